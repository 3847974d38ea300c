/** Answers to commands: how the game stands, a choice of language. */
import { LANGUAGE_NAMES, LANGUAGES } from '../../shared/text/languages.ts';
import { span } from '../../shared/text/spans.ts';
import type { Speak } from '../../shared/text/speak.ts';
import { lines, type Message } from '../chat/message.ts';
import { encode } from '../chat/press.ts';
import { isRunning } from '../table/play.ts';
import type { TableState } from '../table/state.ts';
import { lobbyMessage } from './lobby/lobby.ts';
import { publicStage } from './stage.ts';

/** Only what the table sees, to whoever asks. */
export function tableMessage(state: TableState, now: number): Message {
  if (!isRunning(state)) {
    return {
      text: lobbyMessage(state, { join: 'j', leave: 'l', settings: 's', begin: 'b', lead: 'd', table: null }).text,
    };
  }
  const { table, words, desk } = publicStage(state);
  const { say } = words;
  const [alive, out] = [true, false].map((isIn) =>
    table.seats.filter((seat) => (seat.out === null) === isIn).map(({ id }) => id),
  );
  const left = state.deadline === null ? null : Math.max(0, Math.round((state.deadline - now) / 1000));
  return {
    text: lines(
      say('table-running', {
        edition: say(words.own('name')),
        mode: say(words.own(`mode-${desk.setting.mode}`)),
        round: table.round,
        stage: say(`stage-${table.stage}`),
      }),
      table.speaker !== null && say('floor', { name: words.name(table.speaker) }),
      say('table-alive', { names: words.list(alive ?? []) }),
      out && out.length > 0 && say('table-out', { names: words.list(out) }),
      desk.clock.pause ? say('paused') : left !== null && say('table-left', { span: span(say, left) }),
    ),
  };
}

export const languageMenu = (say: Speak): Message => ({
  text: say('language-choose'),
  buttons: [LANGUAGES.map((to) => ({ text: LANGUAGE_NAMES[to], press: encode({ do: 'language', to }) }))],
});
