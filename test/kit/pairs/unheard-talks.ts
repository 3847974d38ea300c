/**
 * `sport.special.nominees-hidden`: one talk in two worlds in which some speakers say other names. Whoever comes after
 * them has heard these, but is shown nothing of them.
 */
import type { Chance } from '../../../shared/engine/chance.ts';
import type { Act } from '../../../shared/engine/commands.ts';
import { decide } from '../../../shared/engine/decide.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import { speakerOf } from '../../../shared/engine/stages/speech.ts';
import { answering, nextCommand, someAnswer } from '../rules/random-player.ts';
import { type Sitting, send, sitDown, type Table, timeUp } from '../rules/sitting.ts';
import { forked } from './sport-worlds.ts';
import { isOn, type Look, sendBoth, type Worlds } from './unseen-nights.ts';

/** Two worlds at the beginning of the talk of one of the first days; null where the game did not come to that. */
export function talkWorlds(sitting: Sitting, chance: Chance): Worlds | null {
  const one = sitDown(sitting);
  const day = 1 + chance.below(3);
  while (!one.game.outcome && (one.game.round < day || one.game.stage.name !== 'talk')) {
    send(one, nextCommand(one.game, one.rules, {}, chance));
  }
  if (one.game.outcome) return null;
  return { one, other: forked(one), blind: one.game.seats.map(({ id }) => id), freeFrom: 1 };
}

export function playTalk(worlds: Worlds, chance: Chance, look: Look): void {
  const { one } = worlds;
  const { round } = one.game;
  const isTalk = () => isOn(worlds) && one.game.stage.name === 'talk' && one.game.round === round;
  look([one.log, worlds.other.log]);
  for (let isFirst = true; isTalk(); isFirst = false) {
    if (isFirst || chance.below(2) === 0) speakApart(worlds, chance, look);
    else speakAlike(worlds, chance, (heard) => isTalk() && look(heard));
    if (isTalk()) sendBoth(worlds, finishing(one, chance), (heard) => isTalk() && look(heard));
  }
}

/** The end of a speech, after which all must be alike again. */
const finishing = ({ game }: Table, chance: Chance): Act | ReturnType<typeof timeUp> =>
  chance.below(3) === 0 ? timeUp(game) : { type: 'act', by: speakerOf(game)!, action: 'finish' };

/** In each world the speaker names whom he likes, or nobody, or takes it back. */
function speakApart({ one, other }: Worlds, chance: Chance, look: Look): void {
  const heard = [one, other].map((table) => [...naming(table, chance), ...naming(table, chance)]);
  look([heard[0]!, heard[1]!], true);
}

function naming(table: Table, chance: Chance): readonly GameEvent[] {
  const { game, rules } = table;
  const by = mouthOf(table, chance);
  const prompt = promptsFor(game, rules, by).find(({ action }) => action === 'nominate' || action === 'withdraw');
  if (!prompt || chance.below(3) === 0) return [];
  const decision = send(table, answering(by, prompt, someAnswer(prompt, chance)));
  return 'events' in decision ? decision.events : [];
}

/** Where people sit together, the judge may enter what was said. */
const mouthOf = ({ game, rules }: Table, chance: Chance): PlaceId =>
  game.host !== null && rules.isAloud?.(game) && chance.below(2) === 0 ? game.host : speakerOf(game)!;

/** Names, fouls, disqualifications and departures that are the same in both worlds. */
function speakAlike(worlds: Worlds, chance: Chance, look: Look): void {
  const { one, other } = worlds;
  const speaker = speakerOf(one.game);
  for (let i = 0; i < 3 && isOn(worlds) && speakerOf(one.game) === speaker; i++) {
    const act = someDayAct(one, chance);
    // That somebody is named already is said to whoever names him again, and may be so in one world only.
    const isSaid = [one, other].every(({ game, rules }) => 'events' in decide(game, act, rules));
    if (isSaid) sendBoth(worlds, act, look);
  }
}

function someDayAct(table: Table, chance: Chance): Act {
  const { game } = table;
  const target = chance.pick([...game.seats, ...game.accused.map(({ seat }) => ({ id: seat }))]).id;
  const lot = chance.below(10);
  if (lot === 0) return { type: 'act', by: target, action: 'leave' };
  if (game.host === null || lot > 5) return { type: 'act', by: mouthOf(table, chance), action: 'nominate', target };
  return { type: 'act', by: game.host, action: lot === 1 ? 'disqualify' : 'foul', target };
}
