import type { Seat } from '@levante/contract';
import type { CityBoard, CityCode, StateJson } from '@levante/el-capitan/rules';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Income, PaydayBook } from '../log/books.ts';
import { isCity } from '../match/lines.ts';

/** A payday being gone through on this screen: where it is, and whether it goes on by itself. */
export class PaydayRun {
  readonly script: PaydayScript;
  readonly #playing: Signal<boolean> = signal(true);
  readonly playing: ReadonlySignal<boolean> = this.#playing;
  readonly #rushing: Signal<boolean> = signal(false);
  /** Whether what is left is to be paid at once. */
  readonly rushing: ReadonlySignal<boolean> = this.#rushing;
  readonly #moment: Signal<PaydayMoment>;
  /** What each seat has been paid so far. */
  readonly gained: ReadonlySignal<readonly number[]>;
  /** What each seat has been paid in the step that is shown. */
  readonly rising: ReadonlySignal<readonly number[]>;
  /** What each seat has now. */
  readonly cash: ReadonlySignal<readonly number[]>;
  readonly #done: () => void;

  /** `atOnce` begins with the sums. `done` is called when they have been read. */
  constructor(script: PaydayScript, atOnce: boolean, done: () => void) {
    this.script = script;
    this.#done = done;
    this.#moment = signal({ at: atOnce ? script.steps.length : 0, landed: 0 });
    const seats = script.before.map((_, seat) => seat);
    this.gained = computed(() => seats.map((seat) => gainedBy(script, this.#moment.value, seat)));
    this.rising = computed(() => seats.map((seat) => sumOf(landedIn(script, this.#moment.value), seat)));
    this.cash = computed(() => seats.map((seat) => (script.before[seat] ?? 0) + (this.gained.value[seat] ?? 0)));
  }

  get moment(): PaydayMoment {
    return this.#moment.value;
  }

  /** The step that is shown; null where the sums are. */
  get step(): PaydayStep | null {
    return this.script.steps[this.#moment.value.at] ?? null;
  }

  /** So many payments of the step that is shown have arrived. */
  land(landed: number): void {
    this.#moment.value = { ...this.#moment.value, landed };
  }

  /** On to the next step, or away from the sums. */
  next(): void {
    if (this.step === null) this.#done();
    else this.#moment.value = { at: this.#moment.value.at + 1, landed: 0 };
  }

  /** Everything that is left, quickly. */
  all(): void {
    batch(() => {
      this.#rushing.value = true;
      this.#playing.value = true;
    });
  }

  /** The table of the sums. */
  sums(): void {
    this.#moment.value = { at: this.script.steps.length, landed: 0 };
  }

  /** Stands still, or goes on by itself again. */
  toggle(): void {
    this.#playing.value = !this.playing.value;
  }
}

/** One payment of a payday. */
export interface Payment {
  readonly seat: Seat;
  /** Florins, negative where a loan is repaid. */
  readonly amount: number;
  /** Why the bank pays it; null where the seat repays a loan (EC-9.5). */
  readonly income: Income | null;
}

/** What is paid together: by one city, for the spread, by the bonus cards, or as repayment of the last loans. */
export type PaydayStep =
  | { readonly kind: 'city'; readonly city: CityCode; readonly payments: readonly Payment[] }
  | { readonly kind: 'spread' | 'bonus' | 'loans'; readonly payments: readonly Payment[] };

/** A payday as it is gone through at the table. */
export interface PaydayScript {
  readonly phase: number;
  /** The number of actions the match had had after it. */
  readonly ply: number;
  /** What each seat had before the first florin of it. */
  readonly before: readonly number[];
  readonly steps: readonly PaydayStep[];
}

const paid = (income: Income): Payment => ({ seat: income.seat, amount: income.amount, income });

/** Fortresses after majorities, majorities by rank: who is paid first stands first. */
const rankOf = (income: Income): number => (income.for === 'majority' ? income.rank : 9);

/**
 * The steps of a payday: cities by row, then the spread, the bonus cards, the loans; only those that move a florin. All
 * is paid for the same position (EC-8.6), so the order is the table's to choose. `after` is the state it led to.
 */
export function paydayScript(book: PaydayBook, after: StateJson, cities: readonly CityBoard[]): PaydayScript {
  const codes = [...cities]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ code }) => code)
    .filter(isCity);
  const at = (city: CityCode) =>
    book.incomes
      .filter((income) => 'city' in income && income.city === city)
      .sort((a, b) => rankOf(a) - rankOf(b))
      .map(paid);
  const all: readonly PaydayStep[] = [
    ...codes.map((city): PaydayStep => ({ kind: 'city', city, payments: at(city) })),
    { kind: 'spread', payments: book.incomes.filter((income) => income.for === 'spread').map(paid) },
    { kind: 'bonus', payments: book.incomes.filter((income) => income.for === 'bonus').map(paid) },
    { kind: 'loans', payments: repaid(book) },
  ];
  const steps = all.filter(({ payments }) => payments.length > 0);
  const before = after.players.map(({ cash }, seat) => cash - gainOf(steps, seat));
  return { phase: book.phase, ply: book.ply, before, steps };
}

/** What each seat repays in one sum, in the order of the seats that do. */
function repaid({ repayments }: PaydayBook): readonly Payment[] {
  const sums = new Map<Seat, number>();
  for (const { seat, amount } of repayments) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return [...sums].map(([seat, amount]) => ({ seat, amount: -amount, income: null }));
}

/** What these steps bring a seat. */
export function gainOf(steps: readonly PaydayStep[], seat: Seat): number {
  return sumOf(
    steps.flatMap(({ payments }) => payments),
    seat,
  );
}

/** What these payments bring a seat. */
export function sumOf(payments: readonly Payment[], seat: Seat): number {
  return payments.reduce((sum, payment) => (payment.seat === seat ? sum + payment.amount : sum), 0);
}

/** How far a payday has been gone through: the step, and how many of its payments have arrived. */
export interface PaydayMoment {
  /** The number of steps behind us; all of them where the sums are shown. */
  readonly at: number;
  readonly landed: number;
}

/** The payments that have arrived in the step that is shown. */
export function landedIn({ steps }: PaydayScript, { at, landed }: PaydayMoment): readonly Payment[] {
  return steps[at]?.payments.slice(0, landed) ?? [];
}

/** What a seat has been paid so far. */
export function gainedBy(script: PaydayScript, moment: PaydayMoment, seat: Seat): number {
  return gainOf(script.steps.slice(0, moment.at), seat) + sumOf(landedIn(script, moment), seat);
}

/** When what happens within a step, in milliseconds after it began. */
export interface Beats {
  /** When each payment leaves. */
  readonly leaves: readonly number[];
  /** When each payment arrives. */
  readonly lands: readonly number[];
  /** When the next step begins by itself. */
  readonly ends: number;
}

const LIFT = 280;
const APART = 90;
export const FLIGHT = 560;
/** Milliseconds to read what a step is and pays, and each letter of its labels. */
const [READ, READ_LETTER] = [1500, 55];
/** How long a step lasts that is not to be read. */
const RUSH = 120;

/**
 * Returns the pace of a step: `still` where nothing flies, `rush` where everything is to be paid at once. `letters` are those
 * of all its labels, so that there is time to read each.
 */
export function beatsOf(step: PaydayStep, speed: 1 | 2, how: 'fly' | 'still' | 'rush', letters: number): Beats {
  if (how === 'rush') return { leaves: [], lands: step.payments.map(() => 0), ends: RUSH / speed };
  const reading = READ + READ_LETTER * letters;
  if (how === 'still') return { leaves: [], lands: step.payments.map(() => 0), ends: (reading + FLIGHT) / speed };
  const leaves = step.payments.map((_, i) => (LIFT + APART * i) / speed);
  const lands = leaves.map((ms) => ms + FLIGHT / speed);
  return { leaves, lands, ends: (lands.at(-1) ?? 0) + reading / speed };
}
