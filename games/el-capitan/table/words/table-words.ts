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
  readonly pirateAt: (city: string, berth: number) => string;
  readonly pirate: string;
  readonly fortressSite: (city: string, site: number, price: number, owner: string | null) => string;
  readonly shutHouse: (city: string, owner: string, neutral: boolean) => string;
  readonly shipOf: (name: string) => string;
  readonly passing: (name: string) => string;
  readonly openCity: (city: string) => string;
  /** What can be built in an opened city. */
  readonly planChoices: string;
  readonly planWays: (count: number) => string;
  readonly planSteps: string;
  readonly go: string;
  readonly free: string;
  /** A city with the whole price of building there this turn. */
  readonly offeredFrom: (city: string, price: number) => string;

  // signs
  readonly signs: string;
  readonly signList: {
    readonly next: string;
    readonly choice: string;
    readonly dark: string;
    readonly triangle: string;
    readonly counts: string;
    readonly last: string;
    readonly shut: string;
    readonly legal: string;
    readonly reach: string;
    readonly neutral: string;
  };

  // payday on a tile
  readonly payday: string;
  readonly paydayHere: string;
  readonly countingSpace: (value: number) => string;
  readonly payMajority: (houses: number) => string;
  readonly paySecond: (houses: number) => string;
  readonly payFortress: (whole: boolean) => string;
  /** Why, in one word, and shorter still where there is no room. */
  readonly payWord: { readonly first: string; readonly second: string; readonly fortress: string };
  readonly payShort: { readonly first: string; readonly second: string; readonly fortress: string };
  readonly noPay: string;

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
  readonly inCity: (city: string) => string;
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
  readonly beganPhase: string;

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
  readonly previousCity: (city: string) => string;
  readonly nextCity: (city: string) => string;
  readonly tapHint: string;

  // hints

  // the turn
  readonly turn: string;

  // books
  readonly reasons: {
    readonly spread: (cities: number) => string;
    readonly majority: (city: string, rank: number) => string;
    readonly fortress: (city: string, whole: boolean) => string;
    readonly bonus: string;
    readonly building: (city: string) => string;
  };
  readonly total: string;
  readonly perSeat: string;
  readonly item: string;
  readonly fromWhat: {
    readonly spread: string;
    readonly majority: string;
    readonly fortress: string;
    readonly bonus: string;
    readonly building: string;
    readonly protection: string;
  };
  readonly standings: string;
  readonly fortunes: string;
  readonly fortuneOf: (name: string, first: number, last: number) => string;
  readonly moneyFrom: string;
}
