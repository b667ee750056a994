import type { CardCode, CityCode } from '@levante/el-capitan/rules';
import type { BeatWords, NextThing } from '@levante/table/match/lesson.ts';
import type { PaydayBook } from '../log/books.ts';
import { owedBy, priceOf, spreadOf } from '../match/geometry.ts';
import { type ActionLine, readLine } from '../match/lines.ts';
import type { PlaceName } from '../match/places.ts';
import type { Position } from '../match/position.ts';
import { dueLoans } from '../settlement/settlement.ts';

/** Terms of a loan. */
export interface LoanTerms {
  readonly amount: number;
  /** Due at the first payday. */
  readonly repay: number;
  /** Due at the second, if extended. */
  readonly extended: number;
}

/** The learner's income at a payday. */
export interface Pay {
  readonly phase: number;
  /** Cities with an open house of the learner. */
  readonly cities: number;
  readonly spread: number;
  readonly majority: number;
  readonly fortress: number;
  /** Bonus for nine cities at the last payday; 0 if another player has the card. */
  readonly bonus: number;
  readonly total: number;
}

/** A destination card played for its seals. */
export interface RouteCard {
  readonly city: PlaceName;
  readonly price: number;
  readonly seals: number;
}

/** Turns that the pilot plays, from one round to another. */
export interface Skipped {
  readonly phase: number;
  readonly round: number;
  readonly toPhase: number;
  readonly toRound: number;
  /** Pieces built and loans taken by the pilot. */
  readonly houses: number;
  readonly fortresses: number;
  readonly loans: number;
  /** The learner's income if a payday is among them, else null. */
  readonly paid: number | null;
}

/** Texts of a step without the summary of skipped turns. */
export type StepWords = Omit<BeatWords, 'meanwhile'>;

/** Figures of a position, as the lesson shows them. */
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

  /** City of the learner's ship. */
  get here(): CityCode {
    const at = this.player.ship?.city ?? 'BANK';
    if (at === 'BANK') throw new Error('the learner is in no city');
    return at;
  }

  get owed(): number {
    return owedBy(this.player, this.position.board);
  }

  /** Debt after the next payday if every loan is extended. */
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

  value(code: CityCode): number {
    return this.position.forecast.cities[code]?.value ?? 0;
  }

  /** The learner's income by majority in a city. */
  majority(code: CityCode): number {
    return this.position.forecast.forecast[this.#seat]?.majority[code] ?? 0;
  }

  /** Forecast of the learner's next payday. */
  get forecast(): number {
    return this.position.forecast.forecast[this.#seat]?.total ?? 0;
  }

  loan(amount: number): LoanTerms {
    const terms = this.position.board.loans.find((one) => one.amount === amount);
    if (!terms) throw new Error(`no loan of ${amount}`);
    return terms;
  }

  /** Returns the learner's income at the payday that follows. */
  pay({ phase, incomes }: PaydayBook): Pay {
    const sum = (of: string) =>
      incomes.reduce((total, one) => total + (one.seat === this.#seat && one.for === of ? one.amount : 0), 0);
    const spread = sum('spread');
    const majority = sum('majority');
    const fortress = sum('fortress');
    const bonus = sum('bonus');
    const cities = spreadOf(this.position.json, this.#seat);
    return { phase, cities, spread, majority, fortress, bonus, total: spread + majority + fortress + bonus };
  }

  after(line: string): LessonFigures {
    const outcome = this.position.after(line);
    if (!outcome.ok) throw new Error(`not legal in the lesson: ${line}`);
    return new LessonFigures(outcome.position, this.#seat);
  }
}

/** Yields elements of a city: on its tile, in the open city, then the small tile. */
function* inCity(root: ParentNode, city: CityCode, inside: string, nth: number): Iterable<Element | null> {
  const thing = root.querySelectorAll(`.tile[data-city="${city}"] ${inside}`)[nth] ?? null;
  // In an open city the first tap selects; a button confirms.
  if (thing?.closest('dialog') && thing.getAttribute('data-sign') === 'chosen') {
    yield root.querySelector('.plan-go, .large-ask .button-primary');
  }
  yield thing;
  yield root.querySelector(`.small-tile[data-city="${city}"]`);
}

const drawer = (root: ParentNode, tab: string) => root.querySelector(`.drawer-tab[data-tab="${tab}"]`);

/** Yields the first loan whose answer differs from the lesson's, else the confirm button. */
function* inSettlement(root: ParentNode, position: Position, lines: readonly string[]): Iterable<Element | null> {
  const { actor } = position;
  const rows = root.querySelectorAll('.settle-loan');
  const due = actor === null ? [] : dueLoans(position, actor);
  for (const i of due.keys()) {
    const answer = readLine(lines[i] ?? '')?.verb;
    const side = rows[i]?.querySelector(`.settle-side[data-answer="${answer}"]`) ?? null;
    if (side?.getAttribute('aria-pressed') === 'false') yield side;
  }
  yield root.querySelector('.settle-confirm');
}

/** Finds the element that leads to the first of these actions. */
export function* findThing(
  lines: readonly string[],
  { picked, root }: NextThing,
  position: Position,
  seat: number,
): Iterable<Element | null> {
  const line: ActionLine | null = readLine(lines[0] ?? '');
  const here = position.json.players[seat]?.ship?.city;
  const city = here === undefined || here === 'BANK' ? null : here;
  switch (line?.verb) {
    case undefined:
      break;
    case 'buy':
      yield root.querySelector(`.open-cards [data-piece="card-${line.card}"]`);
      yield drawer(root, 'cards');
      break;
    case 'sail':
      if (picked.length > 0) yield* inCity(root, line.city, '.tile-head', 0);
      yield root.querySelector(`.hand [data-piece="card-${line.card}"]`);
      yield drawer(root, 'hand');
      break;
    case 'reopen':
      // The site would be ambiguous: a new house could go there too.
      if (city) yield* inCity(root, city, '.shut-house', position.json.cities[city]?.shut.indexOf(`${seat}`) ?? -1);
      break;
    case 'build':
      if (city) yield* inCity(root, city, 'button.site', line.site - 1);
      break;
    case 'fortress':
      if (city) yield* inCity(root, city, 'button.slot:not(.slot-berth)', line.site - 1);
      break;
    case 'loan':
      yield root.querySelectorAll('.loan')[position.board.loans.findIndex(({ amount }) => amount === line.amount)] ??
        null;
      yield drawer(root, 'bank');
      break;
    default:
      yield* inSettlement(root, position, lines);
  }
}
