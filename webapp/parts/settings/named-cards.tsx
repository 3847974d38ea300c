/** Some cards by name: each a line with a switch. */
import { awaited } from '../../state/settings.ts';
import { say } from '../../state/words.ts';
import { MiniCard } from '../chrome/icon.tsx';
import { SwitchLine } from '../chrome/lines.tsx';

interface Props {
  readonly control: string;
  readonly cards: readonly string[];
  readonly named: readonly string[];
  readonly nameOf: (card: string) => string;
  readonly aboutOf?: (card: string) => string;
  readonly onChange: (card: string, named: readonly string[]) => void;
}

export const NamedCards = ({ control, cards, named, nameOf, aboutOf, onChange }: Props) => (
  <fieldset class="settings-cards lines">
    <legend class="hidden">{say('app-settings-named')}</legend>
    {cards.map((card) => (
      <SwitchLine
        key={card}
        icon={<MiniCard id={card} />}
        title={nameOf(card)}
        isOn={named.includes(card)}
        isAwaited={awaited.value === `${control} ${card}`}
        onTurn={(isOn) => onChange(card, isOn ? [...named, card] : named.filter((one) => one !== card))}
      >
        {aboutOf?.(card)}
      </SwitchLine>
    ))}
  </fieldset>
);
