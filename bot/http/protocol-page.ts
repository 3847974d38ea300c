/** The printed protocol: A4, black on white, one page. */
import { createHash } from 'node:crypto';
import type { Protocol, ProtocolBallot } from '../../shared/engine/protocol.ts';
import type { Language } from '../../shared/text/languages.ts';
import { type Speak, speaker, type TextId } from '../../shared/text/speak.ts';
import { escapeHtml } from '../chat/message.ts';
import { answerText } from '../narrator/tallies.ts';
import { wordsFor } from '../narrator/words.ts';
import type { Desk } from '../table/desk.ts';

const SCRIPT = "document.querySelector('button').onclick = () => print();";

export const PRINT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const STYLE = `
  @page { size: A4; margin: 14mm 14mm 12mm; }
  * { box-sizing: border-box; }
  html { background: #fff; color: #000; color-scheme: light; }
  body { font: 10.5pt/1.35 "Liberation Serif", "Times New Roman", serif; max-width: 182mm; margin: 8mm auto; padding: 0 4mm; }
  h1 { font-size: 20pt; line-height: 1.1; margin: 0; letter-spacing: .01em; }
  h2 { font-size: 10.5pt; margin: 5mm 0 1.5mm; text-transform: uppercase; letter-spacing: .06em; }
  header { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; border-bottom: 3px double #000; padding-bottom: 2mm; }
  small { font-size: 12pt; font-weight: normal; color: #444; overflow-wrap: anywhere; }
  .winner { flex: none; font-size: 13pt; font-weight: bold; }
  dl { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1mm 6mm; margin: 3mm 0 4mm; }
  dl div { display: flex; gap: 2mm; border-bottom: 1px solid #999; padding-bottom: .5mm; min-width: 0; }
  dt { color: #444; flex: none; } dd { margin: 0; font-weight: bold; overflow-wrap: anywhere; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border: 1px solid #000; padding: 1mm 2mm; text-align: center; }
  th { font-weight: bold; background: #eee; -webkit-print-color-adjust: exact; print-color-adjust: exact; font-size: 9.5pt; }
  .name { text-align: left; overflow-wrap: anywhere; } .num { width: 9mm; } .short { width: 15mm; } .fouls { width: 22mm; white-space: nowrap; }
  .letters { font-size: 8.5pt; color: #444; margin: 1mm 0 0; }
  .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm; }
  ol, ul { margin: 0; padding: 0; list-style: none; } li { border-bottom: 1px solid #ccc; padding: .6mm 0; }
  .protest { overflow-wrap: anywhere; }
  li b { font-variant-numeric: tabular-nums; }
  .sign { display: flex; gap: 10mm; align-items: flex-end; margin-top: 9mm; }
  .sign span { flex: 1; border-bottom: 1px solid #000; min-height: 7mm; display: flex; align-items: flex-end; padding-bottom: .5mm; }
  nav { display: flex; gap: 4mm; align-items: center; margin-bottom: 5mm; }
  button { font: inherit; padding: 2mm 5mm; border: 1px solid #000; background: #000; color: #fff; border-radius: 2mm; cursor: pointer; }
  a { color: #000; }
  section { break-inside: avoid; } tr { break-inside: avoid; }
  @media (max-width: 640px) { dl, .two { grid-template-columns: 1fr; } }
  @media print { nav { display: none; } body { margin: 0; padding: 0; max-width: none; } }
`;

export function protocolPage(protocol: Protocol, desk: Desk, language: Language, json: string): string {
  const say = speaker(language);
  const { winner } = protocol;
  const result = winner === 'draw' ? say('app-protocol-draw') : say(`${desk.setting.edition}-side-${winner}` as TextId);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('app-protocol-title-long')} · ${escapeHtml(desk.chat.title)}</title>
<style>${STYLE}</style>
<nav><button type="button">${say('app-protocol-print-now')}</button><a href="${json}">${say('app-protocol-json')}</a></nav>
<header><h1>${say('app-protocol-title-long')} <small>${escapeHtml(desk.chat.title)}</small></h1><span class="winner">${say('app-protocol-winner')}: ${result}</span></header>
${headOf(protocol, say)}
${rowsOf(protocol, say)}
<div class="two">
${nominationsOf(protocol, say)}
${ballotsOf(protocol, desk, say)}
</div>
${penaltiesOf(protocol, desk, say)}
${endOf(protocol, say)}
<script>${SCRIPT}</script>
</html>
`;
}

const numberIn = ({ rows }: Protocol, seat: string): number | string => rows[seat]?.seat ?? seat;

function headOf({ tournament, stage, game, table, date, judge }: Protocol, say: Speak): string {
  const dash = say('app-protocol-none');
  const fields: readonly (readonly [TextId, string])[] = [
    ['app-protocol-tournament', tournament ?? dash],
    ['app-protocol-stage', stage ?? dash],
    ['app-protocol-date', date],
    ['app-protocol-game', String(game)],
    ['app-protocol-table', String(table)],
    ['app-protocol-judge', judge ?? say('app-protocol-judge-bot')],
  ];
  return `<dl>${fields.map(([id, value]) => `<div><dt>${say(id)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

function rowsOf(protocol: Protocol, say: Speak): string {
  const { rows, protests } = protocol;
  const points = (value: number) => value.toLocaleString(say.language);
  const lines = Object.entries(rows)
    .sort(([, one], [, other]) => one.seat - other.seat)
    .map(([id, { seat, name, role, fouls, disqualified, points: main, extra }]) => {
      const penalty = [fouls > 0 ? fouls : '', disqualified ? say('app-protocol-disqualified') : ''].filter(Boolean);
      const cells = [role, penalty.join(', '), points(main), points(extra), points(main + extra)];
      const protest = protests.includes(id) ? '×' : '';
      return `<tr><td class="num"><b>${seat}</b></td><td class="name">${escapeHtml(name)}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td>${protest}</td></tr>`;
    });
  const heads = ['role', 'fouls', 'points', 'extra', 'sum', 'protest'] as const;
  return `<table><thead><tr><th class="num">№</th><th class="name">${say('app-protocol-name')}</th>${heads
    .map((head) => `<th class="${head === 'fouls' ? 'fouls' : 'short'}">${say(`app-protocol-${head}`)}</th>`)
    .join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>
<p class="letters">${say('app-protocol-letters')}</p>`;
}

function nominationsOf(protocol: Protocol, say: Speak): string {
  const days = [...new Set(protocol.nominations.map(({ day }) => day))];
  const items = days.map((day) => {
    const named = protocol.nominations
      .filter((one) => one.day === day)
      .map(({ by, target, withdrawn }) => {
        const line = `${numberIn(protocol, by)} → <b>${numberIn(protocol, target)}</b>`;
        return withdrawn ? `<s>${line}</s>` : line;
      });
    return `<li>${say('app-protocol-day', { n: day })}: ${named.join(', ')}</li>`;
  });
  return section(say('app-protocol-nominations'), items, say);
}

function ballotsOf(protocol: Protocol, desk: Desk, say: Speak): string {
  const words = wordsFor(desk, say.language, new Map());
  const count = ({ votes }: ProtocolBallot) =>
    Object.entries(votes)
      .map(
        ([what, number]) =>
          `${protocol.rows[what] ? numberIn(protocol, what) : answerText(what, words)}: <b>${number}</b>`,
      )
      .join(', ');
  const items = protocol.ballots.map((ballot) => {
    const kind = say(`app-protocol-kind-${ballot.kind}` as TextId);
    return `<li>${say('app-protocol-day', { n: ballot.day })}, ${kind}: ${count(ballot)}</li>`;
  });
  return section(say('app-protocol-ballots'), items, say);
}

function penaltiesOf(protocol: Protocol, desk: Desk, say: Speak): string {
  if (protocol.penalties.length === 0) return '';
  const { own } = wordsFor(desk, say.language, new Map());
  const items = protocol.penalties.map(({ day, seat, penalty, reason }) => {
    const why = reason === undefined ? '' : `: ${say(own(`offence-${reason}`))}`;
    const what = `${say(`action-${penalty}` as TextId)}${why}`;
    return `<li>${say('app-protocol-day', { n: day })}, № <b>${numberIn(protocol, seat)}</b>, ${what}</li>`;
  });
  return section(say('app-protocol-penalties'), items, say);
}

const section = (title: string, items: readonly string[], say: Speak): string =>
  `<section><h2>${title}</h2><ul>${items.join('') || `<li>${say('app-protocol-none')}</li>`}</ul></section>`;

function endOf(protocol: Protocol, say: Speak): string {
  const { bestMove, protests, grounds, signed, judge } = protocol;
  const dash = say('app-protocol-none');
  const named = bestMove?.named.map((seat) => numberIn(protocol, seat)).join(', ') || dash;
  const move = bestMove ? `<b>${numberIn(protocol, bestMove.by)}</b> → ${named}` : dash;
  const contested = protests.map((seat) => {
    const about = grounds[seat] === undefined ? '' : `: ${escapeHtml(grounds[seat])}`;
    return `<li class="protest">№ <b>${numberIn(protocol, seat)}</b>${about}</li>`;
  });
  const signature = signed ? escapeHtml(judge ?? '') : '';
  return `<div class="two"><section><h2>${say('app-protocol-best-move')}</h2><ul><li>${move}</li></ul></section>
${section(say('app-protocol-protests'), contested, say)}</div>
${judge === null ? '' : `<p class="sign">${say('app-protocol-signature')}<span>${signature}</span></p>`}`;
}
