import { accepted, isObject, type Parsed, refused } from '@levante/contract';
import type { Board, CityBoard } from './board.ts';
import { CONNECTION_CARDS, DESTINATION_CARDS, SITES } from './counts.ts';
import { CITY_CODES } from './places.ts';

const GRID = CITY_CODES.slice(0, 9);
const EXTRA = CITY_CODES.slice(9);
const MAX_FLORINS = 999;

/** Error of the reader: a fault in a board file, with its path. */
class Fault extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

type Fields = { readonly [key: string]: (value: unknown, path: string) => void };

function fields(value: unknown, path: string, required: Fields, optional: Fields = {}): Record<string, unknown> {
  if (!isObject(value)) throw new Fault(path, 'must be an object');
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(required, key) && !Object.hasOwn(optional, key))
      throw new Fault(`${path}/${key}`, 'unknown key');
  }
  for (const [key, read] of Object.entries(required)) {
    if (!Object.hasOwn(value, key)) throw new Fault(`${path}/${key}`, 'missing');
    read(value[key], `${path}/${key}`);
  }
  for (const [key, read] of Object.entries(optional)) if (Object.hasOwn(value, key)) read(value[key], `${path}/${key}`);
  return value;
}

const whole =
  (least: number, most: number) =>
  (value: unknown, path: string): void => {
    if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) {
      throw new Fault(path, `must be a whole number from ${least} to ${most}`);
    }
  };
const florins = whole(0, MAX_FLORINS);

function text(value: unknown, path: string): void {
  if (typeof value !== 'string' || value.length > 500)
    throw new Fault(path, 'must be a text of at most 500 characters');
}

function list(value: unknown, path: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most) {
    throw new Fault(path, least === most ? `must be a list of ${least}` : `must be a list of ${least} to ${most}`);
  }
  return value;
}

const listOf =
  (least: number, most: number, read: (value: unknown, path: string) => void) =>
  (value: unknown, path: string): void => {
    for (const [i, item] of list(value, path, least, most).entries()) read(item, `${path}/${i}`);
  };

const oneOf =
  (...words: readonly unknown[]) =>
  (value: unknown, path: string): void => {
    if (!words.includes(value)) throw new Fault(path, `must be one of ${words.join(', ')}`);
  };

const mark = oneOf('found', 'derived', 'proposed');

/** Reads the source of the printed figures of a city, part by part. */
function ground(value: unknown, path: string): void {
  fields(value, path, {}, { berths: mark, fortresses: mark, track: mark, dark: mark, triangle: mark });
}

function triangle(value: unknown, path: string): void {
  if (value !== null) whole(1, SITES)(value, path);
}

function track(value: unknown, path: string): void {
  listOf(SITES + 1, SITES + 1, florins)(value, path);
  whole(0, 0)(list(value, path, SITES + 1, SITES + 1)[0], `${path}/0`);
}

const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Checks the shut-down sites (EC-5.3): in ascending order the k-th is after site k + 1, so no city becomes empty. */
function shutSites(city: Record<string, unknown>, path: string): void {
  const dark = numbers(city.dark);
  for (const [i, site] of dark.entries()) {
    const before = dark[i - 1];
    if (before !== undefined && before >= site) throw new Fault(`${path}/dark/${i}`, 'must ascend');
  }
  const all = city.triangle === null ? dark : [...dark, Number(city.triangle)].sort((a, b) => a - b);
  for (const [i, site] of all.entries()) {
    const where = dark.indexOf(site) >= 0 ? `${path}/dark/${dark.indexOf(site)}` : `${path}/triangle`;
    if (all[i - 1] === site) throw new Fault(`${path}/triangle`, 'is a dark site already');
    if (site <= i + 2) throw new Fault(where, `must lie behind site ${i + 2}, or the city could become empty`);
  }
}

const city =
  (codes: readonly string[]) =>
  (value: unknown, path: string): void => {
    const code = codes[Number(path.slice(path.lastIndexOf('/') + 1))];
    const read = fields(
      value,
      path,
      {
        code: oneOf(code),
        name: text,
        row: whole(-9, 9),
        column: whole(-9, 9),
        berths: listOf(1, 3, florins),
        fortresses: listOf(1, 2, florins),
        track,
        dark: listOf(0, SITES, whole(1, SITES)),
        triangle,
      },
      { ground },
    );
    shutSites(read, path);
  };

const oneOfGrid = oneOf(...GRID);

function destinationCard(value: unknown, path: string): void {
  fields(value, path, { city: oneOfGrid, seals: whole(1, 5), price: florins });
}

function connectionCard(value: unknown, path: string): void {
  fields(value, path, { cities: listOf(2, 2, oneOfGrid), price: florins });
}

function loan(value: unknown, path: string): void {
  const amount = path.endsWith('/0') ? 10 : 16;
  fields(value, path, { amount: whole(amount, amount), repay: florins, extended: florins, cards: whole(0, 99) });
}

function open(value: unknown, path: string): void {
  fields(value, path, { destination: whole(1, 8), connection: whole(1, 8) });
}

function sameTwice(board: Board): void {
  const cards = board.destinationCards.map((card) => `${card.city}-${card.seals}`);
  for (const [i, card] of cards.entries()) {
    if (cards.indexOf(card) < i) throw new Fault(`/destinationCards/${i}`, `${card} is there twice`);
  }
  const pairs = board.connectionCards.map((card) => [...card.cities].sort().join('-'));
  for (const [i, pair] of pairs.entries()) {
    const [a, b] = pair.split('-');
    if (a === b) throw new Fault(`/connectionCards/${i}`, 'must join two cities');
    if (pairs.indexOf(pair) < i) throw new Fault(`/connectionCards/${i}`, `${pair} is there twice`);
  }
  const places = [...board.cities, ...board.extraCities].map((c: CityBoard) => `${c.row},${c.column}`);
  for (const [i, place] of places.entries()) {
    const where = i < 9 ? `/cities/${i}` : `/extraCities/${i - 9}`;
    if (places.indexOf(place) < i) throw new Fault(`${where}/row`, 'two cities lie in the same place');
  }
}

const required: Fields = {
  name: text,
  version: whole(0, 1_000_000),
  startCash: florins,
  startWarehouses: whole(1, 12),
  startFortresses: whole(0, 5),
  startNeutral: whole(0, 6),
  cities: listOf(9, 9, city(GRID)),
  extraCities: listOf(3, 3, city(EXTRA)),
  destinationCards: listOf(DESTINATION_CARDS, DESTINATION_CARDS, destinationCard),
  connectionCards: listOf(CONNECTION_CARDS, CONNECTION_CARDS, connectionCard),
  open,
  spread: listOf(13, 13, florins),
  loans: listOf(2, 2, loan),
  bonuses: listOf(3, 3, florins),
  bonusCities: whole(1, 12),
  piratePrice: florins,
  protection: listOf(3, 3, florins),
};
const optional: Fields = { about: text, destinationCardsGround: text, connectionCardsGround: text, spreadGround: text };

function checkBoard(input: unknown): asserts input is Board {
  fields(input, '', required, optional);
}

/**
 * Reads a board file (EC-1.5): every figure within its bounds, cities in board order, eighteen destination and thirty-six
 * connection cards without duplicates, shut-down sites as in EC-5.3. Refuses with `bad-options` and the `path` of the first
 * fault.
 */
export function readBoard(input: unknown): Parsed<Board> {
  try {
    checkBoard(input);
    sameTwice(input);
    return accepted(input);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return refused('bad-options', 'EC-1.5', { path: fault.path, message: fault.message });
  }
}
