import { ActionBuffer, type MatchRecord, type Refusal, type Seat } from '@levante/contract';
import {
  type Board,
  boardOf,
  type CityBoard,
  citiesInPlay,
  type ElCapitanFact,
  type ElCapitanState,
  elCapitan,
  type ForecastJson,
  type StateJson,
  triangleCounts,
} from '@levante/el-capitan';
import { type ActionLine, readLine } from './lines.ts';

/** Where one or more actions lead, or why the first refused one of them may not be done. */
export type Outcome =
  | { readonly ok: true; readonly position: Position; readonly facts: readonly ElCapitanFact[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A state that never changes, with all that is asked about it again and again: the legal actions, the plain
 * data, the forecast, and where actions would lead. Everything is made once, when first asked for.
 */
export class Position {
  readonly #state: ElCapitanState;
  readonly #after = new Map<string, Outcome>();
  #json: StateJson | null = null;
  #legal: readonly ActionLine[] | null = null;
  #forecast: ForecastJson | null = null;

  /** The state is the position's from then on. */
  constructor(state: ElCapitanState) {
    this.#state = state;
  }

  get json(): StateJson {
    this.#json ??= elCapitan.toJson(this.#state);
    return this.#json;
  }

  get board(): Board {
    return boardOf(this.#state);
  }

  /** The cities in play with their printed figures, in board order. */
  get cities(): readonly CityBoard[] {
    return citiesInPlay(this.#state);
  }

  /** Whether the triangle sites count in this match (EC-1.4). */
  get triangle(): boolean {
    return triangleCounts(this.#state);
  }

  get forecast(): ForecastJson {
    this.#forecast ??= elCapitan.forecast(this.#state);
    return this.#forecast;
  }

  /** The seat that decides now; null for chance and after the end. */
  get actor(): Seat | null {
    const actor = elCapitan.actor(this.#state);
    return actor >= 0 ? actor : null;
  }

  /** The legal actions of the seat that decides; empty for chance and after the end. */
  get legal(): readonly ActionLine[] {
    this.#legal ??= this.actor === null ? [] : this.#readLegal();
    return this.#legal;
  }

  /** A copy of the state, for those who want to go on from here by themselves. */
  copy(): ElCapitanState {
    return elCapitan.clone(this.#state);
  }

  /** Whether a line is legal here; anything unreadable is not. */
  allows(line: string): boolean {
    return this.legal.some((legal) => legal.text === line);
  }

  /** Why the line may not be done here, or null if it may. */
  refusal(line: string): Refusal | null {
    const action = elCapitan.parse(this.#state, line);
    return action.ok ? elCapitan.check(this.#state, action.value) : action.refusal;
  }

  /** Where a line leads; chance's lines may be given too. Nothing here changes. */
  after(line: string): Outcome {
    const known = this.#after.get(line);
    if (known) return known;
    const outcome = this.#play(line);
    this.#after.set(line, outcome);
    return outcome;
  }

  /** Where several lines lead, one after the other. */
  afterAll(lines: readonly string[]): Outcome {
    let position: Position = this;
    const facts: ElCapitanFact[] = [];
    for (const line of lines) {
      const outcome = position.after(line);
      if (!outcome.ok) return outcome;
      position = outcome.position;
      facts.push(...outcome.facts);
    }
    return { ok: true, position, facts };
  }

  #play(line: string): Outcome {
    const action = elCapitan.parse(this.#state, line);
    if (!action.ok) return { ok: false, refusal: action.refusal };
    const refusal = elCapitan.check(this.#state, action.value);
    if (refusal) return { ok: false, refusal };
    const next = elCapitan.clone(this.#state);
    const facts: ElCapitanFact[] = [];
    elCapitan.apply(next, action.value, facts);
    return { ok: true, position: new Position(next), facts };
  }

  #readLegal(): readonly ActionLine[] {
    const buffer = new ActionBuffer();
    elCapitan.legal(this.#state, buffer);
    const lines: ActionLine[] = [];
    for (let i = 0; i < buffer.length; i++) {
      const line = readLine(elCapitan.write(this.#state, buffer.at(i)));
      if (line) lines.push(line);
    }
    return lines;
  }
}

/** Reads a state from the server: the position, or what is wrong with it. */
export function readPosition(state: unknown): Position | Refusal {
  const read = elCapitan.fromJson(state);
  return read.ok ? new Position(read.value) : read.refusal;
}

/** The position a record begins with, or what is wrong with it. */
export function openingOf(record: MatchRecord): Position | Refusal {
  if (record.start) return readPosition({ ...record.start, game: record.game, options: record.options });
  const options = elCapitan.options(record.options);
  return options.ok ? new Position(elCapitan.setup(options.value)) : options.refusal;
}

/** Whether a state from the server says the same as a position that was reached here. */
export function agrees(position: Position, state: unknown): boolean {
  const told = readPosition(state);
  return !('code' in told) && JSON.stringify(told.json) === JSON.stringify(position.json);
}
