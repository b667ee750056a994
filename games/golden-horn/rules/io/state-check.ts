import { byteAt, itemAt, Random, type Reader, shortAt, wordAt } from '@levante/contract';
import { COLOURS, SHIPS } from '../board/board.ts';
import { CITY_CODES } from '../board/places.ts';
import { COLOUR_COUNT, SHIP_COUNT } from '../board/tables.ts';
import { hasAllColours, scoreOf } from '../scoring/scoring.ts';
import { inCity, shipOf } from '../state/lane.ts';
import {
  CLOSE,
  clone,
  DEAL,
  FILL,
  type GoldenHornState,
  HIDDEN_DECK,
  NOWHERE,
  OVER,
  PLACE,
  TURN,
  VOYAGE,
} from '../state/state.ts';
import { ALL_COLOURS, hadBy, KNOWN } from '../state/warehouses.ts';
import { dealCubes } from './hidden-cubes.ts';

/** Checks the consistency of an untrusted state; the reader has checked every single value. */

/** Checks conservation of cubes and cards, positions, and the preconditions of each step. */
export function checkState(s: GoldenHornState, r: Reader): void {
  checkShips(s, r);
  checkCubes(s, r);
  checkCards(s, r);
  checkStep(s, r);
  for (const [seat, player] of r.get('players').items(0, s.tables.players).entries()) {
    const score = player.get('score');
    const fits = s.step === OVER ? score.value === scoreOf(s, seat) : score.value === null;
    score.check(fits, s.step === OVER ? 'must be the score of the warehouse' : 'must be null while the match runs');
  }
}

function checkShips(s: GoldenHornState, r: Reader): void {
  const fleets = r
    .get('players')
    .items(0, s.tables.players)
    .map((player) => player.get('ships'));
  for (let ship = 0; ship < s.tables.players * SHIP_COUNT; ship++) {
    const seat = Math.floor(ship / SHIP_COUNT);
    const own = itemAt(fleets, seat).get(itemAt(SHIPS, ship % SHIP_COUNT));
    const place = byteAt(s.shipAt, ship);
    const waits = s.step === PLACE && seat <= s.decider;
    own.checkAt('at', (place === NOWHERE) === waits, waits ? 'is null until its seat has placed' : 'must be a place');
    if (place === NOWHERE) {
      own.check(
        byteAt(s.cubes, ship) === 0 && byteAt(s.robbed, ship) === 0,
        'a ship that is not placed has nothing behind it',
      );
      continue;
    }
    const room = place === s.tables.modone ? s.tables.modoneBerths : 1;
    own.checkAt('at', inCity(s, ship) || byteAt(s.occupied, place) <= room, 'too many ships lie here');
    const loading = s.step === FILL && ship === shipOf(s.seat, s.turnShip);
    if (inCity(s, ship)) {
      own.checkAt('heading', byteAt(s.heading, ship) === (place === 0 ? 1 : -1), 'in a city is the other city');
      own.checkAt('cargo', byteAt(s.cubes, ship) === 0 || loading, 'a ship in a city carries nothing');
    }
    const colour = byteAt(s.cargo, ship);
    const sails = wordAt(s.tables.sails, ship);
    own.checkAt('cargo', colour < 0 || ((sails >> colour) & 1) === 0, 'has a colour of its own sails');
    const robbable = s.tables.isSea(place) && byteAt(s.cubes, ship) === 0;
    own.checkAt(
      'robbed',
      byteAt(s.robbed, ship) === 0 || robbable,
      'only an empty ship at sea was robbed of everything',
    );
  }
}

/** Checks six sums, each of which must be `each`, or less by what a view hides; `hiddenCount` is the total of that. */
function addUp(r: Reader, sums: readonly number[], each: number, hiddenCount: number): void {
  let missing = 0;
  for (const [colour, sum] of sums.entries()) {
    const fits = hiddenCount > 0 ? sum <= each : sum === each;
    if (!fits) r.fail(`with those elsewhere there are ${sum} ${COLOURS[colour]} instead of ${each}`);
    missing += each - sum;
  }
  r.check(missing === hiddenCount, 'the hidden ones do not add up');
}

function hiddenSum(s: GoldenHornState, counts: Int16Array): number {
  let sum = 0;
  for (let seat = 0; seat < s.tables.players; seat++) if ((s.hidden >> seat) & 1) sum += shortAt(counts, seat);
  return sum;
}

function checkCubes(s: GoldenHornState, r: Reader): void {
  const sums = COLOURS.map((_, colour) => {
    let sum = byteAt(s.bag, colour) + byteAt(s.cities, colour) + byteAt(s.cities, COLOUR_COUNT + colour);
    for (let seat = 0; seat < s.tables.players; seat++) sum += byteAt(s.warehouses, seat * COLOUR_COUNT + colour);
    for (let ship = 0; ship < s.tables.players * SHIP_COUNT; ship++)
      if (byteAt(s.cargo, ship) === colour) sum += byteAt(s.cubes, ship);
    return sum;
  });
  addUp(r.get('bag'), sums, s.tables.board.cubesPerColour, hiddenSum(s, s.warehouseCounts));
  r.get('players').check(canDealCubes(s), 'the colours of the hidden warehouses do not fit the cubes');
  for (const [city, code] of CITY_CODES.entries()) {
    r.get('cities')
      .get(code)
      .check(shortAt(s.cityCounts, city) <= s.tables.board.citySize, `holds at most ${s.tables.board.citySize} cubes`);
  }
}

/** Returns whether the cubes that are seen nowhere can make up the hidden warehouses. */
function canDealCubes(s: GoldenHornState): boolean {
  if (s.had === 0) return true;
  const copy = clone(s);
  return dealCubes(copy, new Random(1));
}

function checkCards(s: GoldenHornState, r: Reader): void {
  const sums = COLOURS.map((_, colour) => {
    let sum = byteAt(s.deck, colour) + byteAt(s.discard, colour);
    for (let seat = 0; seat < s.tables.players; seat++) sum += byteAt(s.hands, seat * COLOUR_COUNT + colour);
    return sum;
  });
  const pile = s.hidden & HIDDEN_DECK ? s.deckCount : 0;
  addUp(r.get('deck'), sums, s.tables.board.cardsPerColour, hiddenSum(s, s.handCounts) + pile);
}

function checkStep(s: GoldenHornState, r: Reader): void {
  const step = r.get('step');
  const moving = s.step === VOYAGE || (s.step === FILL && s.seat >= 0);
  const ship = shipOf(Math.max(s.seat, 0), Math.max(s.turnShip, 0));
  r.checkAt('turn', !moving || s.turnShip >= 0, 'must name the ship that is under way');
  r.checkAt('turn', s.step !== TURN || s.turnShip < 0, 'no ship has been moved yet in this turn');
  if (s.step === VOYAGE) step.check(s.tables.isSea(byteAt(s.shipAt, ship)), 'the ship of this turn is not at sea');
  if (s.step === FILL) {
    step.check(s.seat < 0 || inCity(s, ship), 'the ship that has loaded is not in a city');
    step.check(s.bagCount > 0 && someCityShort(s), 'nothing is to be filled');
  }
  r.checkAt('pending', s.pendingSeat >= 0 === (s.step === DEAL), 'tells of cards just while they are dealt');
  if (s.step === DEAL) step.check(s.deckCount > 0, 'there is no card to deal');
  if (s.step === CLOSE) {
    step.check(s.lastRound === 0 && mayHaveAllColours(s, s.seat), 'the end cannot be announced here');
  }
  const initial = s.raided === 0 && s.turnShip < 0;
  r.checkAt('turn', initial || (s.seat >= 0 && s.step !== OVER), 'is initial before the first turn and after the last');
  const told = s.announcedBy;
  const isTold = told >= 0 && ((s.hidden >> told) & 1) === 1;
  r.checkAt('announcedBy', !isTold || mayHaveAllColours(s, told), 'lacks a colour in the warehouse');
  r.checkAt('announcedBy', told < 0 || s.lastRound === 1, 'an announced end makes this the last round');
}

/** Returns whether a seat has every colour, or may have as far as a view shows. */
function mayHaveAllColours(s: GoldenHornState, seat: number): boolean {
  if (((s.hidden >> seat) & 1) === 0) return hasAllColours(s, seat);
  const had = hadBy(s, seat);
  return had === 0 || had === (KNOWN | ALL_COLOURS);
}

function someCityShort(s: GoldenHornState): boolean {
  const { citySize } = s.tables.board;
  if (s.seat < 0) return shortAt(s.cityCounts, 0) < citySize || shortAt(s.cityCounts, 1) < citySize;
  return shortAt(s.cityCounts, byteAt(s.shipAt, shipOf(s.seat, s.turnShip)) === 0 ? 0 : 1) < citySize;
}
