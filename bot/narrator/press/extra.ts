/** The special edition at the end: everything may be told now. */
import type { End } from '../../../shared/engine/view.ts';
import type { Award } from '../../../shared/wire/awards.ts';
import type { ExtraEdition } from '../../press/picture.ts';
import type { PublicStage } from '../stage.ts';
import { capital } from '../words.ts';
import { emblemOf, lookOf, nameOf } from './front.ts';

export function extraEdition(stage: PublicStage, { winner, winners }: End, awards: readonly Award[]): ExtraEdition {
  const { table, desk, words, teller } = stage;
  const { say, own } = words;
  const { round } = table;
  const tell = (beat: string, values?: { readonly side: string }) => teller.nth(beat, 1, values) ?? '';
  return {
    is: 'extra',
    look: lookOf(desk),
    masthead: desk.chat.title,
    strip: [say('press-number', { n: round + 1 }), say('press-extra-motto'), say(own('press-price'))],
    dateline: [say('press-extra'), say(own('press-name')), say(own('press-nights'), { n: round })],
    headline:
      winner === 'draw'
        ? tell('paper-headline-draw')
        : capital(tell('paper-headline-extra', { side: words.side(winner) })),
    deck: tell('paper-deck-extra'),
    people: table.seats.map(({ id, role, out }, i) => ({
      number: i + 1,
      name: nameOf(stage, id),
      role: words.role(role ?? ''),
      emblem: emblemOf(desk, role),
      isWinner: winners.includes(id),
      isOut: out !== null,
    })),
    awards: awards.map(({ award, seats }) => ({
      label: say(`app-award-${award}`),
      text: seats.map((seat) => nameOf(stage, seat)).join(', '),
    })),
    legend: { winners: say('press-winners'), people: say('press-people'), awards: say('press-awards') },
    foot: say(own('press-foot')),
  };
}
