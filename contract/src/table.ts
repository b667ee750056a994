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

/** The legal actions as lines, sorted; for chance with the weight of each, else without. */
export interface LegalLines {
  readonly actor: string | null;
  readonly actions: readonly string[];
  readonly weights?: readonly number[];
}

/**
 * A match in progress, spoken to in text and plain data: what platform, tools and protocol use, so that none
 * of them knows a game. It hides the type of the state and nothing else.
 */
export interface Table {
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly options: Options;
  actor(): Actor;
  legal(): LegalLines;
  /** Decides on one line: does it and gives its journal, or refuses it and changes nothing. */
  play(line: string): Parsed<readonly Fact[]>;
  /** Plays one uniformly random legal action (chance by weight) and gives its line; null when the match is over. */
  playRandom(random: Random): string | null;
  result(): Result | null;
  /** The whole state, or what that viewer may see. */
  state(viewer?: Viewer): JsonObject;
  viewAction(line: string, viewer: Viewer): string;
  viewFact(fact: Fact, viewer: Viewer): Fact;
  /** Actors whose secrets the state does not hold, so that their legal lists may be incomplete; empty for a complete state. */
  hides(): readonly Actor[];
  /** Null where the game foresees nothing. */
  forecast(): JsonObject | null;
  clone(): Table;
  /** A table that the seat might take for this one: it sees the same on both, and what it does not see is drawn with `random`. */
  guess(seat: Seat, random: Random): Table;
}

/** A game with its state's type hidden: what the list of games holds. */
export interface GameEntry {
  readonly id: string;
  readonly rulesVersion: number;
  readonly players: readonly [number, number];
  readonly manifest: Omit<Manifest<never>, 'forecast' | 'hides'>;
  options(input: unknown): Parsed<Options>;
  /** A fresh match with options as they come from outside. */
  open(options: unknown): Parsed<Table>;
  /** A match that goes on from a state (partial states are completed, see `Game.fromJson`). */
  load(state: unknown): Parsed<Table>;
}

/** Filled and read at once by whichever table needs it: a buffer for each would be the largest part of most tables. */
const BUFFER = new ActionBuffer();

class OpenTable<S> implements Table {
  readonly #game: Game<S>;
  readonly #state: S;
  /** What was seen last, to be overwritten by what is seen next. */
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
    // What is seen is read at once: a table and its copies need one place for it.
    return new OpenTable(this.#game, this.#game.clone(this.#state), this.#seen);
  }

  guess(seat: Seat, random: Random): Table {
    return new OpenTable(this.#game, this.#game.resample(this.#game.view(this.#state, seat), seat, random));
  }
}

/** One uniformly random legal action of the state's actor, or one outcome by weight if that is chance. */
export function drawRandom<S>(game: Game<S>, state: S, buffer: ActionBuffer, random: Random, actor: Actor): Action {
  game.legal(state, buffer);
  const i = actor === CHANCE ? random.weighted(buffer.weights, buffer.length) : random.below(buffer.length);
  return buffer.at(i);
}

/** A table at a given state; the state is the table's from then on. */
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
