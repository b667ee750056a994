import {
  branchIn,
  type Commit,
  changeIn,
  LiveMatches,
  type NewBranch,
  type NewStoredMatch,
  type ProposalChange,
  type SeatedBot,
  type Store,
  type StoredAnswer,
  type StoredCommand,
  type StoredDealer,
  type StoredMatch,
  type StoredPly,
  withoutOpenProposal,
} from '@levante/host';
import { exactly, type Form, isInteger, isStreamPly, isText, listOf } from '@levante/wire';
import { type BrowserMatch, type BrowserSeat, isBrowserMatch, storedMatch, withEntropy } from './browser-match.ts';
import { type CommandKey, DATABASE, type MatchDatabase, type MatchWork } from './database.ts';
import { DeviceDatabase } from './open-database.ts';

const isCommandRow = exactly<{ hash: string; ply: number }>({ hash: isText, ply: isInteger });

/**
 * Store of this device. Commits survive a reload, and tabs cannot overwrite each other. Every call rejects if the
 * browser cannot store anything or returns data that this build cannot read.
 */
export class BrowserStore implements Store {
  readonly live = new LiveMatches();
  readonly #database: MatchDatabase;

  /** Creates a store. Tests pass their own database. */
  constructor(database: MatchDatabase = new DeviceDatabase(DATABASE)) {
    this.#database = database;
  }

  async create({ seats, entropy, opener, ...match }: NewStoredMatch): Promise<void> {
    await this.#database.run('readwrite', async (work) => {
      const row: BrowserMatch = {
        ...match,
        opener: opener?.person ?? null,
        ...(opener?.place && { openedFrom: opener.place }),
        number: await nextNumber(work, match.createdAt),
        seats: seats.map(({ seat: i, ...seat }) => withEntropy(seat, entropy?.[i] ?? null)),
        ply: 0,
        words: 0,
        result: null,
      };
      work.addMatch(row);
    });
  }

  async read(id: string): Promise<StoredMatch | null> {
    const row = await this.#row(id);
    return row && storedMatch(row);
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    const row = await this.#row(id);
    return row && { seed: row.seed, entropy: row.seats.map((seat) => seat.entropy ?? null), position: row.words };
  }

  async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    if (from >= to) return [];
    return readAs(listOf(isStreamPly), await this.#database.run('readonly', (work) => work.plies(id, from, to)));
  }

  async commit(commit: Commit): Promise<boolean> {
    const isDone = await this.#write(commit);
    if (isDone) this.live.committed(commit, Date.now(), () => commit.state);
    return isDone;
  }

  #write({ match: id, from, plies, state, actor, result, position, command }: Commit): Promise<boolean> {
    return this.#database.run('readwrite', async (work) => {
      // Transactions that write run one at a time, so nothing can change between this read and the write.
      const row = readMatch(await work.match(id));
      if (!row || row.ply !== from || storedMatch(row).status !== 'running') return false;
      const ply = row.ply + plies.length;
      const finalResult = result && { scores: [...result.scores], ranks: [...result.ranks] };
      work.putMatch({
        ...(command ? withoutOpenProposal(row) : row),
        ply,
        state,
        actor,
        result: finalResult,
        words: position ?? row.words,
      } satisfies BrowserMatch);
      for (const [i, one] of plies.entries()) work.addPly(id, row.ply + i, one);
      if (command) work.addCommand(commandKey(id, command), { hash: command.hash, ply });
      return true;
    });
  }

  changeProposal({ match: id, at, version, latest, made, effect }: ProposalChange): Promise<boolean> {
    return this.#database.run('readwrite', async (work) => {
      const row = readMatch(await work.match(id));
      if (!row || row.ply !== at || storedMatch(row).status !== 'running') return false;
      if ((row.proposals?.version ?? 0) !== version) return false;
      const branch = branchIn(effect);
      work.putMatch({
        ...row,
        proposals: { version: version + 1, latest, made },
        // Matches in this browser have no clocks, and bots do not replace people.
        ...(effect && !changeIn(effect) && { ended: true, actor: null }),
        ...(branch && { continuedBy: branch.id }),
      } satisfies BrowserMatch);
      if (branch) await copyBranch(work, row, branch);
      return true;
    });
  }

  async answerTo(match: string, person: string, key: string): Promise<StoredAnswer | null> {
    const found = await this.#database.run('readonly', (work) => work.command(commandKey(match, { person, key })));
    return found === undefined ? null : readAs(isCommandRow, found);
  }

  async takeSeat(match: string, seat: number, person: string, name: string, entropy: string | null): Promise<boolean> {
    return await this.#fillSeat(match, seat, (one) => withEntropy({ ...one, person, name }, entropy));
  }

  async seatBot(match: string, seat: number, { level, name }: SeatedBot): Promise<boolean> {
    return await this.#fillSeat(match, seat, (one) => ({ ...one, kind: 'bot', person: null, level, name }));
  }

  addEntropy(match: string, person: string, entropy: string): Promise<boolean> {
    return this.#database.run('readwrite', async (work) => {
      const row = readMatch(await work.match(match));
      const stored = row && storedMatch(row);
      const isTheirs = (seat: number): boolean => stored?.seats[seat]?.person === person;
      if (!row || stored?.status !== 'waiting' || !stored.seats.some(({ seat }) => isTheirs(seat))) return false;
      work.putMatch({ ...row, seats: row.seats.map((one, i) => (isTheirs(i) ? withEntropy(one, entropy) : one)) });
      return true;
    });
  }

  async matchesOf(person: string, before: number, limit: number): Promise<StoredMatch[]> {
    const mine = (await this.all()).filter(({ seats }) => seats.some((seat) => seat.person === person));
    return mine.filter(({ number }) => number < before).slice(0, limit);
  }

  async unattended(): Promise<string[]> {
    const waits = ({ status, actor, seats }: StoredMatch): boolean =>
      status === 'running' && (actor === '*' || seats.some((one) => one.kind === 'bot' && String(one.seat) === actor));
    return (await this.all()).filter(waits).map((match) => match.id);
  }

  /** Returns all readable matches, newest first. */
  async all(): Promise<StoredMatch[]> {
    const found = readable(await this.#database.run('readonly', (work) => work.matches())).map(storedMatch);
    return found.sort((a, b) => b.number - a.number);
  }

  /** Deletes a match and its actions permanently. */
  async delete(id: string): Promise<void> {
    await this.#database.run('readwrite', async (work) => work.deleteAll(id));
  }

  /** Closes the connection. The next call opens a new one. */
  close(): Promise<void> {
    return this.#database.close();
  }

  /** Fills a seat. Returns false if it is not open. */
  #fillSeat(match: string, seat: number, fill: (open: BrowserSeat) => BrowserSeat): Promise<boolean> {
    return this.#database.run('readwrite', async (work) => {
      const row = readMatch(await work.match(match));
      const open = row && storedMatch(row).seats[seat];
      if (!row || open?.kind !== 'person' || open.person !== null) return false;
      work.putMatch({ ...row, seats: row.seats.map((one, i) => (i === seat ? fill(one) : one)) });
      return true;
    });
  }

  async #row(id: string): Promise<BrowserMatch | null> {
    return readMatch(await this.#database.run('readonly', (work) => work.match(id)));
  }
}

const commandKey = (match: string, { person, key }: Pick<StoredCommand, 'person' | 'key'>): CommandKey => [
  match,
  person,
  key,
];

/** Returns the number of a new match, greater than all others. */
async function nextNumber(work: MatchWork, createdAt: number): Promise<number> {
  const numbers = readable(await work.matches()).map((row) => storedMatch(row).number);
  return Math.max(createdAt, ...numbers.map((number) => number + 1));
}

/** Stores the match that continues another one from an earlier ply, with a copy of the actions before it. */
async function copyBranch(work: MatchWork, row: BrowserMatch, branch: NewBranch): Promise<void> {
  const { proposals: _decided, ...rest } = row;
  const number = await nextNumber(work, branch.createdAt);
  work.addMatch({ ...rest, ...branch, number, words: 0 } satisfies BrowserMatch);
  const copied = await work.plies(row.id, 0, branch.ply);
  for (const [i, one] of copied.entries()) work.addPly(branch.id, i, one);
}

function readMatch(value: unknown): BrowserMatch | null {
  return value === undefined ? null : readAs(isBrowserMatch, value);
}

/** Returns the stored matches that this build can read. */
function readable(values: readonly unknown[]): BrowserMatch[] {
  return values.filter(isBrowserMatch);
}

/** Validates a stored value; throws if another build wrote it in a different format. */
function readAs<T>(form: Form<T>, value: unknown): T {
  if (!form(value)) throw new TypeError('stored in a form that this page does not know');
  return value;
}
