/** What holds wherever there are action cards, last shots and votes that may be changed; written down apart from the engine. */
import type { Command } from '../../../shared/engine/commands.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import type { CardId, Game } from '../../../shared/engine/model.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { mayFire } from '../rules/random-player.ts';
import { broken } from './broken-law.ts';

/** The cards that may be played in a window; any of them that was dealt and not seen yet keeps it open. */
const PLAYED_IN: Readonly<Record<string, readonly CardId[]>> = {
  rescue: ['vest', 'bandage'],
  shot: ['last-shot'],
  opening: ['arrest', 'seizure'],
  dusk: ['wiretap', 'hideout', 'safe-conduct', 'corner-shot'],
  swap: [],
};

const windowIn = ({ stage: { spec } }: Game) => (spec?.kind === 'window' ? spec : null);

const isUnseen = (game: Game, card: CardId): boolean =>
  game.deal.seats.some((seat) => seat.card === card) && !game.played.some((played) => played.card === card);

/** Must this window give nothing away? The end of the day never does. */
export function isVeiled(game: Game): boolean {
  const window = windowIn(game)?.window;
  if (window === undefined || !game.deal.decoys) return false;
  return window === 'dusk' || PLAYED_IN[window]!.some((card) => isUnseen(game, card));
}

const hasAnswered = (game: Game, id: PlaceId): boolean => game.choices.some(({ by }) => by === id);

/** With decoys everybody alive, or whoever might fire, has something to tap in a window, until they have answered. */
export function windowsAskEverybody(game: Game, rules: Rules): void {
  const spec = windowIn(game);
  if (!spec || !game.deal.decoys || spec.window === 'swap') return;
  for (const { id, out } of game.seats) {
    const isAsked = spec.window === 'shot' ? mayFire(game, id) : out === null;
    const asked = promptsFor(game, rules, id);
    if (isAsked && !hasAnswered(game, id) && asked.length === 0) broken(`${id} has nothing to tap`, game);
    if (!isAsked && asked.length > 0) broken(`${id} is asked in a window of others`, game);
  }
}

/** A window that unseen cards might be played in lasts its time, unless a rescue or a shot is played in it. */
export function windowsKeepTheirTime(before: Game, command: Command, after: Game): void {
  if (command.type === 'timeUp' || after.stage.serial === before.stage.serial || !isVeiled(before)) return;
  const { window, seat } = windowIn(before)!;
  const { action, by, target, card } = command;
  const isShot = action === 'shoot' || card === 'corner-shot' || card === 'last-shot';
  const ends = window === 'rescue' ? action === 'play' : window !== 'opening' && isShot;
  const isRemoval = action === 'leave' || action === 'disqualify';
  const removed = action === 'leave' ? by : target;
  const isSettled = isRemoval && (after.outcome !== null || removed === seat || window === 'shot');
  if (!ends && !isSettled) broken(`${window} ended early`, command, before);
}

/** Whoever may vote is asked throughout, also when they have voted; while the Leader votes first, nobody else is. */
export function votesStayOpen(game: Game, rules: Rules): void {
  const { spec } = game.stage;
  if (spec?.kind !== 'ballot' || !rules.ballots[spec.rung]?.isChangeable) return;
  const named = game.accused.length > 0 ? game.accused.map(({ seat }) => seat) : (spec.among ?? []);
  for (const { id, out } of game.seats) {
    const hasSomebody = named.some((seat) => seat !== id && game.seats.some((one) => one.id === seat && !one.out));
    const isOpen = !out && spec.voters.includes(id) && hasSomebody && (!spec.isLed || id === game.leader);
    const isAsked = promptsFor(game, rules, id).some(({ action }) => action === 'vote');
    if (isOpen !== isAsked) broken(`${id} ${isOpen ? 'cannot' : 'can'} vote`, game);
  }
}

/** Cards stay where they were dealt, are played once, by their holders, and by roles whose sign they bear. */
export function cardsArePlayedOnce(game: Game, rules: Rules): void {
  for (const [i, { id, card }] of game.seats.entries()) {
    if (card !== game.deal.seats[i]!.card) broken(`${id} has another card`, game);
    const own = game.played.filter(({ by }) => by === id);
    const users = card === null ? [] : (rules.cards?.[card]?.users ?? []);
    const isUser = users === 'everybody' || users.includes(game.seats[i]!.role);
    // Who has exchanged roles by a card need not be a user any more.
    const isFair = own.every((played) => played.card === card && (isUser || card === 'swap'));
    if (own.length > 1 || !isFair) broken(`${id} has played what they may not`, game);
  }
}

/** Only the living are hit or lead, and nobody is left hit when it is settled. */
export function theHitAreAlive(game: Game): void {
  const isIn = (id: PlaceId) => game.seats.some((seat) => seat.id === id && !seat.out);
  const { spec } = game.stage;
  const about = spec?.kind === 'window' && spec.window === 'rescue' ? [spec.seat] : [];
  if (!game.struck.every((id) => isIn(id)) || !about.every((id) => id !== undefined && game.struck.includes(id)))
    broken('somebody out is hit', game);
  if (about.length === 0 && game.struck.length > 0 && !game.outcome) broken('somebody is left hit', game);
  if (game.leader !== null && !isIn(game.leader) && game.seats.some(({ out }) => !out))
    broken('the Leader is out', game);
}

/** Whoever goes away is out at that moment. */
export function leavingIsImmediate(command: Command, after: Game): void {
  if (command.type !== 'act' || command.action !== 'leave') return;
  if (after.seats.some(({ id, out }) => id === command.by && !out)) broken(`${command.by} is still there`, after);
}
