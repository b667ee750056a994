import { type Action, ActionBuffer } from './actions.ts';
import {
  type Actor,
  CHANCE,
  type Fact,
  type Game,
  type Journal,
  NOBODY,
  type Options,
  type Result,
  type Seat,
  type Viewer,
  writeActor,
} from './game.ts';
import type { JsonObject } from './json.ts';
import type { Manifest } from './manifest.ts';
import type { Random } from './random.ts';
import { accepted, type Parsed, type Refusal } from './refusal.ts';

/** Legal actions as lines, sorted, with weights if the actor is chance. */
export interface LegalLines {
  readonly actor: string | null;
  readonly actions: readonly string[];
  readonly weights?: readonly number[];
}

/**
 * A match in progress with an interface of text and plain data, so that platform, tools and protocol need not know its
 * game. It hides only the type of the state.
 */
export interface Table {
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly options: Options;
  actor(): Actor;
  legal(): LegalLines;
  /** Plays one line and returns its journal, or refuses it and changes nothing. */
  play(line: string): Parsed<readonly Fact[]>;
  /** Plays a uniformly random legal action (chance by weight) and returns its line; null when the match is over. */
  playRandom(random: Random): string | null;
  result(): Result | null;
  /** Returns the whole state, or the part that the viewer may see. */
  state(viewer?: Viewer): JsonObject;
  viewAction(line: string, viewer: Viewer): string;
  viewFact(fact: Fact, viewer: Viewer): Fact;
  /**
   * Actors whose secrets the state does not contain, so that their legal lists may be incomplete; empty for a complete
   * state.
   */
  hides(): readonly Actor[];
  /** Returns the game's forecast; null if it has none. */
  forecast(): JsonObject | null;
  clone(): Table;
  /**
   * Returns a table consistent with everything the seat can see on this one. Hidden information is sampled with
   * `random`.
   */
  guess(seat: Seat, random: Random): Table;
}

/** A game without the type of its state; the item type of registries. */
export interface GameEntry {
  readonly id: string;
  readonly rulesVersion: number;
  readonly players: readonly [number, number];
  readonly manifest: Omit<Manifest<never>, 'forecast' | 'hides'>;
  options(input: unknown): Parsed<Options>;
  /** Creates a new match from untrusted options. */
  open(options: unknown): Parsed<Table>;
  /** Opens a match at a given state (partial states are completed, see `Game.fromJson`). */
  load(state: unknown): Parsed<Table>;
}

/** Shared by all tables, since each fills and reads it in one step: separate buffers would make up most of their memory. */
const BUFFER = new ActionBuffer();

class OpenTable<S> implements Table {
  readonly #game: Game<S>;
  readonly #state: S;
  /** Last view returned, overwritten by the next one. */
  #seen: S | undefined;

  constructor(game: Game<S>, state: S, seen?: S) {
    this.#game = game;
    this.#state = state;
    this.#seen = seen;
  }

  get gameId(): string {
    return this.#game.id;
  }

  get rulesVersion(): number {
    return this.#game.rulesVersion;
  }

  get options(): Options {
    return this.#game.optionsOf(this.#state);
  }

  actor(): Actor {
    return this.#game.actor(this.#state);
  }

  legal(): LegalLines {
    this.#game.legal(this.#state, BUFFER);
    const rows: { line: string; weight: number }[] = [];
    for (let i = 0; i < BUFFER.length; i++) {
      rows.push({ line: this.#game.write(this.#state, BUFFER.at(i)), weight: BUFFER.weightAt(i) });
    }
    rows.sort((a, b) => (a.line < b.line ? -1 : 1));
    const actor = writeActor(this.actor());
    const actions = rows.map((row) => row.line);
    return actor === '*' ? { actor, actions, weights: rows.map((row) => row.weight) } : { actor, actions };
  }

  play(line: string): Parsed<readonly Fact[]> {
    const parsed = this.#game.parse(this.#state, line);
    if (!parsed.ok) return parsed;
    const refusal: Refusal | null = this.#game.check(this.#state, parsed.value);
    if (refusal) return { ok: false, refusal };
    const journal: Journal = [];
    this.#game.apply(this.#state, parsed.value, journal);
    return accepted(journal);
  }

  playRandom(random: Random): string | null {
    const actor = this.actor();
    if (actor === NOBODY) return null;
    const action = drawRandom(this.#game, this.#state, BUFFER, random, actor);
    const line = this.#game.write(this.#state, action);
    this.#game.apply(this.#state, action);
    return line;
  }

  result(): Result | null {
    return this.#game.result(this.#state);
  }

  state(viewer?: Viewer): JsonObject {
    if (viewer === undefined) return this.#game.toJson(this.#state);
    this.#seen = this.#game.view(this.#state, viewer, this.#seen);
    return this.#game.toJson(this.#seen);
  }

  viewAction(line: string, viewer: Viewer): string {
    return this.#game.viewAction(line, viewer);
  }

  viewFact(fact: Fact, viewer: Viewer): Fact {
    return this.#game.viewFact(fact, viewer);
  }

  hides(): readonly Actor[] {
    return this.#game.manifest.hides?.(this.#state) ?? [];
  }

  forecast(): JsonObject | null {
    return this.#game.manifest.forecast?.(this.#state) ?? null;
  }

  clone(): Table {
    // Views are read immediately, so a table and its copies can share one.
    return new OpenTable(this.#game, this.#game.clone(this.#state), this.#seen);
  }

  guess(seat: Seat, random: Random): Table {
    return new OpenTable(this.#game, this.#game.resample(this.#game.view(this.#state, seat), seat, random));
  }
}

/** Returns a uniformly random legal action of the state's actor. For chance, returns an outcome by weight. */
export function drawRandom<S>(game: Game<S>, state: S, buffer: ActionBuffer, random: Random, actor: Actor): Action {
  game.legal(state, buffer);
  const i = actor === CHANCE ? random.weighted(buffer.weights, buffer.length) : random.below(buffer.length);
  return buffer.at(i);
}

/** Returns a table at a given state. The table owns the state from then on. */
export function tableOf<S>(game: Game<S>, state: S): Table {
  return new OpenTable(game, state);
}

/** Hides the type of a game's state, for registries. */
export function entryOf<S>(game: Game<S>): GameEntry {
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    players: game.players,
    manifest: game.manifest,
    options: (input) => game.options(input),
    open: (input) => {
      const options = game.options(input);
      return options.ok ? accepted(tableOf(game, game.setup(options.value))) : options;
    },
    load: (input) => {
      const state = game.fromJson(input);
      return state.ok ? accepted(tableOf(game, state.value)) : state;
    },
  };
}
