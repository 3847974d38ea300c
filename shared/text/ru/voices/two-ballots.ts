/** The day of two ballots that some rulebooks have in common: in place of the common texts. */
import type { twoBallots as english } from '../../en/voices/two-ballots.ts';

export const twoBallots: Readonly<Record<keyof typeof english, string>> = {
  'two-ballots-stage-talk': 'обсуждение',
  'two-ballots-stage-vote': 'первое голосование',
  'two-ballots-stage-runoff': 'финальное голосование',
  'two-ballots-discussion':
    '🗣 Обсуждение, { $until }. Говорите, кого подозреваете, а когда пора голосовать — скажите об этом в личке.',
  'two-ballots-discussion-app':
    '🗣 Обсуждение, { $until }. Говорите, кого подозреваете, а когда пора голосовать — скажите об этом за столом в приложении.',
  'two-ballots-talk': '🗣 Говорят все, до { $span }; потом голосуем.',
  'two-ballots-talk-app': '🗣 Дальше говорят все сразу: часы — за столом в приложении.',
  'two-ballots-accused-line': '{ $name }',
  'two-ballots-accused-none': 'Пока под подозрением все.',
  'two-ballots-trial-vote':
    'Первое голосование, { $until }: назовите в личке одного игрока, любого. Голос можно менять до конца; кто как голосует, покажу потом.',
  'two-ballots-trial-vote-app':
    'Первое голосование, { $until }: назовите за столом в приложении одного игрока, любого. Голос можно менять до конца; кто как голосует, покажу потом.',
  'two-ballots-trial-runoff-talk': 'Оправдываются по очереди, до { $span } на каждого. Потом — финальное голосование.',
  'two-ballots-trial-runoff':
    'Финальное голосование, { $until }: в личке и только против тех, кто на скамье. Голос можно менять до конца.',
  'two-ballots-trial-runoff-app':
    'Финальное голосование, { $until }: за столом в приложении и только против тех, кто на скамье. Голос можно менять до конца.',
  'two-ballots-tally-runoff': 'Финальное голосование:',
  'two-ballots-tally-silent':
    '{ $n -> \n    [one] { $n } игрок воздержался или не голосовал.\n    [few] { $n } игрока воздержались или не голосовали.\n   *[many] { $n } игроков воздержались или не голосовали.\n}',
  'two-ballots-verdict-without-ballot': 'Сегодня считать нечего.',
  'two-ballots-ask-vote':
    '🗳 <b>Голосование, день { $round }</b> · { $group }\nПротив кого голосуешь? Голос можно менять, пока голосование не закрыто.',
  'two-ballots-ask-talk':
    '🗣 <b>Обсуждение, день { $round }</b> · { $group }\nГовори в группе. Здесь можно сказать, что пора голосовать.',
  'two-ballots-app-talk-nobody': 'Обвинений не нужно: в первом голосовании можно назвать любого.',
  'two-ballots-app-ballot-note':
    'Голос можно менять, пока голосование не закрыто. Потом станет видно, кто как голосовал.',
  'two-ballots-app-read-discussion':
    'Говорят все: до { $span }. Никого ещё не обвиняем; когда пора голосовать — скажите об этом в телефоне.',
  'two-ballots-app-read-vote':
    'Первое голосование: каждый называет одного игрока, любого.\nОдин голос на каждого, в телефоне; до конца его можно менять.',
  'two-ballots-app-read-tie': 'На скамье подсудимых: { $names }. Оправдываются по очереди.',
  'two-ballots-app-read-runoff':
    'Финальное голосование. На скамье подсудимых: { $names }.\nОдин голос на каждого, в телефоне.',
  'two-ballots-app-read-dusk': 'День подходит к концу.\nУ кого есть карта на этот час, тот играет её в телефоне.',
  'two-ballots-app-settings-host-about':
    'У ведущего нет места за столом, он видит все карты и может вывести игрока из игры.',
};
