import { goldenHorn } from '@levante/golden-horn/rules';
import { describe, expect, it } from 'vitest';
import { bestTurn, worthOverTime } from '../../table/end/worth.ts';
import { isOpen, storeWorth } from '../../table/match/position.ts';
import { MATCHES, type Played, seen } from './positions.ts';

/** A match as a spectator sees it: only facts between its opening and its end. */
function asSpectator(plies: readonly Played[]) {
  const [first] = plies;
  if (!first) throw new Error('an empty match');
  const start = seen(first.before, 'spectator');
  return { first: 0, start, plies: plies.map(({ line, facts }) => ({ line, facts, position: start })) };
}

describe('the value of the warehouses over time', () => {
  it('reaches the final scores using public facts alone', () => {
    for (const plies of MATCHES) {
      const timeline = asSpectator(plies);
      const points = worthOverTime(timeline, timeline.start.board);
      const last = plies.at(-1);
      if (!last) continue;
      const { players } = goldenHorn.toJson(last.after);
      expect(points.at(-1)?.points).toEqual(players.map(({ score }) => score));
      for (const [i, point] of points.entries())
        for (const [seat, worth] of point.points.entries())
          expect(worth).toBeGreaterThanOrEqual(points[i - 1]?.points[seat] ?? 0);
      for (const { warehouse } of players)
        if (isOpen(warehouse))
          expect(points.at(-1)?.points).toContain(storeWorth(warehouse, timeline.start.board.setBonus));
    }
  });

  it('is empty if the beginning of the match is unknown', () => {
    const [plies = []] = MATCHES;
    const timeline = asSpectator(plies);
    expect(worthOverTime({ ...timeline, first: 3 }, timeline.start.board)).toEqual([]);
  });

  it('names the turn in which a seat gained most', () => {
    for (const plies of MATCHES) {
      const timeline = asSpectator(plies);
      const points = worthOverTime(timeline, timeline.start.board);
      for (const [seat] of timeline.start.json.players.entries()) {
        const best = bestTurn(points, seat);
        const gains = points.map((point, i) =>
          point.seat === seat ? (point.points[seat] ?? 0) - (points[i - 1]?.points[seat] ?? 0) : 0,
        );
        expect(best?.worth ?? 0).toBe(Math.max(...gains));
        if (best) expect(best.facts.some(({ type }) => type === 'unloaded' || type === 'raided')).toBe(true);
      }
    }
  });
});
