import type { Seat } from '@levante/contract';
import type { CityBoard, CityCode, StateJson } from '@levante/el-capitan/rules';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Income, PaydayBook } from '../log/books.ts';
import { isCity } from '../match/lines.ts';

/** Playback of a payday: its current step, and whether it advances automatically. */
export class PaydayRun {
  readonly script: PaydayScript;
  readonly #playing: Signal<boolean> = signal(true);
  readonly playing: ReadonlySignal<boolean> = this.#playing;
  readonly #rushing: Signal<boolean> = signal(false);
  /** Whether the remaining payments are made immediately. */
  readonly rushing: ReadonlySignal<boolean> = this.#rushing;
  readonly #moment: Signal<PaydayMoment>;
  /** Total income of each seat so far. */
  readonly gained: ReadonlySignal<readonly number[]>;
  /** Income of each seat in the current step. */
  readonly rising: ReadonlySignal<readonly number[]>;
  readonly cash: ReadonlySignal<readonly number[]>;
  readonly #done: () => void;

  /** `atOnce` starts with the totals. `done` is called when they are closed. */
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

  /** The current step; null at the totals. */
  get step(): PaydayStep | null {
    return this.script.steps[this.#moment.value.at] ?? null;
  }

  /** Sets the number of payments that have arrived in the current step. */
  land(landed: number): void {
    this.#moment.value = { ...this.#moment.value, landed };
  }

  /** Advances to the next step, or closes the totals. */
  next(): void {
    if (this.step === null) this.#done();
    else this.#moment.value = { at: this.#moment.value.at + 1, landed: 0 };
  }

  /** Plays the remaining steps quickly. */
  all(): void {
    batch(() => {
      this.#rushing.value = true;
      this.#playing.value = true;
    });
  }

  sums(): void {
    this.#moment.value = { at: this.script.steps.length, landed: 0 };
  }

  /** Pauses or resumes automatic playback. */
  toggle(): void {
    this.#playing.value = !this.playing.value;
  }
}

export interface Payment {
  readonly seat: Seat;
  /** Florins; negative for a repaid loan. */
  readonly amount: number;
  /** Reason of the income; null if the seat repays a loan (EC-9.5). */
  readonly income: Income | null;
}

/** Payments made together: by a city, for the spread, by bonus cards, or for the last loans. */
export type PaydayStep =
  | { readonly kind: 'city'; readonly city: CityCode; readonly payments: readonly Payment[] }
  | { readonly kind: 'spread' | 'bonus' | 'loans'; readonly payments: readonly Payment[] };

/** A payday as a sequence of steps. */
export interface PaydayScript {
  readonly phase: number;
  /** Number of actions in the match after it. */
  readonly ply: number;
  /** Cash of each seat before the payday. */
  readonly before: readonly number[];
  readonly steps: readonly PaydayStep[];
}

const paid = (income: Income): Payment => ({ seat: income.seat, amount: income.amount, income });

/** Majorities by rank, then fortresses. */
const rankOf = (income: Income): number => (income.for === 'majority' ? income.rank : 9);

/**
 * Divides a payday into steps: cities by row, then the spread, bonus cards and loans. Steps without payments are
 * omitted. All payments are for the same position (EC-8.6), so their order is free.
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

/** Totals the repayments of each seat. */
function repaid({ repayments }: PaydayBook): readonly Payment[] {
  const sums = new Map<Seat, number>();
  for (const { seat, amount } of repayments) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return [...sums].map(([seat, amount]) => ({ seat, amount: -amount, income: null }));
}

/** Returns a seat's total income in these steps. */
export function gainOf(steps: readonly PaydayStep[], seat: Seat): number {
  return sumOf(
    steps.flatMap(({ payments }) => payments),
    seat,
  );
}

/** Returns a seat's total income in these payments. */
export function sumOf(payments: readonly Payment[], seat: Seat): number {
  return payments.reduce((sum, payment) => (payment.seat === seat ? sum + payment.amount : sum), 0);
}

/** Progress of a payday: step and arrived payments. */
export interface PaydayMoment {
  /** Number of completed steps; all of them at the totals. */
  readonly at: number;
  readonly landed: number;
}

/** Returns the payments that have arrived in the current step. */
export function landedIn({ steps }: PaydayScript, { at, landed }: PaydayMoment): readonly Payment[] {
  return steps[at]?.payments.slice(0, landed) ?? [];
}

/** Returns a seat's income so far. */
export function gainedBy(script: PaydayScript, moment: PaydayMoment, seat: Seat): number {
  return gainOf(script.steps.slice(0, moment.at), seat) + sumOf(landedIn(script, moment), seat);
}

/** Schedule of a step in milliseconds from its start. */
export interface Beats {
  readonly leaves: readonly number[];
  readonly lands: readonly number[];
  /** Start of the next step. */
  readonly ends: number;
}

const LIFT = 280;
const APART = 90;
export const FLIGHT = 560;
/** Milliseconds to read a step. */
const READ = 1500;
/** Milliseconds that each letter of its labels adds. */
const READ_LETTER = 55;
/** Milliseconds of a step that is skipped through. */
const RUSH = 120;

/** Returns the schedule of a step. `still` omits flights, `rush` reading time; `letters` on its labels add time. */
export function beatsOf(step: PaydayStep, speed: 1 | 2, how: 'fly' | 'still' | 'rush', letters: number): Beats {
  if (how === 'rush') return { leaves: [], lands: step.payments.map(() => 0), ends: RUSH / speed };
  const reading = READ + READ_LETTER * letters;
  if (how === 'still') return { leaves: [], lands: step.payments.map(() => 0), ends: (reading + FLIGHT) / speed };
  const leaves = step.payments.map((_, i) => (LIFT + APART * i) / speed);
  const lands = leaves.map((ms) => ms + FLIGHT / speed);
  return { leaves, lands, ends: (lands.at(-1) ?? 0) + reading / speed };
}
