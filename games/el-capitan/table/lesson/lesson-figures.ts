import type { CardCode, CityCode } from '@levante/el-capitan/rules';
import type { BeatWords } from '@levante/table/match/lesson.ts';
import type { PaydayBook } from '../log/books.ts';
import { spreadOf } from '../match/geometry.ts';
import { owedBy, priceOf } from '../match/money.ts';
import type { Position } from '../match/position.ts';
import type { PlaceName } from '../names/places.ts';

/** What a loan costs. */
export interface LoanTerms {
  readonly amount: number;
  /** After the payday. */
  readonly repay: number;
  /** After the next one. */
  readonly extended: number;
}

/** What a payday pays the learner. */
export interface Pay {
  readonly phase: number;
  /** Cities with an open house of the learner's. */
  readonly cities: number;
  readonly spread: number;
  readonly majority: number;
  readonly fortress: number;
  /** For nine cities, at the last payday; 0 where somebody else has the card. */
  readonly bonus: number;
  readonly total: number;
}

/** A destination card that is used for its seals. */
export interface RouteCard {
  readonly city: PlaceName;
  readonly price: number;
  readonly seals: number;
}

/** The turns that the pilot plays: all from this round to that one. */
export interface Skipped {
  readonly phase: number;
  readonly round: number;
  readonly toPhase: number;
  readonly toRound: number;
  /** What the pilot does for the learner in them. */
  readonly houses: number;
  readonly fortresses: number;
  readonly loans: number;
  /** What a payday among them pays the learner; null where there is none. */
  readonly paid: number | null;
}

/** What a step says, but for the turns before it. */
export type StepWords = Omit<BeatWords, 'meanwhile'>;

/** The figures of a position that the lesson tells the learner. */
export class LessonFigures {
  readonly position: Position;
  readonly #seat: number;

  constructor(position: Position, seat: number) {
    this.position = position;
    this.#seat = seat;
  }

  get player() {
    const player = this.position.json.players[this.#seat];
    if (!player) throw new Error('nobody learns here');
    return player;
  }

  /** The city the learner's ship is in. */
  get here(): CityCode {
    const at = this.player.ship?.city ?? 'BANK';
    if (at === 'BANK') throw new Error('the learner is in no city');
    return at;
  }

  /** What the learner owes now. */
  get owed(): number {
    return owedBy(this.player, this.position.board);
  }

  /** What the learner owes after the next payday if every loan is extended. */
  get owedLater(): number {
    return this.player.loans.reduce((sum, { amount }) => sum + this.loan(amount).extended, 0);
  }

  price(card: CardCode): number {
    return priceOf(card, this.position.board);
  }

  printed(code: CityCode) {
    const city = this.position.cities.find((one) => one.code === code);
    if (!city) throw new Error(`${code} is not in play`);
    return city;
  }

  /** What a city pays in all. */
  value(code: CityCode): number {
    return this.position.forecast.cities[code]?.value ?? 0;
  }

  /** What the learner gets for the majority in a city. */
  majority(code: CityCode): number {
    return this.position.forecast.forecast[this.#seat]?.majority[code] ?? 0;
  }

  /** What the next payday brings the learner as things stand. */
  get forecast(): number {
    return this.position.forecast.forecast[this.#seat]?.total ?? 0;
  }

  loan(amount: number): LoanTerms {
    const terms = this.position.board.loans.find((one) => one.amount === amount);
    if (!terms) throw new Error(`no loan of ${amount}`);
    return terms;
  }

  /** What a payday pays the learner that follows this position. */
  pay({ phase, incomes }: PaydayBook): Pay {
    const sum = (of: string) =>
      incomes.reduce((total, one) => total + (one.seat === this.#seat && one.for === of ? one.amount : 0), 0);
    const [spread, majority, fortress, bonus] = [sum('spread'), sum('majority'), sum('fortress'), sum('bonus')];
    const cities = spreadOf(this.position.json, this.#seat);
    return { phase, cities, spread, majority, fortress, bonus, total: spread + majority + fortress + bonus };
  }

  after(line: string): LessonFigures {
    const outcome = this.position.after(line);
    if (!outcome.ok) throw new Error(`not legal in the lesson: ${line}`);
    return new LessonFigures(outcome.position, this.#seat);
  }
}
