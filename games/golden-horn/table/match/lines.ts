import type { Seat } from '@levante/contract';
import {
  CITY_CODES,
  type CityCode,
  COLOURS,
  type Colour,
  type Place,
  SHIPS,
  type ShipCode,
} from '@levante/golden-horn/rules';

/** A parsed line of the notation, for pointing and for sentences. */
export type ActionLine = { readonly text: string; readonly seat: Seat } & (
  | { readonly verb: 'place'; readonly cities: readonly CityCode[] }
  | { readonly verb: 'raid'; readonly target: Seat; readonly ship: ShipCode; readonly cards: readonly Colour[] }
  | { readonly verb: 'load'; readonly ship: ShipCode; readonly colour: Colour }
  | { readonly verb: 'sail' | 'turn'; readonly ship: ShipCode }
  /** A further step: free, or paid with a card. */
  | { readonly verb: 'on'; readonly card: Colour | null }
  | { readonly verb: 'stop' | 'announce' | 'done' | 'pass' }
);

const colourOf = (word: string | undefined): Colour | undefined => COLOURS.find((colour) => colour === word);
const shipOf = (word: string | undefined): ShipCode | undefined => SHIPS.find((ship) => ship === word);
const known = <T>(words: readonly (T | undefined)[]): readonly T[] =>
  words.filter((word): word is T => word !== undefined);

/** Parses a seat's line; null for other lines. */
export function readLine(text: string): ActionLine | null {
  const [actor = '', verb = '', ...args] = text.split(' ');
  if (!/^\d$/.test(actor)) return null;
  const start = { text, seat: Number(actor) };
  const [first = ''] = args;
  switch (verb) {
    case 'place':
      return { ...start, verb, cities: known(args.map((word) => CITY_CODES.find((city) => city === word))) };
    case 'raid': {
      const ship = shipOf(first.split('.')[1]);
      return ship
        ? { ...start, verb, target: Number(first.charAt(0)), ship, cards: known(args.slice(1).map(colourOf)) }
        : null;
    }
    case 'load': {
      const ship = shipOf(first);
      const colour = colourOf(args[1]);
      return ship && colour ? { ...start, verb, ship, colour } : null;
    }
    case 'sail':
    case 'turn': {
      const ship = shipOf(first);
      return ship ? { ...start, verb, ship } : null;
    }
    case 'on':
      return { ...start, verb, card: colourOf(args[0]) ?? null };
    case 'stop':
    case 'announce':
    case 'done':
    case 'pass':
      return { ...start, verb };
    default:
      return null;
  }
}

/** Names of the players, by seat. */
export type NameOf = (seat: number) => string;

/** Returns each colour of a list with its count, in the order of first appearance. */
export function countColours(colours: readonly Colour[]): readonly (readonly [Colour, number])[] {
  const counts = new Map<Colour, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts];
}

/** Returns a function that gives places short names; spaces are numbers. */
export function shortPlace(codes: { readonly [P in Exclude<Place, number>]: string }): (at: Place | null) => string {
  return (at) => (at === null ? '–' : typeof at === 'number' ? String(at) : codes[at]);
}
