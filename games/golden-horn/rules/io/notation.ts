import { type Action, accepted, NOBODY, type Parsed, writeActor } from '@levante/contract';
import {
  ANNOUNCE,
  ascend,
  CARD,
  CUBE,
  colourOf,
  DONE,
  detailOf,
  kindOf,
  LOAD,
  ON_CARD,
  ON_FREE,
  PASS,
  PLACE_SHIPS,
  RAID,
  raid,
  raidCards,
  SAIL,
  STOP,
  simple,
  startsInConstantinople,
  TURN_ROUND,
  targetOf,
  whatOf,
  withColour,
} from '../board/action.ts';
import { COLOURS, SHIPS } from '../board/board.ts';
import { CITY_CODES } from '../board/places.ts';
import { refused } from '../board/refusals.ts';
import { COLOUR_COUNT, SHIP_COUNT, type Tables } from '../board/tables.ts';
import type { GoldenHornState } from '../state/state.ts';

/** Actions as lines of text (formats, section 4). */

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

/** Formats an action of the state's actor. */
export function write(s: GoldenHornState, action: Action): string {
  return `${writeActor(s.actor)} ${writeVerb(s, action)}`;
}

const NOT_AN_ACTION = -1;
const LONGEST_LINE = 80;
const UNKNOWN = refused('bad-request', null, { message: 'no action of this game' });

/** Parses a line; see `Game.parse`. */
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

/** Returns true for a raid with a wrong number of cards for this ruleset. */
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

/** Parses `1.duo` as a ship of the table. */
function readShip(t: Tables, word: string | undefined): number {
  const match = /^([0-3])\.([a-z]+)$/.exec(word ?? '');
  const seat = Number(match?.[1] ?? -1);
  const ship = readOwnShip(match?.[2]);
  return seat >= 0 && seat < t.players && ship >= 0 ? seat * SHIP_COUNT + ship : -1;
}

function one(verb: readonly string[], kind: number, detail: number): Action {
  return verb.length === 2 && detail >= 0 ? simple(kind, detail) : NOT_AN_ACTION;
}

function pair(verb: readonly string[], kind: number, what: number, colour: number): Action {
  return verb.length === 3 && what >= 0 && colour >= 0 ? withColour(kind, what, colour) : NOT_AN_ACTION;
}

/** Verbs without arguments. */
const BARE: ReadonlyMap<string, number> = new Map([
  ['on', ON_FREE],
  ['stop', STOP],
  ['announce', ANNOUNCE],
  ['done', DONE],
  ['pass', PASS],
]);

function readVerb(s: GoldenHornState, verb: readonly string[]): Action {
  const [word = '', first, second] = verb;
  const bare = BARE.get(word);
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
      return verb.length === 3 && s.pendingSeat >= 0 && first === String(s.pendingSeat)
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
  if (target < 0 || cards.length !== t.raidCards || cards.includes(-1) || !ascend(cards)) return NOT_AN_ACTION;
  return raid(
    target,
    cards.reduce((digits, card) => digits * COLOUR_COUNT + card, 0),
  );
}
