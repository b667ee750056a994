import { addByte, addShort, byteAt, setByte } from '@levante/contract';
import { COLOUR_COUNT } from '../board/tables.ts';
import type { GoldenHornState } from './state.ts';

/** Bits of all colours. */
export const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;
/** Bit in `had` that is set if the colours of a hidden warehouse are known. */
export const KNOWN = 1 << COLOUR_COUNT;

/** Adds cubes to a warehouse. Nothing ever leaves one. */
export function store(s: GoldenHornState, seat: number, colour: number, cubes: number): void {
  addShort(s.warehouseCounts, seat, cubes);
  if (((s.hidden >> seat) & 1) === 0) addByte(s.warehouses, seat * COLOUR_COUNT + colour, cubes);
  else if (byteAt(s.had, seat) & KNOWN) setByte(s.had, seat, byteAt(s.had, seat) | (1 << colour));
}

/** Returns the bits of the colours in a warehouse that is not hidden. */
export function coloursIn(s: GoldenHornState, seat: number): number {
  let bits = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (byteAt(s.warehouses, seat * COLOUR_COUNT + colour) > 0) bits |= 1 << colour;
  return bits;
}
