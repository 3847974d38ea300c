/** The day of two ballots that some rulebooks have in common: in place of the common texts. */
export const twoBallots = {
  'two-ballots-stage-talk': 'discussion',
  'two-ballots-stage-vote': 'first ballot',
  'two-ballots-stage-runoff': 'final ballot',
  'two-ballots-discussion':
    '🗣 Discussion, { $until }. Say whom you suspect, and say in the direct chat when you are ready for the ballot.',
  'two-ballots-discussion-app':
    '🗣 Discussion, { $until }. Say whom you suspect, and say at the table in the app when you are ready for the ballot.',
  'two-ballots-talk': '🗣 Everybody talks, up to { $span }; then comes the ballot.',
  'two-ballots-talk-app': '🗣 Then everybody talks at once: the clock is at the table in the app.',
  'two-ballots-accused-line': '{ $name }',
  'two-ballots-accused-none': 'So far everybody is a suspect.',
  'two-ballots-trial-vote':
    'First ballot, { $until }: name one player in the direct chat, anybody. A vote may be changed until the ballot closes; then all votes are shown.',
  'two-ballots-trial-vote-app':
    'First ballot, { $until }: name one player at the table in the app, anybody. A vote may be changed until the ballot closes; then all votes are shown.',
  'two-ballots-trial-runoff-talk': 'They defend themselves in turn, up to { $span } each. Then comes the final ballot.',
  'two-ballots-trial-runoff':
    'Final ballot, { $until }: vote in the direct chat, only on those on the bench. A vote may be changed until it closes.',
  'two-ballots-trial-runoff-app':
    'Final ballot, { $until }: vote at the table in the app, only on those on the bench. A vote may be changed until it closes.',
  'two-ballots-tally-runoff': 'Final ballot:',
  'two-ballots-tally-silent':
    '{ $n -> \n    [one] One player abstained or did not vote.\n   *[other] { $n } players abstained or did not vote.\n}',
  'two-ballots-verdict-without-ballot': 'There is no count today.',
  'two-ballots-ask-vote':
    '🗳 <b>Ballot of day { $round }</b> · { $group }\nWhom do you vote against? You may change your vote until the ballot closes.',
  'two-ballots-ask-vote-one':
    '🗳 <b>Final ballot, day { $round }</b> · { $group }\nOnly one is left on the bench: { $names }. Vote against, or abstain; you may change your mind until it closes.',
  'two-ballots-app-trial-next': 'Only No. { $n } is left on the bench',
  'two-ballots-app-trial-yes': 'Vote against',
  'two-ballots-app-trial-no': 'Abstain',
  'two-ballots-app-read-trial': 'Final ballot. Only one is left on the bench: { $name }. Against or not, on the phone.',
  'two-ballots-ask-talk':
    '🗣 <b>Discussion, day { $round }</b> · { $group }\nSpeak in the group. Here you may say that you are ready for the ballot.',
  'two-ballots-app-talk-nobody': 'No accusations: in the first ballot anybody may be named.',
  'two-ballots-app-ballot-note': 'You may change your vote until the ballot closes. Then it is shown who voted how.',
  'two-ballots-app-read-discussion':
    'Everybody talks: up to { $span }. Nobody is accused yet; say on the phone when you are ready to vote.',
  'two-ballots-app-read-vote':
    'First ballot: everybody names one player, anybody.\nOne vote each, on the phone; it may be changed until the ballot closes.',
  'two-ballots-app-read-tie': 'On the bench: { $names }. They defend themselves in turn.',
  'two-ballots-app-read-runoff': 'Final ballot. On the bench: { $names }.\nOne vote each, on the phone.',
  'two-ballots-app-read-dusk': 'The day draws to its end.\nWhoever has a card for this hour plays it on the phone.',
  'two-ballots-app-settings-host-about': 'A host has no seat, sees every card and may remove players from the game.',
} as const;
