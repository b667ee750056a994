import { type LadderRows, plainRows } from '@levante/cli/lib/rows.ts';
import { machine, today } from '../ladder/run-line.ts';
import { paceOf } from './load.ts';
import { percentile } from './percentile.ts';
import { writtenSection } from './results-section.ts';
import type { BuildFigures, PeerServerFigures, ServerComparison, ServerField } from './server-comparison.ts';

const digits = (value: number, after: number): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: after, maximumFractionDigits: after });
const medianOf = <T>(all: readonly T[], figure: (one: T) => number): number => percentile(all.map(figure), 0.5);

/** Returns the medians of a build's load test over all rounds. */
export function loadOf({ loads }: BuildFigures) {
  return {
    perSecond: medianOf(loads, (load) => load.perSecond),
    p50: medianOf(loads, (load) => load.p50),
    p99: medianOf(loads, (load) => load.p99),
    delayP99: medianOf(loads, (load) => load.delay.p99),
    cpuPerAction: medianOf(loads, (load) => load.cpuPerAction),
  };
}

function peerOf(peer: readonly PeerServerFigures[]) {
  const [first] = peer;
  if (!first) return null;
  return {
    version: first.version,
    perSecond: medianOf(peer, (one) => one.perSecond),
    p50: medianOf(peer, (one) => one.p50),
    p99: medianOf(peer, (one) => one.p99),
  };
}

function loadRows({ builds, peer }: ServerComparison): LadderRows {
  const rows = builds.map((build) => {
    const { perSecond, p50, p99, delayP99, cpuPerAction } = loadOf(build);
    return [build.name, ...[perSecond, p50, p99, delayP99, cpuPerAction].map((value) => digits(value, 0))];
  });
  const other = peerOf(peer);
  const beside = other && [
    `boardgame.io ${other.version}`,
    ...[other.perSecond, other.p50, other.p99].map((value) => digits(value, 0)),
    '',
    '',
  ];
  return [
    ['server', 'acknowledged a second', 'ms half', 'ms 99 of 100', 'ms loop late, 99 of 100', 'µs of a core each'],
    ...rows,
    ...(beside ? [beside] : []),
  ];
}

function crowdRows({ builds }: ServerComparison): LadderRows {
  const rows = builds.flatMap(({ name, crowd, archive }) => {
    const of = crowd
      ? [digits(crowd.told, 0), digits(crowd.reconnected, 0), digits(crowd.heapEach, 1), digits(crowd.memoryEach, 1)]
      : ['', '', '', ''];
    const stored = archive ? [digits(archive.ready, 0), digits(archive.list, 1)] : ['', ''];
    return crowd || archive ? [[name, ...of, ...stored]] : [];
  });
  return [
    ['server', 'ms all told', 'ms all back', 'KiB of heap a follower', 'KiB of memory', 'ms to start', 'ms a list'],
    ...rows,
  ];
}

function legend({ tables, game, players, seconds, think, rounds, followers, back, matches }: ServerField): string[] {
  return [
    `Acknowledged: ${tables} tables of ${game} with ${players} people each, everyone with a stream, random legal actions one at a time, ${paceOf(think)}, for ${seconds} s; medians of ${rounds} rounds. Matches begin at different times. Milliseconds from a request to the event at the last seat.`,
    'SQLite syncs every commit to disk before it is acknowledged; boardgame.io stores its matches in memory, and its game has one move, which adds 1.',
    ...(followers > 0
      ? [
          `All told: ${followers.toLocaleString('en-GB')} followers of one table, from a request to the event at the last of them, median of 15. All back: ${back.toLocaleString('en-GB')} of them lose their connection and reconnect at the same time. KiB: additional memory of the server per idle follower, used heap and resident.`,
        ]
      : []),
    ...(matches > 0 ? [`Start and list: with ${matches.toLocaleString('en-GB')} stored matches.`] : []),
  ];
}

const circumstances = ({ load }: ServerComparison): string =>
  `${today()}; ${machine()}; load ${load.toFixed(2)} at the start; servers and clients share the machine.`;

/** Formats the comparison of builds for a terminal. */
export function showServers(comparison: ServerComparison, field: ServerField): string[] {
  const crowd = crowdRows(comparison);
  return [
    circumstances(comparison),
    '',
    ...plainRows(loadRows(comparison)),
    ...(crowd.length > 1 ? ['', ...plainRows(crowd)] : []),
    '',
    ...legend(field),
  ];
}

/** Formats the comparison as a page, with the command line. */
export function serversPage(comparison: ServerComparison, field: ServerField, command: string): string {
  return writtenSection({
    title: 'How fast the server is',
    command,
    circumstances: circumstances(comparison),
    tables: [loadRows(comparison), crowdRows(comparison)],
    legend: legend(field),
  });
}

/** Returns the comparison of builds as plain data. */
export function serversJson(comparison: ServerComparison, field: ServerField) {
  const { load, builds, peer } = comparison;
  return {
    date: today(),
    machine: machine(),
    load: Number(load.toFixed(2)),
    field,
    builds: builds.map((build) => ({ name: build.name, ...loadOf(build), crowd: build.crowd, archive: build.archive })),
    boardgameIo: peerOf(peer),
  };
}
