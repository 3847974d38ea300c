/** Before the cards are dealt: who sits down, who stands up, what is wished for. */
import { EDITIONS, findRulebook } from '../../shared/editions/index.ts';
import type { OptionValue, TimerId } from '../../shared/engine/model.ts';
import { AUTO, fits, isOfDeal, type Mode, mostFor, type Rulebook, seatsIn } from '../../shared/engine/rulebook.ts';
import { prepare, settle } from '../../shared/engine/setup/prepare.ts';
import type { Problem } from '../../shared/engine/setup/problems.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Strength } from '../../shared/wire/practice.ts';
import {
  AIDE,
  type Chat,
  type Desk,
  FIRST_DRAWERS,
  HOST,
  isPractice,
  placeOf,
  putIn,
  type Setting,
  type Sitter,
  seatName,
} from './desk.ts';
import { FIRST_NARRATION, type Narration } from './narration.ts';
import { fillSeats, makeRoom, unseat, withoutSurplus } from './practice.ts';
import { type Refused, refuse, refuseFor } from './refusal.ts';
import type { TableState } from './state.ts';

export function firstSetting(edition: string = EDITIONS[0]): Setting {
  const [mode = ''] = Object.keys(rulebookOf(edition).modes);
  return { edition, mode, options: {}, composition: 'auto', timers: {}, decoys: true };
}

export const newDesk = (
  by: Sitter,
  { narration = FIRST_NARRATION, ...chat }: Chat & { narration?: Narration },
  setting: Setting,
): Desk => ({
  ...FIRST_DRAWERS,
  chat,
  creator: by.person,
  setting,
  players: [],
  host: null,
  aide: null,
  narration,
});

export function rulebookOf(edition: string): Rulebook {
  const rulebook = findRulebook(edition);
  if (!rulebook) throw new Error(`there is no rulebook ${edition}`);
  return rulebook;
}

export function modeOf({ edition, mode }: Setting): Mode {
  const found = rulebookOf(edition).modes[mode];
  if (!found) throw new Error(`there is no mode ${mode} in ${edition}`);
  return found;
}

/** To how many this table deals as it is set: more may sit down where cards can be counted out for them by hand. */
export const mostAt = (setting: Setting): number => mostFor(modeOf(setting), setting);

/** Settings kept from an earlier release may speak of what is no longer there. */
export function stillValid(setting: Setting | null): Setting {
  if (!setting || !Object.hasOwn(findRulebook(setting.edition)?.modes ?? {}, setting.mode)) return firstSetting();
  const isFitting = settingProblem(setting) === null;
  return isFitting ? setting : { ...firstSetting(setting.edition), mode: setting.mode };
}

export const setupOf = ({ setting, players, host, aide }: Desk) => ({
  ...setting,
  options: { ...setting.options, ...(aide && aideOption(setting)) },
  players: players.map((_, i) => seatName(i)),
  host: host ? HOST : null,
});

/** Whoever assists is an option of the rulebook's. */
function aideOption(setting: Setting): Setting['options'] {
  const option = Object.entries(modeOf(setting).options).find(([, { kind }]) => kind === 'aide');
  return option ? { [option[0]]: AIDE } : {};
}

/** Whoever leads is a judge, who sees everything. */
export const isJudged = (setting: Setting): boolean => {
  const outcome = settle(rulebookOf(setting.edition), setting);
  return 'rules' in outcome && outcome.rules.leadersSeeAll === true;
};

export const allowsAide = (setting: Setting): boolean => Object.keys(aideOption(setting)).length > 0;

/** What keeps the table from beginning as it is, or the warnings with which it may. */
export const readiness = (desk: Desk): ReturnType<typeof prepare> =>
  prepare(rulebookOf(desk.setting.edition), setupOf(desk), '');

/** Why this table is not being set any more; null while it is. */
export function pastLobby({ status }: TableState): Refused | null {
  if (status === 'lobby') return null;
  if (status === 'running') return refuse('refusal-begun');
  return refuse(status === 'over' ? 'refusal-over' : 'refusal-no-such-table');
}

export function sitDown(desk: Desk, sitter: Sitter): Desk | Refused {
  if (isLeading(desk, sitter.person)) return refuse('refusal-hosting');
  if (desk.players.some(({ person }) => person === sitter.person)) return refuse('refusal-already-in');
  const { players } = makeRoom(desk);
  if (players.length >= seatsIn(modeOf(desk.setting))) return refuse('refusal-full');
  return { ...putIn(desk, 'presence', { unreached: [] }), players: [...players, sitter] };
}

export function standUp(desk: Desk, person: PersonId): Desk | Refused {
  if (isLeading(desk, person)) return withoutLeader(desk, person);
  if (!desk.players.some((sitter) => sitter.person === person)) return refuse('refusal-not-in');
  return { ...desk, players: desk.players.filter((sitter) => sitter.person !== person) };
}

/** What somebody gives to the shuffle stays as it is; whoever was seated by others may still give theirs. */
export function cut(desk: Desk, person: PersonId, given: string): Desk | Refused {
  if (placeOf(desk, person) === null) return refuse('refusal-not-in');
  const withCut = <T extends Sitter | null>(sitter: T): T =>
    sitter?.person === person && sitter.cut === undefined ? { ...sitter, cut: given } : sitter;
  return { ...desk, players: desk.players.map(withCut), host: withCut(desk.host), aide: withCut(desk.aide) };
}

const isLeading = ({ host, aide }: Desk, person: PersonId): boolean =>
  [host, aide].some((one) => one?.person === person);

/** Whoever assists a judge goes with the judge. */
const withoutLeader = (desk: Desk, person: PersonId): Desk =>
  desk.host?.person === person ? { ...desk, host: null, aide: null } : { ...desk, aide: null };

/** Somebody offers to lead the game, or to assist whoever does; nobody is put out of a place for it. */
export function lead(desk: Desk, sitter: Sitter, as: 'host' | 'aide'): Desk | Refused {
  if (isLeading(desk, sitter.person)) return refuse('refusal-hosting');
  if (desk[as])
    return refuse(as === 'host' ? 'refusal-led-already' : 'refusal-assisted-already', { name: desk[as].name });
  return as === 'host' ? nameHost(desk, sitter) : nameAide(desk, sitter);
}

/** One change to what is wished for. What no longer fits the new choice goes back to the rulebook's own. */
export type Change =
  | { readonly set: 'edition'; readonly to: string }
  | { readonly set: 'mode'; readonly to: string }
  | { readonly set: 'option'; readonly option: string; readonly to: OptionValue }
  | { readonly set: 'timer'; readonly timer: string; readonly to: number | null }
  | { readonly set: 'timers'; readonly to: Setting['timers'] }
  | { readonly set: 'composition'; readonly to: Setting['composition'] }
  | { readonly set: 'decoys'; readonly to: boolean }
  | { readonly set: 'language'; readonly to: Language }
  | { readonly set: 'narration'; readonly to: Partial<Narration> }
  | { readonly set: 'host' | 'aide'; readonly to: Sitter | null }
  | { readonly set: 'practice'; readonly number: number; readonly strength: Strength }
  /** A practice player goes from its place. */
  | { readonly set: 'unseat'; readonly place: string };

type SettingChange = Exclude<Change, { set: 'language' | 'narration' | 'host' | 'aide' | 'practice' | 'unseat' }>;

export function change(desk: Desk, wanted: Change): Desk | Refused {
  if (wanted.set === 'language') return { ...desk, chat: { ...desk.chat, language: wanted.to } };
  if (wanted.set === 'narration') return { ...desk, narration: { ...desk.narration, ...wanted.to } };
  if (wanted.set === 'host') return nameHost(desk, wanted.to);
  if (wanted.set === 'aide') return nameAide(desk, wanted.to);
  if (wanted.set === 'practice') return fillSeats(desk, wanted.number, wanted.strength);
  if (wanted.set === 'unseat') return unseat(desk, wanted.place);
  const setting = changeSetting(desk.setting, wanted as SettingChange);
  if (!setting) return refuse('refusal-closed');
  const problem = settingProblem(setting);
  if (problem) return refuseFor(problem, setting);
  const host = modeOf(setting).allowsHost ? desk.host : null;
  const aide = host && allowsAide(setting) ? desk.aide : null;
  return withoutSurplus({ ...desk, setting, host, aide });
}

function changeSetting(setting: Setting, wanted: SettingChange): Setting | null {
  switch (wanted.set) {
    case 'edition':
      return findRulebook(wanted.to) ? { ...firstSetting(wanted.to), decoys: setting.decoys } : null;
    case 'mode':
      if (!Object.hasOwn(rulebookOf(setting.edition).modes, wanted.to)) return null;
      return { ...setting, mode: wanted.to, options: {}, timers: {}, composition: 'auto' };
    case 'option':
      if (modeOf(setting).options[wanted.option]?.kind === 'aide') return null;
      return withOption(setting, wanted.option, wanted.to);
    case 'timer':
      return withTimer(setting, wanted.timer, wanted.to);
    case 'timers':
      return { ...setting, timers: wanted.to, options: withoutTimes(setting) };
    case 'composition':
      // Where the table of the rulebook is exact there is no page on which this could be undone.
      if (wanted.to !== AUTO && modeOf(setting).isDeckFixed) return null;
      return { ...setting, composition: wanted.to };
    case 'decoys':
      return { ...setting, decoys: wanted.to };
  }
}

/** Cards counted out by hand stay as they are, unless the option is one of which cards are dealt. */
function withOption(setting: Setting, option: string, to: OptionValue): Setting {
  const spec = modeOf(setting).options[option];
  const composition = spec && isOfDeal(spec) ? AUTO : setting.composition;
  return { ...setting, options: { ...setting.options, [option]: to }, composition };
}

/** A length that the rulebook itself offers is its option; any other is the table's own. */
function withTimer(setting: Setting, timer: TimerId, to: number | null): Setting {
  const { [timer]: _, ...timers } = setting.timers;
  const printed = Object.entries(modeOf(setting).options).find(
    ([, spec]) => spec.kind === 'seconds' && spec.timer === timer && fits(spec, to),
  );
  if (printed && to !== null) return { ...setting, timers, options: { ...setting.options, [printed[0]]: to } };
  return { ...setting, timers: to === null ? timers : { ...timers, [timer]: to } };
}

const withoutTimes = (setting: Setting): Setting['options'] => {
  const specs = modeOf(setting).options;
  return Object.fromEntries(Object.entries(setting.options).filter(([option]) => specs[option]?.kind !== 'seconds'));
};

/** Numbers of players and of cards are looked at when the table begins. */
function settingProblem(setting: Setting): Problem | null {
  const outcome = settle(rulebookOf(setting.edition), setting);
  return 'refused' in outcome ? outcome.refused : null;
}

function nameHost(desk: Desk, host: Sitter | null): Desk | Refused {
  if (host && isPractice(host)) return refuse('refusal-practice-leads');
  if (host && !modeOf(desk.setting).allowsHost) return refuse('problem-no-host-here');
  const aide = host && desk.aide?.person !== host.person ? desk.aide : null;
  return { ...desk, host, aide, players: desk.players.filter(({ person }) => person !== host?.person) };
}

function nameAide(desk: Desk, aide: Sitter | null): Desk | Refused {
  if (aide && isPractice(aide)) return refuse('refusal-practice-leads');
  if (aide && !allowsAide(desk.setting)) return refuse('refusal-no-aide-here');
  if (aide && (desk.host === null || desk.host.person === aide.person)) return refuse('refusal-aide-without-host');
  return { ...desk, aide, players: desk.players.filter(({ person }) => person !== aide?.person) };
}
