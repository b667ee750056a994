import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { verifyRecord } from '@levante/host/verify';
import { describe, expect, it } from 'vitest';
import { showReport } from '../src/simulate/show.ts';
import { type Played, playOne, type Simulation } from '../src/simulate/simulation-run.ts';
import { MatchTally } from '../src/simulate/tally.ts';
import { COIN_LAB_DEPENDENCIES } from './coin-lab.ts';
import { ERRING_KIT, listeningKit } from './strength.ts';

const run: Simulation = {
  game: 'coin-race',
  rulesVersion: 1,
  options: { players: 3, goal: 5 },
  levels: ['random'],
  seed: 1,
  ms: null,
  record: true,
};

function kitOfCoins() {
  const kit = COIN_LAB_DEPENDENCIES.kits.get('coin-race');
  if (!kit) throw new Error('coin race has no bots');
  return kit;
}

const play = (index: number, simulation: Simulation = run) => playOne(kitOfCoins(), simulation, index);
const chanceOf = ({ record }: Played): string[] => (record?.actions ?? []).filter((line) => line.startsWith('*'));

describe('a simulated match', () => {
  it('is the same with the same seed and index, and differs with others', () => {
    const actions = (index: number, seed: number) => play(index, { ...run, seed }).record?.actions.join();
    expect(actions(4, 1)).toBe(actions(4, 1));
    const several = [actions(4, 1), actions(5, 1), actions(4, 2), actions(6, 1), actions(4, 3)];
    expect(new Set(several).size).toBeGreaterThan(3);
  });

  it('is recorded so that it can be verified', () => {
    const { record, plies } = play(0);
    expect(verifyRecord(COIN_LAB_DEPENDENCIES.games, record)).toMatchObject({
      ok: true,
      verified: { actions: plies, over: true },
    });
    expect(play(0, { ...run, record: false }).record).toBeNull();
  });

  it('moves its bots one seat further each time, until each has had every seat', () => {
    const levels = (index: number) => {
      const kit = { ...kitOfCoins(), playMatch: () => ({ plies: 0, result: null, fault: null, actions: [] }) };
      return playOne(kit, { ...run, levels: ['a', 'b'] }, index).levels;
    };
    expect([0, 1, 2, 3].map(levels)).toEqual([
      ['a', 'b', 'a'],
      ['b', 'a', 'a'],
      ['a', 'a', 'b'],
      ['a', 'b', 'a'],
    ]);
  });
});

describe('matches of one deal', () => {
  it('are as many as there are seats, with the same chance whatever the bots do', () => {
    const simulation = { ...run, options: { players: 2, goal: 9 }, levels: ['random', 'master'] };
    const matches = Array.from({ length: 40 }, (_, index) => playOne(ERRING_KIT, simulation, index));
    expect(matches.map(({ deal }) => deal)).toEqual(matches.map((_, index) => Math.floor(index / 2)));
    const deals = matches.filter((_, index) => index % 2 === 0).map(chanceOf);
    for (const [i, deal] of deals.entries()) {
      const other = chanceOf(matches[2 * i + 1] ?? play(0));
      const both = Math.min(deal.length, other.length);
      expect(other.slice(0, both)).toEqual(deal.slice(0, both));
    }
    expect(new Set(deals.map((deal) => deal.slice(0, 6).join())).size).toBeGreaterThan(10);
  });

  it('differ in the bots’ own random numbers', () => {
    const simulation = { ...run, options: { players: 2, goal: 30 }, levels: ['fair'] };
    const steps = (index: number) =>
      playOne(ERRING_KIT, simulation, index).record?.actions.filter((line) => line.includes('step'));
    expect(steps(0)).not.toEqual(steps(1));
  });

  it.each(['el-capitan', 'golden-horn'])('have the same deal in %s', (game) => {
    const kit = DEPENDENCIES.kits.get(game);
    const options = DEPENDENCIES.games.get(game)?.options({ players: 3 });
    if (!kit || !options?.ok) throw new Error(`${game} cannot be played`);
    const simulation = { ...run, game, options: options.value };
    const beginning = (index: number): string[] => chanceOf(playOne(kit, simulation, index)).slice(0, 10);
    expect(beginning(1)).toEqual(beginning(0));
    expect(beginning(2)).toEqual(beginning(0));
    expect(beginning(3)).not.toEqual(beginning(0));
  });
});

describe('a report of simulated matches', () => {
  const result = { scores: [3, 5, 5], ranks: [3, 1, 1] };
  const thinking = [0, 1, 2].map((seat) => ({ answers: [seat + 1], late: seat === 2 ? 1 : 0 }));
  const played: Played = {
    index: 0,
    deal: 0,
    levels: ['a', 'b', 'a'],
    plies: 10,
    result,
    fault: null,
    thinking,
    record: null,
  };
  const broken: Played = {
    ...played,
    index: 1,
    result: null,
    fault: { ply: 4, level: 'a', reason: 'illegal-action', detail: '7' },
  };

  it('divides the win and the places among tied bots, by level and by seat', () => {
    const tally = new MatchTally({ ...run, levels: ['a', 'b'] });
    tally.add(played);
    const { bots, seats, plies, faults, deals } = tally.report();
    expect(bots.map(({ level, share, expected }) => [level, share, expected])).toEqual([
      ['a', 0.5, 40 / 60],
      ['b', 0.5, 20 / 60],
    ]);
    expect(bots.map(({ place, scores }) => [place, scores.mean, scores.least])).toEqual([
      [2.25, 4, 3],
      [1.5, 5, 5],
    ]);
    expect(seats.map(({ share }) => share)).toEqual([0, 0.5, 0.5]);
    expect(seats[0]?.scores).toEqual({ mean: 3, least: 3, most: 3 });
    expect([plies.mean, faults, deals]).toEqual([10, 0, 1]);
  });

  it('includes how long each level thought', () => {
    const tally = new MatchTally({ ...run, levels: ['a', 'b'] });
    tally.add(played);
    expect(tally.thinking()).toMatchObject([
      { level: 'a', answers: 2, mean: 2, most: 3, lateTurns: 1 },
      { level: 'b', answers: 1, mean: 2, most: 2, lateTurns: 0 },
    ]);
  });

  it('counts faults separately, and names their match and ply', () => {
    const tally = new MatchTally({ ...run, levels: ['a', 'b'] });
    tally.add(broken);
    tally.add(played);
    const report = tally.report();
    expect(report).toMatchObject({ matches: 2, finished: 1, faults: 1, firstFaults: [{ match: 1, ply: 4 }] });
    expect(showReport(report, tally.thinking(), 1).join('\n')).toContain('fault: match 1, ply 4, a: illegal-action: 7');
  });

  it('does not depend on the order in which matches arrive', () => {
    const matches = Array.from({ length: 30 }, (_, index) => play(index));
    const report = (list: typeof matches) => {
      const tally = new MatchTally(run);
      for (const match of list) tally.add(match);
      return tally.report();
    };
    expect(report([...matches].reverse())).toEqual(report(matches));
  });
});

describe('the budget of a simulated match', () => {
  const simulation = { ...run, options: { players: 2, goal: 3 }, levels: ['listener'] };

  it('is given to every bot at each turn', () => {
    const budgets: number[] = [];
    const { fault, thinking } = playOne(listeningKit(budgets), { ...simulation, ms: 60_000 }, 0);
    expect(fault).toBeNull();
    expect(budgets.length).toBe(thinking.reduce((sum, { answers }) => sum + answers.length, 0));
    expect(budgets.length).toBeGreaterThan(2);
    for (const remaining of budgets) expect(remaining).toBeLessThanOrEqual(60_000);
    for (const remaining of budgets) expect(remaining).toBeGreaterThan(0);
  });

  it('is infinite if none was set', () => {
    const budgets: number[] = [];
    playOne(listeningKit(budgets), simulation, 0);
    expect(new Set(budgets)).toEqual(new Set([Number.POSITIVE_INFINITY]));
  });
});
