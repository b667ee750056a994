import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { gainedBy, landedIn, type PaydayMoment, type PaydayScript, type PaydayStep, sumOf } from './payday-script.ts';

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
