import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { type LadderRows, plainRows } from '@levante/cli/lib/rows.ts';
import { machine, today } from '../ladder/run-line.ts';
import { here } from './build-root.ts';
import { type LoadExtent, type LoadFigures, measureLoad } from './load.ts';
import { percentile } from './percentile.ts';
import { ServerProcess } from './server-process.ts';
import { writtenSection } from './written-page.ts';

/** Extent of one run. */
export interface ClusterField extends LoadExtent {
  readonly database: string;
  readonly nats: string;
  /** Numbers of servers to compare. */
  readonly servers: readonly number[];
  readonly rounds: number;
}

/** All rounds with the same number of servers. */
interface ClusterLoads {
  readonly servers: number;
  readonly loads: readonly LoadFigures[];
}

export interface ClusterComparison {
  readonly load: number;
  readonly clusters: readonly ClusterLoads[];
}

/**
 * Measures each number of servers in turn, so that other load on the machine affects all alike; `onStep` receives the
 * current step.
 */
export async function compareClusters(field: ClusterField, onStep: (what: string) => void): Promise<ClusterComparison> {
  const [load = 0] = loadavg();
  const secret = randomBytes(32).toString('hex');
  const loads = new Map<number, LoadFigures[]>(field.servers.map((servers) => [servers, []]));
  for (let round = 1; round <= field.rounds; round++) {
    for (const servers of field.servers) {
      onStep(`round ${round}, servers: ${servers}`);
      const running: ServerProcess[] = [];
      try {
        for (let i = 0; i < servers; i++) running.push(await ServerProcess.start(here, { ...field, secret }));
        loads.get(servers)?.push(await measureLoad(running, field));
      } finally {
        await Promise.all(running.map((server) => server.stop()));
      }
    }
  }
  return { load, clusters: [...loads].map(([servers, all]) => ({ servers, loads: all })) };
}

const whole = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 0 });

function clusterRows({ clusters }: ClusterComparison): LadderRows {
  const medians = clusters.map(({ servers, loads }) => {
    const of = (figure: (one: LoadFigures) => number): number => percentile(loads.map(figure), 0.5);
    return {
      servers,
      perSecond: of((one) => one.perSecond),
      rest: [
        of((one) => one.p50),
        of((one) => one.p99),
        of((one) => one.cpuPerAction),
        of((one) => one.clientPerAction),
      ],
    };
  });
  const first = medians[0]?.perSecond ?? 1;
  return [
    ['servers', 'acknowledged a second', 'relative', 'ms half', 'ms 99 of 100', 'µs of a core each', 'of the clients'],
    ...medians.map(({ servers, perSecond, rest }) => [
      ...[String(servers), whole(perSecond), (perSecond / first).toFixed(2)],
      ...rest.map(whole),
    ]),
  ];
}

function legend({ tables, game, players, seconds, rounds }: ClusterField): string[] {
  return [
    `${tables} tables of ${game} with ${players} people each, everyone with a stream at the next of the servers, random legal actions one at a time, each as soon as all have received the one before, for ${seconds} s; medians of ${rounds} rounds.`,
    'Every commit is in the log of the PostgreSQL database before it is acknowledged; NATS notifies the other servers. Database, NATS, servers and clients share the machine. Microseconds of CPU time per action: of all servers together, and of the clients; that of the database is not included.',
  ];
}

const circumstances = ({ load }: ClusterComparison): string =>
  `${today()}; ${machine()}; load ${load.toFixed(2)} at the start.`;

/** Formats the comparison for a terminal. */
export function showClusters(comparison: ClusterComparison, field: ClusterField): string[] {
  return [circumstances(comparison), '', ...plainRows(clusterRows(comparison)), '', ...legend(field)];
}

/** Formats the comparison as a section of the results page. */
export function clustersPage(comparison: ClusterComparison, field: ClusterField, command: string): string {
  return writtenSection({
    ...{ title: 'Several servers on one database', command, circumstances: circumstances(comparison) },
    ...{ tables: [clusterRows(comparison)], legend: legend(field) },
  });
}
