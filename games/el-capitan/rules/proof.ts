import { CHANCE, move, type Proof, put, type Tally } from '@levante/contract';
import { BUY, kindOf, PASS } from './board/action.ts';
import type { ElCapitanFact, Party } from './board/facts.ts';
import type { CardsJson, CityJson, PlayerJson } from './io/json.ts';
import { toJson } from './io/to-json.ts';
import { type ElCapitanState, TURN } from './state/state.ts';

/**
 * El Capitán's input to the conformance kit. The ledger uses only the journal, not the rules, so that the two can be
 * compared.
 */

const PLAYERS = [2, 3, 4, 5];
const CITY_SETS = [
  [],
  ['POR'],
  ['LIS'],
  ['CAN'],
  ['POR', 'LIS'],
  ['POR', 'CAN'],
  ['LIS', 'CAN'],
  ['POR', 'LIS', 'CAN'],
];

/** Returns every number of players with every set of extra cities. */
function options(): readonly unknown[] {
  return PLAYERS.flatMap((players) => CITY_SETS.map((cities) => ({ players, cities })));
}

const houseOf = (seat: number, neutral: boolean): string => `${seat}${neutral ? 'n' : ''}`;
const loanName = (seat: number, amount: number, extended: boolean): string =>
  `loan ${seat} ${amount}${extended ? ' extended' : ''}`;

function countPlayer(tally: Tally, player: PlayerJson, seat: number): void {
  put(tally, `cash ${seat}`, player.cash);
  put(tally, `stock ${houseOf(seat, false)}`, player.warehouses);
  put(tally, `stock ${houseOf(seat, true)}`, player.neutral);
  put(tally, `fortresses ${seat}`, player.fortresses);
  put(tally, `bonus ${seat}`, player.bonus);
  for (const card of player.hand) put(tally, `hand ${seat} ${card}`, 1);
  for (const loan of player.loans) put(tally, loanName(seat, loan.amount, loan.extended), 1);
  if (player.ship) put(tally, `ship ${seat} ${player.ship.city} ${player.ship.berth}`, 1);
}

function countCity(tally: Tally, city: CityJson, code: string): void {
  for (const [i, house] of city.sites.entries()) if (house !== null) put(tally, `${code} ${i + 1} ${house}`, 1);
  for (const house of city.shut) put(tally, `${code} shut ${house}`, 1);
  for (const house of city.gone ?? []) put(tally, `${code} gone ${house}`, 1);
  for (const [i, seat] of city.fortresses.entries())
    if (seat !== null) put(tally, `${code} fortress ${i + 1} ${seat}`, 1);
}

function countCards(tally: Tally, cards: CardsJson, pile: string): void {
  for (const card of cards.open) put(tally, `open ${card}`, 1);
  for (const card of cards.deck) put(tally, `${pile} deck ${card}`, 1);
  for (const card of cards.discard) put(tally, `${pile} discard ${card}`, 1);
}

/** Counts every florin, piece and card of a state, from its JSON. */
function count(s: ElCapitanState): Tally {
  const state = toJson(s);
  const tally: Tally = new Map();
  for (const [seat, player] of state.players.entries()) countPlayer(tally, player, seat);
  for (const [code, city] of Object.entries(state.cities)) countCity(tally, city, code);
  countCards(tally, state.destination, 'destination');
  countCards(tally, state.connection, 'connection');
  for (const amount of state.bonuses) put(tally, `bonus card ${amount}`, 1);
  for (const [amount, cards] of Object.entries(state.loanCards)) put(tally, `loan cards ${amount}`, cards);
  if (state.pirate) put(tally, `pirate ${state.pirate.city} ${state.pirate.berth}`, 1);
  return tally;
}

/** Sets the place of a ship, removing it from any other. */
function moor(tally: Tally, ship: string, place: string): void {
  for (const name of tally.keys()) if (name.startsWith(`${ship} `)) tally.delete(name);
  put(tally, `${ship} ${place}`, 1);
}

const pileOf = (card: string): string => (/\d$/.test(card) ? 'destination' : 'connection');

function playCard(tally: Tally, seat: number, card: string | null): void {
  if (card !== null) move(tally, `hand ${seat} ${card}`, `${pileOf(card)} discard ${card}`);
}

/** Adds to the cash of a seat; the bank's florins are not counted. */
function pay(tally: Tally, party: Party, amount: number): void {
  if (party !== 'bank') put(tally, `cash ${party}`, amount);
}

function renew(tally: Tally, pile: string): void {
  for (const [name, cards] of [...tally]) {
    if (name.startsWith(`${pile} discard `)) move(tally, name, name.replace('discard', 'deck'), cards);
  }
}

/** Posts the transfers of one fact. */
function enter(tally: Tally, fact: ElCapitanFact): void {
  switch (fact.type) {
    case 'revealed':
      move(tally, `${pileOf(fact.card)} deck ${fact.card}`, `open ${fact.card}`);
      break;
    case 'pile-renewed':
      renew(tally, fact.pile);
      break;
    case 'bought':
      move(tally, `open ${fact.card}`, `hand ${fact.seat} ${fact.card}`);
      break;
    case 'sailed':
      playCard(tally, fact.seat, fact.card);
      moor(tally, `ship ${fact.seat}`, `${fact.to} ${fact.berth}`);
      break;
    case 'paid':
      pay(tally, fact.from, -fact.amount);
      pay(tally, fact.to, fact.amount);
      break;
    case 'income':
      pay(tally, fact.seat, fact.amount);
      break;
    case 'house-built':
    case 'house-reopened': {
      const house = houseOf(fact.seat, fact.neutral);
      const from = fact.type === 'house-built' ? `stock ${house}` : `${fact.city} shut ${house}`;
      move(tally, from, `${fact.city} ${fact.site} ${house}`);
      break;
    }
    case 'house-shut':
      move(tally, `${fact.city} ${fact.site} ${fact.house}`, `${fact.city} shut ${fact.house}`);
      break;
    case 'house-gone':
      move(tally, `${fact.city} ${fact.site} ${fact.house}`, `${fact.city} gone ${fact.house}`);
      break;
    case 'fortress-built':
      move(tally, `fortresses ${fact.seat}`, `${fact.city} fortress ${fact.site} ${fact.seat}`);
      break;
    case 'bonus-won':
      put(tally, `bonus card ${fact.amount}`, -1);
      put(tally, `bonus ${fact.seat}`, fact.amount);
      break;
    case 'loan-taken':
      move(tally, `loan cards ${fact.amount}`, loanName(fact.seat, fact.amount, false));
      break;
    case 'loan-extended':
      move(tally, loanName(fact.seat, fact.amount, false), loanName(fact.seat, fact.amount, true));
      break;
    case 'loan-repaid':
      move(tally, loanName(fact.seat, fact.amount, fact.extended), `loan cards ${fact.amount}`);
      break;
    case 'pirate-sailed':
      playCard(tally, fact.seat, fact.card);
      moor(tally, 'pirate', `${fact.to} null`);
      break;
    case 'pirate-anchored':
      moor(tally, 'pirate', `${fact.city} ${fact.berth}`);
      break;
    case 'ship-moved':
      moor(tally, `ship ${fact.seat}`, `${fact.city} ${fact.to}`);
      break;
    case 'supplied':
      put(tally, `stock ${houseOf(fact.seat, false)}`, fact.warehouses);
      put(tally, `stock ${houseOf(fact.seat, true)}`, fact.neutral);
      put(tally, `fortresses ${fact.seat}`, fact.fortresses);
      break;
  }
}

/** Returns the cards that may be turned up now: one of each in the pile of the first kind that is short of open cards. */
function outcomes(s: ElCapitanState): ReadonlyMap<string, number> {
  if (s.actor !== CHANCE) return new Map();
  const { destination, connection } = toJson(s);
  const short = destination.open.length < s.tables.board.open.destination && destination.deck.length > 0;
  const { deck } = short ? destination : connection;
  return new Map(deck.map((card) => [`* reveal ${card}`, 1]));
}

/** A hoarder buys cards as long as possible. */
const measured = {
  players: 4,
  setups: CITY_SETS.map((cities) => ({ cities })),
  hoarded: (action: number) => kindOf(action) === BUY,
};

const ROUNDS = 100_000;
const SEATS = 10;

/** Passing is legal only if nothing else is (EC-3.5), so no action may lead to it (EC-3.4). */
const passing = {
  isPass: (action: number) => kindOf(action) === PASS,
  turnOf: ({ step, phase, round, seat }: ElCapitanState) =>
    step === TURN ? (phase * ROUNDS + round) * SEATS + seat : null,
};

export const elCapitanProof = {
  options,
  ledger: { count, enter },
  outcomes,
  passing,
  measured,
} satisfies Proof<ElCapitanState>;
