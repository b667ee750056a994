import { type HeldKeys, type SessionState, ValidKeys } from '@levante/people';
import { World } from '@levante/testkit/simulation';
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

const LIVE = { kind: 'cookie', scope: 'manage', generation: 0, isHostCookie: false, replacedAt: null } as const;

const sessionOf = (person: string, number: number): string => `${person} session ${number}`;

/** Servers on one database in simulated time: reads take time or fail, and messages are late or lost. */
class KeyWorld {
  readonly world: World;
  readonly faults: string[] = [];
  readonly counts = { accepted: 0, refused: 0, renewed: 0, late: 0, reads: 0 };
  readonly #fault: Fault | null;
  readonly #generations = new Map<string, number>();
  readonly #ended = new Set<string>();
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
      store: { statesOf: (ids) => this.#read(() => new Map(ids.flatMap((id) => this.#stateOf(id)))) },
      now: () => this.world.now,
      wallTime: () => this.world.now,
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
    else if (deed === 1) this.#signOut(at, person, sessionOf(person, random.below(3)));
    else {
      const generation = this.#olderGeneration(person);
      const sessions = [sessionOf(person, random.below(3))];
      void this.#request(at, { person, generation, kind: 'cookie', sessions });
    }
  }

  async #renew(at: number, person: string): Promise<void> {
    const from = this.#generation(person);
    await this.#pause();
    if (this.#generation(person) !== from) return;
    this.#generations.set(person, from + 1);
    this.#voidSince.set(`${person} ${from}`, this.world.now);
    await this.#pause();
    this.counts.renewed += 1;
    this.#publish(at, person, [`${person} ${from}`]);
  }

  #signOut(at: number, person: string, session: string): void {
    if (this.#ended.has(session)) return;
    this.#ended.add(session);
    this.#voidSince.set(session, this.world.now);
    this.#publish(at, person, [session]);
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
    const names = [`${keys.person} ${keys.generation}`, ...keys.sessions];
    const since = Math.min(...names.map((name) => this.#voidSince.get(name) ?? Number.POSITIVE_INFINITY));
    const known = Math.min(...names.map((name) => this.#known.get(`${at} ${name}`) ?? Number.POSITIVE_INFINITY));
    // A read that fails refuses the request.
    const checked = await this.#servers[at]?.check(keys).catch(() => null);
    if (checked === null) return;
    const isValid = typeof checked === 'object';
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

  /** The state of a session, with its id; nothing if it has ended. */
  #stateOf(id: string): [string, SessionState][] {
    const generation = this.#generation(id.slice(0, id.indexOf(' ')));
    return this.#ended.has(id) ? [] : [[id, { ...LIVE, generation }]];
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
  it('are refused at most two seconds after they become void, and immediately on the server that voids them', async () => {
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
  ])('report a seeded fault: %s', async (fault, found) => {
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
    const world = { state: LIVE as SessionState | null, now: 0, reads: 0, answers: [] as (() => void)[] };
    const keys = new ValidKeys({
      store: {
        statesOf: (ids) =>
          new Promise((resolve) => {
            world.reads += 1;
            const { state } = world;
            const found = new Map(ids.flatMap((id): [string, SessionState][] => (state === null ? [] : [[id, state]])));
            world.answers.push(() => resolve(found));
          }),
      },
      now: () => world.now,
      wallTime: () => world.now,
      isAlone: false,
    });
    const answer = async (): Promise<void> => {
      for (const one of world.answers.splice(0)) one();
      await new Promise((resolve) => setImmediate(resolve));
    };
    const check = (generation: number, kind: HeldKeys['kind'] = 'cookie') =>
      keys.check({ person: 'anna', generation, kind, sessions: ['session'] });
    const isValid = async (generation: number) => typeof (await check(generation)) === 'object';
    return { world, keys, answer, check, isValid };
  }

  it('are void without a stored session, even if they are of the current generation', async () => {
    const { world, answer, isValid } = held();
    world.state = null;
    const first = isValid(0);
    await answer();
    expect(await first).toBe(false);
  });

  it('are void if their session is of another kind', async () => {
    const { answer, check } = held();
    const asToken = check(0, 'token');
    await answer();
    expect(await asToken).toBe('void');
    expect(await check(0)).toMatchObject({ id: 'session', scope: 'manage' });
  });

  it('of a session replaced within the last 15 seconds are reported as replaced, and later as void', async () => {
    const { world, answer, check } = held();
    world.state = { ...LIVE, replacedAt: 0 };
    world.now = 1000;
    const replaced = check(0);
    await answer();
    expect(await replaced).toBe('replaced');
    world.now = 15_000;
    const later = check(0);
    await answer();
    expect(await later).toBe('void');
  });

  it('are read once for many requests, and refreshed until 30 seconds after the last one', async () => {
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

  it('that are renewed during a read are read again', async () => {
    const { world, keys, answer, isValid } = held();
    const checked = isValid(0);
    world.state = { ...LIVE, generation: 1 };
    keys.changed('anna');
    await answer();
    await answer();
    expect([await checked, world.reads]).toEqual([false, 2]);
    expect(await isValid(1)).toBe(true);
  });

  it('of a later generation than the one in memory are read', async () => {
    const { world, answer, isValid } = held();
    const first = isValid(0);
    await answer();
    await first;
    world.state = { ...LIVE, generation: 1 };
    const renewedElsewhere = isValid(1);
    await answer();
    expect([await renewedElsewhere, await isValid(0)]).toEqual([true, false]);
  });
});
