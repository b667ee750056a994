import type { Match } from '@levante/wire';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RematchWatch } from '../src/end/rematch-watch.ts';
import type { Reply } from '../src/host/fault.ts';
import type { Host } from '../src/host/host.ts';

const OFFLINE: Reply<never> = { ok: false, fault: { kind: 'offline' } };
const GONE: Reply<never> = {
  ok: false,
  fault: { kind: 'refused', status: 404, error: { code: 'no-such-match', message: '' } },
};

function aMatch(id: string, more: Partial<Match> = {}): Match {
  const seats = [0, 1].map((seat) => {
    const open = { seat, kind: 'person' as const, name: null, level: null, taken: false, mine: false };
    return { ...open, reserved: true, reservedForMe: seat === 0 };
  });
  const from = { id, game: 'a', rulesVersion: 1, options: {}, seats, mine: [], viewer: null };
  const now = { status: 'waiting' as const, ply: 0, actor: null, result: null };
  return { ...from, ...now, commitment: '', createdAt: Date.now(), opened: false, ...more };
}

/** A finished match, its rematches at the server, and the page that follows them. */
class Evening {
  readonly tables = new Map<string, Match>();
  readonly match = signal<Match | null>(aMatch('first', { status: 'over', mine: [0] }));
  readonly opened: string[] = [];
  readonly #left = new AbortController();
  /** Whether the next reply to a question or an answer is lost. */
  losesReply = false;
  /** Whether the others answer a question immediately. */
  areOthersFast = false;
  /** Ends of readings that are held back; null to answer immediately. */
  held: (() => void)[] | null = null;
  readonly watch: RematchWatch;

  constructor() {
    const host: Partial<Host> = {
      match: async (id) => {
        const found = this.tables.get(id);
        const { held } = this;
        if (held) await new Promise<void>((resolve) => held.push(resolve));
        return found ? { ok: true, value: found } : GONE;
      },
      takeSeat: async (id) => this.#reply(this.sit(id)),
      rematch: async () => {
        const { rematch } = this.match.peek() ?? {};
        const id = rematch ?? `rematch ${this.tables.size + 1}`;
        if (rematch === undefined) this.ask(id, { mine: [0], status: this.areOthersFast ? 'running' : 'waiting' });
        const proposed = this.tables.get(id);
        return proposed ? this.#reply(proposed) : GONE;
      },
      leave: async (id) => {
        this.callOff(id);
        return { ok: true, value: {} };
      },
    };
    this.watch = new RematchWatch({ host: host as Host, match: this.match, left: this.#left.signal }, (id) =>
      this.opened.push(id),
    );
  }

  /** A player asks for a rematch. */
  ask(id: string, more: Partial<Match> = {}): void {
    this.tables.set(id, aMatch(id, more));
    this.match.value = { ...aMatch('first', { status: 'over', mine: [0] }), rematch: id };
  }

  /** My seat is the last one: the match starts. */
  sit(id: string): Match {
    const match = aMatch(id, { mine: [0], status: 'running' });
    this.tables.set(id, match);
    return match;
  }

  callOff(id: string): void {
    this.tables.delete(id);
    this.match.value = aMatch('first', { status: 'over', mine: [0] });
  }

  leave(): void {
    this.#left.abort();
  }

  #reply(match: Match): Reply<Match> {
    const { losesReply } = this;
    this.losesReply = false;
    return losesReply ? OFFLINE : { ok: true, value: match };
  }
}

let evening: Evening;

beforeEach(() => {
  vi.useFakeTimers();
  evening = new Evening();
});
afterEach(() => {
  evening.leave();
  vi.useRealTimers();
});

describe('a rematch', () => {
  it('opens three seconds after the last player, who sits here, has agreed', async () => {
    evening.ask('r');
    await vi.advanceTimersByTimeAsync(2000);
    evening.watch.agree();
    await vi.advanceTimersByTimeAsync(2900);
    expect([evening.watch.startsIn.value, evening.opened]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(200);
    expect(evening.opened).toEqual(['r']);
  });

  it('opens although the reply to the last agreement was lost', async () => {
    evening.ask('r');
    await vi.advanceTimersByTimeAsync(2000);
    evening.losesReply = true;
    evening.watch.agree();
    await vi.advanceTimersByTimeAsync(6000);
    expect(evening.opened).toEqual(['r']);
  });

  it('opens although the reply to the request was lost and the others agreed immediately', async () => {
    evening.losesReply = true;
    evening.areOthersFast = true;
    evening.watch.agree();
    await vi.advanceTimersByTimeAsync(6000);
    expect(evening.opened).toEqual(['rematch 1']);
  });

  it('that another person requests is shown after this player called theirs off', async () => {
    evening.watch.agree();
    await vi.advanceTimersByTimeAsync(2000);
    evening.watch.leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(evening.watch.next.value).toBeNull();
    evening.ask('theirs');
    await vi.advanceTimersByTimeAsync(2000);
    expect(evening.watch.next.value?.id).toBe('theirs');
  });

  it('that was called off is not shown again by an earlier reply that arrives late', async () => {
    evening.watch.agree();
    await vi.advanceTimersByTimeAsync(1000);
    evening.held = [];
    await vi.advanceTimersByTimeAsync(1000);
    const { held } = evening;
    evening.held = null;
    evening.watch.leave();
    await vi.advanceTimersByTimeAsync(100);
    for (const end of held) end();
    await vi.advanceTimersByTimeAsync(100);
    expect(evening.watch.next.value).toBeNull();
  });
});
