import { existsSync } from 'node:fs';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { isObject } from '@levante/contract';
import { inBench, peerTells } from './child.ts';

/** A comparable program, measured in its own process. */
export interface Peer {
  readonly name: string;
  /** Script in `bench/peers`. */
  readonly script: string;
  /** Unit that is counted per second. */
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

/** Returns true if the peer is installed. Peers are not dependencies of Levante. */
export const isInstalled = ({ name }: Pick<Peer, 'name'>): boolean => existsSync(inBench(`node_modules/${name}`));

/** Returns the message that explains how to install a missing peer. */
export const howToInstall = ({ name }: Peer): string =>
  `${name} is not measured: \`npm ci --prefix bench\` installs it`;

/** Runs the benchmark of an installed peer in its own process. */
export function measurePeer({ name, script }: Peer): PeerFigures {
  const figures = peerTells(script);
  if (!isObject(figures) || typeof figures.version !== 'string' || typeof figures.perSecond !== 'number') {
    throw new CommandFault(`the figures of ${name} cannot be read`);
  }
  return { version: figures.version, perSecond: figures.perSecond };
}
