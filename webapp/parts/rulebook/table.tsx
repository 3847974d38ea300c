/** The set-up table: who is dealt to so many, in one mode or another. */
import { useSignal } from '@preact/signals';
import type { ModeSheet, RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { voicesIn } from '../../state/rulebooks.ts';
import { say, sayAs } from '../../state/words.ts';
import { DealtActions, DealtCards } from '../card/dealt.tsx';
import { StepperLine } from '../chrome/lines.tsx';
import { RulebookModes } from './modes.tsx';

/** As many as a reader without a table is shown first. */
const USUAL = 10;

export function RulebookTable({ sheet }: { readonly sheet: RulebookSheet }) {
  const shown = useSignal(sheet.modes[0]!.id);
  const wanted = useSignal(USUAL);
  const mode = sheet.modes.find((one) => one.id === shown.value) ?? sheet.modes[0]!;
  const players = Math.min(mode.most, Math.max(mode.least, wanted.value));
  const to = (n: number) =>
    n < mode.least || n > mode.most
      ? null
      : () => {
          wanted.value = n;
        };
  return (
    <>
      <p class="small dim">{say('app-rules-table-about')}</p>
      <RulebookModes
        sheet={sheet}
        shown={mode.id}
        onChoose={(id) => {
          shown.value = id;
        }}
      />
      <ul class="lines setup-players">
        <StepperLine
          title={say('app-rules-table-number')}
          value={`${players}`}
          fewer={{ label: say('app-rules-table-fewer'), press: to(players - 1) }}
          greater={{ label: say('app-rules-table-more'), press: to(players + 1) }}
          isLocked={mode.least === mode.most}
        />
      </ul>
      <Row edition={sheet.id} mode={mode} players={players} />
    </>
  );
}

interface Asked {
  readonly edition: string;
  readonly mode: ModeSheet;
  readonly players: number;
}

function Row({ edition, mode, players }: Asked) {
  const row = mode.table.find((one) => one.players === players);
  if (!row) return <p>{say('app-rules-table-none')}</p>;
  const voices = voicesIn(edition, mode);
  return (
    <>
      <DealtCards
        edition={edition}
        deck={row.deck}
        draws={row.draws}
        tell={(id) => sayAs(voices, id)}
        drawingOf={(role) => mode.dress?.emblems[role] ?? role}
      />
      {row.cards && <DealtActions {...row.cards} />}
    </>
  );
}
