/** What a game of a rulebook can speak of and nobody has put into words. */
import { callsOf } from '../../../shared/engine/night/calls.ts';
import { type Rulebook, voicesOf } from '../../../shared/engine/rulebook.ts';
import { settleOptions } from '../../../shared/engine/setup/options.ts';
import { wakeId } from '../../../shared/text/calls.ts';

export function missingWords(rulebook: Rulebook, isText: (id: string) => boolean): readonly string[] {
  const voices = voicesOf(rulebook, '');
  const missing: string[] = [];
  const own = (id: string) => {
    if (![...voices.map((voice) => `${voice}-${id}`), id].some(isText)) missing.push(id);
  };
  const exact = (id: string) => {
    if (!isText(id)) missing.push(id);
  };
  for (const id of ['name', 'about']) exact(`${rulebook.id}-${id}`);
  const { roles, sides, facts, news, cards = [] } = rulebook.speaksOf;
  for (const card of cards) for (const id of [`card-${card}`, `card-${card}-does`, `card-${card}-when`]) own(id);
  for (const role of roles) for (const id of [`role-${role}`, `role-${role}-does`]) own(id);
  for (const side of sides) for (const id of [`side-${side}`, `side-${side}-goal`, `side-${side}-won`]) own(id);
  for (const fact of facts) own(`fact-${fact}`);
  for (const item of news) if (!['out', 'quiet', 'card'].includes(item)) own(`news-${item}`);
  for (const [name, mode] of Object.entries(rulebook.modes)) {
    own(`mode-${name}`);
    own(`mode-${name}-about`);
    for (const [option, spec] of Object.entries(mode.options)) {
      own(`option-${option}`);
      if (spec.kind === 'one-of') for (const value of spec.values) own(`option-${option}-${value}`);
    }
    const settled = settleOptions(mode, {});
    const rules = mode.rules('options' in settled ? settled.options : {}, mode.players.most);
    for (const timer of Object.keys(rules.seconds)) own(`timer-${timer}`);
    const { first, later } = callsOf(rules);
    for (const call of [...first, ...later]) own(wakeId(call));
    for (const { acts = [] } of Object.values(rules.roles)) {
      for (const { action } of acts.filter(({ names }) => names?.most !== 0)) {
        exact(`ask-${action}`);
        exact(`action-${action}`);
      }
    }
    const ofCards = { ...rules.cards };
    for (const { id, plays, isShownOnLeaving } of Object.values(ofCards)) {
      if (plays) own(`ask-play-${id}`);
      if (plays || isShownOnLeaving) own(`news-card-${id}`);
      for (const moment of plays?.at ?? []) if (rules.windows?.[moment]) own(`window-${moment}`);
    }
    for (const { choices } of Object.values(rules.ballots)) for (const choice of choices) exact(`choice-${choice}`);
  }
  return missing;
}
