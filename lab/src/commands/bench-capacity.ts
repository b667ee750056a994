import { join } from 'node:path';
import { readJsonFile } from '@levante/cli/lib/files.ts';
import { capacities, capacityPage, showCapacities } from '../bench/capacity-page.ts';
import { costsIn } from '../bench/measured-costs.ts';
import { typedCommand } from '../ladder/run-line.ts';
import { clusterFile } from './bench-cluster.ts';
import { writeResults } from './bench-server.ts';

export interface BenchCapacityOptions {
  readonly machines: readonly number[];
  readonly cores: number;
  readonly secondsPerAction: number;
  /** Milliseconds of a sync; without it, the measured ones. */
  readonly syncMs?: number;
  /** Percent. */
  readonly busy: number;
  readonly paced?: true;
  readonly results: string;
  readonly write?: true;
}

/** Computes from measured costs how many live tables several machines carry, and prints the result. */
export function runBenchCapacity(options: BenchCapacityOptions): void {
  const { machines, cores, secondsPerAction, results } = options;
  const isPaced = options.paced === true;
  const costs = costsIn(readJsonFile(join(results, clusterFile(isPaced))));
  const terms = { cores, secondsPerAction, busy: options.busy / 100, syncMs: options.syncMs ?? costs.syncMs };
  const all = capacities(costs, machines, terms);
  if (options.write) writeResults(results, capacityPage(all, costs, { terms, isPaced, command: typedCommand() }));
  process.stdout.write(`${showCapacities(all, costs, terms).join('\n')}\n`);
}
