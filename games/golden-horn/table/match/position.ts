import type { Refusal, Seat } from '@levante/contract';
import {
  type Board,
  boardOf,
  COLOURS,
  type Colour,
  type ColourCounts,
  type GoldenHornFact,
  type GoldenHornState,
  goldenHorn,
  type Hidden,
  type Place,
  plansOf,
  readStateJson,
  type StateJson,
  type TurnPlans,
  turnAhead,
} from '@levante/golden-horn/rules';
import { RulesPosition } from '@levante/table/match/position.ts';
import { type PositionReader, positionReader } from '@levante/table/match/timeline.ts';
import { type ActionLine, readLine } from './lines.ts';

/** No cards or cubes of any colour. */
export const NO_GOODS: ColourCounts = { pink: 0, yellow: 0, blue: 0, red: 0, green: 0, orange: 0 };

/** Returns whether the colours are visible, as opposed to only their number. */
export function isOpen(counts: ColourCounts | Hidden): counts is ColourCounts {
  return !('count' in counts);
}

/** Returns the total number of cards or cubes. */
export function sizeOf(counts: ColourCounts | Hidden): number {
  return isOpen(counts) ? COLOURS.reduce((sum, colour) => sum + counts[colour], 0) : counts.count;
}

/**
 * Returns the score of a warehouse: a point per cube, and bonuses for rows (GH-9.1). `setBonus` contains the bonuses by
 * number of colours in a row.
 */
export function storeWorth(counts: ColourCounts, setBonus: Board['setBonus']): number {
  return warehouseRows(counts).reduce((sum, row) => sum + row.length + (setBonus[String(row.length)] ?? 0), 0);
}

/** Returns the rows of a warehouse: the colours of each, longest first (GH-9.1). */
export function warehouseRows(counts: ColourCounts): readonly (readonly Colour[])[] {
  const most = Math.max(...COLOURS.map((colour) => counts[colour]));
  return Array.from({ length: most }, (_, row) => COLOURS.filter((colour) => counts[colour] > row));
}

/** A position of Golden Horn as one viewer sees it. */
export class Position extends RulesPosition<Position, GoldenHornState, StateJson, GoldenHornFact> {
  #legal: readonly ActionLine[] | null = null;
  #plans: TurnPlans | null = null;

  constructor(state: GoldenHornState) {
    super(goldenHorn, state);
  }

  protected override at(state: GoldenHornState): Position {
    return new Position(state);
  }

  protected override self(): Position {
    return this;
  }

  get board(): Board {
    return boardOf(this.state);
  }

  /** Legal actions of the seat to act; empty for chance and after the end. */
  get legal(): readonly ActionLine[] {
    this.#legal ??= this.texts.flatMap((text) => readLine(text) ?? []);
    return this.#legal;
  }

  /** Plans of the seat to act, with their costs and gains; empty if chance or no seat acts. */
  get plans(): TurnPlans {
    this.#plans ??= plansOf(this.state);
    return this.#plans;
  }

  /** Returns an action of these plans as a line; null for chance. */
  lineOf(action: number): ActionLine | null {
    return readLine(goldenHorn.write(this.state, action));
  }

  /** The seat of the current or the last turn. */
  get turn(): Seat | null {
    return this.json.seat;
  }

  get over(): boolean {
    return this.json.step === 'over';
  }

  /** The seat that can continue drafting here; null if chance decides or the match is over. */
  get drafting(): Seat | null {
    return this.actor;
  }

  /** Whether only chance can continue, so that the draft must be sent. */
  get interrupted(): boolean {
    return this.actor === null;
  }

  /** The line that ends the turn, if that is the only or usual option: the end of the voyage, or a pass. */
  get ending(): string | null {
    const line = this.legal.find(({ verb }) => verb === 'stop' || verb === 'pass');
    if (!line) return null;
    const outcome = this.after(line.text);
    return outcome.ok && outcome.position.actor !== line.seat ? line.text : null;
  }

  /**
   * The line that ends the voyage if the turn then continues with the choice to announce the end (GH-8.1); otherwise
   * null.
   */
  get stop(): ActionLine | null {
    return this.ending === null ? (this.legal.find(({ verb }) => verb === 'stop') ?? null) : null;
  }

  turnAhead(seat: Seat): Position | null {
    const ahead = turnAhead(this.state, seat);
    return ahead && this.at(ahead);
  }

  get endRefusal(): Refusal | null {
    return this.refusal(`${this.actor} stop`);
  }

  /** The place of this turn's ship; null if none was moved. */
  get shipAt(): Place | null {
    const { seat, turn, players } = this.json;
    return seat === null || turn.ship === null ? null : (players[seat]?.ships[turn.ship].at ?? null);
  }

  /** Returns the same state with other plain data, for display: the knowledge between two committed positions. */
  withJson(json: StateJson): Position {
    return new PastPosition(this.copy(), json);
  }
}

/** A position of the past as the journal tells it: no player decides here. */
class PastPosition extends Position {
  readonly #json: StateJson;

  constructor(state: GoldenHornState, json: StateJson) {
    super(state);
    this.#json = json;
  }

  override get json(): StateJson {
    return this.#json;
  }

  override get plans(): TurnPlans {
    return { moves: [], raids: [] };
  }

  override get actor(): null {
    return null;
  }

  override turnAhead(): null {
    return null;
  }
}

/** Rules that read a state without checking it again: its host has checked it. */
const trustedRules = { ...goldenHorn, fromJson: (state: unknown) => readStateJson(state) };

export const goldenHornPositions: PositionReader<Position> = positionReader(
  trustedRules,
  (state: GoldenHornState) => new Position(state),
);
