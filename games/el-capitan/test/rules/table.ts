import { ActionBuffer, type JsonObject, Random, type Refusal } from '@levante/contract';
import {
  type ElCapitanFact,
  type ElCapitanState,
  elCapitan,
  RECONSTRUCTED,
  type StateJson,
} from '../../rules/index.ts';

/** Maximum plies, more than any match needs. */
const PLENTY = 20_000;

/** Reads a state from JSON; throws if it is invalid. */
export function load(data: JsonObject): ElCapitanState {
  const read = elCapitan.fromJson(data);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

/** Returns why data is not a valid state, as `code path: message`. */
export function fault(data: unknown): string {
  const read = elCapitan.fromJson(data);
  if (read.ok) throw new Error('the state was taken');
  const { code, data: reason } = read.refusal;
  return `${code} ${reason.path}: ${reason.message}`;
}

export const json = (s: ElCapitanState): StateJson => elCapitan.toJson(s);

/** Returns the legal lines, in the order of the legal list. */
export function legal(s: ElCapitanState): readonly string[] {
  const buffer = new ActionBuffer();
  elCapitan.legal(s, buffer);
  return Array.from({ length: buffer.length }, (_, i) => elCapitan.write(s, buffer.at(i)));
}

/** Returns the refusal of a line by `parse` or `check`; null if it is legal. */
export function refusal(s: ElCapitanState, line: string): Refusal | null {
  const parsed = elCapitan.parse(s, line);
  return parsed.ok ? elCapitan.check(s, parsed.value) : parsed.refusal;
}

/** Returns the refusal of a line as `code clause`; null if it is legal. */
export function no(s: ElCapitanState, line: string): string | null {
  const found = refusal(s, line);
  return found && `${found.code} ${found.clause}`;
}

/** Plays lines in order and returns their facts. */
export function play(s: ElCapitanState, ...lines: readonly string[]): readonly ElCapitanFact[] {
  const journal: ElCapitanFact[] = [];
  for (const line of lines) {
    const parsed = elCapitan.parse(s, line);
    if (!parsed.ok || elCapitan.check(s, parsed.value) !== null) throw new Error(`${line}: ${no(s, line)}`);
    elCapitan.apply(s, parsed.value, journal);
  }
  return journal;
}

/**
 * Plays a random match and yields its state, which is updated in place, with each ply. Passes the board by value to bypass
 * cached tables. Stops after `most` plies.
 */
export function* match(options: JsonObject, seed: number, most = PLENTY): Generator<readonly [ElCapitanState, number]> {
  const s = load({ options: { board: { ...RECONSTRUCTED }, ...options } });
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  for (let ply = 0; ply < most; ply++) {
    yield [s, ply];
    elCapitan.legal(s, buffer);
    if (buffer.length === 0) return;
    elCapitan.apply(s, buffer.at(random.below(buffer.length)));
  }
}

/** Returns a copy of JSON data with one value replaced, or removed if `undefined`; `path` is written as in a fault. */
export function changed(data: unknown, path: string, value: unknown): JsonObject {
  const copy = structuredClone(data);
  const keys = path.split('/').slice(1);
  let place = Object(copy);
  for (const key of keys.slice(0, -1)) place = Object(place[key]);
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete place[last];
  else place[last] = value;
  return Object(copy);
}

export const DESTINATIONS = RECONSTRUCTED.destinationCards.map(({ city, seals }) => `${city}-${seals}`);
export const CONNECTIONS = RECONSTRUCTED.connectionCards.map(({ cities }) => cities.join('-'));
/** Default open cards of a position. */
const OPEN = ['MAR-3', 'NAP-2', 'MAR-VEN', 'VEN-TAN'];

/** Shorthand for a seat: florins, place of the ship (`NAP 1`, `NAP` passing through, `BANK`), cards, loans. */
export interface Seated {
  readonly cash?: number;
  readonly at?: string;
  readonly hand?: readonly string[];
  readonly loans?: readonly JsonObject[];
  readonly bonus?: number;
  readonly score?: number;
}

/** Shorthand for the board: houses by city and site, shut houses, fortresses, open cards, the pirate (`CAN 2`). */
export interface BoardSpec {
  readonly cities?: readonly string[];
  readonly phase?: number;
  readonly houses?: { readonly [city: string]: readonly (string | null)[] };
  readonly shut?: { readonly [city: string]: readonly string[] };
  readonly forts?: { readonly [city: string]: readonly (number | null)[] };
  readonly open?: readonly string[];
  readonly discard?: readonly string[];
  readonly pirate?: string;
  /** Further fields of the state, copied as they are. */
  readonly more?: JsonObject;
}

const all = (board: typeof RECONSTRUCTED) => [...board.cities, ...board.extraCities];

/** Builds a consistent position in the turn of seat 0, unless `more` overrides it. */
export function position(seats: readonly Seated[], spec: BoardSpec = {}): JsonObject {
  const { cities: extra = [], phase = 1, houses = {}, shut = {}, forts = {}, open = OPEN, discard = [] } = spec;
  const [pirateCity = 'CAN', pirateBerth] = (spec.pirate ?? 'CAN 2').split(' ');
  const inPlay = all(RECONSTRUCTED).filter(({ code }, i) => i < 9 || extra.includes(code));
  const out = [...Object.values(houses).flat(), ...Object.values(shut).flat()];
  const used = [...seats.flatMap(({ hand = [] }) => hand), ...open, ...discard];
  const of = (cards: readonly string[], some: readonly string[]) => some.filter((card) => cards.includes(card));
  const pile = (cards: readonly string[]) => ({
    open: of(cards, open),
    deck: cards.filter((card) => !used.includes(card)),
    discard: of(cards, discard),
  });
  const loans = seats.flatMap((seat) => seat.loans ?? []);
  const cards = (amount: number, each: number) => each - loans.filter((loan) => loan.amount === amount).length;
  return {
    options: { players: seats.length, cities: extra },
    step: 'turn',
    seat: 0,
    phase,
    round: 2,
    players: seats.map(({ cash = 20, at, hand = [], loans: lent = [], bonus = 0, score = null }, seat) => {
      const [city = '', berth] = (at ?? '').split(' ');
      const placed = (house: string) => out.filter((one) => one === house).length;
      return {
        cash,
        hand,
        loans: lent,
        bonus,
        score,
        warehouses: 6 * phase - placed(`${seat}`),
        neutral: seats.length === 2 ? 2 * phase - placed(`${seat}n`) : 0,
        fortresses:
          phase -
          Object.values(forts)
            .flat()
            .filter((owner) => owner === seat).length,
        ship: at === undefined ? null : { city, berth: berth === undefined ? null : Number(berth) },
      };
    }),
    cities: Object.fromEntries(
      inPlay.map(({ code, berths, fortresses }) => {
        const lies = (berth: number) => {
          if (extra.includes('CAN') && pirateCity === code && Number(pirateBerth) === berth) return 'pirate';
          const seat = seats.findIndex(({ at }) => at === `${code} ${berth}`);
          return seat < 0 ? null : seat;
        };
        const gone = code === 'POR' ? { shut: [], gone: shut.POR ?? [] } : { shut: shut[code] ?? [] };
        return [
          code,
          {
            berths: berths.map((_, i) => lies(i + 1)),
            fortresses: fortresses.map((_, i) => forts[code]?.[i] ?? null),
            sites: Array.from({ length: 12 }, (_, i) => houses[code]?.[i] ?? null),
            ...gone,
          },
        ];
      }),
    ),
    pirate: extra.includes('CAN')
      ? { city: pirateCity, berth: pirateBerth === undefined ? null : Number(pirateBerth) }
      : null,
    destination: pile(DESTINATIONS),
    connection: pile(CONNECTIONS),
    loanCards: { '10': cards(10, 18), '16': cards(16, 12) },
    ...spec.more,
  };
}

/** Builds the JSON of a loan. */
export const loan = (amount: number, extended = false, decided = false): JsonObject =>
  decided ? { amount, extended, decided } : { amount, extended };

/** Returns a copy of data without one key. */
export function without(data: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
}

/** State of a turn before any action. */
export const NO_TURN = {
  acted: null,
  bought: false,
  sailed: false,
  freePirate: 'none',
  paidPirate: 'none',
  pirateFrom: null,
};

/** Returns the actor of a valid state, or why the state is refused. */
export function actorOrFault(data: JsonObject): string {
  const read = elCapitan.fromJson(data);
  if (!read.ok) return fault(data).replace('bad-state ', '');
  return `taken, ${json(read.value).actor} ${json(read.value).seat}`;
}
