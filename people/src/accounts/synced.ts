import { MAX_SYNCED_RESULTS, type SyncedData, type SyncedResult } from '@levante/wire';
import { type AccountReply, type AccountStore, accountFault, given } from './ports.ts';
import { hashOf } from './secrets.ts';

/** Attempts to merge next to other devices of the same person. */
const MAX_TRIES = 8;

/** Settings and progress as stored. The version grows with every change. */
export interface StoredSynced {
  readonly version: number;
  readonly data: SyncedData;
}

/** Stores the settings and progress of people. Every method is atomic. */
export interface SyncedStore {
  /** Returns the stored data; `data` is null if a newer version wrote it in a form that this one cannot read. */
  syncedOf(person: string): Promise<{ readonly version: number; readonly data: SyncedData | null } | null>;
  /** Stores data of a version. Returns false unless the stored version is the previous one (0: none is stored). */
  putSynced(person: string, synced: StoredSynced): Promise<boolean>;
}

export interface SyncedParts {
  readonly store: SyncedStore;
  readonly accounts: Pick<AccountStore, 'accountOf'>;
  /** The games of this server. Data of other games is dropped. */
  readonly games: ReadonlySet<string>;
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
}

const NOTHING: SyncedData = { settings: {}, lessons: [], puzzles: [] };

type Settings = SyncedData['settings'];
type Lesson = SyncedData['lessons'][number];
type Puzzles = SyncedData['puzzles'][number];

/** Returns the later of two choices; the first if they are as old. */
function later<T extends { readonly at: number }>(a: T | undefined, b: T | undefined): T | undefined {
  return a !== undefined && (b === undefined || a.at >= b.at) ? a : b;
}

function mergeSettings(a: Settings, b: Settings): Settings {
  return {
    language: later(a.language, b.language),
    theme: later(a.theme, b.theme),
    speed: later(a.speed, b.speed),
    confirmEnd: later(a.confirmEnd, b.confirmEnd),
    sound: later(a.sound, b.sound),
    sendPlans: later(a.sendPlans, b.sendPlans),
    keysOff: later(a.keysOff, b.keysOff),
  };
}

/** Returns the further progress; if equal, the progress in the longer lesson. */
function further(a: Lesson, b: Lesson): Lesson {
  const lead = a.step * b.of - b.step * a.of;
  return lead > 0 || (lead === 0 && a.of >= b.of) ? a : b;
}

function unionOf(a: Puzzles, b: Puzzles): Puzzles {
  const solved = new Set([...a.solved, ...b.solved]);
  const failed = new Set([...a.failed, ...b.failed].filter((number) => !solved.has(number)));
  const ascending = (numbers: ReadonlySet<number>) => [...numbers].sort((x, y) => x - y);
  return { game: a.game, solved: ascending(solved), failed: ascending(failed) };
}

/** Merges two lists by game, and sorts them by it. */
function byGame<T extends { readonly game: string }>(all: readonly T[], merge: (a: T, b: T) => T): T[] {
  const merged = new Map<string, T>();
  for (const one of all) {
    const known = merged.get(one.game);
    merged.set(one.game, known === undefined ? one : merge(known, one));
  }
  return [...merged.values()].sort((a, b) => (a.game < b.game ? -1 : 1));
}

/** Returns each match once, latest last, without the oldest of too many. Of two that differ the same one always wins. */
function resultsOf(all: readonly SyncedResult[]): SyncedResult[] {
  const sorted = [...all].sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id) || compare(textOf(a), textOf(b)));
  return [...new Map(sorted.map((one) => [one.id, one])).values()].sort(byTime).slice(-MAX_SYNCED_RESULTS);
}

const withResults = (results: SyncedResult[]): Pick<SyncedData, 'results'> => (results.length > 0 ? { results } : {});
const textOf = (one: SyncedResult): string => JSON.stringify(one);
const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
const byTime = (a: SyncedResult, b: SyncedResult): number => compare(a.at, b.at) || compare(a.id, b.id);

/**
 * Merges two states of a person's settings and progress: the latest choice of each setting, the furthest progress of
 * each lesson, all solved puzzles, and the result of every match on a device. The result does not depend on the order
 * or number of merges.
 */
export function mergeSynced(a: SyncedData, b: SyncedData): SyncedData {
  return {
    settings: mergeSettings(a.settings, b.settings),
    lessons: byGame([...a.lessons, ...b.lessons], further),
    // Merging each with itself sorts the numbers.
    puzzles: byGame([...a.puzzles, ...b.puzzles], unionOf).map((one) => unionOf(one, one)),
    ...withResults(resultsOf([...(a.results ?? []), ...(b.results ?? [])])),
  };
}

/** Settings and progress that follow an account to every device. A guest's settings stay in the browser. */
export class SyncedAccounts {
  readonly #parts: SyncedParts;

  constructor(parts: SyncedParts) {
    this.#parts = parts;
  }

  /** Returns the mark of a person's account, which does not reveal their id; null for a guest. */
  async ownerOf(person: string): Promise<string | null> {
    const account = await this.#parts.accounts.accountOf(person);
    return account && hashOf(`synced ${account.userHandle}`);
  }

  async dataOf(person: string): Promise<SyncedData> {
    return (await this.#parts.store.syncedOf(person))?.data ?? NOTHING;
  }

  /** Merges the data of a device, a copy of `owner`’s data. Returns the merged data. */
  async merge(person: string, owner: string, sent: SyncedData): Promise<AccountReply<SyncedData>> {
    const { store } = this.#parts;
    const mine = await this.ownerOf(person);
    if (mine === null) return accountFault('no-account');
    if (mine !== owner) return accountFault('other-account');
    const known = this.#known(sent);
    for (let i = 0; i < MAX_TRIES; i++) {
      const stored = await store.syncedOf(person);
      // A newer server has stored more than this one knows: each device keeps its own until that server is back.
      if (stored?.data === null) return given(known);
      const data = mergeSynced(stored?.data ?? NOTHING, known);
      if (stored !== null && JSON.stringify(data) === JSON.stringify(stored.data)) return given(data);
      if (await store.putSynced(person, { version: (stored?.version ?? 0) + 1, data })) return given(data);
    }
    return accountFault('too-many-requests');
  }

  /**
   * Drops data of games that are not on this server, and choices dated in the future, which would otherwise win
   * forever.
   */
  #known({ settings, lessons, puzzles, results = [] }: SyncedData): SyncedData {
    const { games, now } = this.#parts;
    const at = now();
    const until = <T extends { readonly at: number }>(one: T | undefined) =>
      one && { ...one, at: Math.min(one.at, at) };
    return {
      settings: {
        language: until(settings.language),
        theme: until(settings.theme),
        speed: until(settings.speed),
        confirmEnd: until(settings.confirmEnd),
        sound: until(settings.sound),
        sendPlans: until(settings.sendPlans),
        keysOff: until(settings.keysOff),
      },
      lessons: lessons.filter(({ game, step, of }) => games.has(game) && step <= of),
      puzzles: puzzles.filter(({ game }) => games.has(game)),
      ...withResults(results.filter(({ game, rank, players }) => games.has(game) && rank <= players)),
    };
  }
}
