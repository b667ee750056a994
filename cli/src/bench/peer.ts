import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject } from '@levante/contract';
import { CommandFault } from '../fault.ts';

/** Another program that does what we do, as nearly as it does; it is measured in a process of its own. */
export interface Peer {
  readonly name: string;
  /** Its script in `bench/peers`. */
  readonly script: string;
  /** What one of it is, a second of which is counted. */
  readonly does: string;
}

export const PEERS: readonly Peer[] = [
  {
    name: 'boardgame.io',
    script: 'boardgame-io.mjs',
    does: 'moves by its reducer, of a game whose one move adds 1; without a legal list',
  },
  { name: 'chess.js', script: 'chess.mjs', does: 'positions of random chess, the whole legal list made at each' },
];

export interface PeerFigures {
  readonly version: string;
  readonly perSecond: number;
}

const folder = new URL('../../bench/', import.meta.url);
const inBench = (path: string): string => fileURLToPath(new URL(path, folder));

/** Peers are not part of what is installed with Levante. */
export const isInstalled = ({ name }: Peer): boolean => existsSync(inBench(`node_modules/${name}`));

/** What to tell where a peer is missing. */
export const howToInstall = ({ name }: Peer): string =>
  `${name} is not measured: \`npm ci --prefix bench\` installs it`;

/** Measures an installed peer. */
export function measurePeer({ name, script }: Peer): PeerFigures {
  const { stdout, stderr, status } = spawnSync(process.execPath, [inBench(`peers/${script}`)], { encoding: 'utf8' });
  const figures: unknown = status === 0 ? JSON.parse(stdout) : null;
  if (!isObject(figures) || typeof figures.version !== 'string' || typeof figures.perSecond !== 'number') {
    throw new CommandFault(`${name} could not be measured: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  }
  return { version: figures.version, perSecond: figures.perSecond };
}
