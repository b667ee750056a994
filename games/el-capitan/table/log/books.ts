import type { Seat } from '@levante/contract';
import type { Board, ElCapitanFact, StateJson } from '@levante/el-capitan/rules';
import { type Timeline as AnyTimeline, positionAt } from '@levante/table/match/timeline.ts';
import type { Position } from '../match/position.ts';

type Timeline = AnyTimeline<Position, ElCapitanFact>;

export type Income = Extract<ElCapitanFact, { readonly type: 'income' }>;

/** A payday with every payment and its reason. */
export interface PaydayBook {
  readonly phase: number;
  /** Number of actions in the match after it. */
  readonly ply: number;
  readonly incomes: readonly Income[];
  /** Loans repaid with the last payday (EC-9.5). */
  readonly repayments: readonly { readonly seat: Seat; readonly amount: number }[];
}

/** Returns every payday among the first `ply` actions. */
export function paydaysOf(timeline: Timeline, ply: number): readonly PaydayBook[] {
  return timeline.plies.slice(0, Math.max(0, ply - timeline.first)).flatMap(({ facts }, i) => {
    const payday = facts.find((fact) => fact.type === 'payday');
    if (payday?.type !== 'payday') return [];
    const incomes = facts.filter((fact): fact is Income => fact.type === 'income' && fact.for !== 'building');
    const repayments = facts.flatMap((fact) =>
      fact.type === 'paid' && fact.for === 'repayment' && fact.from !== 'bank'
        ? [{ seat: fact.from, amount: fact.amount }]
        : [],
    );
    return [{ phase: payday.phase, ply: timeline.first + i + 1, incomes, repayments }];
  });
}

/** Income by reason over a match, purchases aside. */
export type MoneyFrom = { readonly [reason in Income['for'] | 'protection']: number };

export function moneyFrom(timeline: Timeline, seat: Seat): MoneyFrom {
  const sums = { spread: 0, majority: 0, fortress: 0, bonus: 0, building: 0, protection: 0 };
  for (const { facts } of timeline.plies) {
    for (const fact of facts) {
      if (fact.type === 'income' && fact.seat === seat) sums[fact.for] += fact.amount;
      if (fact.type === 'paid' && fact.for === 'protection' && fact.to === seat) sums.protection += fact.amount;
    }
  }
  return sums;
}

/** Returns cash less debts. */
export function fortuneOf(state: StateJson, board: Board, seat: Seat): number {
  const player = state.players[seat];
  if (!player) return 0;
  const owed = player.loans.map((loan) => {
    const terms = board.loans.find((one) => one.amount === loan.amount);
    return (loan.extended ? terms?.extended : terms?.repay) ?? loan.amount;
  });
  return player.cash - owed.reduce((sum, amount) => sum + amount, 0);
}

/** A point of the fortune chart: all fortunes after a turn. */
export interface FortunePoint {
  readonly ply: number;
  readonly phase: number;
  readonly round: number;
  readonly fortunes: readonly number[];
}

const ENDS: ReadonlySet<ElCapitanFact['type']> = new Set([
  'turn-ended',
  'loan-taken',
  'passed',
  'payday',
  'match-over',
] as const);

/** Returns all fortunes at the start and after each turn and payday. */
export function fortunes(timeline: Timeline): readonly FortunePoint[] {
  const point = (ply: number): FortunePoint => {
    const { json, board } = positionAt(timeline, ply);
    const each = json.players.map((_, seat) => fortuneOf(json, board, seat));
    return { ply, phase: json.phase, round: json.round, fortunes: each };
  };
  const turns = timeline.plies.flatMap(({ facts }, i) =>
    facts.some((fact) => ENDS.has(fact.type)) ? [point(timeline.first + i + 1)] : [],
  );
  return [point(timeline.first), ...turns];
}
