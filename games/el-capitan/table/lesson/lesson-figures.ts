import type { CardCode, CityCode } from '@levante/el-capitan/rules';
import type { BeatWords, NextThing } from '@levante/table/match/lesson.ts';
import type { PaydayBook } from '../log/books.ts';
import { owedBy, priceOf, spreadOf } from '../match/geometry.ts';
import { type ActionLine, readLine } from '../match/lines.ts';
import type { PlaceName } from '../match/places.ts';
import type { Position } from '../match/position.ts';
import { dueLoans } from '../settlement/settlement.ts';

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

/** Where things of a city are found: on its tile, in the opened city, on the small tile that opens it. */
function* inCity(root: ParentNode, city: CityCode, inside: string, nth: number): Iterable<Element | null> {
  const thing = root.querySelectorAll(`.tile[data-city="${city}"] ${inside}`)[nth] ?? null;
  // In an opened city a first tap chooses, and a button does it.
  if (thing?.closest('dialog') && thing.getAttribute('data-sign') === 'chosen') {
    yield root.querySelector('.plan-go, .large-ask .button-primary');
  }
  yield thing;
  yield root.querySelector(`.small-tile[data-city="${city}"]`);
}

const drawer = (root: ParentNode, tab: string) => root.querySelector(`.drawer-tab[data-tab="${tab}"]`);

/** The first loan that is not yet answered as the lesson has it, else the button that confirms. */
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

/** Finds what leads to the first of these lines from a position. */
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
      // Its space would be ambiguous: a new house could be built there as well.
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
