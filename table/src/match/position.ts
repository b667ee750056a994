import { ActionBuffer, type Fact, type Game, type Refusal, type Seat } from '@levante/contract';

/** Where one or more actions lead, or why the first refused one of them may not be done. */
export type Outcome<P, F> =
  | { readonly ok: true; readonly position: P; readonly facts: readonly F[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a draft asks of the positions of its game. */
export interface Draftable<P, F> {
  /** The seat that decides now; null for chance and after the end. */
  readonly actor: Seat | null;
  /** The seat whose turn can be drafted on from here; null where chance decides, or something that is no turn. */
  readonly drafting: Seat | null;
  /** Whether only chance can go on within a turn: what led here must be sent before more can be known. */
  readonly interrupted: boolean;
  /** The line that ends the turn from here; null where it lacks something, or there is more than one way to end it. */
  readonly ending: string | null;
  /** Why the turn cannot be ended here; null where it can. */
  readonly endRefusal: Refusal | null;
  /**
   * The same position as if it were the next turn of a seat, with all else as it is now; null where nobody can tell that
   * the next thing the seat does is a turn.
   */
  turnAhead(seat: Seat): P | null;
  after(line: string): Outcome<P, F>;
}

/** What the page of a match asks of the positions of any game. */
export interface TablePosition<P, F> extends Draftable<P, F> {
  /** The state in the form of the formats, as this screen may see it. */
  readonly json: object;
  /** Whose turn it is, or was last; null before the first. */
  readonly turn: number | null;
  readonly over: boolean;
  /** The legal actions of the seat that decides, as lines; none for chance and after the end. */
  readonly texts: readonly string[];
}

export interface AnyFact {
  readonly type: string;
}

/** A game with its own types of plain data and facts, as each game package exports it. */
export interface Rules<S, J, F> extends Pick<Game<S>, 'actor' | 'legal' | 'check' | 'clone' | 'write' | 'parse'> {
  apply(state: S, action: number, journal?: F[]): void;
  toJson(state: S): J;
}

/**
 * A state that never changes, with what is asked about it again and again: the plain data, the legal actions, and
 * where actions would lead. Everything is made once, when first asked for. Each game adds what is its own.
 */
export abstract class RulesPosition<P extends RulesPosition<P, S, J, F>, S, J, F extends Pick<Fact, 'type'>> {
  readonly #rules: Rules<S, J, F>;
  readonly #state: S;
  readonly #after = new Map<string, Outcome<P, F>>();
  #json: J | null = null;
  #texts: readonly string[] | null = null;

  /** The state is the position's from then on. */
  constructor(rules: Rules<S, J, F>, state: S) {
    this.#rules = rules;
    this.#state = state;
  }

  /** The position of another state of the same match. */
  protected abstract at(state: S): P;
  protected abstract self(): P;

  protected get state(): S {
    return this.#state;
  }

  get json(): J {
    this.#json ??= this.#rules.toJson(this.#state);
    return this.#json;
  }

  /** The seat that decides now; null for chance and after the end. */
  get actor(): Seat | null {
    const actor = this.#rules.actor(this.#state);
    return actor >= 0 ? actor : null;
  }

  /** The legal actions of the seat that decides, as lines; none for chance and after the end. */
  get texts(): readonly string[] {
    this.#texts ??= this.actor === null ? [] : this.#readLegal();
    return this.#texts;
  }

  /** A copy of the state, for those who want to go on from here by themselves. */
  copy(): S {
    return this.#rules.clone(this.#state);
  }

  /** Whether a line is legal here; anything unreadable is not. */
  allows(line: string): boolean {
    return this.texts.includes(line);
  }

  /** Why the line may not be done here, or null if it may. */
  refusal(line: string): Refusal | null {
    const action = this.#rules.parse(this.#state, line);
    return action.ok ? this.#rules.check(this.#state, action.value) : action.refusal;
  }

  /** Where a line leads; chance's lines may be given too. Nothing here changes. */
  after(line: string): Outcome<P, F> {
    const known = this.#after.get(line);
    if (known) return known;
    const outcome = this.#play(line);
    this.#after.set(line, outcome);
    return outcome;
  }

  /** Where several lines lead, one after the other. */
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
