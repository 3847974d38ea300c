/** Every text that a game of a children's mode can send: all there are, but for what is explained here. */
import { rulebooks } from '../../shared/editions/index.ts';
import type { Options } from '../../shared/engine/model.ts';
import { type Mode, type Rulebook, voicesOf } from '../../shared/engine/rulebook.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { settleOptions } from '../../shared/engine/setup/options.ts';
import { ACTIONS } from '../../shared/engine/words.ts';
import { playground } from '../../shared/text/en/playground.ts';
import { hasText, type TextId, texts } from '../../shared/text/speak.ts';

/** Texts without prefix that nobody says in such a game, and why. */
export const NEVER_SAID: readonly (readonly [why: string, ids: RegExp, where?: (game: KidsGame) => boolean])[] = [
  ['the bot introduces itself beside any game, under the name it has on the shelf', /^(start(-app)?|help-.+)$/],
  [
    'a children’s mode is not practised alone',
    /^(solo-.+|coach|knew.*|practice-(choose|unfinished|role|dealt|again|title))$/,
  ],
  ['the rulebooks are a library, and these are pages of it', /^(app-rules-.+|round-(?!kids|ties).+|wins)$/],
  [
    'no action cards are dealt',
    /^(card-(?!(role|seat|know|ends|tip)$).+|news-card-.+|leader-.+|problem-card-(limit|players)|warning-(many-cards|risky-card))$/,
  ],
  ['so no card is explained', /^coach-(play-.+|(wait-)?(swap|opening|dusk|first|tie)(-.+)?)$/],
  [
    'without cards nobody is hit and rescued',
    /^((ask-|app-)?window-rescue(-app)?|coach-(wait-)?rescue(-.+)?|news-hit|app-(mark|marked|paper)-hit)$/,
  ],
  [
    'nobody has an ability, or none that makes such news',
    /^news-(uncovered|healed|blocked)$/,
    ({ rules }) => !Object.hasOwn(rules.roles, 'doctor'),
  ],
  ['nobody is recruited, jailed or pardoned', /^(press-box-(?!muted).+|fact-mafia|app-marke?d?-jailed)$/],
  [
    'nobody loses a vote',
    /^(press-box-muted|app-marke?d?-muted)$/,
    ({ rules }) => !Object.hasOwn(rules.roles, 'catwoman'),
  ],
  ['the catwoman takes no nights', /^((fact|knew)-visited|role-catwoman-does-role|ask-visit-note-role)$/],
  ['so no look goes without an answer', /^fact-answered$/],
  ['there is no ballot on all of them at once', /^(trial-raise(-app)?|ask-vote-question|app-read-raise)$/],
  ['there are never less than two in a final', /^(trial-one|ask-vote-one|app-trial-.+|app-read-trial)$/],
  ['there is no judge with a sheet', /^app-(judge|protocol)-.+$/],
];

export interface KidsGame {
  readonly title: string;
  readonly book: Rulebook;
  /** What the host has changed. */
  readonly options: Options;
  /** The id of the mode. */
  readonly id: string;
  readonly mode: Mode;
  readonly rules: Rules;
  /** In whose words it is said, the first that has it. */
  readonly voices: readonly string[];
}

const gamesOf =
  (how: string, wishes: (mode: Mode) => Options) =>
  (book: Rulebook): readonly KidsGame[] =>
    Object.entries(book.modes).flatMap(([id, mode]) => {
      if (mode.dress?.look !== 'children') return [];
      const options = wishes(mode);
      const settled = settleOptions(mode, options);
      const rules = mode.rules('options' in settled ? settled.options : {}, mode.players.most);
      return [{ title: `${book.id}${how}`, book, id, mode, options, rules, voices: voicesOf(book, id) }];
    });

/** All modes that are dressed for children, with everything eased as they are made. */
export const easyGames: readonly KidsGame[] = Object.values(rulebooks).flatMap(gamesOf('', () => ({})));

/** The same with nothing eased: all of the grown-ups' rules, in children's words. */
export const uneasedGames: readonly KidsGame[] = Object.values(rulebooks).flatMap(
  gamesOf(', nothing eased', ({ options }) =>
    Object.fromEntries(Object.entries(options).flatMap(([id, { kind }]) => (kind === 'switch' ? [[id, false]] : []))),
  ),
);

export const kidsGames: readonly KidsGame[] = [...easyGames, ...uneasedGames];

/** Why a text with this id, without prefix, is never sent; null if it may be. */
export function whyNever(game: KidsGame, id: string): string | null {
  if (isOfAnotherMode(game, id)) return 'the mode has no such thing';
  return NEVER_SAID.find(([, ids, where]) => ids.test(id) && (where?.(game) ?? true))?.[0] ?? null;
}

/** It speaks of a role, a side, a variant, a time, a mode or an action that this mode has not. */
function isOfAnotherMode({ id: own, mode, rules }: KidsGame, id: string): boolean {
  const sides = Object.values(rules.roles).map(({ side }) => side);
  const has: Readonly<Record<string, readonly string[]>> = {
    role: Object.keys(rules.roles),
    side: sides,
    why: [...sides, 'draw'],
    option: Object.keys(mode.options),
    timer: Object.keys(rules.seconds),
    mode: [own],
    wake: [...Object.keys(rules.roles), ...Object.keys(rules.gangs)],
  };
  const [, kind = '', what = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
  const isIn = (names: readonly string[]) => names.some((name) => what === name || what.startsWith(`${name}-`));
  if (has[kind]) return !isIn(has[kind]);
  if (kind === 'coach') return isOfAnotherRole(rules, what);
  const others = ACTIONS.filter((action) => !actionsIn(rules).includes(action));
  return ['ask', 'action', 'fact', 'fate'].includes(kind) && isIn(others);
}

/** What the coach says of what only some role is asked. */
const isOfAnotherRole = ({ roles }: Rules, what: string): boolean =>
  Object.values(rulebooks)
    .flatMap(({ speaksOf }) => speaksOf.roles)
    .some((role) => !Object.hasOwn(roles, role) && what.startsWith(`${role}-`));

/** What the roles can do, what everybody does besides, and what is left to a human host. */
function actionsIn({ roles, gangs }: Rules): readonly string[] {
  const acts = [...Object.values(roles), ...Object.values(gangs)].flatMap(({ acts = [] }) => acts);
  return [...acts.map(({ action }) => action), 'suspect', 'finish', 'vote', 'decline', 'leave', 'disqualify'];
}

/** Each id without prefix, with the text that says it in this game. */
export function kidsTexts(game: KidsGame): ReadonlyMap<string, TextId> {
  const foreign = Object.keys(rulebooks).filter((edition) => edition !== game.book.id);
  const isForeign = (id: string) =>
    Object.hasOwn(playground, id) || foreign.some((edition) => id.startsWith(`${edition}-`));
  const ids = Object.keys(texts.en).filter((id) => !isForeign(id));
  const bare = new Set(ids.map((id) => bareOf(game, id)));
  return new Map([...bare].filter((id) => whyNever(game, id) === null).map((id) => [id, saidAs(game, id)]));
}

/** The id of a text without the prefix of the voice that says it. */
export function bareOf({ voices }: KidsGame, id: string): string {
  const voice = voices.find((one) => id.startsWith(`${one}-`));
  return voice === undefined ? id : id.slice(voice.length + 1);
}

export function saidAs({ voices }: KidsGame, id: string): TextId {
  const found = [...voices.map((voice) => `${voice}-${id}`), id].find(hasText);
  if (found === undefined) throw new Error(`there is no text ${id}`);
  return found;
}
