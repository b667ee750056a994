import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { inBench } from './child.ts';
import { HttpLine } from './http-line.ts';
import { percentile } from './percentile.ts';
import { newDataDir, ServerProcess } from './server-process.ts';

/** Figures of a server with many stored matches. */
export interface ArchiveFigures {
  readonly matches: number;
  /** Milliseconds until it listens. */
  readonly ready: number;
  /** Median of the milliseconds for the list of one person's matches. */
  readonly list: number;
}

const LISTS = 40;

/** A data folder with a number of matches, and the cookie of a person with a seat in some of them. */
export interface Archive {
  readonly dataDir: string;
  readonly matches: number;
  readonly cookie: string | null;
}

/** Fills a folder with matches. The caller deletes it. */
export async function newArchive(root: string, game: string, matches: number): Promise<Archive> {
  const dataDir = newDataDir();
  const server = await ServerProcess.start(root, dataDir);
  const line = new HttpLine(server.url);
  const seats = Array.from({ length: 3 }, () => ({ kind: 'me', name: 'A' }));
  await line.post('/api/matches', { game, options: { players: 3 }, seats });
  const { cookie } = line;
  line.close();
  await server.stop();
  const words = [inBench('fill-matches.mjs'), join(dataDir, 'levante.db'), String(matches)];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new CommandFault(`the matches could not be written: ${stderr.trim()}`);
  return { dataDir, matches, cookie };
}

export function clearArchive({ dataDir }: Archive): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Starts a server on many matches and requests lists of them. */
export async function measureArchive(root: string, { dataDir, matches, cookie }: Archive): Promise<ArchiveFigures> {
  const server = await ServerProcess.start(root, dataDir);
  const line = new HttpLine(server.url, cookie);
  const times: number[] = [];
  for (let i = 0; i < LISTS; i++) {
    const began = performance.now();
    await line.get('/api/matches');
    times.push(performance.now() - began);
  }
  line.close();
  await server.stop();
  return { matches, ready: server.readyMs, list: percentile(times, 0.5) };
}
