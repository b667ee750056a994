import { Random } from '@levante/contract';
import { aCommit } from '@levante/testkit/host';
import { describe, expect, it } from 'vitest';
import { CommitQueue, type CommitTable } from '../src/matches/store/postgres/commit-queue.ts';
import type { Advanced, DatedCommit } from '../src/matches/store/postgres/commits.ts';

const RUNS = 300;

class Refused extends Error {
  readonly code = '23505';
}
class Broken extends Error {
  readonly code = 'ECONNRESET';
}

const commitOf = (match: string, from: number, key: string): DatedCommit => ({
  commit: aCommit(from, { match, command: { person: 'anna', key, hash: 'h' } }),
  state: '{}',
  lastDay: null,
});

const answerTo = ({ commit: { match } }: DatedCommit): Advanced => ({ id: match, proposals_version: 0 });

/** A database: the ply of each match and the keys used. Statements take a moment, and connections break. */
class Database {
  readonly plies = new Map<string, number>();
  readonly keys = new Set<string>();
  readonly sizes: number[] = [];
  readonly #random: Random;
  #breaks: boolean;

  constructor(random: Random) {
    this.#random = random;
    this.#breaks = random.below(3) === 0;
  }

  readonly write = async (commits: readonly DatedCommit[]): Promise<readonly Advanced[]> => {
    this.sizes.push(commits.length);
    const matches = commits.map(({ commit }) => commit.match);
    if (new Set(matches).size < matches.length) throw new Error('a match twice in a statement');
    for (let i = this.#random.below(4); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
    const advancing = commits.filter(({ commit }) => (this.plies.get(commit.match) ?? 0) === commit.from);
    if (advancing.some(({ commit }) => this.keys.has(keyIn(commit)))) throw new Refused('duplicate key');
    if (this.#breaks && this.#random.below(4) === 0) {
      // Broken before the statement was executed, or after.
      if (this.#random.below(2) === 0) this.#apply(advancing);
      throw new Broken('connection lost');
    }
    this.#apply(advancing);
    return advancing.map(answerTo);
  };

  readonly used = async (commits: readonly DatedCommit[]): Promise<readonly DatedCommit[]> => {
    await new Promise((resolve) => setImmediate(resolve));
    return commits.filter(({ commit }) => this.keys.has(keyIn(commit)));
  };

  #apply(commits: readonly DatedCommit[]): void {
    for (const { commit } of commits) {
      this.plies.set(commit.match, commit.from + commit.plies.length);
      this.keys.add(keyIn(commit));
    }
  }
}

const keyIn = ({ match, command }: DatedCommit['commit']): string => `${match} ${command?.key}`;

/** Time that passes in some turns of the event loop. */
const later =
  (random: Random) =>
  (then: () => void): void => {
    let turns = random.below(4);
    const wait = (): void => {
      if (turns-- > 0) setImmediate(wait);
      else then();
    };
    setImmediate(wait);
  };

type Outcome = 'advanced' | 'stale' | 'refused' | 'broken';

/** Puts commits of several matches in random order, and returns what was answered to each. */
async function played(seed: number, over: (database: Database) => Database['write']) {
  const random = new Random(seed);
  const database = new Database(random);
  const queue = new CommitQueue({ write: over(database), used: database.used }, later(random));
  const answers: { readonly match: string; readonly from: number; readonly outcome: Outcome }[] = [];
  const table = async (match: string): Promise<void> => {
    for (let from = 0, turn = 0; turn < 12; turn++) {
      const isLate = from > 0 && random.below(6) === 0;
      const isRepeated = from > 0 && random.below(8) === 0;
      const at = isLate ? from - 1 : from;
      const put = queue.put(commitOf(match, at, isRepeated ? 'key-0' : `key-${turn}`));
      const outcome: Outcome = await put.then(
        (advanced) => (advanced ? 'advanced' : 'stale'),
        (error) => (error instanceof Refused ? 'refused' : 'broken'),
      );
      answers.push({ match, from: at, outcome });
      from = outcome === 'broken' ? (database.plies.get(match) ?? 0) : from + (outcome === 'advanced' ? 1 : 0);
    }
  };
  await Promise.all(Array.from({ length: 1 + random.below(12) }, (_, i) => table(`match-${i}`)));
  return { database, answers };
}

/** Returns what is wrong with the answers: a ply acknowledged twice, or one that is not in the database. */
function faultsIn({ database, answers }: Awaited<ReturnType<typeof played>>): string[] {
  const seen = new Set<string>();
  return answers.flatMap(({ match, from, outcome }) => {
    if (outcome !== 'advanced') return [];
    const place = `${match} ${from}`;
    const isTwice = seen.has(place);
    seen.add(place);
    if (isTwice) return [`${place} twice`];
    return (database.plies.get(match) ?? 0) > from ? [] : [`${place} lost`];
  });
}

/** Returns a table in which no key was used. */
const tableOn = (write: Database['write']): CommitTable => ({ write, used: async () => [] });

const ownWrite = (database: Database): Database['write'] => database.write;

describe('commits that share a statement', () => {
  it('are each written once if they are acknowledged, in random worlds', async () => {
    const sizes: number[] = [];
    const outcomes = new Set<Outcome>();
    for (let seed = 1; seed <= RUNS; seed++) {
      const world = await played(seed, ownWrite);
      expect(faultsIn(world)).toEqual([]);
      sizes.push(...world.database.sizes);
      for (const { outcome } of world.answers) outcomes.add(outcome);
    }
    expect([...outcomes].sort()).toEqual(['advanced', 'broken', 'refused', 'stale']);
    expect(Math.max(...sizes)).toBeGreaterThan(4);
  });

  it('wait for other commits only if the previous group had several', async () => {
    const sizes: number[] = [];
    const begun: (() => void)[] = [];
    const queue = new CommitQueue(
      tableOn(async (commits) => {
        sizes.push(commits.length);
        return commits.map(answerTo);
      }),
      (then) => void begun.push(then),
    );
    const put = (...matches: readonly string[]) =>
      matches.map((match) => queue.put(commitOf(match, 0, `key-${match}`)));
    await Promise.all(put('a'));
    await Promise.all(put('b', 'c'));
    const early = put('d');
    await new Promise(setImmediate);
    const late = put('e', 'f');
    await new Promise(setImmediate);
    expect({ sizes, waits: begun.length }).toEqual({ sizes: [1, 2], waits: 1 });
    begun.shift()?.();
    await Promise.all([...early, ...late]);
    expect(sizes).toEqual([1, 2, 3]);
    const alone = put('g');
    begun.shift()?.();
    await Promise.all(alone);
    await Promise.all(put('h'));
    expect({ sizes, waits: begun.length }).toEqual({ sizes: [1, 2, 3, 1, 1], waits: 0 });
  });

  it('fail only if their own match is refused', async () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      const { answers } = await played(seed, (database) => async (commits) => {
        if (commits.some(({ commit }) => commit.match === 'match-0')) throw new Refused('never');
        return await database.write(commits);
      });
      const wrong = answers.filter(({ match, outcome }) => (match === 'match-0') !== (outcome === 'refused'));
      // Others are refused for their own keys, or where the connection broke.
      expect(wrong.filter(({ match }) => match === 'match-0')).toEqual([]);
      expect(answers.filter(({ outcome }) => outcome === 'advanced').length).toBeGreaterThan(
        answers.every(({ match }) => match === 'match-0') ? -1 : 0,
      );
    }
  });

  /** Puts 64 commits at the same time, of which the database refuses some. Returns the sizes of the statements, and the refused. */
  async function refusing(isBad: (match: string) => boolean, used: CommitTable['used']) {
    const sizes: number[] = [];
    const write: Database['write'] = async (commits) => {
      sizes.push(commits.length);
      if (commits.some(({ commit }) => isBad(commit.match))) throw new Refused('refused');
      return commits.map(answerTo);
    };
    const queue = new CommitQueue({ write, used }, (then) => void setImmediate(then));
    const matches = Array.from({ length: 64 }, (_, i) => `match-${i}`);
    const put = async (): Promise<readonly string[]> => {
      const answers = await Promise.allSettled(matches.map((match) => queue.put(commitOf(match, 0, 'key'))));
      return matches.filter((_, i) => answers[i]?.status === 'rejected');
    };
    return { sizes, put };
  }

  it('are written again in halves if one is refused, and only that one fails', async () => {
    const { sizes, put } = await refusing(
      (match) => match === 'match-41',
      async () => [],
    );
    expect(await put()).toEqual(['match-41']);
    expect(sizes.length).toBe(13);
    expect(sizes.slice(0, 3)).toEqual([64, 32, 32]);
  });

  it('are written again together, except commits with used keys, however many there are', async () => {
    const isBad = (match: string): boolean => match.endsWith('7');
    const { sizes, put } = await refusing(isBad, async (commits) =>
      commits.filter(({ commit }) => isBad(commit.match)),
    );
    const bad = ['match-7', 'match-17', 'match-27', 'match-37', 'match-47', 'match-57'];
    expect(await put()).toEqual(bad);
    expect(sizes.sort((a, b) => b - a)).toEqual([64, 58, ...bad.map(() => 1)]);
  });

  it('exclude a commit with a key that this server has used before', async () => {
    const { sizes, put } = await refusing(
      (match) => match === 'match-0',
      async () => [],
    );
    await put();
    sizes.length = 0;
    // All keys are used now, as far as is known here.
    expect(await put()).toEqual(['match-0']);
    expect(new Set(sizes)).toEqual(new Set([1]));
  });

  it('acknowledged before they are written are detected in these worlds', async () => {
    let found = 0;
    for (let seed = 1; seed <= RUNS; seed++) {
      const world = await played(seed, (database) => async (commits) => {
        void database.write(commits).catch(() => {});
        return commits.map(answerTo);
      });
      found += faultsIn(world).length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('that all get the answer of one commit are detected in these worlds', async () => {
    let found = 0;
    for (let seed = 1; seed <= RUNS; seed++) {
      const world = await played(seed, (database) => async (commits) => {
        const advanced = await database.write(commits);
        return advanced.length > 0 ? commits.map(answerTo) : [];
      });
      found += faultsIn(world).length;
    }
    expect(found).toBeGreaterThan(0);
  });
});
