import { type LadderRows, plainRows } from '@levante/cli/lib/rows.ts';
import { machine, today } from '../ladder/run-line.ts';
import { type ClusterComparison, type ClusterField, type SetupFigures, WARM_UP_ACTIONS } from './cluster-figures.ts';
import { MAX_WARM_UP, paceOf } from './load.ts';
import { writtenSection } from './results-section.ts';

/** Share of the time from which a part counts as saturated. */
const SATURATED = 0.9;
/** Statements that are rarer than this per action are added up. */
const RARE = 0.01;

const digits = (value: number, after = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: after, maximumFractionDigits: after });
const known = (value: number | null, after = 0): string => (value === null ? '–' : digits(value, after));
const percent = (share: number | null): string => (share === null ? '–' : `${digits(100 * share)} %`);

const nameOf = ({ store, servers, matches }: SetupFigures): string => {
  if (store === 'SQLite') return store;
  return servers === 1 ? '1 server' : `${servers} servers, ${matches === 'at the first' ? 'one idle' : matches}`;
};

/** Returns the resources that limited the throughput. */
export function saturatedIn({ occupation }: Pick<SetupFigures, 'occupation'>): string {
  const { cores, server, clients, syncing } = occupation;
  const parts = [
    [cores, 'all cores'],
    [server, "a server's main thread"],
    [syncing, 'syncs of the log'],
    [clients, "the clients' thread"],
  ] as const;
  const found = parts.flatMap(([share, name]) => (share !== null && share >= SATURATED ? [name] : []));
  return found.length === 0 ? 'nothing' : found.join(', ');
}

function loadRows({ setups }: ClusterComparison): LadderRows {
  return [
    [
      'setup',
      'acknowledged a second',
      'ms half',
      'ms 99 of 100',
      'statements each',
      'µs of servers',
      'of the database',
      'of the bus',
      'of the clients',
    ],
    ...setups.map((one) => [
      nameOf(one),
      digits(one.perSecond),
      digits(one.p50),
      digits(one.p99),
      known(one.costs.statements && sumOf(Object.values(one.costs.statements)), 2),
      known(one.costs.servers),
      known(one.costs.database),
      known(one.costs.bus),
      digits(one.clients),
    ]),
  ];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

function occupationRows({ setups }: ClusterComparison): LadderRows {
  return [
    [
      'setup',
      'cores busy',
      'with other processes',
      'stolen',
      "the busiest server's main thread",
      "the clients' thread",
      'syncing',
      'saturated',
    ],
    ...setups.map((one) => {
      const { cores, others, stolen, server, clients, syncing } = one.occupation;
      return [nameOf(one), ...[cores, others, stolen, server, clients, syncing].map(percent), saturatedIn(one)];
    }),
  ];
}

/** Lists statements by kind, syncs and messages, each per action, with a column per setup on PostgreSQL. */
function perActionRows({ setups }: ClusterComparison): LadderRows {
  const columns = setups.filter(({ store }) => store === 'PostgreSQL');
  const of = (one: SetupFigures, kind: string): number => one.costs.statements?.[kind] ?? 0;
  const kinds = [...new Set(columns.flatMap(({ costs }) => Object.keys(costs.statements ?? {})))];
  const most = (kind: string): number => Math.max(...columns.map((one) => of(one, kind)));
  const rare = kinds.filter((kind) => most(kind) < RARE);
  const frequent = kinds.filter((kind) => most(kind) >= RARE).sort((a, b) => most(b) - most(a));
  const statements = frequent.map((kind) => [kind, ...columns.map((one) => digits(of(one, kind), 2))]);
  const others = columns.map((one) => digits(sumOf(rare.map((kind) => of(one, kind))), 2));
  const figure = (name: string, value: (one: SetupFigures) => number | null): string[] => [
    name,
    ...columns.map((one) => known(value(one), 2)),
  ];
  return [
    ['each action', ...columns.map(nameOf)],
    ...statements,
    ...(rare.length === 0 ? [] : [['other statements', ...others]]),
    figure('syncs of the log', ({ costs }) => costs.syncs),
    figure('ms a sync', ({ costs }) => costs.syncMs),
    figure('messages to the bus', ({ costs }) => costs.received),
    figure('messages from the bus', ({ costs }) => costs.sent),
    figure("µs of the servers' main threads", ({ costs }) => costs.mainThreads),
    figure('µs of the server with least to do', ({ costs }) => costs.leastServer),
  ];
}

/** Compares servers' CPU time per action, and acknowledged actions, between setups. */
export function ratioLines({ setups }: ClusterComparison): string[] {
  const times = (a: number | null | undefined, b: number | null | undefined): string =>
    a == null || b == null ? 'unknown' : `× ${digits(a / b, 2)}`;
  const ofOne = (store: string): SetupFigures | undefined =>
    setups.find((one) => one.store === store && one.servers === 1);
  const sqlite = ofOne('SQLite');
  const first = ofOne('PostgreSQL');
  if (first === undefined) return [];
  const onSqlite = `Servers' CPU per action, PostgreSQL / SQLite: ${times(first.costs.servers, sqlite?.costs.servers)}.`;
  const several = setups.filter(({ servers, matches }) => servers > 1 && matches !== 'at the first');
  const ofSeveral = several.map((one) => {
    const cpu = times(one.costs.servers, first.costs.servers);
    return `${nameOf(one)} / 1 server: servers' CPU per action ${cpu}, acknowledged ${times(one.perSecond, first.perSecond)}.`;
  });
  return [onSqlite, ...ofSeveral];
}

function idleLines({ setups }: ClusterComparison): string[] {
  return setups.flatMap(({ idle }) =>
    idle === null
      ? []
      : [
          `While nobody plays, a server uses ${known(idle.server)} µs of CPU time a second, and ${known(idle.database)} µs of the database.`,
        ],
  );
}

function legend(comparison: ClusterComparison, field: ClusterField): string[] {
  const { tables, game, players, seconds, think, rounds } = field;
  const uncounted = comparison.noStatements;
  return [
    `${tables} tables of ${game} with ${players} people each, everyone with a stream, random legal actions one at a time, ${paceOf(think)}, for ${seconds} s; medians of ${rounds} rounds, the setups in turn.`,
    'Spread: the people of a match are at different servers. Routed: all are at the server that a hash of the id of the match chooses. One idle: everybody is at one server.',
    `Counting begins once each server has handled ${digits(WARM_UP_ACTIONS)} actions, or after ${MAX_WARM_UP * seconds} s for each server${think > 0 ? '; until then nobody pauses' : ''}. The first match of each table is abandoned earlier than that of the next, so that equally many begin at any time.`,
    'Every commit is in the log of the database before it is acknowledged. Database, bus, servers and clients share the machine. Microseconds of CPU time per action, with all threads and child processes.',
    `Cores busy: with everything; saturated is what was busy at least ${100 * SATURATED} % of the time. Syncing: share of the time in which the log was being synced; one sync serves all commits that wait for it.`,
    ...idleLines(comparison),
    uncounted === null
      ? 'Statements are counted by pg_stat_statements, named by the tables that they change, or the first one that they read.'
      : `Statements are not counted: ${uncounted}.`,
  ];
}

const circumstances = ({ load }: ClusterComparison): string =>
  `${today()}; ${machine()}; load ${load.toFixed(2)} at the start.`;

const tablesOf = (comparison: ClusterComparison): LadderRows[] => [
  loadRows(comparison),
  occupationRows(comparison),
  perActionRows(comparison),
];

/** Formats the comparison of servers for a terminal. */
export function showClusters(comparison: ClusterComparison, field: ClusterField): string[] {
  return [
    circumstances(comparison),
    ...tablesOf(comparison).flatMap((rows) => ['', ...plainRows(rows)]),
    '',
    ...legend(comparison, field),
    '',
    ...ratioLines(comparison),
  ];
}

/** Formats the comparison as a section of the results page. */
export function clustersPage(comparison: ClusterComparison, field: ClusterField, command: string): string {
  return writtenSection({
    title: `Several servers ${field.think > 0 ? 'at the pace of people' : 'on one database'}`,
    command,
    circumstances: circumstances(comparison),
    tables: tablesOf(comparison),
    legend: [...legend(comparison, field), ...ratioLines(comparison)],
  });
}
