import type { Refusal, Seat } from '@levante/contract';
import {
  type Board,
  boardOf,
  type CityBoard,
  citiesInPlay,
  type ElCapitanFact,
  type ElCapitanState,
  elCapitan,
  type ForecastJson,
  type Plan,
  plansOf,
  readStateJson,
  type StateJson,
  triangleCounts,
  turnAhead,
} from '@levante/el-capitan/rules';
import { RulesPosition } from '@levante/table/match/position.ts';
import { type PositionReader, positionReader } from '@levante/table/match/timeline.ts';
import { type ActionLine, readLine } from './lines.ts';

/** A position of El Capitán with its board and payday forecast. */
export class Position extends RulesPosition<Position, ElCapitanState, StateJson, ElCapitanFact> {
  #legal: readonly ActionLine[] | null = null;
  #forecast: ForecastJson | null = null;
  #plans: readonly Plan[] | null = null;

  /** Whether plans are offered; false in a puzzle. */
  readonly #aided: boolean;

  constructor(state: ElCapitanState, aided = true) {
    super(elCapitan, state);
    this.#aided = aided;
  }

  protected override at(state: ElCapitanState): Position {
    return new Position(state, this.#aided);
  }

  protected override self(): Position {
    return this;
  }

  get board(): Board {
    return boardOf(this.state);
  }

  /** Cities in play with their printed figures, in board order. */
  get cities(): readonly CityBoard[] {
    return citiesInPlay(this.state);
  }

  /** Whether the triangle sites count in this match (EC-1.4). */
  get triangle(): boolean {
    return triangleCounts(this.state);
  }

  get forecast(): ForecastJson {
    this.#forecast ??= elCapitan.manifest.forecast(this.state);
    return this.#forecast;
  }

  /** Legal actions of the acting seat; empty for chance and after the end. */
  get legal(): readonly ActionLine[] {
    this.#legal ??= this.texts.flatMap((text) => readLine(text) ?? []);
    return this.#legal;
  }

  /** Plans of the acting seat, best first; empty after the turn's action and in unaided positions. */
  get plans(): readonly Plan[] {
    this.#plans ??= this.#aided ? plansOf(this.state) : [];
    return this.#plans;
  }

  /** The current seat, or the last one between turns. */
  get turn(): Seat | null {
    return this.json.seat;
  }

  get over(): boolean {
    return this.json.step === 'over';
  }

  /** Settlement and the choice of a starter are not drafted. */
  get drafting(): Seat | null {
    return this.json.step === 'turn' ? this.actor : null;
  }

  get aided(): boolean {
    return this.#aided;
  }

  turnAhead(seat: Seat): Position | null {
    const ahead = turnAhead(this.state, seat);
    return ahead && this.at(ahead);
  }

  /** Chance never interrupts a turn. */
  get interrupted(): boolean {
    return false;
  }

  get ending(): string | null {
    return this.legal.find((line) => line.verb === 'end' || line.verb === 'pass')?.text ?? null;
  }

  get endRefusal(): Refusal | null {
    return this.refusal(`${this.actor} end`);
  }
}

/** Rules that read states without validation, which the loader did. */
const trustedRules = { ...elCapitan, fromJson: (state: unknown) => readStateJson(state) };

export const elCapitanPositions: PositionReader<Position> = positionReader(
  trustedRules,
  (state: ElCapitanState) => new Position(state),
);

/** Reads positions without plans. */
export const unaidedPositions: PositionReader<Position> = positionReader(
  trustedRules,
  (state: ElCapitanState) => new Position(state, false),
);
