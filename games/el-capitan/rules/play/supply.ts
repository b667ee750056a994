import { addByte } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import type { ElCapitanState } from '../state/state.ts';
import { neutralStart } from '../two-player/two-player.ts';

/** Gives a player the pieces of a new phase from the supply (EC-2.1, EC-9.4, EC-10.1). */
export function supply(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): void {
  const { startWarehouses: warehouses, startFortresses: fortresses } = s.tables.board;
  const neutral = neutralStart(s.tables);
  addByte(s.warehouses, seat, warehouses);
  addByte(s.neutral, seat, neutral);
  addByte(s.fortresses, seat, fortresses);
  journal?.push({ type: 'supplied', seat, warehouses, neutral, fortresses });
}
