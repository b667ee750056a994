import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { isObject } from '@levante/contract';
import { type Archive, type ArchiveFigures, clearArchive, measureArchive, newArchive } from './archive.ts';
import { peerTells } from './child.ts';
import { type CrowdFigures, measureCrowd } from './crowd.ts';
import { type LoadExtent, type LoadFigures, measureLoad } from './load.ts';
import { isInstalled } from './peer.ts';
import { newDataDir, ServerProcess, type Serving } from './server-process.ts';

/** Extent of one run. */
export interface ServerField extends LoadExtent {
  /** Number of followers of one table, all of which reconnect. */
  readonly followers: number;
  readonly back: number;
  /** Number of matches already stored; 0 skips this measurement. */
  readonly matches: number;
  /** Number of load tests, alternating with the others. */
  readonly rounds: number;
}

/** Results of one build: all rounds of its load test, and the other measurements once. */
export interface BuildFigures {
  readonly name: 'before' | 'now';
  readonly loads: readonly LoadFigures[];
  readonly crowd: CrowdFigures | null;
  readonly archive: ArchiveFigures | null;
}

/** Results of boardgame.io's server with a game of one move. */
export interface PeerServerFigures {
  readonly version: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface ServerComparison {
  /** Load average of the machine over the minute before. */
  readonly load: number;
  readonly builds: readonly BuildFigures[];
  readonly peer: readonly PeerServerFigures[];
}

/** A build with its location. */
export interface Build {
  readonly name: 'before' | 'now';
  readonly root: string;
}

/** Runs a server on a temporary folder while the work runs. */
export async function served<T>(
  root: string,
  work: (server: ServerProcess) => Promise<T>,
  serving: Serving = {},
): Promise<T> {
  const dataDir = newDataDir();
  const server = await ServerProcess.start(root, dataDir, serving);
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function measurePeerServer({ tables, seconds }: LoadExtent): PeerServerFigures {
  const reply = peerTells('boardgame-io-server.mjs', String(tables), String(seconds));
  if (isObject(reply)) {
    const { version, perSecond, p50, p99 } = reply;
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

/**
 * Measures builds and the peer in turn, in alternating order, so that other load on the machine affects all alike.
 * `onStep` receives the current step.
 */
export async function compareServers(
  builds: readonly Build[],
  field: ServerField,
  onStep: (what: string) => void,
): Promise<ServerComparison> {
  const [load = 0] = loadavg();
  const loads = new Map<string, LoadFigures[]>(builds.map(({ name }) => [name, []]));
  const peer: PeerServerFigures[] = [];
  for (let round = 1; round <= field.rounds; round++) {
    // Builds take turns at being first: the order alone makes a difference.
    for (const { name, root } of round % 2 === 1 ? builds : builds.toReversed()) {
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

/** Returns the same stored matches for all builds, written by the first one: later builds can read its tables. */
async function filled(
  builds: readonly Build[],
  field: ServerField,
  onStep: (what: string) => void,
): Promise<Archive | null> {
  onStep('writing matches');
  const [first] = builds;
  return first ? await newArchive(first.root, field.game, field.matches) : null;
}
