import { setByte, setWord } from '@levante/contract';
import type { ElCapitanOptions } from '../board/options.ts';
import { CARDS_A_WORD, NOBODY_THERE, OFF_BOARD, tablesFor, WORDS } from '../board/tables.ts';
import { placePirate } from '../pirate/pirate.ts';
import { derive } from '../state/derive.ts';
import { ElCapitanState, REFILL } from '../state/state.ts';
import { supply } from './supply.ts';

const ALL_CARDS = (1 << CARDS_A_WORD) - 1;

/** Creates a new match, before the opening display is turned up (EC-2.1 to 2.3). */
export function setup(options: ElCapitanOptions): ElCapitanState {
  const tables = tablesFor(options);
  const { board } = tables;
  const s = new ElCapitanState(tables);
  s.phase = 1;
  s.round = 1;
  s.seat = -1;
  s.step = REFILL;
  s.berths.fill(NOBODY_THERE);
  s.forts.fill(NOBODY_THERE);
  s.display.fill(-1);
  s.shipAt.fill(OFF_BOARD);
  s.shipBerth.fill(-1);
  placePirate(s);
  for (let seat = 0; seat < tables.players; seat++) {
    setWord(s.cash, seat, board.startCash);
    supply(s, seat);
  }
  for (let word = 0; word < WORDS; word++) setWord(s.deck, word, ALL_CARDS);
  for (const [kind, loan] of board.loans.entries()) setByte(s.loanCards, kind, loan.cards);
  derive(s);
  return s;
}
