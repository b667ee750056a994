import { type MatchRecord, replay } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { goldenHorn } from '@levante/golden-horn/rules';
import { codeOf, type Reply } from '@levante/table/host/fault.ts';
import { newKey } from '@levante/table/match/outbox.ts';
import { MemoryStore } from '@levante/testkit/host';
import { waitFor } from '@levante/testkit/wait';
import { describe, expect, it } from 'vitest';
import type { DeviceHost } from '../src/hosts/device/host.ts';
import { type Behaviour, deviceWith, follow, honest, playOn, requestOf } from './lib/device.ts';

function given<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(codeOf(reply.fault));
  return reply.value;
}

/** Creates a match of one or more people against bots of these levels. */
async function opened(host: DeviceHost, levels: readonly string[], game = 'el-capitan', people = 1): Promise<string> {
  return given(await host.create(requestOf(game, people, levels))).id;
}

/** Verifies a record by replaying it and dealing it again from its seed. */
function verified(record: MatchRecord): void {
  const seed = record.seed ?? '';
  expect(commitmentOf(seed)).toBe(record.commitment);
  const dealer = new Dealer(seed);
  const end = replay(GAMES, record, (table, ply) => {
    const line = record.actions[ply];
    if (line?.startsWith('* ')) expect(dealer.draw(table.legal())).toBe(line);
  });
  if ('refusal' in end) throw new Error(`ply ${end.ply}: ${end.refusal.code}`);
  expect(end.result()).toEqual(record.result);
}

describe('a match on this device', () => {
  it.each(['el-capitan', 'golden-horn'])('of %s is played to its end, and its record verifies', async (game) => {
    const host = deviceWith(new MemoryStore());
    const id = await opened(host, ['random', 'deckhand'], game);
    const { following, messages, replaced } = follow(host, id);
    await playOn(host, id);
    await waitFor(() => expect(messages.at(-1)).toMatchObject({ type: 'plies', result: { ranks: {} } }));
    following.close();
    expect(replaced).toEqual([]);

    const record = given(await host.record(id));
    verified(record);
    // The messages contain the record: each action once, in order.
    const plies = messages.flatMap((message) => (message.type === 'plies' ? message.plies : []));
    expect(plies).toHaveLength(record.actions.length);
    if (game === 'el-capitan') expect(plies.map((ply) => ply.action)).toEqual(record.actions);
  });

  it('sends each seat at this screen only what it may see, and no seed before the end', async () => {
    const store = new MemoryStore();
    const host = deviceWith(store);
    const id = await opened(host, ['random'], 'golden-horn', 2);
    const seats = [0, 1].map((seat) => ({ seat, ...follow(host, id, seat) }));
    await playOn(host, id, 60);
    // The bot keeps playing until a person is to decide; only then is the stored match stable.
    await waitFor(async () => {
      const { actor, mine } = given(await host.match(id));
      expect(mine).toContain(Number(actor));
    });
    const match = await store.read(id);
    const dealer = await store.dealerOf(id);
    const read = goldenHorn.fromJson(match?.state);
    if (!match || !dealer || !read.ok) throw new Error('nothing kept');
    for (const { seat, following, messages } of seats) {
      await waitFor(() => expect(messages.at(-1)).toMatchObject({ ply: match.ply }));
      const last = messages.at(-1);
      expect(last?.type === 'plies' && last.state).toEqual(goldenHorn.toJson(goldenHorn.view(read.value, seat)));
      const lines = messages.flatMap((message) => (message.type === 'plies' ? message.plies : []));
      const cards = lines.map((ply) => ply.action).filter((line) => line.startsWith('* card '));
      expect(cards.length).toBeGreaterThan(10);
      for (const card of cards) expect(card.endsWith('?')).toBe(!card.startsWith(`* card ${seat} `));
      const record = given(await host.record(id, seat));
      expect(record.actions).toEqual(lines.map((ply) => ply.action));
      expect(record.commitment).toBe(match.commitment);
      expect(JSON.stringify([record, messages])).not.toContain(dealer.seed);
      following.close();
    }
  });

  it('resumes after a reload', async () => {
    const store = new MemoryStore();
    const before = deviceWith(store);
    const id = await opened(before, ['deckhand']);
    const first = follow(before, id);
    await playOn(before, id, 40);
    first.following.close();
    const host = deviceWith(store);
    const { following, messages } = follow(host, id, null, false);
    await waitFor(() => expect(messages[0]).toMatchObject({ type: 'view', match: { id } }));
    await playOn(host, id);
    following.close();
    verified(given(await host.record(id)));
  });

  it('is sent to all followers in every tab, regardless of which commits first', async () => {
    const store = new MemoryStore();
    const one = deviceWith(store);
    const other = deviceWith(store);
    const id = await opened(one, ['deckhand', 'random']);
    const followers = [one, other].map((host) => follow(host, id));
    await playOn(one, id, 60);
    await playOn(other, id, 120);
    const { ply } = given(await one.match(id));
    for (const { messages, following } of followers) {
      await waitFor(() => {
        const plies = messages.flatMap((message) => (message.type === 'plies' ? message.plies : []));
        expect(plies.length).toBeGreaterThanOrEqual(ply);
      });
      let next = 0;
      for (const message of messages) {
        if (message.type !== 'plies') continue;
        expect(message.from).toBe(next);
        next = message.ply;
      }
      following.close();
    }
  });

  it('refuses what a server would refuse, and changes nothing', async () => {
    const host = deviceWith(new MemoryStore());
    const id = await opened(host, ['deckhand']);
    const { following } = follow(host, id);
    await waitFor(async () => expect(given(await host.match(id)).actor).toBe('0'));
    const { ply } = given(await host.match(id));
    const codes = await Promise.all(
      [['1 end'], ['* reveal MAR-3'], ['0 build 99'], ['nonsense']].map(async (actions) => {
        const reply = await host.act(id, ply, actions, newKey());
        return reply.ok ? 'done' : codeOf(reply.fault);
      }),
    );
    expect(codes.slice(0, 2)).toEqual(['not-your-seat', 'not-your-seat']);
    expect(codes).not.toContain('done');
    const late = await host.act(id, ply - 1, ['0 end'], newKey());
    expect(!late.ok && codeOf(late.fault)).toBe('stale-ply');
    expect(given(await host.match(id)).ply).toBe(ply);
    const missing = await host.match('nowhere');
    expect(!missing.ok && missing.fault.kind).toBe('not-here');
    const unknown = await host.create({ ...requestOf('el-capitan', 1, ['deckhand']), game: 'chess' });
    expect(!unknown.ok && codeOf(unknown.fault)).toBe('unknown-game');
    const open = await host.create({ game: 'el-capitan', options: { players: 2 }, seats: [{ kind: 'open' }] });
    expect(open.ok).toBe(false);
    const level = await host.create(requestOf('el-capitan', 1, ['god']));
    expect(!level.ok && codeOf(level.fault)).toBe('unknown-level');
    following.close();
  });

  it('disappears for its followers when it is deleted', async () => {
    const store = new MemoryStore();
    const host = deviceWith(store);
    const id = await opened(host, [], 'el-capitan', 2);
    const { messages, faults, following } = follow(host, id);
    await waitFor(() => expect(messages.length).toBeGreaterThan(0));
    store.delete(id);
    following.retryNow();
    await waitFor(() => expect(faults).toEqual([{ kind: 'not-here' }]));
  });

  it('offers its bots’ levels', async () => {
    const { games } = given(await deviceWith(new MemoryStore()).games());
    expect(games.map((game) => game.id)).toEqual([...GAMES.keys()]);
    for (const { levels } of games) expect(levels).toContain('deckhand');
    const none = await deviceWith(new MemoryStore(), () => null).games();
    expect(!none.ok && none.fault.kind).toBe('no-bots');
  });

  it('reports a fault if the browser cannot store anything', async () => {
    const store = new MemoryStore();
    const host = deviceWith(store);
    const id = await opened(host, ['deckhand']);
    store.commit = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { faults } = follow(host, id);
    await waitFor(() => expect(faults).toEqual([{ kind: 'unkept' }]));
    store.create = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const reply = await host.create(requestOf('el-capitan', 1, ['deckhand']));
    expect(!reply.ok && reply.fault.kind).toBe('no-space');
  });
});

describe('a bot that fails', () => {
  it.each([
    ['that throws', 'throws'],
    ['whose thread ends', 'dies'],
  ] as const)('%s is replaced by a deckhand, for that turn', async (_, how) => {
    const levels: string[] = [];
    const behaviour: Behaviour = (request) => {
      if (request.ask === 'think') levels.push(request.level);
      return request.ask === 'think' && request.level === 'random' ? how : honest(request);
    };
    const host = deviceWith(new MemoryStore(), () => behaviour);
    const id = await opened(host, ['random']);
    const { following, replaced } = follow(host, id);
    await playOn(host, id, 60);
    following.close();
    expect(replaced.length).toBeGreaterThan(1);
    expect(new Set(replaced)).toEqual(new Set([1]));
    expect(levels.slice(0, 2)).toEqual(['random', 'deckhand']);
    // The bot is asked again in its next turn.
    expect(levels.slice(2)).toContain('random');
  });

  it('is replaced by a legal action if the deckhand fails as well', async () => {
    const host = deviceWith(new MemoryStore(), () => () => 'throws');
    const id = await opened(host, ['random']);
    const { following, replaced } = follow(host, id);
    await playOn(host, id, 60);
    following.close();
    expect(replaced.length).toBeGreaterThan(1);
  });

  it('is retried if its code cannot be loaded, and plays once it can', async () => {
    let network = false;
    const host = deviceWith(new MemoryStore(), () => (network ? honest : null));
    const id = await opened(host, ['deckhand']);
    const { following, lines, replaced } = follow(host, id);
    const playing = playOn(host, id, 60);
    await waitFor(() => expect(lines).toContain('no-bots'));
    const { ply } = given(await host.match(id));
    network = true;
    following.retryNow();
    await waitFor(async () => expect(given(await host.match(id)).ply).toBeGreaterThan(ply));
    await waitFor(() => expect(lines.at(-1)).toBe('live'));
    expect(replaced).toEqual([]);
    await playing;
    following.close();
  });
});
