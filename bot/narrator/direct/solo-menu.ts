/** Choosing what to practise alone: a rulebook, then a role of it. */
import { EDITIONS } from '../../../shared/editions/index.ts';
import type { Speak, TextId } from '../../../shared/text/speak.ts';
import { type Button, blocks, type Message } from '../../chat/message.ts';
import { encode } from '../../chat/press.ts';
import { rulebookOf } from '../../table/lobby.ts';
import type { TableState } from '../../table/state.ts';

/** Stands for whatever role the lot brings. */
export const ANY = '*';

const nameOf = (say: Speak, edition: string): string => say(`${edition}-name` as TextId);

/** What was begun and not finished comes first. */
export function soloMessage(say: Speak, unfinished: TableState | null): Message {
  const edition = unfinished && nameOf(say, unfinished.desk.setting.edition);
  const on: readonly Button[][] =
    unfinished && edition
      ? [[{ text: say('button-practice-on', { edition }), press: encode({ do: 'solo-on', game: unfinished.id }) }]]
      : [];
  return {
    text: blocks(
      say('practice-choose'),
      unfinished && edition && say('practice-unfinished', { edition, round: unfinished.game?.round ?? 1 }),
    ),
    buttons: [
      ...on,
      ...EDITIONS.map((id) => [{ text: nameOf(say, id), press: encode({ do: 'solo', edition: id, role: '' }) }]),
    ],
  };
}

/** As the rulebook lists them. */
export function soloRoles(say: Speak, edition: string): Message {
  const pressFor = (role: string): string => encode({ do: 'solo', edition, role });
  const roles = rulebookOf(edition).speaksOf.roles.map(
    (role): Button => ({ text: say(`${edition}-role-${role}` as TextId), press: pressFor(role) }),
  );
  return {
    text: say('practice-role', { edition: nameOf(say, edition) }),
    buttons: [
      [{ text: say('button-surprise'), press: pressFor(ANY) }],
      ...roles.flatMap((button, i) => (i % 2 === 0 ? [[button, ...roles.slice(i + 1, i + 2)]] : [])),
    ],
  };
}
