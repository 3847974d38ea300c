/** What the coach says where two rulebooks have the same day and the same action cards; above each text its rules. */
export const coachTwoBallots = {
  // spytown.talk, family.talk
  'two-ballots-coach-talk-finish':
    'Say that you are ready for the ballot; it cannot be unsaid, but you may talk on. The discussion ends when all players in the game are ready, or when its time is up (4 minutes by the book). Nobody is accused beforehand: anybody can be named.',
  // spytown.ballot.first, spytown.ballot.accused, spytown.decision.abstain, spytown.decision.one-name; family likewise
  'two-ballots-coach-vote':
    'First ballot: name one player, anybody but yourself, or abstain; silence is the same. You may change it until the close. The two with the most votes, and all who tie with them, go on to the final. If only one is named, there is none.',
  // spytown.ballot.final, spytown.ballot.tie, spytown.decision.abstain; family likewise
  'two-ballots-coach-runoff-vote':
    'Final: only those on the bench can be named, and not yourself. You may change it until the close. The most votes decide, and the role is shown; on a tie there is a repeat among the tied. Silence counts as abstaining.',
  // spytown.ballot.tie, spytown.decision.standing-votes, spytown.decision.repeats, spytown.ballot.lot; family.decision.tie
  'two-ballots-coach-repeat-vote':
    'A repeat among those who tied: talk it over and vote anew. Your vote stands as it was unless you change it. If it is even again and nobody has changed a vote, or after the third repeat, the lot decides.',
  // spytown.ballot.defence, family.ballot.defence
  'two-ballots-coach-runoff-finish':
    'You are on the bench: speak for yourself, by the book up to 40 seconds; whoever has more votes speaks first. Nobody votes meanwhile. When all have spoken, the final ballot opens, and you vote in it, too.',
  // spytown.large.last-shot
  'two-ballots-coach-shot-shoot':
    'At a table of 20 or 21 the first two killed, one by the mafia and one by the ballot, shoot back: name any living player, who is out at once and shows the role, unless a card rescues. Whoever is hit by it has no such shot.',
  // spytown.large.last-shot, spytown.card.last-shot, spytown.decision.rescue
  'two-ballots-coach-shot-decline':
    'You need not shoot. If you let it pass, nobody else leaves, and an unplayed card, if you hold one, stays secret until the end of the game.',
  // spytown.decision.rescue, family.decision.rescue
  'two-ballots-coach-rescue-decline':
    'Somebody is hit, and a card may still rescue: the vest its holder, the bandage another. Everybody is asked alike. If you let it pass, you keep your card for another time.',
  // spytown.decision.dusk, family.decision.dusk
  'two-ballots-coach-dusk-decline':
    'Dusk: the hour for the cards of the day’s end. Everybody is asked alike, whether they hold one or not. If you let it pass, you keep your card and may play it another day.',
  // spytown.card.swap, family.card.swap
  'two-ballots-coach-swap-decline':
    'You keep your role. The exchange is possible only now, before anything else; later the card does nothing. Everybody knows that you held it, and will hear that you did not use it.',
  // spytown.card.vest, family.card.vest
  'two-ballots-coach-play-vest':
    'You are hit. Show the vest, and you stay in the game with your role hidden, whoever hit you: mafia, ballot or shot. Everybody sees it, and it works once: the next time you are out.',
  // spytown.card.bandage, family.card.bandage
  'two-ballots-coach-play-bandage':
    'Another player is hit. Show the bandage, and that player stays, role hidden, whoever the attacker was. Everybody sees who saved whom. It works once and never saves you.',
  // spytown.card.swap, family.card.swap
  'two-ballots-coach-play-swap':
    'Exchange roles with any other player: both play the new ones to the end and know what the other got. The table hears who exchanged with whom, not what. Action cards stay where they are. You may also let it be.',
  // spytown.card.hideout, family.card.hideout
  'two-ballots-coach-play-hideout':
    'From nightfall to the end of the next dusk you cannot be named by the mafia, voted for or shot at. You may talk but not vote. In this dusk you can still be hit. The card lies open before you.',
  // spytown.card.safe-conduct, family.card.safe-conduct
  'two-ballots-coach-play-safe-conduct':
    'In the coming night the mafia cannot name you; by day nothing changes. Everybody sees the card, and it says nothing of your side: mafiosi may play it, too.',
  // spytown.card.corner-shot, spytown.decision.corner-shot-window, spytown.decision.rescue; family likewise
  'two-ballots-coach-play-corner-shot':
    'Point at any other player who is not in hiding: that player is hit and, unless rescued by vest or bandage, shows the role and is out. Everybody sees that it was you. Only in the discussion, while those on the bench speak, or at dusk, and once.',
  // spytown.decision.rescue, family.decision.rescue
  'two-ballots-coach-wait-rescue':
    'Somebody is hit. Whoever holds a vest or a bandage may rescue; who could and did not stays secret. If nobody does, the role is shown and that player is out.',
  // spytown.decision.rescue, spytown.large.last-shot
  'two-ballots-coach-wait-shot':
    'Whoever was killed may have a last shot. Where cards are in play, the one it hits can still be rescued. Only then is it counted whether a side has won.',
  // spytown.decision.dusk, family.decision.dusk
  'two-ballots-coach-wait-dusk':
    'You have answered for this dusk. It lasts its time, whoever holds what, so that its length gives nothing away. Cards that are played are shown with their holder’s name.',
  // spytown.card.swap, family.card.swap
  'two-ballots-coach-wait-swap':
    'The holder of “Change of role” decides before the night begins: with any other player, or with nobody. If it is you who are chosen, you learn your new role and what the other has.',
  // spytown.talk, family.talk
  'two-ballots-coach-wait-talk':
    'You are ready, and the others talk on. The discussion ends when everybody in the game is ready, or when its time is up. The first ballot is next.',
  // spytown.ballot.defence, family.ballot.defence
  'two-ballots-coach-wait-runoff-floor':
    'Those on the bench speak in turn, by the number of their votes, by the book up to 40 seconds each. No vote is taken meanwhile. The final ballot follows, on those of them who are still in the game.',
  // spytown.card.hideout, spytown.card.seizure, family.catwoman.block
  'two-ballots-coach-wait-voteless':
    'You have no vote today: a card or a visitor of the night has taken it, or you are in hiding. You may talk. The ballot closes when all who may vote have voted.',
  // section 5, verdict; spytown.ballot.reveal, family.ballot.final
  'two-ballots-coach-wait-verdict':
    'The ballot has decided. Whoever is put out shows the role; without votes nobody is. If the game is not over, the next round follows.',
  // spytown.out.silent, spytown.win.team, family.out.silent, family.win.team
  'two-ballots-coach-wait-out':
    'You are out: do not talk, advise or vote, and keep what you know to yourself. You win with your side if it wins, even without you.',
} as const;
