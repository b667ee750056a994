import type { Seat } from '@levante/contract';
import { type Board, type CardCode, type HouseCode, RECONSTRUCTED } from '@levante/el-capitan/rules';
import type { NamedPerson } from '@levante/table/words/grammar.ts';
import { computed } from '@preact/signals';
import type { PlaceName } from './places.ts';
import { type NamerWords, tableWords } from './words/en.ts';

/** Names for what the rules know by codes and numbers; the sentences of a catalogue are made with it. */
export interface Namer {
  seat(seat: Seat): string;
  /** The same for a sentence that tells what happened, where the reader is called "you". */
  person(seat: Seat): NamedPerson;
  /** A city or the bank by its code. */
  place(code: string): PlaceName;
  card(card: CardCode): string;
  /** Whose house it is. */
  owner(house: HouseCode): string;
  ownerOf(house: HouseCode): NamedPerson;
  isNeutral(house: HouseCode): boolean;
  florins(amount: number): string;
}

/** What the shipped board calls its cities. */
const SHIPPED: ReadonlyMap<string, string> = new Map(
  [...RECONSTRUCTED.cities, ...RECONSTRUCTED.extraCities].map(({ code, name }) => [code, name]),
);

/**
 * A namer for one match: its board's city names, its players' names, and the words of one language. `you` is the reader's seat;
 * null where nobody or more than one person plays at this screen.
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
      return /^\d+$/.test(to)
        ? words.card(place(from).name, Number(to))
        : words.connection(place(from).name, place(to).name);
    },
    owner: (house) => seat(Number.parseInt(house, 10)),
    ownerOf: (house) => person(Number.parseInt(house, 10)),
    isNeutral: (house) => house.endsWith('n'),
    florins: (amount) => words.florins(amount),
  };
}

/** A namer where there is no match: the shipped board's names, and no players. */
export const plainNamer = computed<Namer>(() => namerOf(RECONSTRUCTED, [], tableWords.value.names));
