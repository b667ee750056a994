/** Source of a figure: stated in a rulebook, following from stated ones, or guessed for the reconstruction. */
export type Ground = 'found' | 'derived' | 'proposed';

export type CityBoard = {
  readonly code: string;
  readonly name: string;
  /** Row 0 is the north; column -1 is the extra cities'. Distance is |Δrow| + |Δcolumn| (EC-1.2). */
  readonly row: number;
  readonly column: number;
  /** Price of a warehouse for the ship at each berth, in florins (EC-1.3). */
  readonly berths: readonly number[];
  /** Price of each fortress site. */
  readonly fortresses: readonly number[];
  /** The thirteen spaces; the last is never built on. */
  readonly track: readonly number[];
  /** Numbers (1–12) of the dark sites, ascending. */
  readonly dark: readonly number[];
  /** Number of the triangle site, or null (EC-1.4). */
  readonly triangle: number | null;
  readonly ground?: { readonly [part: string]: Ground };
};

/** A board as data: the figures printed on board and cards (EC-1.5). */
export type Board = {
  readonly name: string;
  readonly version: number;
  readonly about?: string;
  readonly startCash: number;
  readonly startWarehouses: number;
  readonly startFortresses: number;
  readonly startNeutral: number;
  readonly cities: readonly CityBoard[];
  readonly extraCities: readonly CityBoard[];
  readonly destinationCards: readonly { readonly city: string; readonly seals: number; readonly price: number }[];
  readonly destinationCardsGround?: string;
  readonly connectionCards: readonly { readonly cities: readonly [string, string]; readonly price: number }[];
  readonly connectionCardsGround?: string;
  readonly open: { readonly destination: number; readonly connection: number };
  /** spread[n] = florins for n cities (EC-8.2). */
  readonly spread: readonly number[];
  readonly spreadGround?: string;
  readonly loans: readonly {
    readonly amount: number;
    readonly repay: number;
    readonly extended: number;
    readonly cards: number;
  }[];
  readonly bonuses: readonly number[];
  readonly bonusCities: number;
  /** Florins a step for a paid pirate move. */
  readonly piratePrice: number;
  /** Protection money per house and fortress, by phase. */
  readonly protection: readonly number[];
};
