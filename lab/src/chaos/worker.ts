import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { simulatedGames } from './simulated/games.ts';
import { type SimulationOutcome, simulate } from './simulated/simulation.ts';

/** Task of a thread: several consecutive worlds. */
export interface SimulationTask {
  readonly seed: number;
  readonly runs: number;
}

/** Simulates worlds in a worker thread. */
export default async function simulateSome({ seed, runs }: SimulationTask): Promise<SimulationOutcome[]> {
  const games = simulatedGames(DEPENDENCIES);
  const outcomes: SimulationOutcome[] = [];
  for (let i = 0; i < runs; i++) outcomes.push(await simulate(seed + i, { games }));
  return outcomes;
}
