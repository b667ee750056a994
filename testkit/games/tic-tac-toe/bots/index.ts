import { type BotKit, evaluatorKit } from '@levante/bots';
import { byteAt } from '@levante/contract';
import { type TicTacToeState, ticTacToe } from '@levante/tic-tac-toe/rules';

/** Value of each cell: the centre, then the corners. */
const WORTH = [3, 2, 3, 2, 4, 2, 3, 2, 3];

/** Fills in each seat's chance to win, by its cells. */
function evaluate({ marks }: TicTacToeState, out: Float64Array): void {
  const [first = 0, second = 0] = [1, 2].map((mark) =>
    WORTH.reduce((sum, worth, cell) => (byteAt(marks, cell) === mark ? sum + worth : sum), 0),
  );
  out[0] = 1 / (1 + Math.exp((second - first) / 4));
  out[1] = 1 - out[0];
}

/** Bots of tic-tac-toe, weakest first. */
export const ticTacToeKit: BotKit = evaluatorKit({
  game: ticTacToe,
  evaluate,
  skills: { deckhand: { noise: 0.3 }, mate: { tries: 60 }, capitan: { tries: 2000 } },
});
