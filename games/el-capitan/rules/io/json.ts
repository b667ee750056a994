import type { Seat } from '@levante/contract';
import type { Board } from '../board/board.ts';
import type { CardCode } from '../board/facts.ts';
import type { HouseCode } from '../board/houses.ts';
import type { CityCode, PlaceCode } from '../board/places.ts';

export type Step = 'turn' | 'refill' | 'settle' | 'starter' | 'over';

/** The state as plain data, in the form of the formats (section 3.1). */
export type StateJson = {
  readonly game: 'el-capitan';
  readonly options: OptionsJson;
  readonly phase: number;
  readonly round: number;
  readonly starter: Seat;
  readonly seat: Seat | null;
  readonly actor: string | null;
  readonly step: Step;
  readonly lastRound: boolean;
  readonly passes: number;
  readonly turn: TurnJson;
  readonly players: readonly PlayerJson[];
  readonly cities: { readonly [code in CityCode]?: CityJson };
  readonly pirate: { readonly city: CityCode; readonly berth: number | null } | null;
  readonly destination: CardsJson;
  readonly connection: CardsJson;
  readonly bonuses: readonly number[];
  readonly loanCards: { readonly [amount: string]: number };
};

export type OptionsJson = {
  readonly players: number;
  readonly cities: readonly CityCode[];
  readonly board: string | Board;
};

export type TurnJson = {
  readonly acted: null | 'build' | 'reopen' | 'fortress';
  readonly bought: boolean;
  readonly sailed: boolean;
  readonly freePirate: 'none' | 'owed' | 'done';
  readonly paidPirate: 'none' | 'sailing' | 'done';
  readonly pirateFrom: CityCode | null;
};

export type LoanJson = { readonly amount: number; readonly extended: boolean; readonly decided?: true };

export type PlayerJson = {
  readonly cash: number;
  readonly warehouses: number;
  readonly neutral: number;
  readonly fortresses: number;
  readonly hand: readonly CardCode[];
  readonly loans: readonly LoanJson[];
  readonly ship: null | { readonly city: PlaceCode; readonly berth: number | null };
  readonly bonus: number;
  readonly score: number | null;
};

export type CityJson = {
  readonly berths: readonly (Seat | 'pirate' | null)[];
  readonly fortresses: readonly (Seat | null)[];
  readonly sites: readonly (HouseCode | null)[];
  readonly shut: readonly HouseCode[];
  /** Only in Porto. */
  readonly gone?: readonly HouseCode[];
};

export type CardsJson = {
  readonly open: readonly CardCode[];
  readonly deck: readonly CardCode[];
  readonly discard: readonly CardCode[];
};

/** Payments of a payday in this position (request `forecast` of the protocol). */
export type ForecastJson = {
  readonly forecast: readonly {
    readonly seat: Seat;
    readonly spread: number;
    readonly majority: { readonly [code in CityCode]?: number };
    readonly fortress: { readonly [code in CityCode]?: number };
    readonly total: number;
  }[];
  readonly cities: {
    readonly [code in CityCode]?: {
      readonly value: number;
      readonly ranking: readonly HouseCode[];
      readonly most: boolean;
      readonly nextShut: HouseCode | null;
    };
  };
};
