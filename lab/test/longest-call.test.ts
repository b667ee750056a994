import { type CoinRaceState, coinRace } from '@levante/coin-race/rules';
import { type Game, NOBODY } from '@levante/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchesOf } from '../src/bench/games.ts';
import { longestCall } from '../src/bench/longest-call.ts';
import { MAX_POSITIONS, SlowestPositions } from '../src/bench/slowest-positions.ts';
import { LAB_DEPENDENCIES } from '../src/lib/lab-dependencies.ts';

const STEP_2 = 2;
const fresh = (goal = 5): CoinRaceState => coinRace.setup({ players: 2, goal });

/** Returns a position in which the first seat has these points. */
function at(points: number): CoinRaceState {
  const state = fresh(1000);
  state.scores[0] = points;
  return state;
}

/** Returns a coin race in which a call of `legal` takes `ms` milliseconds on the test's clock. */
function racing(ms: (state: CoinRaceState) => number): Game<CoinRaceState> {
  return {
    ...coinRace,
    legal(state, out) {
      vi.advanceTimersByTime(ms(state));
      coinRace.legal(state, out);
    },
  };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

describe('the slowest positions', () => {
  const points = ({ scores }: CoinRaceState): number => scores[0] ?? 0;

  it('are measured again, so that a pause in the first call does not count', () => {
    const slowest = new SlowestPositions(racing(points), at(0));
    slowest.note(at(3), 500);
    slowest.note(at(8), 8);
    expect([slowest.longest, slowest.again()]).toEqual([500, 8]);
  });

  it('are measured again without a cache from the first call', () => {
    let last = -1;
    const remembering = racing((state) => {
      const known = points(state) === last;
      last = points(state);
      return known ? 0 : points(state);
    });
    const slowest = new SlowestPositions(remembering, at(0));
    slowest.note(at(7), 7);
    expect(slowest.again()).toBe(7);
  });

  it('are stored as copies, and not displaced by positions that were slow only once', () => {
    const slowest = new SlowestPositions(racing(points), at(0));
    const slow = at(9);
    slowest.note(slow, 9);
    slow.scores[0] = 1;
    for (let i = 0; i < 3 * MAX_POSITIONS; i++) slowest.note(at(2), 400);
    expect(slowest.again()).toBe(9);
  });

  it('are displaced once they are found to be quick', () => {
    let warm = false;
    const slowest = new SlowestPositions(
      racing((state) => (warm ? points(state) : 15)),
      at(0),
    );
    for (let i = 0; i < MAX_POSITIONS; i++) slowest.note(at(1), 15);
    warm = true;
    slowest.note(at(6), 6);
    expect(slowest.again()).toBe(1);
    slowest.refresh();
    slowest.note(at(6), 6);
    expect(slowest.again()).toBe(6);
  });
});

describe('the longest call', () => {
  const played = (random: number, hoarding: number, hoarded: ((action: number) => boolean) | null) => {
    const steps: string[] = [];
    let over = 0;
    const game: Game<CoinRaceState> = {
      ...coinRace,
      apply(state, action) {
        const might = (state.scores[state.seat] ?? 0) > 0;
        if (!state.flip) steps.push(`${action}${might ? ' of two' : ''}`);
        coinRace.apply(state, action);
        over += Number(coinRace.actor(state) === NOBODY);
      },
    };
    const call = longestCall(game, fresh(30), { random, hoarding }, hoarded);
    return { call, over, steps: new Set(steps) };
  };

  it('is searched for in matches whose hoarding players hoard whenever that is legal', () => {
    const { call, over, steps } = played(0, 4, (action) => action === STEP_2);
    expect([call.random, call.hoarding, over]).toEqual([0, 4, 4]);
    expect(steps).toEqual(new Set(['1', '2 of two']));
  });

  it('is searched for in random matches alone if nothing can be hoarded', () => {
    const { call, over, steps } = played(3, 4, null);
    expect([call.random, call.hoarding, over]).toEqual([3, 0, 3]);
    expect(steps).toEqual(new Set(['1', '1 of two', '2 of two']));
  });

  it('belongs to the slowest position in these matches', () => {
    const game = racing(({ scores, flip }) => (flip ? 0 : Math.max(...scores)));
    const { longest, longestAgain } = longestCall(game, fresh(20), { random: 40, hoarding: 0 }, null);
    expect([longest, longestAgain]).toEqual([19, 19]);
  });
});

describe('the options of a benchmark', () => {
  const benches = benchesOf(LAB_DEPENDENCIES);

  it('include every set of extra cities of El Capitán', () => {
    const sets = benches.map(({ setups }) =>
      setups.map(({ cities }) => (Array.isArray(cities) ? cities.join(' ') : '')),
    );
    expect(sets).toEqual([['', 'POR', 'LIS', 'CAN', 'POR LIS', 'POR CAN', 'LIS CAN', 'POR LIS CAN'], ['']]);
  });

  it.each(benches)('of $game are valid', ({ game, seats, setups }) => {
    const entry = LAB_DEPENDENCIES.games.get(game);
    for (const players of seats)
      for (const setup of setups) expect(entry?.options({ players, ...setup }).ok).toBe(true);
    expect(entry?.players).toEqual(seats);
  });
});
