import { writeTextFile } from '@levante/cli/lib/files.ts';
import { type ClusterField, compareClusters } from '../bench/cluster-figures.ts';
import { clustersPage, showClusters } from '../bench/cluster-page.ts';
import { machine, today, typedCommand } from '../ladder/run-line.ts';
import { writeResults } from './bench-server.ts';

export interface BenchClusterOptions extends ClusterField {
  readonly results: string;
  readonly write?: true;
}

/** Returns the file of the measured costs in the results folder: of saturated servers, or at the pace of people. */
export const clusterFile = (isPaced: boolean): string => (isPaced ? 'cluster-paced.json' : 'cluster.json');

/** Compares several servers on a database with one and with SQLite, and prints the result. */
export async function runBenchCluster({ results, write, ...field }: BenchClusterOptions): Promise<void> {
  const comparison = await compareClusters(field, (what) => void process.stderr.write(`${what}\n`));
  if (write) {
    const command = typedCommand();
    writeResults(results, clustersPage(comparison, field, command));
    const measured = { date: today(), command, machine: machine(), field, setups: comparison.setups };
    writeTextFile(results, clusterFile(field.think > 0), `${JSON.stringify(measured, null, 2)}\n`);
  }
  process.stdout.write(`${showClusters(comparison, field).join('\n')}\n`);
}
