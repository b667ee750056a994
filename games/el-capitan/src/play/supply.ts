import { addByte } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import type { ElCapitanState } from '../state/state.ts';

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
