import { addWord, byteAt, shortAt, wordAt } from '@levante/contract';
import { COLOUR_COUNT, type GoldenHornState, inCity, SHIP_COUNT, shipOf } from '@levante/golden-horn/rules';
import { WEIGHTS } from './figures/weights.ts';

const counts = new Int32Array(COLOUR_COUNT);

/** Returns the score of the cubes in `counts`, laid out in rows. */
function rowsWorth(): number {
  let worth = 0;
  for (let row = 1; ; row++) {
    let colours = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) if (wordAt(counts, colour) >= row) colours += 1;
    if (colours === 0) return worth;
    worth += WEIGHTS.row[colours] ?? 0;
  }
}

/** Number of places ahead of a ship, Modone included. */
function placesLeft(s: GoldenHornState, ship: number): number {
  const place = byteAt(s.shipAt, ship);
  return byteAt(s.heading, ship) > 0 ? s.tables.constantinople - place : place;
}

/**
 * Evaluates a position for a seat after its turn: its warehouse, its ships' cargo and its hand, less the cargo of the
 * others.
 */
export function evaluate(s: GoldenHornState, seat: number): number {
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    counts[colour] = byteAt(s.warehouses, seat * COLOUR_COUNT + colour);
  let worth = rowsWorth();
  if (s.lastRound === 1) return worth - opponents(s, seat) * 0.5;
  const ashore = worth;
  for (let own = 0; own < SHIP_COUNT; own++) worth += shipWorth(s, shipOf(seat, own), ashore);
  const cards = shortAt(s.handCounts, seat);
  return worth + WEIGHTS.card * (Math.min(cards, 5) + Math.max(0, cards - 5) / 2) - opponents(s, seat);
}

/** Returns the points that a ship's cargo adds to the warehouse in `counts`, discounted for distance and raiders. */
function shipWorth(s: GoldenHornState, ship: number, ashore: number): number {
  if (inCity(s, ship)) return WEIGHTS.readyShip;
  const colour = byteAt(s.cargo, ship);
  if (colour < 0) return 0;
  addWord(counts, colour, byteAt(s.cubes, ship));
  const gain = rowsWorth() - ashore;
  addWord(counts, colour, -byteAt(s.cubes, ship));
  return gain * WEIGHTS.raiders * Math.max(0.1, 1 - WEIGHTS.perPlace * placesLeft(s, ship));
}

function opponents(s: GoldenHornState, seat: number): number {
  let cubes = 0;
  for (let ship = 0; ship < s.tables.players * SHIP_COUNT; ship++) {
    if (Math.floor(ship / SHIP_COUNT) !== seat) cubes += byteAt(s.cubes, ship);
  }
  return cubes * WEIGHTS.rivalCube;
}
