import { type HeldKeys, ValidKeys } from '@levante/people';
import { World } from '@levante/testkit/host';
import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';

const WORLDS = length({ quick: 100, slow: 2000, long: 20_000 });
const SERVERS = 3;
const PEOPLE = ['anna', 'bo', 'carla'];
/** A void key is accepted for at most this long after the change. */
const MAX_LATE_MS = 2000;
const LIFE_MS = 20_000;

/** Seeded faults: what was read is used forever, or a server ignores messages and its own changes. */
type Fault = 'ageless' | 'deaf';

/** Servers on one database in simulated time: reads take time or fail, and messages are late or lost. */
class KeyWorld {
  readonly world: World;
  readonly faults: string[] = [];
  readonly counts = { accepted: 0, refused: 0, renewed: 0, late: 0, reads: 0 };
  readonly #fault: Fault | null;
  readonly #generations = new Map<string, number>();
  readonly #ended = new Map<string, string[]>();
  /** Times at which keys became void, and from which a server knew it. */
  readonly #voidSince = new Map<string, number>();
  readonly #known = new Map<string, number>();
  readonly #servers: ValidKeys[];

  constructor(seed: number, fault: Fault | null) {
    this.#fault = fault;
    this.world = new World(seed);
    this.#servers = Array.from({ length: SERVERS }, () => this.#newServer());
    for (const server of this.#servers) this.#refreshLater(server);
  }

  #newServer(): ValidKeys {
    return new ValidKeys({
      store: {
        generationsOf: (people) => this.#read(() => new Map(people.map((one) => [one, this.#generation(one)]))),
        renewKeys: async (person, from) => {
          await this.#pause();
          const isCurrent = this.#generation(person) === from;
          if (isCurrent) {
            this.#generations.set(person, from + 1);
            this.#voidSince.set(`${person} ${from}`, this.world.now);
          }
          await this.#pause();
          return isCurrent ? from + 1 : null;
        },
      },
      sessions: { endedOf: (people) => this.#read(() => new Map(people.map((one) => [one, this.#endedOf(one)]))) },
      now: () => this.world.now,
      isAlone: this.#fault === 'ageless',
    });
  }

  /** Each server refreshes every second, unless that fails. */
  #refreshLater(server: ValidKeys): void {
    this.world.after(1000, () => {
      void server
        .refresh()
        .catch(() => {})
        .then(() => this.#refreshLater(server));
    });
  }

  /** A random request, renewal or sign-out at a random server. */
  act(): void {
    const { random } = this.world;
    const person = PEOPLE[random.below(PEOPLE.length)] ?? '';
    const at = random.below(SERVERS);
    const deed = random.below(20);
    if (deed === 0) void this.#renew(at, person);
    else if (deed === 1) this.#signOut(at, person, `${random.below(3)}`);
    else void this.#request(at, { person, generation: this.#olderGeneration(person), session: `${random.below(3)}` });
  }

  async #renew(at: number, person: string): Promise<void> {
    const from = this.#generation(person);
    const renewed = await this.#servers[at]?.renewKeys(person, from);
    if (renewed === null) return;
    this.counts.renewed += 1;
    this.#publish(at, person, [`${person} ${from}`]);
  }

  #signOut(at: number, person: string, session: string): void {
    if (this.#endedOf(person).includes(session)) return;
    this.#ended.set(person, [...this.#endedOf(person), session]);
    this.#voidSince.set(`${person} session ${session}`, this.world.now);
    this.#publish(at, person, [`${person} session ${session}`]);
  }

  /** Lets a server know of a change now, and the others later, if the message arrives. */
  #publish(from: number, person: string, changed: readonly string[]): void {
    for (const [at, server] of this.#servers.entries()) {
      if (at !== from && this.world.once(2)) continue;
      this.world.after(at === from ? 0 : this.world.random.below(3000), () => {
        if (this.#fault !== 'deaf') server.changed(person);
        for (const what of changed) this.#known.set(`${at} ${what}`, this.world.now);
      });
    }
  }

  async #request(at: number, keys: HeldKeys): Promise<void> {
    const began = this.world.now;
    const names = [`${keys.person} ${keys.generation}`, `${keys.person} session ${keys.session}`];
    const since = Math.min(...names.map((name) => this.#voidSince.get(name) ?? Number.POSITIVE_INFINITY));
    const known = Math.min(...names.map((name) => this.#known.get(`${at} ${name}`) ?? Number.POSITIVE_INFINITY));
    // A read that fails refuses the request.
    const isValid = await this.#servers[at]?.isValid(keys).catch(() => null);
    if (isValid === null) return;
    this.counts[isValid ? 'accepted' : 'refused'] += 1;
    if (isValid && began > since) this.counts.late += 1;
    if (isValid && began - since >= MAX_LATE_MS) this.faults.push(`accepted ${began - since} ms after the change`);
    if (isValid && began > known) this.faults.push('accepted although the server knew of the change');
    const isVoid = names.some((name) => this.#voidSince.has(name));
    if (!isValid && !isVoid) this.faults.push('refused a current key');
  }

  /** The current generation of a person, or sometimes an earlier one. */
  #olderGeneration(person: string): number {
    return Math.max(0, this.#generation(person) - (this.world.once(3) ? 1 : 0));
  }

  #generation(person: string): number {
    return this.#generations.get(person) ?? 0;
  }

  #endedOf(person: string): readonly string[] {
    return this.#ended.get(person) ?? [];
  }

  async #read<T>(now: () => T): Promise<T> {
    this.counts.reads += 1;
    await this.#pause();
    if (this.world.once(20)) throw new Error('the database fails');
    const found = now();
    await this.#pause();
    return found;
  }

  #pause(): Promise<void> {
    return this.world.pause(this.world.once(10) ? this.world.random.below(3000) : this.world.random.below(20));
  }
}

async function lived(seed: number, fault: Fault | null = null): Promise<KeyWorld> {
  const keys = new KeyWorld(seed, fault);
  for (let ms = 0; ms < LIFE_MS; ms = keys.world.now) {
    keys.act();
    await keys.world.run(keys.world.random.below(100));
  }
  return keys;
}

describe('keys on several servers', () => {
  it('are refused two seconds after they are void at the latest, and immediately where that is known', async () => {
    const total = new Map<string, number>();
    for (let seed = 1; seed <= WORLDS; seed++) {
      const { faults, counts } = await lived(seed);
      expect([seed, faults.slice(0, 3)]).toEqual([seed, []]);
      for (const [what, count] of Object.entries(counts)) total.set(what, (total.get(what) ?? 0) + count);
    }
    // Guards against worlds in which nothing happened.
    for (const [what, count] of total) expect(count, what).toBeGreaterThan(WORLDS / 10);
    expect(total.get('reads')).toBeLessThan((total.get('accepted') ?? 0) + (total.get('refused') ?? 0));
  });

  it.each<[Fault, RegExp]>([
    ['ageless', /ms after the change/],
    ['deaf', /knew of the change/],
  ])('show a seeded fault: %s', async (fault, found) => {
    const faults: string[] = [];
    for (let seed = 1; seed <= WORLDS && faults.length === 0; seed++) {
      faults.push(...(await lived(seed, fault)).faults.filter((one) => found.test(one)));
    }
    expect(faults).not.toEqual([]);
  });
});

describe('keys in memory', () => {
  /** Keys of a store that answers when a test calls `answer`. */
  function held() {
    const world = { generation: 0, now: 0, reads: 0, answers: [] as (() => void)[] };
    const keys = new ValidKeys({
      store: {
        generationsOf: (people) =>
          new Promise((resolve) => {
            world.reads += 1;
            const found = new Map(people.map((person) => [person, world.generation]));
            world.answers.push(() => resolve(found));
          }),
        renewKeys: async (_, from) => {
          world.generation = from + 1;
          return world.generation;
        },
      },
      sessions: { endedOf: async () => new Map() },
      ...{ now: () => world.now, isAlone: false },
    });
    const answer = async (): Promise<void> => {
      for (const one of world.answers.splice(0)) one();
      await new Promise((resolve) => setImmediate(resolve));
    };
    const isValid = (generation: number) => keys.isValid({ person: 'anna', generation, session: null });
    return { world, keys, answer, isValid };
  }

  it('are read once for many requests, and again after a while without any', async () => {
    const { world, keys, answer, isValid } = held();
    const first = isValid(0);
    await answer();
    expect(await first).toBe(true);
    for (; world.now < 60_000; world.now += 1000) {
      const refreshed = keys.refresh();
      await answer();
      await refreshed;
      if (world.now < 5000) expect(await isValid(0)).toBe(true);
    }
    // The first read, and refreshes until 30 seconds after the last use.
    expect(world.reads).toBe(1 + 35);
  });

  it('that are renewed while they are read are read again', async () => {
    const { world, keys, answer, isValid } = held();
    const checked = isValid(0);
    await keys.renewKeys('anna', 0);
    await answer();
    await answer();
    expect([await checked, world.reads]).toEqual([false, 2]);
    expect(await isValid(1)).toBe(true);
  });

  it('of a later generation than those in memory are read', async () => {
    const { world, answer, isValid } = held();
    const first = isValid(0);
    await answer();
    await first;
    world.generation = 1;
    const renewedElsewhere = isValid(1);
    await answer();
    expect([await renewedElsewhere, await isValid(0)]).toEqual([true, false]);
  });
});
