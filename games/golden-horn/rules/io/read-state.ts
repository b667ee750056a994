import {
  accepted,
  addByte,
  byteAt,
  completedState,
  isObject,
  itemAt,
  type Parsed,
  Reader,
  ReadFault,
  refused,
  setByte,
  setShort,
  writeActor,
} from '@levante/contract';
import { COLOURS, FLEETS, SHIPS } from '../board/board.ts';
import { readOptions } from '../board/options.ts';
import { CITY_CODES } from '../board/places.ts';
import { COLOUR_COUNT, type Tables, tablesFor } from '../board/tables.ts';
import { shipOf } from '../state/lane.ts';
import { setup } from '../state/setup.ts';
import {
  CLOSE,
  GoldenHornState,
  HIDDEN_DECK,
  NO_CARGO,
  NOWHERE,
  OVER,
  PLACE,
  STEPS,
  TURN,
  VOYAGE,
} from '../state/state.ts';
import { addHad, KNOWN } from '../state/warehouses.ts';
import { toJson } from './to-json.ts';

/** Upper bounds on cubes or cards of one colour (it fits a byte), and in all. */
const MOST = 120;
const MAX_TOTAL = COLOURS.length * MOST;

/** Reads a state or a view, complete or partial: every single value, and the actor. Consistency is tested by `check`. */
export function readStateJson(
  input: unknown,
  check: (s: GoldenHornState, whole: Reader) => void = () => {},
): Parsed<GoldenHornState> {
  if (!isObject(input)) return refused('bad-state', null, { path: '', message: 'must be an object' });
  if (input.game !== undefined && input.game !== 'golden-horn') {
    return refused('bad-state', null, { path: '/game', message: 'must be golden-horn' });
  }
  const options = readOptions(input.options ?? {});
  if (!options.ok) return options;
  const tables = tablesFor(options.value);
  const s = new GoldenHornState(tables);
  try {
    const whole = new Reader(completedState(freshJson(tables), input, tables.players));
    readState(s, whole);
    takeActor(s, whole, 'seat' in input, 'actor' in input);
    check(s, whole);
    return accepted(s);
  } catch (fault) {
    if (!(fault instanceof ReadFault)) throw fault;
    return refused('bad-state', null, { path: fault.path, message: fault.message });
  }
}

const freshStates = new WeakMap<Tables, unknown>();

/** Returns a new match as plain data, from which partial states are completed. Must not be changed. */
function freshJson(tables: Tables): unknown {
  const known = freshStates.get(tables) ?? toJson(setup(tables.options));
  freshStates.set(tables, known);
  return known;
}

/** Sets the actor from step and seat; `seat` and `actor` must be consistent where given. */
export function takeActor(s: GoldenHornState, r: Reader, seatGiven: boolean, actorGiven: boolean): void {
  const actor = r.get('actor');
  const seats = Array.from({ length: s.tables.players }, (_, seat) => String(seat));
  if (s.step === PLACE) s.decider = unplacedSeat(s);
  if (s.step === TURN || s.step === VOYAGE || s.step === CLOSE) {
    if (!seatGiven && actorGiven) s.seat = actor.word(seats);
    r.checkAt('seat', s.seat >= 0, 'must be a seat in a turn');
  }
  if (s.step === PLACE) r.checkAt('seat', s.seat < 0, 'is null while ships are placed');
  if (s.step === OVER) {
    if (!seatGiven) s.seat = s.tables.players - 1;
    r.checkAt('seat', s.seat === s.tables.players - 1, 'the match ends with the turn of the last seat');
  }
  if (actorGiven) actor.check(actor.value === writeActor(s.actor), `must be ${writeActor(s.actor)} here`);
}

/** Returns the next seat to place ships: from the last seat down, the first with ships not placed yet (GH-2.2). */
function unplacedSeat(s: GoldenHornState): number {
  for (let seat = s.tables.players - 1; seat > 0; seat--)
    if (byteAt(s.shipAt, shipOf(seat, 0)) === NOWHERE) return seat;
  return 0;
}

function readState(s: GoldenHornState, r: Reader): void {
  r.keys([
    'game',
    'options',
    'round',
    'starter',
    'seat',
    'actor',
    'step',
    'lastRound',
    'announcedBy',
    'turn',
    'pending',
    'players',
    'cities',
    'bag',
    'deck',
    'discard',
  ]);
  const { players } = s.tables;
  s.round = r.wholeAt('round', 1, 9999);
  r.wholeAt('starter', 0, 0);
  s.seat = r.get('seat').wholeOrNull(0, players - 1);
  s.step = r.get('step').word(STEPS);
  s.lastRound = r.get('lastRound').flag();
  s.announcedBy = r.get('announcedBy').wholeOrNull(0, players - 1);
  readTurn(s, r.get('turn'));
  readPending(s, r.get('pending'));
  s.shipAt.fill(NOWHERE);
  s.cargo.fill(NO_CARGO);
  for (const [seat, player] of r.get('players').items(players, players).entries()) readPlayer(s, seat, player);
  r.get('cities').keys(CITY_CODES);
  for (const [city, code] of CITY_CODES.entries()) {
    setShort(s.cityCounts, city, readCounts(r.get('cities').get(code), s.cities, city * COLOUR_COUNT));
  }
  s.bagCount = readCounts(r.get('bag'), s.bag, 0);
  s.deckCount = readOrHidden(s, r.get('deck'), s.deck, 0, HIDDEN_DECK);
  s.discardCount = readCounts(r.get('discard'), s.discard, 0);
}

function readTurn(s: GoldenHornState, r: Reader): void {
  r.keys(['raided', 'ship']);
  s.raided = r.get('raided').flag();
  s.turnShip = r.get('ship').word([null, ...SHIPS]) - 1;
}

function readPending(s: GoldenHornState, r: Reader): void {
  s.pendingSeat = -1;
  if (r.value === null) return;
  r.keys(['seat', 'cards']);
  s.pendingSeat = r.wholeAt('seat', 0, s.tables.players - 1);
  s.pendingCards = r.wholeAt('cards', 1, 9);
}

function readPlayer(s: GoldenHornState, seat: number, r: Reader): void {
  r.keys(['fleet', 'hand', 'warehouse', 'ships', 'score']);
  const fleet = r.get('fleet');
  if (fleet.value !== FLEETS[seat]) fleet.fail(`must be ${FLEETS[seat]}`);
  const from = seat * COLOUR_COUNT;
  setShort(s.handCounts, seat, readOrHidden(s, r.get('hand'), s.hands, from, 1 << seat));
  setShort(s.warehouseCounts, seat, readOrHidden(s, r.get('warehouse'), s.warehouses, from, 1 << seat));
  readColours(s, seat, r.get('warehouse').get('colours'));
  const ships = r.get('ships');
  ships.keys(SHIPS);
  for (let own = 0; own < SHIPS.length; own++) readShip(s, shipOf(seat, own), ships.get(itemAt(SHIPS, own)));
}

/** Reads six counts; returns their sum. */
function readCounts(r: Reader, list: Int8Array, from: number): number {
  r.keys(COLOURS);
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const count = r.wholeAt(itemAt(COLOURS, colour), 0, MOST);
    setByte(list, from + colour, count);
    sum += count;
  }
  return sum;
}

/** Reads six counts, or only the sum if a view hides them. */
function readOrHidden(s: GoldenHornState, r: Reader, list: Int8Array, from: number, bit: number): number {
  if (!isObject(r.value) || !('count' in r.value)) {
    r.check((s.hidden & bit) === 0 || list !== s.warehouses, 'is hidden with the hand');
    return readCounts(r, list, from);
  }
  r.keys(list === s.warehouses ? ['count', 'colours'] : ['count']);
  s.hidden |= bit;
  return r.wholeAt('count', 0, MAX_TOTAL);
}

/** Reads the colours that are known to be in a hidden warehouse. */
function readColours(s: GoldenHornState, seat: number, r: Reader): void {
  if (r.value === undefined) return;
  let had = KNOWN;
  for (const colour of r.items(0, COLOUR_COUNT)) had |= 1 << colour.word(COLOURS);
  addHad(s, seat, had);
}

function readShip(s: GoldenHornState, ship: number, r: Reader): void {
  r.keys(['at', 'heading', 'cargo', 'robbed']);
  const place = r.get('at');
  setByte(s.robbed, ship, r.get('robbed').flag());
  const cargo = r.get('cargo');
  if (cargo.value !== null) {
    cargo.keys(['colour', 'cubes']);
    setByte(s.cargo, ship, cargo.get('colour').word(COLOURS));
    setByte(s.cubes, ship, cargo.wholeAt('cubes', 1, MOST));
  }
  const heading = r.get('heading');
  if (place.value === null) {
    heading.check(heading.value === null, 'must be null before the ships are placed');
    return;
  }
  const lane = s.tables.placeNamed(place.value);
  place.check(lane >= 0, 'is no place of this lane');
  setByte(s.shipAt, ship, lane);
  setByte(s.heading, ship, heading.word(CITY_CODES) === 0 ? -1 : 1);
  addByte(s.occupied, lane, 1);
}
