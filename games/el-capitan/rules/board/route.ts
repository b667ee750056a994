import { wordAt } from '@levante/contract';
import { ASHORE, CITIES, PLACES, type Tables } from './tables.ts';

/**
 * Returns a ship's location as a place that a card can be played from: a city, or `ASHORE` for the bank and off the board.
 */
export function placeOf(shipAt: number): number {
  return shipAt < 0 || shipAt >= CITIES ? ASHORE : shipAt;
}

/**
 * Returns the destinations of one card for a ship at `from` (a city, the bank, or off the board), as bits of cities (EC-4.3
 * to 4.6, EC-11.2).
 */
export function leadsTo(t: Tables, card: number, from: number): number {
  return wordAt(t.leads, card * PLACES + placeOf(from));
}
