import { type Coefficient, coefficientOf, weightOf } from './coefficient.ts';
import { nearest, sumOf } from './decimals.ts';
import { hasWon, type ScoredGame, type ScoredSeat } from './game.ts';
import { pointsOf } from './points.ts';
import { type Ranked, ranked } from './ranking.ts';

export interface Standing extends Ranked {
  /** With K. */
  readonly main: number;
  readonly place: number;
  /** How many were played. */
  readonly games: number;
}

interface Appearance {
  readonly game: ScoredGame;
  readonly seat: ScoredSeat;
}

/** Everybody who played, the best first; `lots` are names in the order drawn. */
export function standings(games: readonly ScoredGame[], lots: readonly string[] = []): readonly Standing[] {
  const k = coefficientOf(games);
  const results = [...appearances(games)].map(([player, played]) => ({ player, ...resultOf(played, k) }));
  return ranked(results, lots);
}

function appearances(games: readonly ScoredGame[]): ReadonlyMap<string, readonly Appearance[]> {
  const byPlayer = new Map<string, Appearance[]>();
  for (const game of games) {
    for (const seat of game.seats) {
      const played = byPlayer.get(seat.player);
      if (played) played.push({ game, seat });
      else byPlayer.set(seat.player, [{ game, seat }]);
    }
  }
  return byPlayer;
}

/** K is for main points only (`sport.k.main-only`), and these are rounded in their sum: `sport.decision.k.rounding`. */
function resultOf(played: readonly Appearance[], k: Coefficient) {
  const points = played.map(({ game, seat }) => pointsOf(game, seat));
  const weighted = played.reduce((sum, { game }, i) => sum + points[i]!.main * weightOf(k, game.winner), 0);
  const main = nearest(weighted * 100, k.denominator) / 100;
  const extra = sumOf(...points.map((point) => point.extra));
  const won = played.filter(({ game, seat }) => hasWon(game, seat));
  return {
    main,
    extra,
    total: sumOf(main, extra),
    wins: won.length,
    keyWins: won.filter(({ seat }) => seat.isKeyRole).length,
    firstDeaths: played.filter(({ seat }) => seat.killedFirstNight).length,
    games: played.length,
  };
}
