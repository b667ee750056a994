import type { Seat } from '@levante/contract';
import { type Board, type CardCode, type HouseCode, RECONSTRUCTED } from '@levante/el-capitan/rules';
import type { NamedPerson } from '@levante/table/words/grammar.ts';
import { computed } from '@preact/signals';
import type { PlaceName } from './places.ts';
import type { NamerWords } from './words/en.ts';
import { tableWords } from './words/index.ts';

/** Turns codes and numbers into names for sentences. */
export interface Namer {
  seat(seat: Seat): string;
  /** The name for accounts of past actions, where the reader is "you". */
  person(seat: Seat): NamedPerson;
  place(code: string): PlaceName;
  card(card: CardCode): string;
  owner(house: HouseCode): string;
  ownerOf(house: HouseCode): NamedPerson;
  isNeutral(house: HouseCode): boolean;
  florins(amount: number): string;
}

/** City names of the shipped board. */
const SHIPPED: ReadonlyMap<string, string> = new Map(
  [...RECONSTRUCTED.cities, ...RECONSTRUCTED.extraCities].map(({ code, name }) => [code, name]),
);

/**
 * Creates the namer of a match from its board, its players' names and one language. `you` is the reader's seat; null if
 * no player or more than one person plays on this screen.
 */
export function namerOf(board: Board, names: readonly string[], words: NamerWords, you: Seat | null = null): Namer {
  const named = new Map<string, PlaceName>(
    [...board.cities, ...board.extraCities].map(({ code, name }) => {
      const shipped = SHIPPED.get(code);
      return [code, words.city(code, shipped === name ? null : name)];
    }),
  );
  const place = (code: string) => (code === 'BANK' ? words.bank : (named.get(code) ?? words.city(code, code)));
  const seat = (number: Seat) => names[number] || words.seatWithoutName(number);
  const person = (number: Seat): NamedPerson => ({ name: seat(number), you: number === you });
  return {
    seat,
    person,
    place,
    card: (card) => {
      const [from = '', to = ''] = card.split('-');
      return /^\d+$/.test(to) ? words.card(place(from).name, Number(to)) : `${place(from).name}–${place(to).name}`;
    },
    owner: (house) => seat(Number.parseInt(house, 10)),
    ownerOf: (house) => person(Number.parseInt(house, 10)),
    isNeutral: (house) => house.endsWith('n'),
    florins: (amount) => words.florins(amount),
  };
}

/** Returns a namer for the actions of a seat. `actor` names the bot that plays it, if any. */
export const actingNamer = (namer: Namer, seat: Seat | null, actor: NamedPerson | null): Namer =>
  actor === null ? namer : { ...namer, person: (one) => (one === seat ? actor : namer.person(one)) };

/** A namer without a match: the shipped board's names and no players. */
export const plainNamer = computed<Namer>(() => namerOf(RECONSTRUCTED, [], tableWords.value.names));
