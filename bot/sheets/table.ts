/** What one person's app is shown of a table: made from what they may see, and from nothing else. */
import { createHash } from 'node:crypto';
import { rulesOf } from '../../shared/editions/index.ts';
import { seatsIn, voicesOf } from '../../shared/engine/rulebook.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Language } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { LobbyPractice, LobbySight } from '../../shared/wire/lobby.ts';
import type { AwaySight, CardsSight, PlaySight, Sight } from '../../shared/wire/sight.ts';
import type { State } from '../narrator/direct/chat.ts';
import { awardsOf } from '../narrator/end/awards.ts';
import { chronicleOf } from '../narrator/end/chronicle.ts';
import { knewOf } from '../narrator/end/knew.ts';
import { saidLines } from '../narrator/group/statements.ts';
import { warningLines } from '../narrator/lobby/warnings.ts';
import { type Seen, seenBy } from '../narrator/seen.ts';
import { narrationSight } from '../narrator/settings/narration.ts';
import { titleOf, wordsFor } from '../narrator/words.ts';
import { oddsAt } from '../odds/table.ts';
import { voicesNeeded } from '../table/attendance.ts';
import { type Desk, isPractice, placeOf, placesOf, seatName, sitterOf } from '../table/desk.ts';
import { allowsAide, isJudged, modeOf, mostAt, readiness, rulebookOf } from '../table/lobby.ts';
import { unread } from '../table/play.ts';
import { isAloudBy, roomFor } from '../table/practice.ts';
import { refuseFor, sayRefusal } from '../table/refusal.ts';
import { mayState } from '../table/saying.ts';
import type { TableState } from '../table/state.ts';
import {
  actionCardsOf,
  boxOf,
  deckOf,
  longerThan,
  optionsOf,
  printedOf,
  rowOf,
  secondsOf,
  shorterThan,
} from '../table/wished.ts';
import { judgedSight } from './protocol.ts';

export interface Reader {
  readonly person: PersonId;
  readonly language: Language;
  readonly mayManage: boolean;
}

export interface Around {
  /** A link that opens this table. */
  readonly invitation: string;
  /** Another table that is open in the same group by now. */
  readonly next: string | null;
  /** Where the protocol can be printed. */
  readonly printed: string | null;
  /** Somebody makes the pictures. */
  readonly hasPrinter?: boolean;
}

export function sightOf(state: TableState, reader: Reader, around: Around): Sight {
  const { desk, status } = state;
  const place = placeOf(desk, reader.person);
  const shown: Omit<Sight, 'version'> = {
    game: state.id,
    status,
    title: titleOf(desk, reader.language),
    language: desk.chat.language,
    edition: desk.setting.edition,
    mode: desk.setting.mode,
    voices: voicesOf(rulebookOf(desk.setting.edition), desk.setting.mode),
    dress: modeOf(desk.setting).dress ?? null,
    place,
    names: Object.fromEntries(placesOf(desk).map(({ id, sitter }) => [id, sitter.name])),
    mayManage: reader.mayManage,
    deadline: state.deadline,
    pausedWith: desk.clock.pause?.left ?? null,
    lobby: status === 'lobby' ? lobbySight(desk, reader, around) : null,
    play: state.game ? playSight(state as State, reader, status === 'over', around.printed) : null,
    next: around.next,
  };
  return { ...shown, version: versionOf(shown) };
}

/** The same for the same content, so it tells nothing of what happened out of sight. */
const versionOf = (shown: Omit<Sight, 'version'>): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);

function lobbySight(desk: Desk, { person, language }: Reader, { invitation, hasPrinter = false }: Around): LobbySight {
  const { setting, players, creator, host } = desk;
  const mode = modeOf(setting);
  const { least } = mode.players;
  const ready = readiness(desk);
  const say = speaker(language);
  const options = optionsOf(desk);
  const { cards, draws } = rowOf(desk);
  return {
    players: players.map((sitter, i) => ({
      place: seatName(i),
      name: sitter.name,
      isCreator: sitter.person === creator,
      practice: sitter.practice ?? null,
    })),
    practice: practiceSight(desk),
    least,
    most: mostAt(setting),
    seats: seatsIn(mode),
    host: host?.name ?? null,
    allowsHost: mode.allowsHost,
    aide: desk.aide?.name ?? null,
    allowsAide: allowsAide(setting),
    isJudged: isJudged(setting),
    isDeckFixed: mode.isDeckFixed === true,
    isDeckByHand: setting.composition !== 'auto',
    deck: cards,
    draws: draws.map(({ group, among, n }) => ({ group, among, n })),
    handDeck: deckOf(desk),
    box: boxOf(desk),
    printed: printedOf(desk),
    cards: actionCardsOf(desk),
    options: Object.entries(mode.options).map(([id, spec]) => ({ id, spec, value: options[id] ?? spec.byDefault })),
    timers: Object.entries(secondsOf(desk)).map(([id, seconds]) => ({
      id,
      seconds,
      isOwn: Object.hasOwn(setting.timers, id),
      shorter: shorterThan(seconds),
      longer: longerThan(seconds),
    })),
    decoys: setting.decoys,
    narration: narrationSight(desk, hasPrinter),
    problem: 'refused' in ready ? sayRefusal(say, refuseFor(ready.refused, setting)) : null,
    warnings: warningLines(desk, wordsFor(desk, language, new Map())),
    odds: oddsAt(desk),
    invitation,
    seal: desk.deal.house?.seal ?? null,
    cut: sitterOf(desk, person)?.cut ?? null,
  };
}

/** Where they may be asked for. */
function practiceSight(desk: Desk): LobbyPractice | null {
  if (isAloudBy(desk.setting)) return null;
  return { number: desk.players.filter(isPractice).length, room: roomFor(desk), strength: desk.practice.strength };
}

function playSight(state: State, { person, language }: Reader, isOver: boolean, printed: string | null): PlaySight {
  const { desk, game } = state;
  const place = placeOf(desk, person);
  const sitter = sitterOf(desk, person);
  const seen = place !== null && sitter ? seenBy(state, place, sitter) : null;
  const view = seen?.view ?? viewFor(game, rulesOf(game.deal), null);
  return {
    view,
    seal: desk.deal.seal,
    house: desk.deal.house?.seal ?? null,
    token: seen?.token ?? null,
    answers: seen?.answers ?? [],
    opening: seen?.opening ?? [],
    fresh: seen?.fresh ?? [],
    cards: cardsSight(state, seen),
    signs: seen?.signs ?? [],
    ownSign: seen?.ownSign ?? null,
    away: awaySights(state, person),
    chronicle: isOver ? chronicleOf(state) : null,
    awards: isOver ? awardsOf(state) : null,
    judged: judgedSight(state, person, printed),
    isAloud: rulesOf(game.deal).isAloud?.(game) === true,
    solo: seen?.solo ?? null,
    knew: isOver && desk.practice.solo ? knewOf(state) : null,
    said: saidLines(state, wordsFor(desk, language, new Map())),
    mayState: !isOver && place !== null && mayState(state, place),
  };
}

function cardsSight(state: State, seen: Seen | null): CardsSight | null {
  const left = unread(state);
  return left && { hasLooked: seen?.cards?.hasLooked ?? true, left: left.length };
}

const awaySights = ({ desk, game }: State, person: PersonId): readonly AwaySight[] =>
  desk.presence.away.flatMap(({ seat, name, votes, settled }) => {
    const isOpen = settled === null && game.seats.some(({ id, out }) => id === seat && out === null);
    if (!isOpen) return [];
    return [
      { seat, name, votes: votes.length, needed: voicesNeeded(desk, game, seat), hasVoted: votes.includes(person) },
    ];
  });
