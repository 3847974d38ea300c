/** What is forbidden at a judged table, by what it costs. */
import type { RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { say, sayOwn } from '../../state/words.ts';

const PRICES = ['foul', 'disqualify', 'defeat'] as const;

export const RulebookOffences = ({ sheet: { id, offences } }: { readonly sheet: RulebookSheet }) => (
  <dl class="offences">
    {PRICES.map((price) => (
      <div key={price}>
        <dt>{say(`app-rules-price-${price}`)}</dt>
        <dd>
          <p class="small dim">{say(`app-rules-price-${price}-about`)}</p>
          <ul>
            {offences
              .filter((offence) => offence.price === price)
              .map((offence) => (
                <li key={offence.id}>
                  <span class="grow">{sayOwn(id, `offence-${offence.id}`)}</span>
                  <span class="num tiny dim">{offence.clause}</span>
                </li>
              ))}
          </ul>
        </dd>
      </div>
    ))}
  </dl>
);
