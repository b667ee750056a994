import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { entryOf, type Registry } from '@levante/contract';
import { type CommitNews, LiveMatches, type RecalledMatch, type Store, type StoredDealer } from '@levante/host';
import { type PurseRaceState, purseRace } from '@levante/testkit/host';
import { isPlainFailure, levante } from '@levante/testkit/levante';
import { replaceMethods } from '@levante/testkit/simulation';
import { describe, expect, it } from 'vitest';
import { sayChaosFault } from '../src/chaos/fault.ts';
import { quietGames, simulatedGames } from '../src/chaos/simulated/games.ts';
import { saySimulation } from '../src/chaos/simulated/report.ts';
import { type SimulationOutcome, type SimulationParts, simulate } from '../src/chaos/simulated/simulation.ts';
import { PlyOnlyMatches } from './ply-only-matches.ts';

const games = [{ entry: entryOf(purseRace), weight: 1, commands: 15 }];
const MAX_WORLDS = 150;

/** The worlds in which earlier faults were found. */
const quiet = { games: quietGames(DEPENDENCIES), isQuiet: true };

/** Returns the first world with a detected fault, among worlds with a seeded one. */
async function firstDetected(parts: Omit<SimulationParts, 'games'>): Promise<SimulationOutcome> {
  for (let seed = 1; seed <= MAX_WORLDS; seed++) {
    const outcome = await simulate(seed, { games, ...parts });
    if (outcome.faults.length > 0) return outcome;
  }
  throw new Error('nothing was found');
}

/** Returns whether worlds with a seeded fault show one of this kind. */
async function foundBy(kind: string, parts: Omit<SimulationParts, 'games'>): Promise<boolean> {
  for (let seed = 1; seed <= MAX_WORLDS; seed++) {
    if (kindsOf(await simulate(seed, { games, ...parts })).includes(kind)) return true;
  }
  return false;
}

/** Changes what chance threw. */
const otherThrows = (news: CommitNews): CommitNews => ({
  ...news,
  plies: news.plies.map((ply) => ({ ...ply, action: ply.action.replace(/^\* throw 3$/, '* throw 2') })),
});

const kindsOf = ({ faults }: SimulationOutcome): string[] => [...new Set(faults.map(({ kind }) => kind))];

/** Wraps a store with some of its methods replaced. */
const storeWith =
  (change: (store: Store) => Partial<Store>) =>
  (store: Store): Store =>
    replaceMethods(store, change(store));

/** Returns true on every n-th call. */
function oneIn(times: number): () => boolean {
  let count = 0;
  return () => ++count % times === 0;
}

const gamesWith = (changed: Partial<typeof purseRace>): Registry =>
  new Map([[purseRace.id, entryOf<PurseRaceState>({ ...purseRace, ...changed })]]);

describe('a simulated world', () => {
  it('is the same with the same seed, and differs with another seed', async () => {
    const digests = [];
    for (const seed of [7, 7, 8]) digests.push((await simulate(seed, { games })).digest);
    expect(digests[1]).toBe(digests[0]);
    expect(digests[2]).not.toBe(digests[0]);
  });

  it('reads a record only after an abandoned command of its player has arrived', async () => {
    expect((await simulate(770764, quiet)).faults).toEqual([]);
  });

  it('continues if only the reply to a change of seats or to a turn taken back was lost', async () => {
    for (const seed of [100274, 103856, 105686, 105932, 106607])
      expect((await simulate(seed, quiet)).faults).toEqual([]);
  });

  it('is the same on one thread and on two threads', async () => {
    const reports = [];
    for (const jobs of ['1', '2']) {
      const { status, out, err } = await levante(['chaos', '--simulated', '--runs', '20', '--json', '--jobs', jobs]);
      expect([status, err]).toEqual([0, '']);
      const { seconds, ...report } = JSON.parse(out);
      expect(seconds).toBeGreaterThan(0);
      reports.push(report);
    }
    expect(reports[1]).toEqual(reports[0]);
  });
});

describe('a simulated world finds the fault of', () => {
  it('a store that acknowledges a commit and drops it', async () => {
    const forgets = oneIn(20);
    const hostStore = storeWith((store) => ({
      commit: async (commit) => (commit.command && forgets() ? true : await store.commit(commit)),
    }));
    expect(kindsOf(await firstDetected({ hostStore }))).toContain('lost');
  });

  it('a store that does not remember commands', async () => {
    const hostStore = storeWith(() => ({ answerTo: async () => null }));
    expect(kindsOf(await firstDetected({ hostStore }))).toContain('doubled');
  });

  it('a store that commits twice from the same ply', async () => {
    const hostStore = storeWith((store) => ({
      commit: async (commit) => {
        const now = await store.read(commit.match);
        return await store.commit({ ...commit, from: now?.ply ?? commit.from });
      },
    }));
    expect(kindsOf(await firstDetected({ hostStore }))).toContain('unruly');
  });

  it('a hub that skips a ply', async () => {
    const skips = oneIn(30);
    const pass = (text: string): string | null => (text.startsWith('{"type":"plies"') && skips() ? null : text);
    expect(kindsOf(await firstDetected({ pass }))).toContain('astray');
  });

  it('a hub that sends a ply twice', async () => {
    const again = oneIn(30);
    let last = '';
    const pass = (text: string): string => {
      const sent = again() && last !== '' ? last : text;
      last = text;
      return sent;
    };
    expect(kindsOf(await firstDetected({ pass }))).toContain('astray');
  });

  it('a hub that sends one match to the followers of another', async () => {
    const hostStore = storeWith((store) => {
      let other: string | null = null;
      return {
        read: async (id) => {
          other ??= id;
          return await store.read(id);
        },
        plies: (id, from, to) => store.plies(from > 3 ? (other ?? id) : id, from, to),
      };
    });
    expect(kindsOf(await firstDetected({ hostStore }))).not.toEqual([]);
  });

  it('a view that leaks', async () => {
    const hostGames = gamesWith({ view: (state) => purseRace.clone(state) });
    expect(kindsOf(await firstDetected({ hostGames }))).toEqual(['shown']);
  });

  it('a fact that leaks, which is in no view', async () => {
    const hostGames = gamesWith({ viewFact: (fact) => fact });
    expect(kindsOf(await firstDetected({ hostGames }))).toEqual(['shown']);
  });

  it('a message that contains more than its schema', async () => {
    const pass = (text: string): string => text.replace('"commitment":', '"seed":"1234","commitment":');
    expect(kindsOf(await firstDetected({ pass }))).toContain('shown');
  });

  it('a server that does not resume its duties when it starts', async () => {
    const hostStore = storeWith(() => ({ unattended: async () => [] }));
    expect(kindsOf(await firstDetected({ hostStore }))).toContain('stuck');
  });

  it('a game that deviates from its rules', async () => {
    const draws = oneIn(40);
    const hostGames = gamesWith({
      apply: (state, action, journal) => {
        purseRace.apply(state, action, journal);
        if (draws()) state.steps[0] = (state.steps[0] ?? 0) + 1;
      },
    });
    expect(kindsOf(await firstDetected({ hostGames }))).toContain('unruly');
  });

  it('a memory whose dealer position belongs to another ply', async () => {
    class FirstDealers extends LiveMatches {
      readonly #first = new Map<string, StoredDealer>();

      override dealerAt(id: string, ply: number): StoredDealer | null {
        const dealer = super.dealerAt(id, ply);
        if (dealer && !this.#first.has(id)) this.#first.set(id, dealer);
        return this.#first.get(id) ?? null;
      }
    }
    expect(kindsOf(await firstDetected({ newLive: () => new FirstDealers() }))).toContain('unruly');
  });

  it('news that are false', async () => {
    expect(kindsOf(await firstDetected({ passNews: otherThrows }))).toEqual(['shown']);
  });

  it('a memory that trusts news without comparing them with the store', async () => {
    class TrustingMatches extends LiveMatches {
      override recall(id: string): RecalledMatch | null {
        const match = super.recall(id);
        return match && { ...match, state: match.state, news: [] };
      }
    }
    expect(await foundBy('unruly', { newLive: () => new TrustingMatches(), passNews: otherThrows })).toBe(true);
    expect(await foundBy('unruly', { passNews: otherThrows })).toBe(false);
  });

  it.each([
    ['a proposal', 1818],
    ['a change of who plays', 432],
    ['the start of a match', 1693],
  ])('a memory that compares the ply only, by a late read from before %s', async (_, seed) => {
    const parts = { games: simulatedGames(DEPENDENCIES) };
    const { faults } = await simulate(seed, { ...parts, newLive: () => new PlyOnlyMatches() });
    expect(faults.map(({ what }) => what)).toContainEqual(expect.stringContaining('the memory of a server goes back'));
    expect((await simulate(seed, parts)).faults).toEqual([]);
  });

  it('a host that throws an unrelated error', async () => {
    const stumbles = oneIn(50);
    const hostGames = gamesWith({
      view: (state, viewer) => {
        if (stumbles()) throw new TypeError('stumbled');
        return purseRace.view(state, viewer);
      },
    });
    expect(kindsOf(await firstDetected({ hostGames }))).toContain('broken');
  });
});

it('the report of a failing world contains the command that repeats it', async () => {
  const hostStore = storeWith(() => ({ unattended: async () => [] }));
  const outcome = await firstDetected({ hostStore });
  expect((await simulate(outcome.seed, { games, hostStore })).faults).toEqual(outcome.faults);
  const sentences = saySimulation(outcome);
  expect(sentences[0]).toBe(outcome.faults.slice(0, 1).map(sayChaosFault).join());
  expect(sentences.at(-1)).toBe(`to repeat: npx levante chaos --simulated --runs 1 --seed ${outcome.seed}`);
});

it.each([
  ['no world', ['--runs', '0']],
  ['a seed that is none', ['--seed', 'x']],
])('levante chaos with %s fails with one plain line', async (_, words) => {
  expect(await levante(['chaos', '--simulated', ...words])).toSatisfy(isPlainFailure);
});
