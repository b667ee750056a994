import { type LadderRows, plainRows } from '@levante/cli/lib/rows.ts';
import { type Capacity, type CapacityPlan, capacityOf, MAX_COMMITS_IN_PROGRESS, sqliteCapacity } from './capacity.ts';
import type { MeasuredCosts } from './measured-costs.ts';
import { writtenSection } from './results-section.ts';

/** Parameters of a plan other than the number of machines and the placement of matches. */
export type CapacityTerms = Omit<CapacityPlan, 'machines' | 'matches'>;

/** Machines with their capacity. */
export interface PlannedCapacity {
  readonly plan: CapacityPlan;
  readonly capacity: Capacity;
}

const digits = (value: number, after = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: after, maximumFractionDigits: after });

/** Computes the capacity of each number of machines, with matches spread and routed. */
export function capacities(costs: MeasuredCosts, machines: readonly number[], terms: CapacityTerms): PlannedCapacity[] {
  return machines.flatMap((count) =>
    (['spread', 'routed'] as const).map((matches) => {
      const plan = { ...terms, machines: count, matches };
      return { plan, capacity: capacityOf(costs, plan) };
    }),
  );
}

function rowsOf(all: readonly PlannedCapacity[]): LadderRows {
  const head = [
    'machines',
    'matches',
    "actions a second: servers' CPU",
    "database's CPU",
    'syncs',
    "bus's CPU",
    'saturated first',
    'tables',
    'ms mean',
    'connections',
    'messages a second',
  ];
  return [
    head,
    ...all.map(({ plan, capacity }) => [
      digits(plan.machines),
      plan.matches,
      ...Object.values(capacity.limits).map((limit) => digits(limit)),
      capacity.saturatedFirst,
      digits(capacity.tables),
      capacity.meanMs === null ? '–' : digits(capacity.meanMs, 1),
      digits(capacity.connections),
      digits(capacity.messages),
    ]),
  ];
}

function costRows({ sqlite, server, database, bus, syncMs, connections }: MeasuredCosts): LadderRows {
  return [
    ['cost of an action', 'measured'],
    ['µs of a server with SQLite', digits(sqlite.server)],
    ['µs of its main thread', digits(sqlite.mainThread)],
    ['µs of the server where it happens', digits(server.own)],
    ['µs of each further server with people of the match', digits(server.follower)],
    ['µs of each other server', digits(server.other, 1)],
    ['µs of the database', digits(database.own)],
    ['µs of the database for each further server with people of the match', digits(database.follower)],
    ['µs of a server a second while nobody plays', digits(server.idle)],
    ['µs of the database a second for each server while nobody plays', digits(database.idle)],
    ['messages to the bus', digits(bus.received, 2)],
    ['messages from the bus to each further server with people of the match', digits(bus.follower, 2)],
    ['messages from the bus to each other server', digits(bus.other, 2)],
    ['µs of the bus for a message', digits(bus.message)],
    ['ms of a sync', digits(syncMs, 2)],
    ['connections of a server', digits(connections)],
  ];
}

function legend(costs: MeasuredCosts, terms: CapacityTerms): string[] {
  const { cores, secondsPerAction, busy, syncMs } = terms;
  const sqlite = sqliteCapacity(costs, { ...terms, machines: 1, matches: 'routed' });
  const cost = `Costs measured on ${costs.date} by \`${costs.command}\` on ${costs.machine}.`;
  return [
    `Machines of ${cores} cores: those counted run one server for each core; the database and the bus have one more each. A table acts every ${secondsPerAction} s. Tables: with the part that is saturated first ${digits(100 * busy)} % busy.`,
    `One server with SQLite: ${digits(sqlite.tables)} tables; its main thread is saturated at ${digits(sqlite.limit)} actions a second.`,
    `Assumed: costs of an action as measured and the same on every machine; actions arrive at random; each server is an M/M/1 queue and the database an M/M/${cores} queue; matches are as many at each server. Syncs: a commit takes ${digits(syncMs, 2)} ms for its sync and half of that to wait for the one before, and a server has at most ${MAX_COMMITS_IN_PROGRESS} commits in progress, which share their syncs.`,
    'Not included: the network, TLS and the proxy, opening pages, bots, memory, streams without actions, and the size of the log.',
    cost,
  ];
}

/** Formats the capacities for a terminal. */
export function showCapacities(all: readonly PlannedCapacity[], costs: MeasuredCosts, terms: CapacityTerms): string[] {
  return [...plainRows(costRows(costs)), '', ...plainRows(rowsOf(all)), '', ...legend(costs, terms)];
}

/** Formats the capacities as a section of the results page. */
export function capacityPage(
  all: readonly PlannedCapacity[],
  costs: MeasuredCosts,
  { terms, isPaced, command }: { readonly terms: CapacityTerms; readonly isPaced: boolean; readonly command: string },
): string {
  return writtenSection({
    title: `What several machines carry${isPaced ? ' at the pace of people' : ''}`,
    command,
    circumstances: 'Computed from measured costs, not measured.',
    tables: [costRows(costs), rowsOf(all)],
    legend: legend(costs, terms),
  });
}
