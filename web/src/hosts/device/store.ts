import {
  branchIn,
  type Commit,
  changeIn,
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
import { DATABASE } from './database.ts';
import { isKeptMatch, type KeptMatch, type KeptSeat, storedMatch, withEntropy } from './stored-match.ts';

const VERSION = 2;
/** Matches by id. */
const MATCHES = 'matches';
/** Actions by match and ply. */
const PLIES = 'plies';
/** Answers to idempotency keys, by match, person and key. */
const COMMANDS = 'commands';

const isKeptCommand = exactly<{ hash: string; ply: number }>({ hash: isText, ply: isInteger });

/**
 * Store on IndexedDB: commits survive a reload, and tabs cannot overwrite each other. Every call rejects if the browser
 * denies access or returns data that this build cannot read.
 */
export class BrowserStore implements Store {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | null = null;

  /** Takes the database's name; tests pass their own. */
  constructor(name = DATABASE) {
    this.#name = name;
  }

  async create({ seats, entropy, opener, ...match }: NewStoredMatch): Promise<void> {
    const work = await this.#begin('readwrite');
    const matches = work.objectStore(MATCHES);
    const numbers = readable(await answer(matches.getAll())).map((kept) => storedMatch(kept).number);
    const kept: KeptMatch = {
      ...match,
      opener: opener?.person ?? null,
      ...(opener?.place && { openedFrom: opener.place }),
      number: Math.max(match.createdAt, ...numbers.map((number) => number + 1)),
      seats: seats.map(({ seat: i, ...seat }) => withEntropy(seat, entropy?.[i] ?? null)),
      ply: 0,
      words: 0,
      result: null,
    };
    matches.add(kept);
    await done(work);
  }

  async read(id: string): Promise<StoredMatch | null> {
    const kept = await this.#kept(id);
    return kept && storedMatch(kept);
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    const kept = await this.#kept(id);
    return kept && { seed: kept.seed, entropy: kept.seats.map((seat) => seat.entropy ?? null), words: kept.words };
  }

  async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    if (from >= to) return [];
    const store = (await this.#begin('readonly')).objectStore(PLIES);
    return readAs(
      listOf(isStreamPly),
      await answer(store.getAll(IDBKeyRange.bound([id, from], [id, to], false, true))),
    );
  }

  async commit(commit: Commit): Promise<boolean> {
    const work = await this.#begin('readwrite');
    const matches = work.objectStore(MATCHES);
    // Write transactions run one at a time, so nothing can change between this read and the write.
    const kept = readMatch(await answer(matches.get(commit.match)));
    if (!kept || kept.ply !== commit.from || storedMatch(kept).status !== 'running') return false;
    const { match: id, plies, state, actor, result, words, command } = commit;
    const ply = kept.ply + plies.length;
    const finalResult = result && { scores: [...result.scores], ranks: [...result.ranks] };
    matches.put({
      ...(command ? withoutOpenProposal(kept) : kept),
      ...{ ply, state, actor, result: finalResult, words: words ?? kept.words },
    } satisfies KeptMatch);
    for (const [i, one] of plies.entries()) work.objectStore(PLIES).add(one, [id, kept.ply + i]);
    if (command) work.objectStore(COMMANDS).add({ hash: command.hash, ply }, commandKey(id, command));
    await done(work);
    return true;
  }

  async changeProposal(change: ProposalChange): Promise<boolean> {
    const { match: id, at, version, latest, made, effect } = change;
    const work = await this.#begin('readwrite');
    const matches = work.objectStore(MATCHES);
    const kept = readMatch(await answer(matches.get(id)));
    if (!kept || kept.ply !== at || storedMatch(kept).status !== 'running') return false;
    if ((kept.proposals?.version ?? 0) !== version) return false;
    const branch = branchIn(effect);
    matches.put({
      ...{ ...kept, proposals: { version: version + 1, latest, made } },
      // Matches in this browser have no clocks, and nobody plays for a person.
      ...(effect && !changeIn(effect) && { ended: true, actor: null }),
      ...(branch && { continuedBy: branch.id }),
    } satisfies KeptMatch);
    if (branch) {
      const numbers = readable(await answer(matches.getAll())).map((one) => storedMatch(one).number);
      const { proposals: _decided, ...rest } = kept;
      const number = Math.max(branch.createdAt, ...numbers.map((one) => one + 1));
      matches.add({ ...rest, ...branch, number, words: 0 } satisfies KeptMatch);
      const plies = work.objectStore(PLIES);
      const copied = await answer(plies.getAll(IDBKeyRange.bound([id, 0], [id, branch.ply], false, true)));
      for (const [i, one] of copied.entries()) plies.add(one, [branch.id, i]);
    }
    await done(work);
    return true;
  }

  async answerTo(match: string, person: string, key: string): Promise<StoredAnswer | null> {
    const store = (await this.#begin('readonly')).objectStore(COMMANDS);
    const found = await answer(store.get(commandKey(match, { person, key })));
    return found === undefined ? null : readAs(isKeptCommand, found);
  }

  async takeSeat(match: string, seat: number, person: string, name: string, entropy: string | null): Promise<boolean> {
    return await this.#fillSeat(match, seat, (one) => withEntropy({ ...one, person, name }, entropy));
  }

  async seatBot(match: string, seat: number, { level, name }: SeatedBot): Promise<boolean> {
    return await this.#fillSeat(match, seat, (one) => ({ ...one, kind: 'bot', person: null, level, name }));
  }

  async addEntropy(match: string, person: string, entropy: string): Promise<boolean> {
    const work = await this.#begin('readwrite');
    const matches = work.objectStore(MATCHES);
    const kept = readMatch(await answer(matches.get(match)));
    const stored = kept && storedMatch(kept);
    const isTheirs = (seat: number): boolean => stored?.seats[seat]?.person === person;
    if (stored?.status !== 'waiting' || !stored.seats.some(({ seat }) => isTheirs(seat))) return false;
    matches.put({ ...kept, seats: kept?.seats.map((one, i) => (isTheirs(i) ? withEntropy(one, entropy) : one)) });
    await done(work);
    return true;
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
    const store = (await this.#begin('readonly')).objectStore(MATCHES);
    const found = readable(await answer(store.getAll())).map(storedMatch);
    return found.sort((a, b) => b.number - a.number);
  }

  /** Deletes a match and its actions permanently. */
  async delete(id: string): Promise<void> {
    const work = await this.#begin('readwrite');
    work.objectStore(MATCHES).delete(id);
    // Array keys of a match sort between `[id]` and `[id, []]`.
    for (const store of [PLIES, COMMANDS]) work.objectStore(store).delete(IDBKeyRange.bound([id], [id, []]));
    await done(work);
  }

  /** Closes the connection; the next call opens a new one. */
  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    this.#opened = null;
    opened?.close();
  }

  /** Fills a seat; returns false if it is not open. */
  async #fillSeat(match: string, seat: number, fill: (open: KeptSeat) => KeptSeat): Promise<boolean> {
    const work = await this.#begin('readwrite');
    const matches = work.objectStore(MATCHES);
    const kept = readMatch(await answer(matches.get(match)));
    const open = kept && storedMatch(kept).seats[seat];
    if (open?.kind !== 'person' || open.person !== null) return false;
    const seats = kept?.seats.map((one, i) => (i === seat ? fill(one) : one));
    matches.put({ ...kept, seats });
    await done(work);
    return true;
  }

  async #kept(id: string): Promise<KeptMatch | null> {
    return readMatch(await answer((await this.#begin('readonly')).objectStore(MATCHES).get(id)));
  }

  async #begin(mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> {
    this.#opened ??= open(this.#name);
    try {
      return (await this.#opened).transaction([MATCHES, PLIES, COMMANDS], mode, { durability: 'strict' });
    } catch (error) {
      // The browser may have closed the connection or asked the user for permission: reopen on the next call.
      this.#opened = null;
      throw error;
    }
  }
}

const commandKey = (match: string, { person, key }: Pick<StoredCommand, 'person' | 'key'>): string[] => [
  match,
  person,
  key,
];

function open(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      opening.result.createObjectStore(MATCHES, { keyPath: 'id' });
      opening.result.createObjectStore(PLIES);
    }
    opening.result.createObjectStore(COMMANDS);
  };
  const held = new Promise<never>((_, reject) => {
    // An older page in another tab holds the database: fail rather than wait for it.
    opening.onblocked = () => reject(new Error('another tab holds an earlier database'));
  });
  const opened = answer(opening).then((database) => {
    // A newer page in another tab wants to upgrade the database: do not block it.
    database.onversionchange = () => database.close();
    return database;
  });
  return Promise.race([opened, held]);
}

function readMatch(value: unknown): KeptMatch | null {
  return value === undefined ? null : readAs(isKeptMatch, value);
}

/** Returns the stored matches that this build can read. */
function readable(values: readonly unknown[]): KeptMatch[] {
  return values.filter(isKeptMatch);
}

/** Validates a stored value; throws if another build wrote it in a different format. */
function readAs<T>(form: Form<T>, value: unknown): T {
  if (!form(value)) throw new TypeError('kept in a form that this page does not know');
  return value;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when a transaction has been committed. */
function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });
}
