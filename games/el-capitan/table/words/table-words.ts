import type { CityCode } from '@levante/el-capitan/rules';

/** What a site's accessible name is made of. */
export interface SiteWords {
  readonly city: string;
  readonly site: number;
  readonly value: number;
  /** Name of whose house stands there. */
  readonly owner: string | null;
  readonly neutral: boolean;
  /** Building there shuts a house. */
  readonly shuts: boolean;
  readonly next: boolean;
  readonly counts: boolean;
}

/** Every message that the table itself says. The catalogue holds one object of this form per language. */
export interface TableWords {
  readonly city: (code: CityCode) => string;
  /** For places with little room: `Const.` */
  readonly cityShort: (code: CityCode) => string;
  readonly florins: (amount: number) => string;
  readonly you: string;

  // the chart
  readonly chart: string;
  readonly now: string;
  readonly unbuilt: string;
  readonly nextShut: string;
  readonly cityLabel: (city: string, value: number | null, nextShut: string | null, ships: readonly string[]) => string;
  readonly site: (site: SiteWords) => string;
  readonly lastSpace: (value: number) => string;
  readonly berth: (city: string, berth: number, price: number, ship: string | null) => string;
  readonly pirate: string;
  readonly fortressSite: (city: string, site: number, price: number, owner: string | null) => string;
  readonly shutHouse: (city: string, owner: string, neutral: boolean) => string;
  readonly shipOf: (name: string) => string;
  readonly passing: (name: string) => string;
  readonly openCity: (city: string) => string;
  /** A city with the whole price of building there this turn. */
  readonly offeredFrom: (city: string, price: number) => string;

  readonly signs: string;

  // payday on a tile
  readonly payday: string;

  // the bank
  readonly bank: string;
  readonly loan: (amount: number) => string;
  readonly loansLeft: (left: number) => string;
  readonly loanTerms: (repay: number, extended: number) => string;
  readonly noShipAtBank: string;
  readonly spread: string;
  readonly spreadRow: (cities: number, florins: number, names: readonly string[]) => string;
  readonly fewerThan: (cities: number) => string;
  readonly bonusLeft: (cities: number) => string;
  readonly noBonusLeft: string;

  // the sea
  readonly seas: {
    /** The western basin, a line for each word. */
    readonly inner: readonly string[];
    readonly adriatic: string;
    readonly levant: string;
  };
  /** How far it is over the water. */
  readonly steps: (count: number) => string;

  // players
  readonly players: string;
  readonly atBank: string;
  readonly notAtSea: string;
  readonly cash: string;
  readonly warehouses: (count: number) => string;
  readonly neutrals: (count: number) => string;
  readonly fortresses: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly cities: (count: number) => string;
  readonly paydayBrings: string;
  readonly owes: string;
  readonly thisPayday: string;
  readonly noLoans: string;
  readonly bonusCard: (amount: number) => string;
  readonly playing: string;
  readonly orderOfPlay: (starter: string) => string;

  // cards
  readonly openCards: string;
  readonly hand: string;
  readonly handOf: (name: string) => string;
  readonly emptyHand: string;
  readonly turnedUpLater: string;
  readonly noCardLeft: string;
  readonly destination: (city: string, seals: number) => string;
  readonly connection: (from: string, to: string) => string;
  readonly cardPrice: (label: string, price: number) => string;

  // drawers and sheets of small screens
  readonly tabs: { readonly cards: string; readonly hand: string; readonly bank: string; readonly log: string };

  // the turn
  readonly turn: string;
}
