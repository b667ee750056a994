// Best case of the boardgame.io reducer: no client, no server, no undo, a game whose only move adds one to a number, and a
// new match every 400 moves. It has no list of legal moves: authors of games write their own.
import { COUNT } from './count-game.mjs';
import { measure } from './measure.mjs';

const MOVES_A_MATCH = 400;

process.env.NODE_ENV = 'production';

measure('boardgame.io', (require) => {
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
  const reducer = CreateGameReducer({ game: COUNT });
  const start = InitializeGame({ game: COUNT, numPlayers: 2 });
  const move = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: '0' } };
  return () => {
    let state = start;
    for (let i = 0; i < MOVES_A_MATCH; i++) state = reducer(state, move);
    if (state.G.count !== MOVES_A_MATCH) throw new Error('a move was refused');
    return MOVES_A_MATCH;
  };
});
