import type { Seat } from '@levante/contract';
import type { Board, CardCode, HouseCode } from '@levante/el-capitan/rules';

/** Names for what the rules know by codes and numbers; the sentences of a catalogue are made with it. */
export interface Namer {
  seat(seat: Seat): string;
  /** A city or the bank by its code. */
  place(code: string): string;
  card(card: CardCode): string;
  /** Whose house it is. */
  owner(house: HouseCode): string;
  isNeutral(house: HouseCode): boolean;
  florins(amount: number): string;
}

/** What a namer needs from a language. */
export interface NamerWords {
  readonly bank: string;
  seatWithoutName(seat: Seat): string;
  card(city: string, seals: number): string;
  connection(a: string, b: string): string;
  florins(amount: number): string;
}

/** A namer for one match: its board's city names, its players' names, and the words of one language. */
export function namerOf(board: Board, names: readonly string[], words: NamerWords): Namer {
  const cities = new Map([...board.cities, ...board.extraCities].map((city) => [city.code, city.name]));
  const place = (code: string) => (code === 'BANK' ? words.bank : (cities.get(code) ?? code));
  const seat = (number: Seat) => names[number] || words.seatWithoutName(number);
  return {
    seat,
    place,
    card: (card) => {
      const [from = '', to = ''] = card.split('-');
      return /^\d+$/.test(to) ? words.card(place(from), Number(to)) : words.connection(place(from), place(to));
    },
    owner: (house) => seat(Number.parseInt(house, 10)),
    isNeutral: (house) => house.endsWith('n'),
    florins: (amount) => words.florins(amount),
  };
}
