import { ByBoard, itemAt, setWord, wordAt } from '@levante/contract';
import type { Board, CityBoard } from './board.ts';
import { CONNECTION_CARDS, DESTINATION_CARDS, SITES } from './counts.ts';
import { boardNamed, type ElCapitanOptions } from './options.ts';
import { CITY_CODES, type CityCode } from './places.ts';

export const CITIES = 12;
export const BANK = 12;
/** Location of a ship before its first voyage. */
export const OFF_BOARD = -1;
export const CAN = CITY_CODES.indexOf('CAN');
export const LIS = CITY_CODES.indexOf('LIS');
export const POR = CITY_CODES.indexOf('POR');
const FIRST_EXTRA = 9;
export const MAX_SEATS = 5;
export const MAX_BERTHS = 3;
export const MAX_FORTRESSES = 2;
/** Empty berth or fortress site; a seat is stored as its number. */
export const NOBODY_THERE = -1;
export const CARDS = DESTINATION_CARDS + CONNECTION_CARDS;
/** Cards are stored as bits, eighteen to a word: word 0 the destination cards, words 1 and 2 the connection cards. */
export const CARDS_A_WORD = 18;
export const WORDS = 3;
export const MAX_SEALS = 5;
/** Places that a card can be played from: the cities, and ashore (the bank or off the board). */
export const PLACES = CITIES + 1;
export const ASHORE = CITIES;

/**
 * Possible deeds of a seat in a city, as bits: houses of its two colours, and a fortress on the first or the second site.
 */
export const MAIN = 1;
export const NEUTRAL = 2;
export const REOPEN_MAIN = 4;
export const REOPEN_NEUTRAL = 8;
export const FORTRESS = 16;
export const FORTRESSES = FORTRESS | (FORTRESS << 1);
const DEEDS = 64;
/** Returns the fortress site among these deeds, from 0; -1 if there is none. */
export const fortressSite = (deeds: number): number => ((deeds & FORTRESSES) >> 4) - 1;

/** Price of something impossible: above any cash. */
export const NEVER = 1_000_000_000;

/** Index of each city by its code. */
export const BOARD_ORDER: ReadonlyMap<string, number> = new Map<string, number>(CITY_CODES.map((code, i) => [code, i]));
const indexOf = (code: string): number => BOARD_ORDER.get(code) ?? -1;

/**
 * Constants of a match: the board's figures and the distances, as arrays indexed by city (0–11, board order), card (0–53,
 * see `cardCodes`), and berth, site or space from 0.
 */
export class Tables {
  readonly options: ElCapitanOptions;
  /** Legality of matches on these tables, created on demand; its type is known only in `legality/`. */
  legality: unknown = null;
  readonly board: Board;
  readonly players: number;
  /** Indices of the cities in play, ascending, and the same as bits. */
  readonly cities: readonly number[];
  readonly inPlay: number;
  /** Extra cities in play, as bits (EC-11.1). */
  readonly extra: number;
  /** True if the Islas Canarias are in play, and with them the pirate (EC-11.7); exported as `bringsPirate`. */
  readonly hasPirate: boolean;
  /** True if berth prices ascend in every city. */
  readonly berthsAscend: boolean;
  readonly berths = new Int32Array(CITIES);
  /** The same as bits: bit i for berth i, from 0. */
  readonly allBerths = new Int32Array(CITIES);
  readonly berthPrice = new Int32Array(CITIES * MAX_BERTHS);
  readonly fortressSites = new Int32Array(CITIES);
  readonly fortressPrice = new Int32Array(CITIES * MAX_FORTRESSES);
  /**
   * deedPrice[(city * 64 + deeds) * 4 + berth + 1]: price of the cheapest of these deeds for a ship on that berth; `NEVER`
   * without one.
   */
  readonly deedPrice = new Int32Array(CITIES * DEEDS * (MAX_BERTHS + 1)).fill(NEVER);
  readonly track = new Int32Array(CITIES * (SITES + 1));
  /**
   * Bits of the sites (bit n for site n) that shut a house in this match: dark ones, and the triangle with two or three
   * players.
   */
  readonly shutSites = new Int32Array(CITIES);
  /** Protection money per house or fortress, by phase from 0 (EC-12.1). */
  readonly protection: Int32Array;
  readonly distance = new Int32Array(CITIES * CITIES);
  /** within[seals * 12 + city]: cities in play at a distance of 1 to `seals` steps, as bits. */
  readonly within = new Int32Array((MAX_SEALS + 1) * CITIES);
  readonly cardCodes: readonly string[];
  readonly cardPrice = new Int32Array(CARDS);
  /** Price of the most expensive card. */
  readonly dearest: number;
  /** payable[florins * 3 + word]: cards that cost at most this many florins, up to the price of the most expensive one. */
  readonly payable: Int32Array;
  /** City and seals of destination cards. */
  readonly cardCity = new Int32Array(DESTINATION_CARDS);
  readonly cardSeals = new Int32Array(DESTINATION_CARDS);
  /** Ends of connection cards (index from 18), as bits. */
  readonly cardEnds = new Int32Array(CARDS);
  /** leads[card * 13 + place]: destinations of a card for a ship in a city (0–11) or ashore (12), as bits of cities. */
  readonly leads = new Int32Array(CARDS * PLACES);
  /** cardsAt[place * 3 + word]: cards that lead somewhere from a place, as bits. */
  readonly cardsAt = new Int32Array(PLACES * WORDS);
  readonly #cardIndex: ReadonlyMap<string, number>;

  constructor(options: ElCapitanOptions) {
    this.options = options;
    this.board = boardNamed(options.board);
    this.players = options.players;
    this.cities = CITY_CODES.flatMap((code, i) => (i < FIRST_EXTRA || options.cities.includes(code) ? [i] : []));
    this.inPlay = this.cities.reduce((mask, i) => mask | (1 << i), 0);
    this.extra = this.inPlay & ~((1 << FIRST_EXTRA) - 1);
    this.hasPirate = (this.inPlay & (1 << CAN)) !== 0;
    for (const city of [...this.board.cities, ...this.board.extraCities]) this.#readCity(city);
    this.berthsAscend = [...this.board.cities, ...this.board.extraCities].every((city) =>
      city.berths.every((price, i) => i === 0 || price >= itemAt(city.berths, i - 1)),
    );
    this.protection = Int32Array.from(this.board.protection);
    this.#measure();
    const cards = sortedCards(this.board);
    this.cardCodes = cards.map((card) => card.code);
    this.#cardIndex = new Map(this.cardCodes.map((code, i) => [code, i]));
    for (const [i, card] of cards.entries()) {
      setWord(this.cardPrice, i, card.price);
      if (i < DESTINATION_CARDS) {
        setWord(this.cardCity, i, card.first);
        setWord(this.cardSeals, i, card.second);
      } else {
        setWord(this.cardEnds, i, (1 << card.first) | (1 << card.second));
      }
      for (let place = 0; place < PLACES; place++) this.#lead(i, place);
    }
    this.dearest = Math.max(...this.cardPrice);
    this.payable = this.#payable();
  }

  #payable(): Int32Array {
    const masks = new Int32Array((this.dearest + 1) * WORDS);
    for (const [card, price] of this.cardPrice.entries()) {
      for (let florins = price; florins <= this.dearest; florins++) {
        const i = florins * WORDS + wordOf(card);
        setWord(masks, i, wordAt(masks, i) | bitOf(card));
      }
    }
    return masks;
  }

  #lead(card: number, place: number): void {
    const to = this.#leadsTo(card, place);
    setWord(this.leads, card * PLACES + place, to);
    const i = place * WORDS + wordOf(card);
    if (to !== 0) setWord(this.cardsAt, i, wordAt(this.cardsAt, i) | bitOf(card));
  }

  /**
   * Returns the destinations of a card (EC-4.3 to 4.6, EC-11.2): for a destination card its own city from anywhere, or any
   * city within its seals; for a connection card its other end.
   */
  #leadsTo(card: number, place: number): number {
    const away = place === ASHORE ? -1 : ~(1 << place);
    if (card >= DESTINATION_CARDS) {
      const ends = wordAt(this.cardEnds, card);
      return ends & ~away ? ends & away : 0;
    }
    const own = 1 << wordAt(this.cardCity, card);
    if (place === ASHORE) return own;
    return (own | wordAt(this.within, wordAt(this.cardSeals, card) * CITIES + place)) & away;
  }

  /** Returns the card with this code, or -1. */
  card(code: string): number {
    return this.#cardIndex.get(code) ?? -1;
  }

  /** True if the triangle sites count (EC-1.4). */
  get triangle(): boolean {
    return this.players <= 3;
  }

  #readCity(city: CityBoard): void {
    const c = indexOf(city.code);
    setWord(this.berths, c, city.berths.length);
    setWord(this.allBerths, c, (1 << city.berths.length) - 1);
    setWord(this.fortressSites, c, city.fortresses.length);
    for (const [i, price] of city.berths.entries()) setWord(this.berthPrice, c * MAX_BERTHS + i, price);
    for (const [i, price] of city.fortresses.entries()) setWord(this.fortressPrice, c * MAX_FORTRESSES + i, price);
    for (const [i, value] of city.track.entries()) setWord(this.track, c * (SITES + 1) + i, value);
    for (let deeds = 0; deeds < DEEDS; deeds++) {
      for (const [i, price] of city.berths.entries()) {
        setWord(this.deedPrice, deedSlot(c, deeds, i), cheapest(city, deeds, price));
      }
    }
    let mask = 0;
    for (const site of city.dark) mask |= 1 << site;
    if (city.triangle !== null && this.triangle) mask |= 1 << city.triangle;
    setWord(this.shutSites, c, mask);
  }

  /** Computes distances in steps, and the cities within each of them (EC-1.2, EC-11.1). */
  #measure(): void {
    const all = [...this.board.cities, ...this.board.extraCities];
    for (const a of all) {
      for (const b of all) {
        const steps = Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
        const from = indexOf(a.code);
        const to = indexOf(b.code);
        setWord(this.distance, from * CITIES + to, steps);
        if (from === to || ((this.inPlay >> to) & 1) === 0) continue;
        for (let seals = steps; seals <= MAX_SEALS; seals++) {
          const i = seals * CITIES + from;
          setWord(this.within, i, wordAt(this.within, i) | (1 << to));
        }
      }
    }
  }
}

/** Returns the index in `deedPrice` for a ship on a berth, from 0, or on none, -1. */
export function deedSlot(city: number, deeds: number, berth: number): number {
  return (city * DEEDS + deeds) * (MAX_BERTHS + 1) + berth + 1;
}

function cheapest(city: CityBoard, deeds: number, berthPrice: number): number {
  if (deeds & (REOPEN_MAIN | REOPEN_NEUTRAL)) return 0;
  const fortress = city.fortresses[fortressSite(deeds)] ?? NEVER;
  return deeds & (MAIN | NEUTRAL) ? Math.min(fortress, berthPrice) : fortress;
}

interface SortedCard {
  readonly code: string;
  readonly price: number;
  readonly first: number;
  readonly second: number;
}

/** Returns destination cards by city and seals, then connection cards by their ends, all in board order. */
function sortedCards(board: Board): readonly SortedCard[] {
  const byEnds = (a: SortedCard, b: SortedCard): number => a.first - b.first || a.second - b.second;
  const destinations = board.destinationCards.map(({ city, seals, price }) => {
    return { code: `${city}-${seals}`, price, first: indexOf(city), second: seals };
  });
  const connections = board.connectionCards.map(({ cities, price }) => {
    const [first = 0, second = 0] = cities.map(indexOf).sort((a, b) => a - b);
    return { code: `${cityCode(first)}-${cityCode(second)}`, price, first, second };
  });
  return [...destinations.sort(byEnds), ...connections.sort(byEnds)];
}

/** Returns the word of a card in a pile. */
export function wordOf(card: number): number {
  return Math.floor(card / CARDS_A_WORD);
}

/** Returns the bit of a card in its word. */
export function bitOf(card: number): number {
  return 1 << (card % CARDS_A_WORD);
}

/** Returns the code of a city. */
export function cityCode(city: number): CityCode {
  return itemAt(CITY_CODES, city);
}

const made = new ByBoard<Tables>();

/** Returns the tables for these options, from a cache. */
export function tablesFor(options: ElCapitanOptions): Tables {
  const { players, cities, board } = options;
  return made.get(board, `${players} ${cities.join(' ')}`, () => new Tables(options));
}
