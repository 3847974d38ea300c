/** P1 and P2: the engine against boardgame.io's reducer, on the same ten-seat game. */
import { rulesOf } from '../../shared/editions/index.ts';
import { decide } from '../../shared/engine/decide.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { viewFor } from '../../shared/engine/view.ts';
import { compare, type Result } from './measure.ts';
import { peerFor } from './peer.ts';
import { DEAL, type Script, writeScript } from './script.ts';

const script = writeScript();
const peer = peerFor(DEAL.seats.map(({ role }) => role));
mustBeTheSameGame(script);

export const P1 = (): Promise<Result> =>
  compare(
    'actions/CPU-s',
    () => playOurs(false),
    () => playPeer(false),
  );
export const P2 = (): Promise<Result> =>
  compare(
    'actions with ten views/CPU-s',
    () => playOurs(true),
    () => playPeer(true),
  );

function playOurs(withViews: boolean): number {
  const rules = rulesOf(DEAL);
  let { game } = openGame(DEAL, rules);
  for (const command of script.commands) {
    const decision = decide(game, command, rules);
    if ('refused' in decision) throw new Error(`a move was refused: ${decision.refused}`);
    game = decision.game;
    if (withViews && command.type === 'act') for (const { id } of game.seats) viewFor(game, rules, id);
  }
  return script.moves.length;
}

function playPeer(withViews: boolean): number {
  let state = peer.start;
  for (const move of script.moves) {
    state = peer.move(state, move);
    if (withViews) for (let i = 0; i < DEAL.seats.length; i++) peer.view(state, String(i));
  }
  return script.moves.length;
}

function mustBeTheSameGame({ moves, end }: Script): void {
  const state = moves.reduce(peer.move, peer.start);
  const out = end.seats.filter((seat) => seat.out).map(({ id }) => id);
  const isSame = peer.isOver(state) === end.outcome?.winner && peer.out(state).join() === out.join();
  if (!isSame) throw new Error(`the peer plays another game: ${peer.isOver(state)} ${peer.out(state)}, not ${out}`);
}
