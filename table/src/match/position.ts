import { ActionBuffer, type Fact, type Game, type Refusal, type Seat } from '@levante/contract';

/** Result of one or more actions, or the first refusal. */
export type Outcome<P, F> =
  | { readonly ok: true; readonly position: P; readonly facts: readonly F[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The parts of a position that a draft uses. */
export interface Draftable<P, F> {
  /** The seat to act; null for chance and after the end. */
  readonly actor: Seat | null;
  /** The seat whose turn can be drafted from here; null for chance, and for decisions outside a turn. */
  readonly drafting: Seat | null;
  /** Whether only chance can continue the turn, so that it must be sent. */
  readonly interrupted: boolean;
  /** The line that ends the turn here; null if it is incomplete or there are several such lines. */
  readonly ending: string | null;
  /** Reason why the turn cannot end here; null if it can. */
  readonly endRefusal: Refusal | null;
  /** Returns the same position as if it were a seat's next turn; null if the seat's next decision may not be a turn. */
  turnAhead(seat: Seat): P | null;
  after(line: string): Outcome<P, F>;
}

/** The parts of a position that the page of a match uses. */
export interface TablePosition<P, F> extends Draftable<P, F> {
  /** The state in the project's JSON format, as the viewer sees it. */
  readonly json: object;
  /** Seat of the current or last turn, or null. */
  readonly turn: number | null;
  readonly over: boolean;
  /** Legal actions of the seat to act, as lines; none for chance and after the end. */
  readonly texts: readonly string[];
}

export interface AnyFact {
  readonly type: string;
}

/** A game with its own types of JSON and facts. */
export interface Rules<S, J, F> extends Pick<Game<S>, 'actor' | 'legal' | 'check' | 'clone' | 'write' | 'parse'> {
  apply(state: S, action: number, journal?: F[]): void;
  toJson(state: S): J;
}

/**
 * An immutable state with cached derived data: JSON, legal actions, and the positions that actions lead to. Each game extends
 * it.
 */
export abstract class RulesPosition<P extends RulesPosition<P, S, J, F>, S, J, F extends Pick<Fact, 'type'>> {
  readonly #rules: Rules<S, J, F>;
  readonly #state: S;
  readonly #after = new Map<string, Outcome<P, F>>();
  #json: J | null = null;
  #texts: readonly string[] | null = null;

  /** Takes ownership of the state. */
  constructor(rules: Rules<S, J, F>, state: S) {
    this.#rules = rules;
    this.#state = state;
  }

  protected abstract at(state: S): P;
  protected abstract self(): P;

  protected get state(): S {
    return this.#state;
  }

  get json(): J {
    this.#json ??= this.#rules.toJson(this.#state);
    return this.#json;
  }

  get actor(): Seat | null {
    const actor = this.#rules.actor(this.#state);
    return actor >= 0 ? actor : null;
  }

  get texts(): readonly string[] {
    this.#texts ??= this.actor === null ? [] : this.#readLegal();
    return this.#texts;
  }

  copy(): S {
    return this.#rules.clone(this.#state);
  }

  /** Returns whether a line is legal here. */
  allows(line: string): boolean {
    return this.texts.includes(line);
  }

  /** Returns why a line is not legal, or null. */
  refusal(line: string): Refusal | null {
    const action = this.#rules.parse(this.#state, line);
    return action.ok ? this.#rules.check(this.#state, action.value) : action.refusal;
  }

  /** Returns the result of a line, including lines of chance. */
  after(line: string): Outcome<P, F> {
    const known = this.#after.get(line);
    if (known) return known;
    const outcome = this.#play(line);
    this.#after.set(line, outcome);
    return outcome;
  }

  /** Returns the result of several lines in sequence. */
  afterAll(lines: readonly string[]): Outcome<P, F> {
    let position = this.self();
    const facts: F[] = [];
    for (const line of lines) {
      const outcome = position.after(line);
      if (!outcome.ok) return outcome;
      position = outcome.position;
      facts.push(...outcome.facts);
    }
    return { ok: true, position, facts };
  }

  #play(line: string): Outcome<P, F> {
    const action = this.#rules.parse(this.#state, line);
    if (!action.ok) return { ok: false, refusal: action.refusal };
    const refusal = this.#rules.check(this.#state, action.value);
    if (refusal) return { ok: false, refusal };
    const next = this.#rules.clone(this.#state);
    const facts: F[] = [];
    this.#rules.apply(next, action.value, facts);
    return { ok: true, position: this.at(next), facts };
  }

  #readLegal(): readonly string[] {
    const buffer = new ActionBuffer();
    this.#rules.legal(this.#state, buffer);
    return Array.from({ length: buffer.length }, (_, i) => this.#rules.write(this.#state, buffer.at(i)));
  }
}
