import { availableParallelism } from 'node:os';
import { type LadderRows, plainRows } from '@levante/cli/lib/rows.ts';
import { machine, today } from '../ladder/run-line.ts';
import { type GameRow, type PeerComparison, ratiosOf } from './comparison.ts';
import { figuresJson } from './figures.ts';
import { writtenSection } from './results-section.ts';
import { MAX_POSITIONS } from './slowest-positions.ts';

/** Results page in its folder; `levante bench engine --write` writes one section of it, `npm run speed` another. */
export const RESULTS_PAGE = 'RESULTS.md';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const figure = (value: number): string => Math.round(value).toLocaleString('en-GB');
const times = (value: number): string => `× ${value < 10 ? value.toFixed(1) : figure(value)}`;

const GAME_HEAD = [
  'game',
  'players',
  'actions a second',
  'matches a second',
  'plies a match',
  'ns a legal list',
  'ns an action',
  'ns a clone',
  'ns a structuredClone',
];

function gameRows({ games }: PeerComparison): LadderRows {
  const rows = games.map((row) => [
    row.game,
    ...[row.players, row.actionsPerSecond, row.matchesPerSecond, row.pliesPerMatch].map(figure),
    ...[row.legal, row.apply, row.clone, row.structuredClone].map(figure),
  ]);
  return [GAME_HEAD, ...rows];
}

const OPTION_HEAD = [
  'game',
  'players',
  'set up',
  'actions a second',
  'matches a second',
  'plies a match',
  'ns a legal list',
  'ns an action',
  'ms the longest legal list',
  'ms the longest, timed again',
];

const milliseconds = (ms: number): string => ms.toFixed(4);

function optionRows({ options }: PeerComparison): LadderRows {
  const rows = options.map((row) => [
    row.game,
    String(row.players),
    Object.values(row.setup).flat().join(' '),
    ...[row.actionsPerSecond, row.matchesPerSecond, row.pliesPerMatch, row.legal, row.apply].map(figure),
    ...[row.longest, row.longestAgain].map(milliseconds),
  ]);
  return [OPTION_HEAD, ...rows];
}

function peerRows(comparison: PeerComparison): LadderRows {
  const { games, peers } = comparison;
  const ratios = ratiosOf(comparison);
  const ofPeer = (peer: string): string[] =>
    ratios.filter((ratio) => ratio.peer === peer).map((ratio) => times(ratio.times));
  const rows = peers.map(({ name, version, perSecond }) => [`${name} ${version}`, figure(perSecond), ...ofPeer(name)]);
  const clones = ['structuredClone, by our clone', '', ...ofPeer('structuredClone')];
  return [['peer', 'a second', ...games.map(({ game }) => game)], ...rows, clones];
}

/** Describes date, machine, and load. */
function circumstances({ rounds, load }: PeerComparison): string {
  const busy = load > availableParallelism() / 4 ? ', so it was busy' : '';
  return `${today()}; ${machine()}; load ${load.toFixed(2)} at the start${busy}; medians of ${rounds} rounds.`;
}

function sayLongest({ random, hoarding }: GameRow): string {
  const hoards = `and ${figure(hoarding)} with hoarding players in games with something to hoard`;
  const again = `measured again: the ${MAX_POSITIONS} slowest positions, each with the shortest of at least five calls`;
  return `Slowest legal list: the longest call in ${figure(random)} random matches ${hoards}, as measured; ${again}.`;
}

/** Explains the figures. */
function legend({ options, peers }: PeerComparison): string[] {
  return [
    'Games: uniformly random matches on one thread, with the whole legal list at every decision. structuredClone copies the state as plain data.',
    ...options.slice(0, 1).map(sayLongest),
    ...peers.map(({ name, does }) => `${name}: ${does}.`),
  ];
}

/** Formats the comparison with the peers for a terminal. */
export function showComparison(comparison: PeerComparison): string[] {
  return [
    circumstances(comparison),
    '',
    ...plainRows(gameRows(comparison)),
    '',
    ...plainRows(peerRows(comparison)),
    '',
    ...plainRows(optionRows(comparison)),
    '',
    ...legend(comparison),
  ];
}

/** Formats the comparison as a page, with the command line. */
export function comparisonPage(comparison: PeerComparison, command: string): string {
  return writtenSection({
    title: 'How fast the rules are',
    command,
    circumstances: circumstances(comparison),
    tables: [gameRows(comparison), peerRows(comparison), optionRows(comparison)],
    legend: legend(comparison),
  });
}

/** Returns the comparison with the peers as plain data. */
export function comparisonJson(comparison: PeerComparison) {
  const { rounds, load, games, options, peers } = comparison;
  const plain = ({ game, players, setup, ...figures }: GameRow) => ({
    game,
    players,
    setup,
    ...figuresJson(figures),
  });
  return {
    date: today(),
    machine: machine(),
    load: round(load, 2),
    rounds,
    games: games.map(plain),
    options: options.map(plain),
    peers: peers.map(({ name, version, does, perSecond }) => ({ name, version, does, perSecond: round(perSecond, 1) })),
    ratios: ratiosOf(comparison).map((ratio) => ({ ...ratio, times: round(ratio.times, 1) })),
  };
}
