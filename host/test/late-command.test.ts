import { type Commit, type MatchHost, ServiceClock } from '@levante/host';
import { faultOf, granted, inProcessBots, MemoryStore } from '@levante/testkit/host';
import type { SteppedClock } from '@levante/testkit/stepped-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { steppedHost } from './lib/stepped-host.ts';

/** A store that can be slow to begin the commit of a command, like a process that was frozen before it wrote. */
class SlowStore extends MemoryStore {
  /** Resolves when the next commit of a command may be written; null for immediately. */
  waiting: Promise<void> | null = null;

  override async commit(commit: Commit): Promise<boolean> {
    const { waiting } = this;
    if (commit.command && waiting) {
      this.waiting = null;
      await waiting;
    }
    return await super.commit(commit);
  }
}

let clock: SteppedClock;
let store: SlowStore;
/** A host whose bots never play. */
let host: MatchHost;

beforeEach(() => {
  ({ clock, host } = steppedHost((time) => {
    store = new SlowStore(() => time.now());
    const bots = { ...inProcessBots(new Map()), think: () => new Promise<never>(() => {}) };
    return { store, bots, clocks: { store, time: new ServiceClock(store, () => time.now()) } };
  }));
});

/** Creates a dealt match of Anna and Bo with a clock, in which Anna is to act. Returns Anna's command. */
async function asked() {
  const seats = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }];
  const timeControl = { kind: 'live' as const, bankS: 60, incrementS: 5 };
  const request = { game: 'purse-race', options: { players: 2, goal: 9 }, shuffle: false, seats, timeControl };
  const { id } = granted(await host.create(request, 'anna'));
  await host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
  await clock.pass(1000);
  const { ply, actor } = granted(await host.describe(id, 'anna'));
  expect(actor).toBe('0');
  return { match: id, person: 'anna', ply, key: 'key-0001', actions: ['0 end'] };
}

/** Lets time pass while the host serves, since clocks stand still while no person does. */
async function pass(seconds: number, match: string): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    await clock.pass(1000);
    await host.describe(match, 'anna');
  }
}

describe('a command that was refused because the time is used up', () => {
  it('is not stored by an earlier, slow request with the same key', async () => {
    const command = await asked();
    let begin = (): void => {};
    store.waiting = new Promise((resolve) => {
      begin = resolve;
    });
    const slow = host.act(command);
    await pass(70, command.match);
    expect(faultOf(await host.act(command))).toEqual({ code: 'out-of-time' });
    begin();
    expect(faultOf(await slow)).toEqual({ code: 'out-of-time' });
    expect(await store.answerTo(command.match, 'anna', command.key)).toMatchObject({
      refusal: { code: 'out-of-time' },
    });
    expect((await store.read(command.match))?.ply).toBe(command.ply);
  });

  it('is acknowledged if an earlier request with the same key was in time', async () => {
    const command = await asked();
    const ply = granted(await host.act(command));
    await pass(70, command.match);
    expect(granted(await host.act(command))).toBe(ply);
  });
});

describe('a command that was refused because a bot plays', () => {
  it('stays refused when it is sent again after the person came back', async () => {
    const command = await asked();
    const own = { match: command.match, person: 'anna' };
    granted(await host.resign(own));
    expect(faultOf(await host.act(command))).toEqual({ code: 'bot-plays', at: 0 });
    granted(await host.reclaimSeat(own));
    expect(faultOf(await host.act(command))).toEqual({ code: 'bot-plays', at: 0 });
    expect((await store.read(command.match))?.ply).toBe(command.ply);
  });

  it('is accepted under another key after the person came back', async () => {
    const command = await asked();
    const own = { match: command.match, person: 'anna' };
    granted(await host.resign(own));
    faultOf(await host.act(command));
    granted(await host.reclaimSeat(own));
    expect(granted(await host.act({ ...command, key: 'key-0002' }))).toBeGreaterThan(command.ply);
  });
});

describe('a command that was refused because the match has not started', () => {
  it('stays refused when it is sent again after the start, and is accepted under another key', async () => {
    const seats = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }];
    const request = { game: 'prompt-race', options: { players: 2, goal: 9 }, shuffle: false, seats };
    const { id } = granted(await host.create(request, 'anna'));
    const command = { match: id, person: 'anna', ply: 0, key: 'key-0001', actions: ['0 end'] };
    expect(faultOf(await host.act(command))).toEqual({ code: 'not-started' });
    await host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
    expect(faultOf(await host.act(command))).toEqual({ code: 'not-started' });
    expect(granted(await host.act({ ...command, key: 'key-0002' }))).toBeGreaterThan(0);
  });
});
