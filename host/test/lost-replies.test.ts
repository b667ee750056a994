import { LocalBell, type MatchHost, type SeatFilled } from '@levante/host';
import { granted, MemoryStore } from '@levante/testkit/host';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostOn } from './lib/host-on.ts';

const ME = { kind: 'me', name: 'Anna' } as const;
const OPEN = { kind: 'open' } as const;

/** A store whose next reply of one kind is lost after the write. */
class LossyStore extends MemoryStore {
  lost: 'create' | 'takeSeat' | 'commit' | 'changeProposal' | null = null;

  override create(...args: Parameters<MemoryStore['create']>): Promise<void> {
    return this.#answer('create', super.create(...args));
  }

  override takeSeat(...args: Parameters<MemoryStore['takeSeat']>): Promise<SeatFilled> {
    return this.#answer('takeSeat', super.takeSeat(...args));
  }

  override commit(...args: Parameters<MemoryStore['commit']>): Promise<boolean> {
    return this.#answer('commit', super.commit(...args));
  }

  override changeProposal(...args: Parameters<MemoryStore['changeProposal']>): Promise<boolean> {
    return this.#answer('changeProposal', super.changeProposal(...args));
  }

  async #answer<T>(kind: typeof this.lost, done: Promise<T>): Promise<T> {
    const value = await done;
    if (this.lost !== kind) return value;
    this.lost = null;
    throw new Error('the answer was lost');
  }
}

let store: LossyStore;
let host: MatchHost;
const rings: string[] = [];

beforeEach(() => {
  store = new LossyStore();
  rings.length = 0;
  const bell = new LocalBell();
  bell.listen((match) => rings.push(match));
  host = hostOn(store, bell);
});

const opened = (seats: readonly (typeof ME | typeof OPEN)[]) =>
  host.create({ game: 'purse-race', options: { players: seats.length }, shuffle: false, seats }, 'anna');
/** Waits for the deal, after which a person acts. */
const dealt = () => expect.poll(() => store.all().map(({ actor }) => actor)).toEqual(['0']);

describe('a write whose reply is lost', () => {
  it('creates a match that continues', async () => {
    store.lost = 'create';
    await expect(opened([ME, ME])).rejects.toThrow('lost');
    await dealt();
  });

  it('fills the last seat, starts the match and rings the bell', async () => {
    const { id } = granted(await opened([ME, OPEN]));
    store.lost = 'takeSeat';
    await expect(host.takeSeat({ match: id, person: 'bo', name: 'Bo' })).rejects.toThrow('lost');
    expect(rings).toContain(id);
    await dealt();
  });

  it('applies a command with the random events that follow, and rings the bell', async () => {
    const { id } = granted(await opened([ME, ME]));
    await dealt();
    rings.length = 0;
    store.lost = 'commit';
    const { ply } = granted(await host.describe(id, 'anna'));
    const command = { match: id, person: 'anna', ply, key: 'a', actions: ['0 end'] };
    // The command log shows that it was written.
    expect(granted(await host.act(command))).toBe(ply + 2);
    expect(rings).toContain(id);
    expect((await store.read(id))?.actor).toBe('1');
  });

  it('fails with the error of the store if the answer to its command cannot be read', async () => {
    const { id } = granted(await opened([ME, ME]));
    await dealt();
    store.lost = 'commit';
    store.answerTo = async () => {
      throw new Error('the store is down');
    };
    const { ply } = granted(await host.describe(id, 'anna'));
    const command = { match: id, person: 'anna', ply, key: 'a', actions: ['0 end'] };
    await expect(host.act(command)).rejects.toThrow('the store is down');
  });

  it('continues a match from an earlier ply, and rings the bell for the new match', async () => {
    const { id } = granted(await opened([ME, ME]));
    await dealt();
    const { ply } = granted(await host.describe(id, 'anna'));
    granted(await host.act({ match: id, person: 'anna', ply, key: 'a', actions: ['0 end'] }));
    store.lost = 'changeProposal';
    await expect(host.propose({ match: id, person: 'anna', kind: 'take-back' })).rejects.toThrow('lost');
    const { continuedBy } = (await store.read(id)) ?? {};
    expect(continuedBy).toBeDefined();
    expect(rings).toContain(continuedBy);
  });

  it('deals the match, and rings the bell on the retry', async () => {
    store.lost = 'commit';
    const { id } = granted(await opened([ME, ME]));
    await dealt();
    await expect.poll(() => rings).toContain(id);
  });
});

it('a created match continues even if the host cannot describe it to its opener', async () => {
  const read = store.read.bind(store);
  let reads = 0;
  store.read = async (id) => {
    reads += 1;
    if (reads <= 2) throw new Error('the disk fails');
    return await read(id);
  };
  await expect(opened([ME, ME])).rejects.toThrow('fails');
  await dealt();
});
