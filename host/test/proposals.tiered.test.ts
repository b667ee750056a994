import { CHANCE, Random } from '@levante/contract';
import { BranchedDealer, dealingSeed } from '@levante/dealer';
import { LocalBell, MatchHost, PROPOSAL_MS, type StoredMatch } from '@levante/host';
import { granted, inProcessBots, MemoryStore, SILENT_LOG, SUITE_GAMES, testChance } from '@levante/testkit/host';
import { drawItem } from '@levante/testkit/simulation';
import { SteppedClock } from '@levante/testkit/stepped-clock';
import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';

const WORLDS = length({ quick: 40, slow: 1000, long: 5000 });
const STEPS = 40;
const PEOPLE = ['anna', 'bo', 'eve'] as const;

const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

/** Several hosts on one store, without a common bell, that can be restarted. */
class World {
  readonly store = new MemoryStore();
  readonly clock = new SteppedClock();
  readonly random: Random;
  /** Replies that decided a proposal, by match and number. */
  readonly decisions = new Map<string, string[]>();
  #hosts: MatchHost[] = [];
  #keys = 0;

  constructor(seed: number) {
    this.random = new Random(seed);
    this.#hosts = [this.#open(), this.#open()];
  }

  #open(): MatchHost {
    const parts = { games: SUITE_GAMES, store: this.store, bots: inProcessBots(new Map()), bell: new LocalBell() };
    return new MatchHost({ ...parts, chance: testChance(), log: SILENT_LOG, time: this.clock, turnMs: 20 });
  }

  any<T>(items: readonly T[]): T {
    return drawItem(this.random, items);
  }

  get host(): MatchHost {
    return this.any(this.#hosts);
  }

  async begin(): Promise<string> {
    const seats = PEOPLE.map(() => ({ kind: 'open' as const }));
    const { id } = granted(
      await this.host.create(
        { game: 'purse-race', options: { players: 3, goal: 1000 }, seats, shuffle: false },
        'anna',
      ),
    );
    for (const person of PEOPLE) granted(await this.host.takeSeat({ match: id, person, name: person }));
    while ((await this.store.read(id))?.actor === '*') await settled();
    return id;
  }

  /** Ends the turn of the seat to act, if there still is one. */
  async act(id: string): Promise<void> {
    const match = await this.store.read(id);
    if (match?.status !== 'running' || match.actor === '*') return;
    this.#keys += 1;
    const person = PEOPLE[Number(match.actor)] ?? '';
    const command = { match: id, person, ply: match.ply, key: `key-${this.#keys}`, actions: [`${match.actor} end`] };
    await this.host.act(command);
  }

  async propose(id: string): Promise<void> {
    const kind = this.random.below(12) === 0 ? 'cancel' : 'take-back';
    await this.host.propose({ match: id, person: this.any(PEOPLE), kind });
  }

  async answer(id: string): Promise<void> {
    const before = await this.store.read(id);
    const number = before?.proposals?.latest.number ?? 1;
    const given = this.any(['agree', 'agree', 'agree', 'refuse', 'withdraw'] as const);
    const reply = await this.host.answerProposal({ match: id, person: this.any(PEOPLE), number, answer: given });
    if (!reply.ok) return;
    const latest = before?.proposals?.latest;
    expect(this.clock.now()).toBeLessThan(latest?.until ?? 0);
    const key = `${id} ${number}`;
    const after = (await this.store.read(id))?.proposals?.latest;
    if (
      after?.number === number &&
      after.outcome === { agree: 'accepted', refuse: 'refused', withdraw: 'withdrawn' }[given]
    )
      this.decisions.set(key, [...(this.decisions.get(key) ?? []), `${given} ${after.outcome}`]);
  }

  /** Stops a host, with its timers, and opens another. */
  async restart(): Promise<void> {
    const [gone, ...stay] = this.#hosts;
    this.#hosts = [...stay, this.#open()];
    await gone?.stop();
  }

  async stop(): Promise<void> {
    for (const host of this.#hosts) await host.stop();
  }

  /** Does several things at the same time, then lets the hosts deal. */
  async step(id: string): Promise<void> {
    const deeds = [() => this.act(id), () => this.propose(id), () => this.answer(id), () => this.answer(id)];
    const chosen = Array.from({ length: 1 + this.random.below(4) }, () => this.any(deeds));
    await Promise.all(chosen.map((deed) => deed()));
    if (this.random.below(6) === 0) await this.clock.jump(this.any([1000, 20_000, PROPOSAL_MS, 3 * PROPOSAL_MS]));
    if (this.random.below(15) === 0) await this.restart();
    for (let i = 0; i < 50 && (await this.store.read(id))?.actor === '*'; i++) {
      this.host.playOn(id);
      await settled();
    }
  }
}

/** Returns the last match of those that continue this one. */
async function latestOf(store: MemoryStore, id: string): Promise<StoredMatch> {
  const match = await store.read(id);
  if (!match) throw new Error(`${id} is gone`);
  return match.continuedBy === undefined ? match : await latestOf(store, match.continuedBy);
}

/** Asserts that all chance of a match follows from its seed and branches. */
async function expectDealt(store: MemoryStore, { id, options, ply, branches = [] }: StoredMatch): Promise<void> {
  const dealer = await store.dealerOf(id);
  const table = SUITE_GAMES.get('purse-race')?.open(options);
  if (!dealer || !table?.ok) throw new Error('no match');
  const stream = new BranchedDealer(
    dealingSeed(dealer.seed, dealer.entropy),
    branches.map((branch) => branch.ply),
  );
  for (const [at, { action }] of (await store.plies(id, 0, ply)).entries()) {
    if (table.value.actor() === CHANCE) expect(action).toBe(stream.at(at).draw(table.value.legal()));
    expect(table.value.play(action).ok).toBe(true);
  }
}

describe('proposals in simulated time', () => {
  it('are decided once, never after they expire, and leave one match running', async () => {
    const outcomes = new Map<string, number>();
    for (let seed = 1; seed <= WORLDS; seed++) {
      const world = new World(seed);
      const first = await world.begin();
      for (let step = 0; step < STEPS; step++) await world.step((await latestOf(world.store, first)).id);
      await world.clock.jump(2 * PROPOSAL_MS);
      const all = world.store.all();
      const running = all.filter(({ status }) => status === 'running');
      const last = await latestOf(world.store, first);
      const isCancelled = last.status === 'over' && last.proposals?.latest.kind === 'cancel';
      expect(running.map(({ id }) => id)).toEqual(isCancelled ? [] : [last.id]);
      for (const match of all) {
        const described = granted(await world.host.describe(match.id, 'anna'));
        expect(described.proposal?.outcome).not.toBeNull();
        const outcome = described.proposal?.outcome ?? 'none';
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(match.continuedBy !== undefined || (match.status === 'over' && isCancelled)).toBe(
          outcome === 'accepted',
        );
        const next = match.continuedBy === undefined ? null : await world.store.read(match.continuedBy);
        if (next) {
          const { ply = -1 } = next.branches?.at(-1) ?? {};
          expect(next.branches?.at(-1)?.from).toBe(match.id);
          expect(await world.store.plies(next.id, 0, ply)).toEqual(await world.store.plies(match.id, 0, ply));
        }
        await expectDealt(world.store, match);
      }
      const lists = all.map(({ branches }) => JSON.stringify(branches?.map(({ ply }) => ply) ?? []));
      expect(new Set(lists).size).toBe(lists.length);
      for (const decided of world.decisions.values()) expect(new Set(decided).size).toBe(1);
      await world.stop();
    }
    for (const outcome of ['accepted', 'void']) expect(outcomes.get(outcome)).toBeGreaterThan(WORLDS / 4);
  }, 1_200_000);
});
