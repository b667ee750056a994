import type { Seat } from '@levante/contract';
import type { Board, CardCode, CityBoard, CityCode, HouseCode, PlayerJson, StateJson } from '@levante/el-capitan/rules';

type Sites = readonly (HouseCode | null)[];

/** Returns row and column (1–5) of a space (1–13) in the U: down the left, along the foot, up the right. */
export function cellOf(space: number): { readonly row: number; readonly column: number } {
  if (space <= 5) return { row: space, column: 1 };
  if (space <= 8) return { row: 5, column: space - 4 };
  return { row: 14 - space, column: 5 };
}

/** Returns the highest occupied site, or 0. */
export function highestSite(sites: Sites): number {
  return sites.findLastIndex((house) => house !== null) + 1;
}

/** Returns the lowest occupied site, or 0. */
export function foremostSite(sites: Sites): number {
  return sites.findIndex((house) => house !== null) + 1;
}

/** Returns the sites open to the next house: two for a city's first, none in a full city. */
export function nextSites(sites: Sites): readonly number[] {
  const highest = highestSite(sites);
  const foremost = foremostSite(sites);
  if (highest === 0) return [1, 2];
  if (highest === 2 && foremost === 2) return [1];
  if (highest < sites.length) return [highest + 1];
  return foremost > 1 ? [foremost - 1] : [];
}

/** Returns the space (2–13) that sets the current value; null without open houses. */
export function countingSpace(sites: Sites): number | null {
  const highest = highestSite(sites);
  return highest === 0 ? null : highest + 1;
}

/** Returns the sites that shut a house: dark ones, and the triangle if it counts. */
export function shuttingSites(city: CityBoard, triangle: boolean): ReadonlySet<number> {
  return new Set(triangle && city.triangle !== null ? [...city.dark, city.triangle] : city.dark);
}

export interface Owner {
  readonly seat: Seat;
  readonly neutral: boolean;
}

/** Returns the owner of a house; `"0n"` is seat 0's neutral colour. */
export function houseOwner(house: HouseCode): Owner {
  return { seat: Number.parseInt(house, 10), neutral: house.endsWith('n') };
}

/** Counts the cities with an open house of the seat's main colour. */
export function spreadOf(state: StateJson, seat: Seat): number {
  return Object.values(state.cities).filter((city) => city.sites.includes(String(seat))).length;
}

/** Narrows a code to a city in this match; null for others. */
export function cityCodeIn(state: StateJson, code: string): CityCode | null {
  const found = Object.keys(state.cities).find((key) => key === code);
  return found === undefined ? null : (found as CityCode);
}

/** A card's kind, parsed from `MAR-3` or `VEN-TAN`. */
export type CardKind =
  | { readonly kind: 'destination'; readonly city: string; readonly seals: number }
  | { readonly kind: 'connection'; readonly ends: readonly [string, string] };

export function cardKind(card: string): CardKind {
  const [from = '', to = ''] = card.split('-');
  return /^\d+$/.test(to)
    ? { kind: 'destination', city: from, seals: Number(to) }
    : { kind: 'connection', ends: [from, to] };
}

/** Returns a player's debt. Extended loans count at their second price. */
export function owedBy(player: PlayerJson, board: Board): number {
  return player.loans.reduce((sum, loan) => {
    const terms = board.loans.find((one) => one.amount === loan.amount);
    return sum + (terms === undefined ? loan.amount : loan.extended ? terms.extended : terms.repay);
  }, 0);
}

/** Returns the printed price of a card; 0 if the board lacks it. */
export function priceOf(card: CardCode, board: Board): number {
  const kind = cardKind(card);
  if (kind.kind === 'destination') {
    return board.destinationCards.find((one) => one.city === kind.city && one.seals === kind.seals)?.price ?? 0;
  }
  const [a, b] = kind.ends;
  return board.connectionCards.find((one) => one.cities[0] === a && one.cities[1] === b)?.price ?? 0;
}
