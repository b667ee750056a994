import {
  type Action,
  ActionBuffer,
  type Actor,
  type Fact,
  type Game,
  type Journal,
  Random,
  type Seat,
  type Viewer,
} from '@levante/contract';
import type { Subject } from './subject.ts';

/** Serialises a state as text. Two states are equal if their texts are. */
export function textOf<S>(game: Game<S>, state: S): string {
  return JSON.stringify(game.toJson(state));
}

/** Returns the legal list as lines, with weights: `0 step 1 (1)`. */
export function legalText<S>(game: Game<S>, state: S): string {
  const buffer = new ActionBuffer();
  game.legal(state, buffer);
  return Array.from(
    { length: buffer.length },
    (_, i) => `${game.write(state, buffer.at(i))} (${buffer.weights[i]})`,
  ).join(', ');
}

/** Result of the chosen action, applied to a clone. */
export interface After<S> {
  readonly state: S;
  readonly facts: readonly Fact[];
  readonly text: string;
}

/** A position of a match: its state, the state at the beginning, the legal list, and the action chosen from it. */
export interface ChosenAction<S> {
  readonly state: S;
  readonly start: S;
  readonly legal: ActionBuffer;
  readonly action: Action;
}

/** A position of a random match with the action chosen in it. Expensive values are computed on demand. */
export class Moment<S> {
  readonly subject: Subject<S>;
  readonly game: Game<S>;
  /** State of the match, which checks must not change. */
  readonly state: S;
  /** State at the beginning of the match. */
  readonly start: S;
  readonly actor: Actor;
  readonly legal: readonly Action[];
  readonly weights: readonly number[];
  readonly action: Action;
  /** Random stream for the checks, separate from the match's. */
  readonly random: Random;
  #text: string | null = null;
  #silentText: string | null = null;
  #after: After<S> | null = null;
  readonly #drawn = new Map<Seat, readonly [S, S]>();

  constructor(subject: Subject<S>, { state, start, legal, action }: ChosenAction<S>, random: Random) {
    this.subject = subject;
    this.game = subject.game;
    this.state = state;
    this.start = start;
    this.actor = subject.game.actor(state);
    this.legal = Array.from(legal.actions.subarray(0, legal.length));
    this.weights = Array.from(legal.weights.subarray(0, legal.length));
    this.action = action;
    this.random = random;
  }

  get players(): number {
    return this.game.optionsOf(this.state).players;
  }

  get seats(): readonly number[] {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  get viewers(): readonly Viewer[] {
    return [...this.seats, 'spectator'];
  }

  /** Serialised state. */
  get text(): string {
    this.#text ??= textOf(this.game, this.state);
    return this.#text;
  }

  /** Serialised result of the chosen action, applied without a journal. */
  get silentText(): string {
    if (this.#silentText === null) {
      const state = this.game.clone(this.state);
      this.game.apply(state, this.action);
      this.#silentText = textOf(this.game, state);
    }
    return this.#silentText;
  }

  /** Returns two states consistent with a seat's view, which checks must not change. */
  drawn(seat: Seat): readonly [S, S] {
    const known = this.#drawn.get(seat);
    if (known) return known;
    const draw = (): S => this.game.resample(this.game.view(this.state, seat), seat, new Random(this.random.next()));
    const drawn = [draw(), draw()] as const;
    this.#drawn.set(seat, drawn);
    return drawn;
  }

  get after(): After<S> {
    this.#after ??= this.lead(this.state, this.action);
    return this.#after;
  }

  /** Applies an action to a clone of a state. */
  lead(from: S, action: Action): After<S> {
    const state = this.game.clone(from);
    const facts: Journal = [];
    this.game.apply(state, action, facts);
    return { state, facts, text: textOf(this.game, state) };
  }

  /** Returns true if the state has not changed. */
  unchanged(): boolean {
    return textOf(this.game, this.state) === this.text;
  }

  /** Returns some of the legal actions, the chosen one first. */
  someLegal(most: number): readonly Action[] {
    const some = new Set([this.action]);
    for (let i = 0; i < most - 1; i++) {
      const action = this.legal[this.random.below(this.legal.length)];
      if (action !== undefined) some.add(action);
    }
    return [...some];
  }
}
