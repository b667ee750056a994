import { existsSync } from 'node:fs';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { isObject } from '@levante/contract';
import { inBench, peerTells } from './child.ts';

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

/** Peers are not part of what is installed with Levante. */
export const isInstalled = ({ name }: Pick<Peer, 'name'>): boolean => existsSync(inBench(`node_modules/${name}`));

/** What to tell where a peer is missing. */
export const howToInstall = ({ name }: Peer): string =>
  `${name} is not measured: \`npm ci --prefix bench\` installs it`;

/** Measures an installed peer. */
export function measurePeer({ name, script }: Peer): PeerFigures {
  const figures = peerTells(script);
  if (!isObject(figures) || typeof figures.version !== 'string' || typeof figures.perSecond !== 'number') {
    throw new CommandFault(`the figures of ${name} cannot be read`);
  }
  return { version: figures.version, perSecond: figures.perSecond };
}
