import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { isObject } from '@levante/contract';
import { type Archive, type ArchiveFigures, clearArchive, measureArchive, newArchive } from './archive.ts';
import { peerTells } from './child.ts';
import { type CrowdFigures, measureCrowd } from './crowd.ts';
import { type LoadExtent, type LoadFigures, measureLoad } from './load.ts';
import { isInstalled } from './peer.ts';
import { newDataDir, ServerProcess } from './server-process.ts';

/** What is measured in one run. */
export interface ServerField extends LoadExtent {
  /** How many follow one table; how many of them lose their connection and come back. */
  readonly followers: number;
  readonly back: number;
  /** How many matches are stored already; 0 leaves that out. */
  readonly matches: number;
  /** How often tables are played, in turn with the others. */
  readonly rounds: number;
}

/** A build under measurement: all rounds of its load, and what is measured once. */
export interface BuildFigures {
  readonly name: 'before' | 'now';
  readonly loads: readonly LoadFigures[];
  readonly crowd: CrowdFigures | null;
  readonly archive: ArchiveFigures | null;
}

/** The server of boardgame.io, with a game of one move. */
export interface PeerServerFigures {
  readonly version: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface ServerComparison {
  /** How many programs the machine had to run on average in the minute before. */
  readonly load: number;
  readonly builds: readonly BuildFigures[];
  readonly peer: readonly PeerServerFigures[];
}

/** Which build lies where. */
export interface Build {
  readonly name: 'before' | 'now';
  readonly root: string;
}

/** Runs a server on a folder of its own for as long as the work takes. */
export async function served<T>(root: string, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const dataDir = newDataDir();
  const server = await ServerProcess.start(root, dataDir);
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function measurePeerServer({ tables, seconds }: LoadExtent): PeerServerFigures {
  const told = peerTells('boardgame-io-server.mjs', String(tables), String(seconds));
  if (isObject(told)) {
    const { version, perSecond, p50, p99 } = told;
    if (
      typeof version === 'string' &&
      typeof perSecond === 'number' &&
      typeof p50 === 'number' &&
      typeof p99 === 'number'
    )
      return { version, perSecond, p50, p99 };
  }
  throw new CommandFault('the figures of the server of boardgame.io cannot be read');
}

/** Measures builds and the peer in turn, so that what else the machine does falls on all alike; `onStep` hears what is done. */
export async function compareServers(
  builds: readonly Build[],
  field: ServerField,
  onStep: (what: string) => void,
): Promise<ServerComparison> {
  const [load = 0] = loadavg();
  const loads = new Map<string, LoadFigures[]>(builds.map(({ name }) => [name, []]));
  const peer: PeerServerFigures[] = [];
  for (let round = 1; round <= field.rounds; round++) {
    for (const { name, root } of builds) {
      onStep(`tables, round ${round}, ${name}`);
      loads.get(name)?.push(await served(root, (server) => measureLoad([server], field)));
    }
    onStep(`boardgame.io, round ${round}`);
    if (isInstalled({ name: 'boardgame.io' })) peer.push(measurePeerServer(field));
  }
  const archive = field.matches === 0 ? null : await filled(builds, field, onStep);
  const measured: BuildFigures[] = [];
  for (const { name, root } of builds) {
    onStep(`a crowd, ${name}`);
    const crowd = field.followers === 0 ? null : await served(root, (server) => measureCrowd(server, field, field));
    onStep(`stored matches, ${name}`);
    measured.push({
      name,
      loads: loads.get(name) ?? [],
      crowd,
      archive: archive && (await measureArchive(root, archive)),
    });
  }
  if (archive) clearArchive(archive);
  return { load, builds: measured, peer };
}

/** The same matches for all builds, written by the first: what follows on its tables any later one reads. */
async function filled(
  builds: readonly Build[],
  field: ServerField,
  onStep: (what: string) => void,
): Promise<Archive | null> {
  onStep('writing matches');
  const [first] = builds;
  return first ? await newArchive(first.root, field.game, field.matches) : null;
}
