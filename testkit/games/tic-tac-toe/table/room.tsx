import './board.css';
import type { Seat } from '@levante/contract';
import { Counter } from '@levante/table/art/marks.tsx';
import { DURATION } from '@levante/table/motion/motions.ts';
import { openRoom } from '@levante/table/open-game/open-room.tsx';
import { PlaceButton } from '@levante/table/open-game/open-table.tsx';
import { CELLS, ticTacToe } from '@levante/tic-tac-toe/rules';
import { type TicTacToePosition, ticTacToePointing } from './pointing.ts';
import { ticTacToeWords } from './words.ts';

/** Size of a cell, and centre of the first, in percent of the board. */
const CELL = 30;
const FIRST = 20;

function Board({ position }: { readonly position: TicTacToePosition }) {
  const { cells } = position.json;
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect class="tic-tac-toe-plate" x="3" y="3" width="94" height="94" rx="2" />
        <path class="tic-tac-toe-lines" d="M35 8V92M65 8V92M8 35H92M8 65H92" />
      </svg>
      {CELLS.map((cell, i) => (
        <PlaceButton
          key={cell}
          at={cell}
          x={FIRST + CELL * (i % 3)}
          y={FIRST + CELL * Math.floor(i / 3)}
          size={CELL * 0.8}
          piece={`mark-${cell}`}
        >
          {cells[i] !== '.' && <Counter seat={Number(cells[i])} />}
        </PlaceButton>
      ))}
    </>
  );
}

function MarksOf({ position, seat }: { readonly position: TicTacToePosition; readonly seat: Seat }) {
  const count = [...position.json.cells].filter((sign) => sign === String(seat)).length;
  return <>{ticTacToeWords.value.marks(count)}</>;
}

/** Match page of tic-tac-toe. */
export const TicTacToeRoom = openRoom({
  rules: ticTacToe,
  words: () => ticTacToeWords.value,
  ...ticTacToePointing,
  pauses: { placed: 400 },
  cues: { placed: 'house' },
  motionOf: (fact) =>
    fact.type === 'placed' ? [{ kind: 'drop', piece: `mark-${fact.cell}`, ms: DURATION.house }] : [],
  Board,
  PlayerNote: MarksOf,
});
