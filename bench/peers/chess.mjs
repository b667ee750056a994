// Random chess with chess.js: every position lists all moves and plays one of them. Draws are not detected; a match ends
// without a legal move, or after 200 moves.
import { measure } from './measure.mjs';

const MAX_MOVES = 200;

measure('chess.js', (require) => {
  const { Chess } = require('chess.js');
  let seed = 1;
  const below = (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * n);
  };
  return () => {
    const chess = new Chess();
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const list = chess.moves();
      if (list.length === 0) return moves;
      chess.move(list[below(list.length)]);
    }
    return MAX_MOVES;
  };
});
