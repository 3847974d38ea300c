/** `sport.penalty.foul`, `sport.penalty.disqualify`, `sport.penalty.defeat`: every offence of 5.1 with its price. */
import type { Price } from '../../engine/model.ts';
import type { Offence } from '../../engine/rulebook.ts';

export const offences: readonly Offence[] = [
  // `sport.offence.out-of-turn`
  { id: 'out-of-turn', breach: '5.1.14', clause: '6.6.1', price: 'foul' },
  // `sport.offence.day-touch`
  { id: 'day-touch', breach: '5.1.13', clause: '6.6.2', price: 'foul' },
  // `sport.offence.conduct`: one breach in three clauses of 6.6.
  { id: 'knocking', breach: '5.1.12', clause: '6.6.3', price: 'foul' },
  { id: 'unethical', breach: '5.1.12', clause: '6.6.4', price: 'foul' },
  { id: 'arguing', breach: '5.1.12', clause: '6.6.5', price: 'foul' },
  { id: 'pulled-hand', breach: '5.1.15', clause: '6.6.6', price: 'foul' },
  // `sport.offence.ballot-calls`
  { id: 'ballot-calls', breach: '5.1.16', clause: '6.6.7', price: 'foul' },
  { id: 'ballot-order', breach: '5.1.18', clause: '6.6.8', price: 'foul' },
  // `sport.offence.leave-table`
  { id: 'leave-table', breach: '5.1.10', clause: '6.7.1', price: 'disqualify' },
  { id: 'night-touch', breach: '5.1.8', clause: '6.7.2', price: 'disqualify' },
  // `sport.offence.night-signs`
  { id: 'night-signs', breach: '5.1.6', clause: '6.7.3', price: 'disqualify' },
  // `sport.offence.insult`
  { id: 'insult', breach: '5.1.5', clause: '6.7.4', price: 'disqualify' },
  { id: 'peeping', breach: '5.1.7', clause: '6.7.5', price: 'disqualify' },
  // `sport.offence.night-talk`
  { id: 'night-talk', breach: '5.1.9', clause: '6.7.6', price: 'disqualify' },
  { id: 'tears', breach: '5.1.17', clause: '6.7.7', price: 'disqualify' },
  // `sport.offence.appeal`
  { id: 'appeal', breach: '5.1.11', clause: '6.7.8', price: 'disqualify' },
  { id: 'ballot-form', breach: '5.1.19', clause: '6.7.9', price: 'disqualify' },
  { id: 'spying', breach: '5.1.3', clause: '6.7.10', price: 'disqualify' },
  // `sport.offence.oath`
  { id: 'oath', breach: '5.1.1', clause: '6.8.1', price: 'defeat' },
  // `sport.offence.threat`
  { id: 'threat', breach: '5.1.2', clause: '6.8.2', price: 'defeat' },
  // `sport.offence.audience`
  { id: 'audience', breach: '5.1.4', clause: '6.8.3', price: 'defeat' },
];

/** What a penalty may be given for; a warning comes before a foul, and so for the same. */
export const offencesAt = (price: Price): readonly string[] =>
  offences.filter((offence) => offence.price === (price === 'warn' ? 'foul' : price)).map(({ id }) => id);
