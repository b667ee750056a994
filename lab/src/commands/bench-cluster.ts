import { type ClusterField, clustersPage, compareClusters, showClusters } from '../bench/cluster-figures.ts';
import { typedCommand } from '../ladder/run-line.ts';
import { writeResults } from './bench-server.ts';

export interface BenchClusterOptions extends ClusterField {
  readonly results: string;
  readonly write?: true;
}

/** Compares several servers on a database with one, and prints the result. */
export async function runBenchCluster({ results, write, ...field }: BenchClusterOptions): Promise<void> {
  const comparison = await compareClusters(field, (what) => void process.stderr.write(`${what}\n`));
  if (write) writeResults(results, clustersPage(comparison, field, typedCommand()));
  process.stdout.write(`${showClusters(comparison, field).join('\n')}\n`);
}
