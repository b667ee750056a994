import { type Action, accepted, NOBODY, type Parsed, refused, writeActor } from '@levante/contract';
import { COLOURS, SHIPS } from './board.ts';
import { CITY_CODES } from './facts.ts';
import type { GoldenHornState } from './state.ts';
import { COLOUR_COUNT, SHIP_COUNT, type Tables } from './table.ts';

/** Actions as integers, `kind * 4096 + detail`, and as lines of text (formats, section 4). */

export const PLACE_SHIPS = 0;
export const RAID = 1;
export const LOAD = 2;
export const SAIL = 3;
export const TURN_ROUND = 4;
export const ON_FREE = 5;
export const ON_CARD = 6;
export const STOP = 7;
export const ANNOUNCE = 8;
export const DONE = 9;
export const PASS = 10;
export const CUBE = 11;
export const CARD = 12;

const KIND_BITS = 12;
const KIND = 1 << KIND_BITS;
const HANDS = COLOUR_COUNT ** 3;

export const kindOf = (action: Action): number => action >> KIND_BITS;
/** The part of an action behind its kind: a ship, a colour, or one of the pairs below. */
export const detailOf = (action: Action): number => action & (KIND - 1);
export const simple = (kind: number, detail = 0): Action => kind * KIND + detail;

/** `LOAD`: a ship (0–2) and a colour; `CUBE`: a city (0–1) and a colour. */
export const withColour = (kind: number, what: number, colour: number): Action =>
  kind * KIND + what * COLOUR_COUNT + colour;
export const whatOf = (action: Action): number => (detailOf(action) / COLOUR_COUNT) | 0;
export const colourOf = (action: Action): number => detailOf(action) % COLOUR_COUNT;

/** `RAID`: a ship of the table (seat * 3 + ship) and the cards, as digits of base six, lowest colour first. */
export const raid = (target: number, cards: number): Action => RAID * KIND + target * HANDS + cards;
export const targetOf = (action: Action): number => (detailOf(action) / HANDS) | 0;
/** The colour of the i-th card of a raid, i below the ruleset's number of them. */
export function raidCard(t: Tables, action: Action, i: number): number {
  let digits = detailOf(action) % HANDS;
  for (let behind = t.raidCards - 1; behind > i; behind--) digits = (digits / COLOUR_COUNT) | 0;
  return digits % COLOUR_COUNT;
}
/** The colours of the cards of a raid, as the ruleset counts them, in order. */
export function raidCards(t: Tables, action: Action): readonly number[] {
  return Array.from({ length: t.raidCards }, (_, i) => raidCard(t, action, i));
}

/** `PLACE_SHIPS`: bit 2 - ship is set if that ship starts in Constantinople. */
export const startsInConstantinople = (action: Action, ship: number): boolean =>
  ((detailOf(action) >> (2 - ship)) & 1) === 1;

/** How many details each kind but `RAID` has, by kind. */
const DETAILS = [
  8,
  0,
  SHIP_COUNT * COLOUR_COUNT,
  SHIP_COUNT,
  SHIP_COUNT,
  1,
  COLOUR_COUNT,
  1,
  1,
  1,
  1,
  2 * COLOUR_COUNT,
  COLOUR_COUNT,
];

/** Whether an integer is an action at all, be it legal or not. */
export function isAction(t: Tables, action: Action): boolean {
  if (kindOf(action) !== RAID) return detailOf(action) < (DETAILS[kindOf(action)] ?? 0);
  const cards = raidCards(t, action);
  const inOrder = cards.every((card, i) => i === 0 || card >= (cards[i - 1] ?? 0));
  return inOrder && targetOf(action) < t.players * SHIP_COUNT && detailOf(action) % HANDS < COLOUR_COUNT ** t.raidCards;
}

function writeVerb(s: GoldenHornState, action: Action): string {
  const detail = detailOf(action);
  switch (kindOf(action)) {
    case PLACE_SHIPS:
      return `place ${SHIPS.map((_, ship) => CITY_CODES[Number(startsInConstantinople(action, ship))]).join(' ')}`;
    case RAID: {
      const target = targetOf(action);
      const cards = raidCards(s.tables, action).map((colour) => COLOURS[colour]);
      return `raid ${Math.floor(target / SHIP_COUNT)}.${SHIPS[target % SHIP_COUNT]} ${cards.join(' ')}`;
    }
    case LOAD:
      return `load ${SHIPS[whatOf(action)]} ${COLOURS[colourOf(action)]}`;
    case SAIL:
      return `sail ${SHIPS[detail]}`;
    case TURN_ROUND:
      return `turn ${SHIPS[detail]}`;
    case ON_FREE:
      return 'on';
    case ON_CARD:
      return `on ${COLOURS[detail]}`;
    case STOP:
      return 'stop';
    case ANNOUNCE:
      return 'announce';
    case DONE:
      return 'done';
    case PASS:
      return 'pass';
    case CUBE:
      return `cube ${CITY_CODES[whatOf(action)]} ${COLOURS[colourOf(action)]}`;
    default:
      return `card ${s.pendingSeat} ${COLOURS[detail]}`;
  }
}

/** The line of an action of the state's actor. */
export function write(s: GoldenHornState, action: Action): string {
  return `${writeActor(s.actor)} ${writeVerb(s, action)}`;
}

const NOT_AN_ACTION = -1;
const LONGEST_LINE = 80;
const UNKNOWN = refused('bad-request', null, { message: 'no action of this game' });

/** Reads a line; see `Game.parse`. */
export function parse(s: GoldenHornState, line: string): Parsed<Action> {
  if (s.actor === NOBODY) return refused('match-over', 'GH-8.2');
  const [actor = '', ...verb] = line.length > LONGEST_LINE ? [] : line.split(' ');
  const isSeat = /^[0-9]$/.test(actor) && Number(actor) < s.tables.players;
  if (actor !== '*' && !isSeat) return UNKNOWN;
  if (isShortRaid(s.tables, verb)) return refused('wrong-cards', 'GH-4.2', { cards: s.tables.raidCards });
  const action = readVerb(s, verb);
  const byChance = kindOf(action) === CUBE || kindOf(action) === CARD;
  if (action === NOT_AN_ACTION || (actor === '*') !== byChance) return UNKNOWN;
  if (actor !== writeActor(s.actor)) return refused('not-your-turn', 'GH-3.1', { actor: writeActor(s.actor) });
  return accepted(action);
}

/** A raid with another number of cards than this ruleset asks for. */
function isShortRaid(t: Tables, verb: readonly string[]): boolean {
  const cards = verb.slice(2);
  return (
    verb[0] === 'raid' &&
    readShip(t, verb[1]) >= 0 &&
    cards.length !== t.raidCards &&
    cards.every((card) => readColour(card) >= 0)
  );
}

const wordIndex = (words: readonly string[], word: string | undefined): number => words.indexOf(word ?? '');
const readColour = (word: string | undefined): number => wordIndex(COLOURS, word);
const readOwnShip = (word: string | undefined): number => wordIndex(SHIPS, word);
const readCity = (word: string | undefined): number => wordIndex(CITY_CODES, word);

/** `1.duo` as a ship of the table. */
function readShip(t: Tables, word: string | undefined): number {
  const match = /^([0-3])\.([a-z]+)$/.exec(word ?? '');
  const [seat, ship] = [Number(match?.[1] ?? -1), readOwnShip(match?.[2])];
  return seat >= 0 && seat < t.players && ship >= 0 ? seat * SHIP_COUNT + ship : -1;
}

function one(verb: readonly string[], kind: number, detail: number): Action {
  return verb.length === 2 && detail >= 0 ? simple(kind, detail) : NOT_AN_ACTION;
}

function pair(verb: readonly string[], kind: number, what: number, colour: number): Action {
  return verb.length === 3 && what >= 0 && colour >= 0 ? withColour(kind, what, colour) : NOT_AN_ACTION;
}

const BARE: { readonly [word: string]: number } = {
  on: ON_FREE,
  stop: STOP,
  announce: ANNOUNCE,
  done: DONE,
  pass: PASS,
};

function readVerb(s: GoldenHornState, verb: readonly string[]): Action {
  const [word = '', first, second] = verb;
  const bare = BARE[word];
  if (verb.length === 1) return bare === undefined ? NOT_AN_ACTION : simple(bare);
  switch (word) {
    case 'place':
      return readPlace(verb.slice(1));
    case 'raid':
      return readRaid(s.tables, verb.slice(1));
    case 'load':
      return pair(verb, LOAD, readOwnShip(first), readColour(second));
    case 'sail':
      return one(verb, SAIL, readOwnShip(first));
    case 'turn':
      return one(verb, TURN_ROUND, readOwnShip(first));
    case 'on':
      return one(verb, ON_CARD, readColour(first));
    case 'cube':
      return pair(verb, CUBE, readCity(first), readColour(second));
    case 'card':
      return verb.length === 3 && first === String(s.pendingSeat)
        ? one(verb.slice(1), CARD, readColour(second))
        : NOT_AN_ACTION;
    default:
      return NOT_AN_ACTION;
  }
}

function readPlace(words: readonly string[]): Action {
  const cities = words.map(readCity);
  if (cities.length !== SHIP_COUNT || cities.includes(-1)) return NOT_AN_ACTION;
  return simple(
    PLACE_SHIPS,
    cities.reduce((bits, city) => bits * 2 + city, 0),
  );
}

function readRaid(t: Tables, words: readonly string[]): Action {
  const target = readShip(t, words[0]);
  const cards = words.slice(1).map(readColour);
  const inOrder = cards.every((card, i) => i === 0 || card >= (cards[i - 1] ?? 0));
  if (target < 0 || cards.length !== t.raidCards || cards.includes(-1) || !inOrder) return NOT_AN_ACTION;
  return raid(
    target,
    cards.reduce((digits, card) => digits * COLOUR_COUNT + card, 0),
  );
}
