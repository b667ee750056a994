import { verifyRecord } from '@levante/host/verify';
import { expect, it } from 'vitest';
import { benchNamed } from '../src/bench/games.ts';
import { proversOf } from '../src/fuzz/provers.ts';
import { playOne } from '../src/simulate/simulation-run.ts';
import { COIN_LAB_DEPENDENCIES } from './coin-lab.ts';

/** A game needs nothing but its folder and an entry in each list: the lab works with it. */

it('a game outside the lists is played by bots a hundred times, and every match is verified', () => {
  const kit = COIN_LAB_DEPENDENCIES.kits.get('coin-race');
  if (!kit) throw new Error('coin race has no bots');
  const simulation = {
    game: 'coin-race',
    rulesVersion: 1,
    options: { players: 3, goal: 5 },
    levels: ['random'],
    seed: 1,
    ms: null,
    record: true,
  };
  for (let i = 0; i < 100; i++) {
    const { record } = playOne(kit, simulation, i);
    expect(verifyRecord(COIN_LAB_DEPENDENCIES.games, record)).toMatchObject({ ok: true, verified: { over: true } });
  }
});

it('a game outside the lists can be checked by the conformance kit and measured', () => {
  const prover = proversOf(COIN_LAB_DEPENDENCIES).get('coin-race');
  expect(prover?.testMatch(0, 1)).toMatchObject({ faults: [] });
  const { perft } = benchNamed(COIN_LAB_DEPENDENCIES, 'coin-race');
  expect(perft({ players: 2, goal: 5 }, { seed: 1, plies: 0 }, 2)).toMatchObject({ paths: 2 });
});
