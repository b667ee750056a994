import type { Seat } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import { type Timeline as AnyTimeline, positionAt } from '@levante/table/match/timeline.ts';
import { fortuneOf } from '../log/books.ts';
import type { Position } from '../match/position.ts';

type Timeline = AnyTimeline<Position, ElCapitanFact>;

/** A turn of a seat, with what it was worth to it. */
export interface WorthOfTurn {
  readonly phase: number;
  readonly round: number;
  /** The number of actions the match had had after it. */
  readonly ply: number;
  /** What it did, in order. */
  readonly facts: readonly ElCapitanFact[];
  /** Florins that the next payday would bring more after it, less what it cost. */
  readonly worth: number;
}

/** What every turn of a seat was worth: its next payday and its fortune before the turn and after it. */
export function turnsOf(timeline: Timeline, seat: Seat): readonly WorthOfTurn[] {
  const turns: WorthOfTurn[] = [];
  let began: number | null = null;
  for (let i = 0; i < timeline.plies.length; i++) {
    const ply = timeline.first + i + 1;
    const { json } = positionAt(timeline, ply - 1);
    const mine = json.step === 'turn' && json.actor === String(seat);
    if (mine) began ??= ply - 1;
    const { json: after } = positionAt(timeline, ply);
    const over = began !== null && !(after.step === 'turn' && after.actor === String(seat));
    if (!over || began === null) continue;
    const facts = timeline.plies.slice(began - timeline.first, i + 1).flatMap((one) => one.facts);
    // What the end of a phase brings is no deed of whoever happened to end it.
    if (!facts.some((fact) => fact.type === 'payday')) {
      const worth = worthAt(timeline, ply, seat) - worthAt(timeline, began, seat);
      turns.push({ phase: json.phase, round: json.round, ply, facts, worth });
    }
    began = null;
  }
  return turns;
}

function worthAt(timeline: Timeline, ply: number, seat: Seat): number {
  const position = positionAt(timeline, ply);
  const payday = position.forecast.forecast.find((one) => one.seat === seat)?.total ?? 0;
  return payday + fortuneOf(position.json, position.board, seat);
}

/** The turn that was worth most to a seat; null where it had none that was worth anything. */
export function bestTurn(timeline: Timeline, seat: Seat): WorthOfTurn | null {
  const best = turnsOf(timeline, seat).reduce<WorthOfTurn | null>(
    (found, turn) => (found === null || turn.worth > found.worth ? turn : found),
    null,
  );
  return best !== null && best.worth > 0 ? best : null;
}
