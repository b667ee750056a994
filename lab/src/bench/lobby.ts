import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { type Archive, clearArchive, newArchive } from './archive.ts';
import { inBench } from './child.ts';
import { EventLine, HttpLine } from './http-line.ts';
import type { Delays } from './measured-server.ts';
import { percentile } from './percentile.ts';
import { ServerProcess } from './server-process.ts';

/** Extent of a measurement of the open tables. */
export interface LobbyExtent {
  readonly game: string;
  readonly players: number;
  /** Rows stored before the server starts. */
  readonly accounts: number;
  readonly matches: number;
  readonly tables: number;
  /** Number of people who follow the list. */
  readonly viewers: number;
  /** Number of changes measured: half of them new tables, half of them tables called off. */
  readonly changes: number;
}

/** Median, 95th percentile and maximum, in milliseconds. */
export interface RequestTimes {
  readonly half: number;
  readonly most95: number;
  readonly most: number;
}

export interface LobbyFigures {
  /** Milliseconds until the server listened. */
  readonly ready: number;
  /** The list of open tables as one reply: without followers, and with all people following. */
  readonly listAlone: RequestTimes;
  readonly listInCrowd: RequestTimes;
  /** Length of that reply in bytes. */
  readonly listBytes: number;
  /** A person's own matches, while all people follow the tables. */
  readonly mine: RequestTimes;
  /** From the request of a change to its event at the last viewer. */
  readonly change: RequestTimes;
  /** Delay of the server's event loop during the changes. */
  readonly delay: Delays;
}

/** Number of connections opened at the same time: the system would refuse more than its backlog. */
const AT_ONCE = 100;
const LISTS = 40;

function timesOf(all: readonly number[]): RequestTimes {
  return { half: percentile(all, 0.5), most95: percentile(all, 0.95), most: Math.max(...all) };
}

/** Requests a path a number of times in turn; returns the milliseconds of each. */
async function timed(line: HttpLine, path: string): Promise<RequestTimes> {
  const times: number[] = [];
  for (let i = 0; i < LISTS; i++) {
    const began = performance.now();
    await line.get(path);
    times.push(performance.now() - began);
  }
  return timesOf(times);
}

const listedTable = ({ game, players }: LobbyExtent) => ({
  game,
  options: { players },
  listed: true,
  seats: [{ kind: 'me', name: 'A' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'open' }))],
});

/** Returns a data folder with matches, accounts and open tables; the caller deletes it. */
async function newLobby(root: string, extent: LobbyExtent): Promise<Archive> {
  const { game, accounts, matches, tables } = extent;
  const archive = await newArchive(root, game, matches);
  const server = await ServerProcess.start(root, archive.dataDir);
  const line = new HttpLine(server.url);
  await line.post('/api/matches', listedTable(extent));
  line.close();
  await server.stop();
  const words = [inBench('fill-people.mjs'), join(archive.dataDir, 'levante.db'), String(accounts), String(tables - 1)];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new CommandFault(`the accounts and tables could not be written: ${stderr.trim()}`);
  return archive;
}

/** People who follow the open tables. */
class Viewers {
  readonly #lines: EventLine[] = [];
  readonly #url: string;
  readonly #count: number;
  /** Id of the table whose change is awaited. */
  #awaited = '';
  #received = 0;
  #wake = (): void => {};

  constructor(url: string, count: number) {
    this.#url = url;
    this.#count = count;
  }

  async connect(): Promise<void> {
    while (this.#lines.length < this.#count) {
      const length = Math.min(AT_ONCE, this.#count - this.#lines.length);
      const some = Array.from({ length }, () => new EventLine(`${this.#url}/api/tables/stream`));
      await Promise.all(some.map((line) => line.listen(null, null, (_, data) => this.#hear(data))));
      this.#lines.push(...some);
    }
  }

  /** Opens a table and calls it off; returns the milliseconds until the last viewer had each change. */
  async change(extent: LobbyExtent): Promise<[opened: number, gone: number]> {
    const line = new HttpLine(this.#url);
    // The first request of a person also creates their identity.
    await line.get('/api/me');
    const seen = this.#all('"name":"Newcomer"');
    const began = performance.now();
    const table = listedTable(extent);
    const { id } = await line.post('/api/matches', {
      ...table,
      seats: [{ kind: 'me', name: 'Newcomer' }, ...table.seats.slice(1)],
    });
    await seen;
    const opened = performance.now() - began;
    const left = this.#all(String(id));
    const again = performance.now();
    await line.post(`/api/matches/${String(id)}/leave`, {});
    await left;
    const gone = performance.now() - again;
    line.close();
    return [opened, gone];
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }

  #hear(data: string): void {
    if (this.#awaited === '' || !data.includes(this.#awaited)) return;
    this.#received += 1;
    if (this.#received >= this.#lines.length) this.#wake();
  }

  /** Waits until every viewer has received a message with this text. */
  async #all(text: string): Promise<void> {
    this.#awaited = text;
    this.#received = 0;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    this.#awaited = '';
  }
}

/** Measures a running server whose folder is that of the lobby. */
async function measureServer(
  server: ServerProcess,
  { cookie }: Archive,
  extent: LobbyExtent,
  tell: (what: string) => void,
): Promise<LobbyFigures> {
  const line = new HttpLine(server.url, cookie);
  tell('the list alone');
  const listAlone = await timed(line, '/api/tables');
  const listBytes = JSON.stringify(await line.get('/api/tables')).length;
  const viewers = new Viewers(server.url, extent.viewers);
  tell('connecting the viewers');
  await viewers.connect();
  await viewers.change(extent);
  const listInCrowd = await timed(line, '/api/tables');
  const mine = await timed(line, '/api/matches');
  tell('changes');
  await server.mark();
  const changes: number[] = [];
  while (changes.length < extent.changes) changes.push(...(await viewers.change(extent)));
  const { delay } = await server.figures();
  viewers.close();
  line.close();
  return { ready: server.readyMs, listAlone, listInCrowd, listBytes, mine, change: timesOf(changes), delay };
}

/** Measures the list of open tables on a server with many accounts, matches, tables and viewers. */
export async function measureLobby(
  root: string,
  extent: LobbyExtent,
  tell: (what: string) => void,
): Promise<LobbyFigures> {
  tell('writing accounts, matches and tables');
  const lobby = await newLobby(root, extent);
  try {
    const server = await ServerProcess.start(root, lobby.dataDir);
    return await measureServer(server, lobby, extent, tell).finally(() => server.stop());
  } finally {
    clearArchive(lobby);
  }
}
