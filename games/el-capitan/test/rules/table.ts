import { ActionBuffer, type JsonObject, Random, type Refusal } from '@levante/contract';
import {
  type ElCapitanFact,
  type ElCapitanState,
  elCapitan,
  RECONSTRUCTED,
  type StateJson,
} from '../../rules/index.ts';

/** Positions and what is said to them, in as few words as a test of the rules needs. */

/** More plies than any match has. */
const PLENTY = 20_000;

/** The state that these data tell of; it must be a good one. */
export function load(data: JsonObject): ElCapitanState {
  const read = elCapitan.fromJson(data);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

/** Why these data are no state, as `code path: message`. */
export function fault(data: unknown): string {
  const read = elCapitan.fromJson(data);
  if (read.ok) throw new Error('the state was taken');
  const { code, data: said } = read.refusal;
  return `${code} ${said.path}: ${said.message}`;
}

export const json = (s: ElCapitanState): StateJson => elCapitan.toJson(s);

/** The legal lines, in the order in which they are listed. */
export function legal(s: ElCapitanState): readonly string[] {
  const buffer = new ActionBuffer();
  elCapitan.legal(s, buffer);
  return Array.from({ length: buffer.length }, (_, i) => elCapitan.write(s, buffer.at(i)));
}

/** Why a line is refused, by `parse` or by `check`; null if it is not. */
export function refusal(s: ElCapitanState, line: string): Refusal | null {
  const parsed = elCapitan.parse(s, line);
  return parsed.ok ? elCapitan.check(s, parsed.value) : parsed.refusal;
}

/** The same in a word: `code clause`. */
export function no(s: ElCapitanState, line: string): string | null {
  const said = refusal(s, line);
  return said && `${said.code} ${said.clause}`;
}

/** Does these lines one after the other; gives the journal. */
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
 * A random match: its state at every ply (one and the same, changed in place), and the ply. The board is given whole,
 * so that no tables made before are used again. It stops after `most` plies.
 */
export function* match(options: JsonObject, seed: number, most = PLENTY): Generator<readonly [ElCapitanState, number]> {
  const s = load({ options: { board: { ...RECONSTRUCTED }, ...options } });
  const [random, buffer] = [new Random(seed), new ActionBuffer()];
  for (let ply = 0; ply < most; ply++) {
    yield [s, ply];
    elCapitan.legal(s, buffer);
    if (buffer.length === 0) return;
    elCapitan.apply(s, buffer.at(random.below(buffer.length)));
  }
}

/** Plain data with one value of it changed: `path` as in a fault, `undefined` takes the key away. */
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
/** What lies open in a position, where nothing else is said. */
const OPEN = ['MAR-3', 'NAP-2', 'MAR-VEN', 'VEN-TAN'];

/** What is said of a seat: its florins, where its ship lies (`NAP 1`, `NAP` passing through, `BANK`), cards, loans. */
export interface Seated {
  readonly cash?: number;
  readonly at?: string;
  readonly hand?: readonly string[];
  readonly loans?: readonly JsonObject[];
  readonly bonus?: number;
  readonly score?: number;
}

/** What is said of the rest: houses by city and site, shut ones, fortresses, open cards, the pirate (`CAN 2`). */
export interface Laid {
  readonly cities?: readonly string[];
  readonly phase?: number;
  readonly houses?: { readonly [city: string]: readonly (string | null)[] };
  readonly shut?: { readonly [city: string]: readonly string[] };
  readonly forts?: { readonly [city: string]: readonly (number | null)[] };
  readonly open?: readonly string[];
  readonly discard?: readonly string[];
  readonly pirate?: string;
  /** Anything else of the state, as it stands. */
  readonly more?: JsonObject;
}

const all = (board: typeof RECONSTRUCTED) => [...board.cities, ...board.extraCities];

/** A position in the turn of seat 0, unless `more` says otherwise, in which everything adds up. */
export function position(seats: readonly Seated[], laid: Laid = {}): JsonObject {
  const { cities: extra = [], phase = 1, houses = {}, shut = {}, forts = {}, open = OPEN, discard = [] } = laid;
  const [pirateCity = 'CAN', pirateBerth] = (laid.pirate ?? 'CAN 2').split(' ');
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
    ...{ step: 'turn', seat: 0, phase, round: 2 },
    players: seats.map(({ cash = 20, at, hand = [], loans: lent = [], bonus = 0, score = null }, seat) => {
      const [city = '', berth] = (at ?? '').split(' ');
      const placed = (house: string) => out.filter((one) => one === house).length;
      return {
        ...{ cash, hand, loans: lent, bonus, score },
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
    ...laid.more,
  };
}

/** A loan as data. */
export const loan = (amount: number, extended = false, decided = false): JsonObject =>
  decided ? { amount, extended, decided } : { amount, extended };

/** The same data without one key. */
export function without(data: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
}

/** A turn in which nothing has been done. */
export const NO_TURN = {
  acted: null,
  bought: false,
  sailed: false,
  freePirate: 'none',
  paidPirate: 'none',
  pirateFrom: null,
};

/** Who is to act in a state that is taken, or why it is refused. */
export function said(data: JsonObject): string {
  const read = elCapitan.fromJson(data);
  if (!read.ok) return fault(data).replace('bad-state ', '');
  return `taken, ${json(read.value).actor} ${json(read.value).seat}`;
}
