// Which of the three boards to show where there is room for one only.
import type { GameEvent } from '../../lib/contract';
import { board_names, parse, type BoardName } from './moves';
import type { TalatInsight, TalatMove, TalatView } from './view';

export interface Moment {
  boards: TalatView['boards'];
  moves: TalatMove[]; // ours now; none: it is not our turn
  captures: TalatInsight['captures'];
  seat: string | null;
  last: GameEvent[]; // since our own last move, newest last
  shown: BoardName; // now
}

/**
 * When it is our turn, the first that applies: where we have just lost a tower, where we can capture,
 * where we are in danger, where something has just happened, what we look at, where we have most moves;
 * never a board on which we can do nothing. When others move, where something happened.
 */
export function boardToShow({ boards, moves, captures, seat, last, shown }: Moment): BoardName {
  const events = last.flatMap(({ m, s }) => {
    const move = m ? parse(m) : null;
    return move ? [{ move, ours: s !== undefined && s === seat }] : [];
  });
  const newest = events.at(-1)?.move.board;
  if (moves.length === 0) return newest ?? shown;

  const count = (board: BoardName) => moves.filter((move) => move.board === board).length;
  const able = board_names.filter((board) => count(board) > 0);
  const first = (wanted: (board: BoardName) => boolean) => able.find(wanted);
  const touches = (board: BoardName) => seat !== null && board.includes(seat);
  const ours = (board: BoardName, cell: string) =>
    boards[board].some((tower) => tower.cell === cell && tower.seat === seat);
  const lost = (board: BoardName) =>
    touches(board) && events.some((e) => !e.ours && e.move.kind === 'capture' && e.move.board === board);
  return (
    first(lost) ??
    first((board) => moves.some((move) => move.act === 'capture' && move.board === board)) ??
    first((board) => captures.some((one) => one.board === board && ours(board, one.to))) ??
    first((board) => board === newest) ??
    first((board) => board === shown && touches(board)) ??
    [...able].sort((a, b) => count(b) - count(a))[0] ??
    shown
  );
}
