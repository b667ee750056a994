import type { BotPort, CommitNews } from '@levante/host';
import { LocalBell, MatchHost } from '@levante/host';
import { bellSuite, hostSuite, MemoryStore, type OpenHost } from '@levante/testkit/host';
import { Nats } from '@levante/testkit/nats';
import { noNats } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../src/backend/machine.ts';
import { BotService, type BotThinker } from '../src/nats/bot-service.ts';
import { Bus } from '../src/nats/bus.ts';
import { NatsFollowedElsewhere } from '../src/nats/followed-elsewhere.ts';
import { NatsMatchBell } from '../src/nats/match-bell.ts';
import { RemoteBots } from '../src/nats/remote-bots.ts';
import { TEST_KITS } from './lib/bot-kits.ts';
import { BOT_ANSWER, botQuestion } from './lib/bot-question.ts';
import { threadedBots } from './lib/threads.ts';

const DIES = 'dies without a word';
/** A dead worker is given up only after a while. */
const ENDS = ['stops', DIES, `${DIES}, the clock put back`];
const levels = Object.fromEntries([...TEST_KITS].map(([game, kit]) => [game, kit.levels]));

describe.skipIf(noNats !== null)(`a server over NATS${noNats ? ` (${noNats})` : ''}`, () => {
  let nats: Nats;
  const ends: (() => Promise<void> | void)[] = [];
  beforeAll(async () => {
    nats = await Nats.start();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const end of ends.splice(0).reverse()) await end();
  });
  afterAll(() => nats?.kill());

  const bus = (): Bus => {
    const made = new Bus(nats.address);
    ends.push(() => made.close());
    return made;
  };

  /** Sets the clock back by a day. */
  const putBack = (): void => {
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 86_400_000);
  };

  const service = (bots: BotThinker, on = bus()): BotService => {
    const made = new BotService({ bus: on, bots, threads: 1, levels });
    ends.push(() => made.stop());
    return made;
  };

  const servers = async (): Promise<RemoteBots> => {
    const bots = new RemoteBots(bus());
    ends.push(() => bots.stop());
    return bots;
  };

  /** Creates servers that know a worker. */
  const whoKnow = async (workers: number): Promise<RemoteBots> => {
    const bots = await servers();
    await waitFor(() => expect(bots.workers).toBe(workers));
    return bots;
  };

  describe('a bell', () => {
    const open = async () => {
      const buses = [new Bus(nats.address), new Bus(nats.address)] as const;
      const everywhere = { add: () => {}, has: () => true };
      const here = new NatsMatchBell(buses[0], everywhere);
      const there = new NatsMatchBell(buses[1], everywhere);
      for (const match of ['ready', 'a', 'b', 'c']) there.attend(match);
      const received = new Promise<void>((resolve) => {
        const stop = there.listen((match) => {
          if (match !== 'ready') return;
          stop();
          resolve();
        });
      });
      const ringing = setInterval(() => here.ring('ready'), 5);
      await received;
      clearInterval(ringing);
      // Flushes earlier messages first.
      await Promise.all(buses.map((one) => one.flush()));
      await Promise.all(buses.map((one) => one.flush()));
      const close = async (): Promise<void> => {
        await Promise.all(buses.map((one) => one.close()));
      };
      return { here, there, close };
    };
    for (const { name, run } of bellSuite(open)) it(name, run);

    const news = (more: Partial<CommitNews> = {}): CommitNews => ({
      match: 'a',
      from: 3,
      seatVersion: 0,
      actor: '1',
      position: 9,
      isCommand: true,
      at: 5,
      plies: [{ action: '0 step', usedMs: 4, leftMs: 60_000 }],
      result: { scores: [1, 2], ranks: [2, 1] },
      clocks: {
        control: { kind: 'live', bankS: 60, incrementS: 5 },
        seats: [{ leftMs: 1, since: null, freeMs: 0, returned: false }],
      },
      ...more,
    });

    /** Rings with news, and returns what is heard on the other side. */
    async function passed(sent: CommitNews | undefined, isFollowed = true): Promise<CommitNews | undefined> {
      const one = bus();
      const other = bus();
      const here = new NatsMatchBell(one, { add: () => {}, has: () => isFollowed });
      const there = new NatsMatchBell(other, { add: () => {}, has: () => false });
      there.attend('a');
      const received: (CommitNews | undefined)[] = [];
      there.listen((_, carried) => received.push(carried));
      // Rings until the subscription is known.
      await waitFor(() => {
        here.ring('a', sent);
        expect(received.length).toBeGreaterThan(0);
      });
      return received[0];
    }

    it('carries a commit to servers that follow the match', async () => {
      expect(await passed(news())).toEqual(news());
      const bare = news({ plies: [{ action: '0 step' }], result: null, clocks: null, position: null });
      expect(await passed(bare)).toEqual(bare);
    });

    it('carries no commit to servers that do not follow the match, and no foreign, malformed or long commit', async () => {
      expect(await passed(news(), false)).toBeUndefined();
      expect(await passed(news({ match: 'b' }))).toBeUndefined();
      const malformed: Partial<CommitNews>[] = [{ from: 0.5 }, { actor: Object(1) }, { plies: Object(null) }];
      for (const more of malformed) expect(await passed(news(more))).toBeUndefined();
      const long = [{ action: 'x'.repeat(70_000) }];
      expect(await passed(news({ plies: long }))).toBeUndefined();
    });

    it('receives nothing of a match that is no longer followed', async () => {
      const one = bus();
      const other = bus();
      const [here, there] = [one, other].map((on) => new NatsMatchBell(on, { add: () => {}, has: () => false }));
      const received: string[] = [];
      there?.listen((match) => received.push(match));
      const leave = there?.attend('a');
      there?.attend('b');
      await waitFor(() => {
        here?.ring('a');
        expect(received).toContain('a');
      });
      leave?.();
      await other.flush();
      await one.flush();
      received.length = 0;
      here?.ring('a');
      await waitFor(() => {
        here?.ring('b');
        expect(received).toContain('b');
      });
      expect(received).not.toContain('a');
    });
  });

  describe('a host with bots in a worker', () => {
    const threads = threadedBots();
    /** A worker shared by all hosts. */
    const lasting: (() => Promise<void> | void)[] = [];
    let bots: BotPort;
    beforeAll(async () => {
      service(threads);
      const remote = await whoKnow(1);
      lasting.push(...ends.splice(0).reverse(), () => threads.stop());
      bots = {
        levels: (game) => remote.levels(game),
        think: (question) => remote.think(question),
        stop: async () => {},
      };
    });
    afterAll(async () => {
      for (const end of lasting) await end();
    });
    const open: OpenHost = async (setup) => {
      const store = new MemoryStore();
      const bell = new LocalBell();
      const host = new MatchHost({ ...setup, store, bots, bell, chance: SYSTEM_CHANCE, time: SYSTEM_TIME, turnMs: 20 });
      return { host, store, close: () => host.stop() };
    };
    for (const { name, run } of hostSuite(open)) it(name, run);
  });

  const answering = (questions: string[] = []): BotThinker => ({
    think: async ({ match }) => {
      questions.push(match);
      return BOT_ANSWER;
    },
  });
  /** A bot that never answers. */
  const silent = (questions: string[]): BotThinker => ({
    think: ({ match }) => {
      questions.push(match);
      return new Promise(() => {});
    },
  });

  it('reports bots as unavailable after a while, and uses a worker that appears earlier', async () => {
    const bots = await servers();
    expect(await bots.levels('purse-race')).toBeNull();
    expect(await bots.think(botQuestion('a'))).toEqual({ ok: false, reason: 'unavailable' });
    const waiting = bots.think(botQuestion('b'));
    service(answering());
    expect(await waiting).toEqual(BOT_ANSWER);
    expect(await bots.levels('purse-race')).toContain('whole');
    expect(await bots.levels('chess')).toEqual([]);
  });

  it.each(ENDS)('asks another worker when one %s', async (ends) => {
    const questions: string[] = [];
    const on = bus();
    const one = service(silent(questions), on);
    const bots = await whoKnow(1);
    const first = bots.think(botQuestion('a'));
    await waitFor(() => expect(questions).toEqual(['a']));
    service(answering());
    await waitFor(() => expect(bots.workers).toBe(2));
    if (ends === 'stops') one.stop();
    else {
      if (ends !== DIES) putBack();
      await on.close();
    }
    expect(await first).toEqual(BOT_ANSWER);
  });

  it('sends the messages of an event-loop tick in order, each once', async () => {
    const from = bus();
    const to = bus();
    const received: unknown[] = [];
    to.subscribe('levante.test', (data) => received.push(data));
    await waitFor(() => {
      from.publish('levante.test', 0);
      expect(received).toContain(0);
    });
    const numbers = Array.from({ length: 500 }, (_, i) => i + 1);
    for (const number of numbers) from.publish('levante.test', number);
    await waitFor(() => expect(received.filter((one) => one !== 0)).toEqual(numbers));
  });

  it('reconnects to NATS even if the clock was set back', async () => {
    const here = bus();
    const there = bus();
    const received: unknown[] = [];
    there.subscribe('news', (data) => received.push(data));
    const tell = (what: string): Promise<void> =>
      waitFor(() => {
        here.publish('news', what);
        expect(received).toContain(what);
      });
    await tell('before');
    putBack();
    await nats.kill();
    await nats.start();
    await tell('after');
  });

  it('repeats questions that were lost', async () => {
    const questions: string[] = [];
    const on = bus();
    service(answering(questions), on);
    const bots = await whoKnow(1);
    await nats.kill();
    const lost = bots.think(botQuestion('a'));
    await nats.start();
    expect(await lost).toEqual(BOT_ANSWER);
  });

  it('gets no answers after it has stopped', async () => {
    const wanted: (() => boolean)[] = [];
    service({
      think: (_, isWanted) => {
        wanted.push(isWanted);
        return new Promise(() => {});
      },
    });
    const bots = await whoKnow(1);
    const answer = bots.think(botQuestion('a'));
    await waitFor(() => expect(wanted.map((isWanted) => isWanted())).toEqual([true]));
    await bots.stop();
    expect(await answer).toEqual({ ok: false, reason: 'stopped' });
    await waitFor(() => expect(wanted.map((isWanted) => isWanted())).toEqual([false]));
  });

  it('knows which matches are followed on other servers', async () => {
    const here = new NatsFollowedElsewhere(bus());
    const there = new NatsFollowedElsewhere(bus());
    await waitFor(() => {
      here.publish(['a', 'b']);
      expect(there.has('a')).toBe(true);
    });
    expect([there.has('b'), there.has('c'), here.has('a')]).toEqual([true, false, false]);
    here.publish(['b']);
    await waitFor(() => expect([there.has('a'), there.has('b')]).toEqual([false, true]));
  });

  it('knows of a newly followed match before the next announcement of all', async () => {
    const one = bus();
    const other = bus();
    const here = new NatsFollowedElsewhere(one);
    const there = new NatsFollowedElsewhere(other);
    await waitFor(() => {
      here.publish(['a']);
      expect(there.has('a')).toBe(true);
    });
    new NatsMatchBell(one, here).attend('b');
    await waitFor(() => expect(there.has('b')).toBe(true));
    expect([there.has('a'), there.has('c'), here.has('b')]).toEqual([true, false, false]);
    here.publish([]);
    await waitFor(() => expect([there.has('a'), there.has('b')]).toEqual([false, false]));
  });

  it('distributes its questions over two workers', async () => {
    const one: string[] = [];
    const other: string[] = [];
    service(silent(one));
    service(silent(other));
    const bots = await whoKnow(2);
    const all = Array.from({ length: 20 }, (_, i) => bots.think(botQuestion(`m${i}`)));
    await waitFor(() => expect(one.length + other.length).toBe(20));
    expect([one.length, other.length]).toEqual([10, 10]);
    await bots.stop();
    await Promise.all(all);
  });
});
