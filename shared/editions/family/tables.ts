/** Who is dealt: `family.deal`, `family.decision.composition`. */
import type { Options, RoleId } from '../../engine/model.ts';
import { AUTO, type Composition } from '../../engine/rulebook.ts';

/** `family.players` */
export const PLAYERS = { least: 7, most: 15 } as const;

/** The twelve printed cards. */
export const printed: Composition = {
  citizen: 4,
  commissioner: 1,
  doctor: 1,
  detective: 1,
  catwoman: 1,
  maniac: 1,
  mafioso: 3,
};

/** Those who come one after the other as the table grows. */
const JOINS: Readonly<Record<RoleId, number>> = { detective: 9, catwoman: 10, maniac: 12 };

const mafiosiFor = ({ mafiosi }: Options, players: number): number =>
  typeof mafiosi === 'number' ? mafiosi : players < 11 ? 2 : 3;

/** As the table asks for it, or from the number of players on at which it comes. */
const isDealt = (options: Options, role: RoleId, players: number): boolean => {
  const wished = options[role] ?? AUTO;
  return wished === AUTO ? players >= (JOINS[role] ?? 0) : wished !== false;
};

export function rowFor(options: Options, players: number): Composition {
  const mafioso = mafiosiFor(options, players);
  const joining = Object.keys(JOINS).filter((role) => isDealt(options, role, players));
  const citizen = players - mafioso - joining.length - 2;
  return {
    citizen,
    commissioner: 1,
    doctor: 1,
    ...Object.fromEntries(joining.map((role) => [role, 1])),
    mafioso,
  };
}

/** `extended` and `kids`: everybody else is a citizen. */
export function plainRowFor(options: Options, players: number): Composition {
  const mafioso = mafiosiFor(options, players);
  return { citizen: players - mafioso, mafioso };
}
