import { kitOf } from '@levante/bots';
import { LocalBell, MatchHost } from '@levante/host';
import {
  granted,
  inProcessBots,
  MemoryStore,
  SILENT_LOG,
  SUITE_GAMES,
  suiteKits,
  TEST_TIME,
  testChance,
} from '@levante/testkit/host';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SEATS = [
  { kind: 'me', name: 'Anna' },
  { kind: 'bot', level: 'deckhand', name: 'Marco' },
  { kind: 'open' },
] as const;

let store: MemoryStore;
let host: MatchHost;
beforeEach(() => {
  store = new MemoryStore();
  const bots = inProcessBots(suiteKits(kitOf));
  const parts = { games: SUITE_GAMES, store, bots, bell: new LocalBell(), chance: testChance(), log: SILENT_LOG };
  host = new MatchHost({ ...parts, time: TEST_TIME, turnMs: 20 });
});

const read = async (id: string) => {
  const match = await store.read(id);
  if (!match) throw new Error('deleted');
  return match;
};

/** Creates a match of Anna, a deckhand and Bo, in which Bo ends at the goal if `isOver`. */
async function played(isOver = true): Promise<string> {
  const request = { game: 'purse-race', options: { players: 3, goal: 1 }, shuffle: false, seats: SEATS };
  const { id } = granted(await host.create({ ...request, standIn: 'whole' }, 'anna'));
  granted(await host.takeSeat({ match: id, person: 'bo', name: 'Bo' }));
  const actsAt = async (actor: string) => {
    await vi.waitFor(async () => expect((await read(id)).actor).toBe(actor));
    return (await read(id)).ply;
  };
  granted(await host.act({ match: id, ply: await actsAt('0'), actions: ['0 end'], person: 'anna', key: 'a' }));
  if (!isOver) return id;
  granted(await host.act({ match: id, ply: await actsAt('2'), actions: ['2 step', '2 end'], person: 'bo', key: 'b' }));
  await vi.waitFor(async () => expect((await read(id)).status).toBe('over'));
  return id;
}

/** Returns the ply of the first action of a seat. */
async function plyOf(id: string, seat: number): Promise<number> {
  return (await store.plies(id, 0, 100)).findIndex(({ action }) => action.startsWith(`${seat} `));
}

describe('a match that begins with a position of a finished one', () => {
  it('sends its position first to a client that follows it from ply 0', async () => {
    const id = await played();
    const at = { match: id, ply: await plyOf(id, 2), name: 'Bo', others: 'bots' } as const;
    const { id: next } = granted(await host.playFrom(at, 'bo'));
    const types: string[] = [];
    const send = ({ type }: { readonly type: string }) => types.push(type) > 0;
    host.follow({ match: next, person: 'bo', seat: null, resume: 0 }, { send, end: () => {} });
    await vi.waitFor(() => expect(types).not.toEqual([]));
    expect(types[0]).toBe('view');
  });

  it('seats the person where they sat, keeps bots, and lets the stand-in play for the others', async () => {
    const id = await played();
    const from = { match: id, ply: await plyOf(id, 0), name: 'Ada', others: 'bots' as const };
    const next = granted(await host.playFrom(from, 'anna'));
    expect(next.seats).toMatchObject([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'deckhand', name: 'Marco' },
      { kind: 'bot', level: 'whole' },
    ]);
    expect(next).toMatchObject({ status: 'running', mine: [0], actor: '0', options: { players: 3, goal: 1 } });
    const stored = await read(next.id);
    expect(stored).toMatchObject({ standIn: 'whole', start: expect.anything() });
    expect(stored.commitment).not.toBe((await read(id)).commitment);
    expect(stored.start).toEqual(stored.state);
  });

  it('seats a stranger where the position is to act, and anyone in the seat that they name', async () => {
    const id = await played();
    const from = { match: id, ply: await plyOf(id, 2), name: 'Eve', others: 'friends' as const };
    expect(granted(await host.playFrom(from, 'eve'))).toMatchObject({
      status: 'waiting',
      mine: [2],
      seats: [{ kind: 'person', taken: false }, { kind: 'bot', level: 'deckhand' }, { name: 'Eve' }],
    });
    expect(granted(await host.playFrom({ ...from, seat: 0 }, 'bo')).mine).toEqual([0]);
    expect(granted(await host.playFrom({ ...from, ply: 0 }, 'eve')).mine).toEqual([0]);
    expect(granted(await host.playFrom({ ...from, ply: 0 }, 'bo')).mine).toEqual([2]);
  });

  it('is refused before the end of the match, at its last ply, and for unknown seats or matches', async () => {
    const id = await played();
    const { ply } = await read(id);
    const from = { match: id, ply: ply - 1, name: 'Anna', others: 'bots' as const };
    expect(await host.playFrom(from, 'anna')).toMatchObject({ ok: true });
    expect(await host.playFrom({ ...from, ply }, 'anna')).toMatchObject({ fault: { code: 'refused' } });
    expect(await host.playFrom({ ...from, seat: 2 }, 'anna')).toMatchObject({ ok: true });
    expect(await host.playFrom({ ...from, seat: 3 }, 'anna')).toEqual({
      ok: false,
      fault: { code: 'wrong-seats', path: '/seat' },
    });
    const missing = { ...from, match: 'b'.repeat(14) };
    expect(await host.playFrom(missing, 'anna')).toMatchObject({ fault: { code: 'no-such-match' } });
    const running = { ...from, match: await played(false), ply: 1 };
    expect(await host.playFrom(running, 'anna')).toMatchObject({ fault: { code: 'not-over' } });
  });
});
