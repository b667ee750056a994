import { addByte, wordAt } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import type { ElCapitanOptions } from '../board/options.ts';
import { CAN, CARDS_A_WORD, MOST_BERTHS, OFF_BOARD, tablesFor, WORDS } from '../board/tables.ts';
import { recount } from '../state/derive.ts';
import { ElCapitanState, LOAN_KINDS, NOBODY_THERE, PIRATE, REFILL } from '../state/state.ts';

const ALL_CARDS = (1 << CARDS_A_WORD) - 1;

/** A fresh match, before the opening display is turned up (chapter 2 of the rules). */
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
    s.cash[seat] = board.startCash;
    supply(s, seat);
  }
  for (let word = 0; word < WORDS; word++) s.deck[word] = ALL_CARDS;
  for (let kind = 0; kind < LOAN_KINDS; kind++) s.loanCards[kind] = board.loans[kind]?.cards ?? 0;
  recount(s);
  return s;
}

/** The pirate starts on the second berth of the Islas Canarias (EC-11.7). */
function placePirate(s: ElCapitanState): void {
  s.pirateFrom = -1;
  s.pirateCity = -1;
  s.pirateBerth = -1;
  if (!s.tables.hasPirate) return;
  const berth = Math.min(1, wordAt(s.tables.berths, CAN) - 1);
  s.pirateCity = CAN;
  s.pirateBerth = berth;
  s.berths[CAN * MOST_BERTHS + berth] = PIRATE;
}

/** The pieces of a new phase come from the supply to a player's stock (EC-2.1, EC-9.4, EC-10.1). */
export function supply(s: ElCapitanState, seat: number, journal?: Journal): void {
  const { players, board } = s.tables;
  const neutral = players === 2 ? board.startNeutral : 0;
  addByte(s.warehouses, seat, board.startWarehouses);
  addByte(s.neutral, seat, neutral);
  addByte(s.fortresses, seat, board.startFortresses);
  journal?.push({
    type: 'supplied',
    seat,
    warehouses: board.startWarehouses,
    neutral,
    fortresses: board.startFortresses,
  });
}
