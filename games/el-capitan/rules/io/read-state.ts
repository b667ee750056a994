import {
  accepted,
  addByte,
  byteAt,
  completedState,
  isObject,
  type Parsed,
  Reader,
  ReadFault,
  refused,
  setByte,
  setWord,
  wordAt,
  writeActor,
} from '@levante/contract';
import { SITES } from '../board/counts.ts';
import { isNeutral, ownerOf, readHouse } from '../board/houses.ts';
import { EXTRA_CITIES, readOptions } from '../board/options.ts';
import { CITY_CODES } from '../board/places.ts';
import {
  BANK,
  bitOf,
  cityCode,
  MAX_BERTHS,
  MAX_FORTRESSES,
  NOBODY_THERE,
  OFF_BOARD,
  type Tables,
  tablesFor,
  WORDS,
  wordOf,
} from '../board/tables.ts';
import { bringsPirate } from '../extra-cities/canarias.ts';
import { shutForGood } from '../extra-cities/porto.ts';
import { FREE_MOVES, PAID_MOVES, PIRATE } from '../pirate/pirate.ts';
import { setup } from '../play/setup.ts';
import { loanSlot, loanToDecide } from '../scoring/loans.ts';
import { poorest } from '../scoring/money-check.ts';
import { derive } from '../state/derive.ts';
import {
  ACTS,
  DECIDED,
  ElCapitanState,
  EXTENDED,
  FRESH,
  MAX_OPEN,
  OVER,
  SETTLE,
  STARTER,
  STEPS,
  TURN,
} from '../state/state.ts';
import { hasNeutral } from '../two-player/two-player.ts';
import { toJson } from './to-json.ts';

const MAX_CASH = 1_000_000;

/** Reads a state, complete or partial: every single value, and the actor. Consistency is tested by `check`. */
export function readStateJson(
  input: unknown,
  check: (s: ElCapitanState, whole: Reader) => void = () => {},
): Parsed<ElCapitanState> {
  if (!isObject(input)) return refused('bad-state', null, { path: '', message: 'must be an object' });
  if (input.game !== undefined && input.game !== 'el-capitan') {
    return refused('bad-state', null, { path: '/game', message: 'must be el-capitan' });
  }
  const options = readOptions(input.options ?? {});
  if (!options.ok) return options;
  const tables = tablesFor(options.value);
  const s = new ElCapitanState(tables);
  try {
    const whole = new Reader(completedState(freshJson(tables), input, tables.players));
    readState(s, whole);
    takeActor(s, whole, 'seat' in input, 'actor' in input);
    derive(s);
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

/** Sets the actor from step, seat and loans; `seat` and `actor` must be consistent where given. */
export function takeActor(s: ElCapitanState, r: Reader, seatGiven: boolean, actorGiven: boolean): void {
  const actor = r.get('actor');
  const { players } = s.tables;
  const last = (s.starter + players - 1) % players;
  if (s.step === TURN) {
    if (!seatGiven && actorGiven)
      s.seat = Number(actor.word(Array.from({ length: players }, (_, seat) => String(seat))));
    r.checkAt('seat', s.seat >= 0, 'must be a seat in a turn');
  }
  if (s.step === SETTLE || s.step === STARTER || s.step === OVER) {
    if (!seatGiven) s.seat = last;
    r.checkAt('seat', s.seat === last, `the phase ends with the turn of seat ${last}`);
  }
  if (s.step === SETTLE) s.decider = firstUndecided(s);
  if (s.step === STARTER) s.decider = poorest(s);
  if (actorGiven) actor.check(actor.value === writeActor(s.actor), `must be ${writeActor(s.actor)} here`);
}

function firstUndecided(s: ElCapitanState): number {
  const { players } = s.tables;
  for (let i = 0; i < players; i++) {
    const seat = (s.starter + i) % players;
    if (loanToDecide(s, seat) >= 0) return seat;
  }
  return s.starter;
}

function readState(s: ElCapitanState, r: Reader): void {
  r.keys([
    'game',
    'options',
    'phase',
    'round',
    'starter',
    'seat',
    'actor',
    'step',
    'lastRound',
    'passes',
    'turn',
    'players',
    'cities',
    'pirate',
    'destination',
    'connection',
    'bonuses',
    'loanCards',
  ]);
  const { players } = s.tables;
  s.phase = r.wholeAt('phase', 1, 3);
  s.round = r.wholeAt('round', 1, 9999);
  s.starter = r.wholeAt('starter', 0, players - 1);
  s.seat = r.get('seat').wholeOrNull(0, players - 1);
  s.step = r.get('step').word(STEPS);
  s.lastRound = r.get('lastRound').flag();
  s.passes = r.wholeAt('passes', 0, players);
  readTurn(s, r.get('turn'));
  s.shipAt.fill(OFF_BOARD);
  s.shipBerth.fill(-1);
  s.berths.fill(NOBODY_THERE);
  s.forts.fill(NOBODY_THERE);
  s.display.fill(-1);
  for (const [seat, player] of r.get('players').items(players, players).entries()) readPlayer(s, seat, player);
  readCities(s, r.get('cities'));
  readPirate(s, r.get('pirate'));
  readCards(s, r.get('destination'), 0);
  readCards(s, r.get('connection'), 1);
  s.bonusesTaken = s.tables.board.bonuses.length - r.get('bonuses').items(0, s.tables.board.bonuses.length).length;
  readLoanCards(s, r.get('loanCards'));
}

function readTurn(s: ElCapitanState, r: Reader): void {
  r.keys(['acted', 'bought', 'sailed', 'freePirate', 'paidPirate', 'pirateFrom']);
  s.acted = r.get('acted').word(ACTS);
  s.bought = r.get('bought').flag();
  s.sailed = r.get('sailed').flag();
  s.freePirate = r.get('freePirate').word(FREE_MOVES);
  s.paidPirate = r.get('paidPirate').word(PAID_MOVES);
  s.pirateFrom = readCity(s, r.get('pirateFrom'), true);
}

/** Reads the index of a city in play; -1 for null, if null is allowed. */
function readCity(s: ElCapitanState, r: Reader, orNull = false): number {
  if (orNull && r.value === null) return -1;
  const city = r.word(CITY_CODES);
  r.check(((s.tables.inPlay >> city) & 1) === 1, 'is not in play');
  return city;
}

function readPlayer(s: ElCapitanState, seat: number, r: Reader): void {
  r.keys(['cash', 'warehouses', 'neutral', 'fortresses', 'hand', 'loans', 'ship', 'bonus', 'score']);
  setWord(s.cash, seat, r.wholeAt('cash', -MAX_CASH, MAX_CASH));
  setByte(s.warehouses, seat, r.wholeAt('warehouses', 0, 99));
  setByte(s.neutral, seat, r.wholeAt('neutral', 0, 99));
  setByte(s.fortresses, seat, r.wholeAt('fortresses', 0, 99));
  setWord(s.bonus, seat, r.wholeAt('bonus', 0, MAX_CASH));
  for (const card of r.get('hand').items(0, 54)) addCard(s, s.hands, seat * WORDS, card, readCard(s, card));
  for (const loan of r.get('loans').items(0, 99)) readLoan(s, seat, loan);
  readShip(s, seat, r.get('ship'));
  const score = r.get('score');
  const fits = s.step === OVER ? score.value === wordAt(s.cash, seat) : score.value === null;
  score.check(fits, s.step === OVER ? 'must be the final cash' : 'must be null while the match runs');
}

function readShip(s: ElCapitanState, seat: number, r: Reader): void {
  if (r.value === null) return;
  r.keys(['city', 'berth']);
  const city = r.get('city');
  setByte(s.shipAt, seat, city.value === 'BANK' ? BANK : readCity(s, city));
  const berth = r.get('berth');
  if (berth.value === null || berth.value === undefined) return;
  berth.check(byteAt(s.shipAt, seat) !== BANK, 'the bank has no berths');
  setByte(s.shipBerth, seat, berth.whole(1, wordAt(s.tables.berths, byteAt(s.shipAt, seat))) - 1);
}

function readLoan(s: ElCapitanState, seat: number, r: Reader): void {
  r.keys(['amount', 'extended', 'decided']);
  const kind = s.tables.board.loans.findIndex((loan) => loan.amount === r.get('amount').value);
  r.checkAt('amount', kind >= 0, 'is no loan of this board');
  const extended = r.get('extended').flag() === 1;
  const decided = r.get('decided').value === true;
  if (r.get('decided').value !== undefined) {
    r.checkAt(
      'decided',
      decided && extended && STEPS[s.step] === 'settle',
      'marks only what was extended in a settlement that is going on',
    );
  }
  addByte(s.loans, loanSlot(seat, kind, decided ? DECIDED : extended ? EXTENDED : FRESH), 1);
}

function readCities(s: ElCapitanState, r: Reader): void {
  const known = CITY_CODES.filter((code) => !EXTRA_CITIES.includes(code) || s.tables.options.cities.includes(code));
  r.keys(known);
  for (const city of s.tables.cities) readCityState(s, city, r.get(cityCode(city)));
}

function readCityState(s: ElCapitanState, city: number, r: Reader): void {
  const gone = shutForGood(city);
  r.keys(gone ? ['berths', 'fortresses', 'sites', 'shut', 'gone'] : ['berths', 'fortresses', 'sites', 'shut']);
  const { players } = s.tables;
  const count = wordAt(s.tables.berths, city);
  for (const [i, berth] of r.get('berths').items(count, count).entries()) {
    const there = berth.value === 'pirate' ? PIRATE : berth.wholeOrNull(0, players - 1);
    setByte(s.berths, city * MAX_BERTHS + i, there);
  }
  const forts = wordAt(s.tables.fortressSites, city);
  for (const [i, fort] of r.get('fortresses').items(forts, forts).entries()) {
    setByte(s.forts, city * MAX_FORTRESSES + i, fort.wholeOrNull(0, players - 1));
  }
  for (const [i, site] of r.get('sites').items(SITES, SITES).entries()) {
    setByte(s.sites, city * SITES + i, site.value === null ? 0 : readHouseOf(s, site));
  }
  const waiting = r.get(gone ? 'gone' : 'shut').items(0, SITES);
  for (const [i, house] of waiting.entries()) setByte(s.shut, city * SITES + i, readHouseOf(s, house));
  setByte(s.shutCount, city, waiting.length);
  if (gone) r.get('shut').items(0, 0);
}

function readHouseOf(s: ElCapitanState, r: Reader): number {
  const house = readHouse(r.value);
  r.check(house > 0 && ownerOf(house) < s.tables.players, 'is no house of this match');
  r.check(!isNeutral(house) || hasNeutral(s.tables), 'neutral houses are for two players');
  return house;
}

function readPirate(s: ElCapitanState, r: Reader): void {
  s.pirateCity = -1;
  s.pirateBerth = -1;
  r.check((r.value !== null) === bringsPirate(s.tables), 'is in play with the Islas Canarias, and only then');
  if (r.value === null) return;
  r.keys(['city', 'berth']);
  s.pirateCity = readCity(s, r.get('city'));
  const berth = r.get('berth');
  if (berth.value !== null) s.pirateBerth = berth.whole(1, wordAt(s.tables.berths, s.pirateCity)) - 1;
}

function readCard(s: ElCapitanState, r: Reader): number {
  const card = typeof r.value === 'string' ? s.tables.card(r.value) : -1;
  r.check(card >= 0, 'is no card of this board');
  return card;
}

/** Adds a card to a pile; each card may be in one place only. */
function addCard(s: ElCapitanState, pile: Int32Array, offset: number, r: Reader, card: number): void {
  const word = wordOf(card);
  let seen = wordAt(s.open, word) | wordAt(s.deck, word) | wordAt(s.discard, word);
  for (let seat = 0; seat < s.tables.players; seat++) seen |= wordAt(s.hands, seat * WORDS + word);
  r.check((seen & bitOf(card)) === 0, 'is somewhere else already');
  setWord(pile, offset + word, wordAt(pile, offset + word) | bitOf(card));
}

function readCards(s: ElCapitanState, r: Reader, kind: 0 | 1): void {
  r.keys(['open', 'deck', 'discard']);
  const { open } = s.tables.board;
  const fits = (card: Reader): number => {
    const found = readCard(s, card);
    card.check((wordOf(found) === 0 ? 0 : 1) === kind, 'is of the other kind');
    return found;
  };
  for (const [i, card] of r
    .get('open')
    .items(0, kind === 0 ? open.destination : open.connection)
    .entries()) {
    addCard(s, s.open, 0, card, fits(card));
    setByte(s.display, kind * MAX_OPEN + i, fits(card));
    setByte(s.displayed, kind, i + 1);
  }
  for (const card of r.get('deck').items(0, 54)) addCard(s, s.deck, 0, card, fits(card));
  for (const card of r.get('discard').items(0, 54)) addCard(s, s.discard, 0, card, fits(card));
}

function readLoanCards(s: ElCapitanState, r: Reader): void {
  r.keys(s.tables.board.loans.map((loan) => String(loan.amount)));
  for (const [kind, loan] of s.tables.board.loans.entries())
    setByte(s.loanCards, kind, r.get(String(loan.amount)).whole(0, loan.cards));
}
