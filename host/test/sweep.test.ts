import { beforeEach, describe, expect, it } from 'vitest';
import { Sweep } from '../src/play/sweep.ts';
import type { MatchProgress, Shared } from '../src/ports/shared.ts';

const POLL_MS = 3000;

/** Fake dependencies of a sweep that record their calls. */
class Fixture {
  readonly events: string[] = [];
  held: string[] = [];
  followed: string[] = [];
  unattended: string[] = [];
  fault: Error | null = null;
  now = 0;
  #next: (() => void) | null = null;

  readonly shared: Shared = {
    claim: async () => {
      this.events.push('claim');
      if (this.fault) throw this.fault;
      return this.unattended.splice(0);
    },
    keep: async (matches) => void this.events.push(`keep ${matches}`),
    release: async (matches) => {
      this.events.push(`release ${matches}`);
      if (this.fault) throw this.fault;
    },
    progressOf: async (matches) => matches.map((id): MatchProgress => ({ id, ply: 7, status: 'running' })),
    pollMs: POLL_MS,
    failed: (error) => void this.events.push(`failed ${error}`),
    followedElsewhere: { publish: (matches) => void this.events.push(`publish ${matches}`), has: () => false },
  };

  sweep(): Sweep {
    const fixture = this;
    return new Sweep(
      {
        time: {
          now: () => this.now,
          after: (ms, then) => {
            this.events.push(`wait ${ms}`);
            this.#next = then;
            return () => {
              this.events.push('cancel');
              this.#next = null;
            };
          },
        },
      },
      this.shared,
      {
        get held() {
          return fixture.held;
        },
        kick: (match) => void this.events.push(`kick ${match}`),
      },
      {
        get followed() {
          return fixture.followed;
        },
        catchUp: (progress) => void this.events.push(`catch up ${progress.map(({ id, ply }) => `${id} ${ply}`)}`),
      },
    );
  }

  /** Returns the calls since the last time, after the round has ended. */
  async taken(): Promise<readonly string[]> {
    await new Promise((resolve) => setImmediate(resolve));
    return this.events.splice(0);
  }

  /** Advances to the next round. Returns false if none is scheduled. */
  next(ms = 1000): boolean {
    this.now += ms;
    const next = this.#next;
    this.#next = null;
    next?.();
    return next !== null;
  }
}

let fixture: Fixture;
beforeEach(() => {
  fixture = new Fixture();
});

describe('a sweep', () => {
  it('renews the leases of its host’s matches in every round, if there are any', async () => {
    const sweep = fixture.sweep();
    fixture.held = ['a', 'b'];
    sweep.start();
    expect(await fixture.taken()).toEqual(['keep a,b', 'claim', 'wait 1000']);
    fixture.next();
    expect(await fixture.taken()).toEqual(['keep a,b', 'claim', 'wait 1000']);
    fixture.held = [];
    fixture.next();
    expect(await fixture.taken()).toEqual(['claim', 'wait 1000']);
    await sweep.end();
  });

  it('continues matches that no host attends', async () => {
    fixture.unattended = ['c', 'd'];
    const sweep = fixture.sweep();
    sweep.start();
    expect(await fixture.taken()).toEqual(['claim', 'kick c', 'kick d', 'wait 1000']);
    await sweep.end();
  });

  it('polls the progress of followed matches, even if the clock is set back', async () => {
    fixture.followed = ['a', 'b'];
    const asks = ['publish a,b', 'catch up a 7,b 7'];
    const sweep = fixture.sweep();
    sweep.start();
    expect(await fixture.taken()).not.toContain('publish a,b');
    fixture.next(POLL_MS - 1);
    expect(await fixture.taken()).not.toContain('publish a,b');
    fixture.next(1);
    expect(await fixture.taken()).toEqual(['claim', ...asks, 'wait 1000']);
    fixture.next(-POLL_MS);
    expect(await fixture.taken()).toEqual(['claim', ...asks, 'wait 1000']);
    fixture.followed = [];
    fixture.next(POLL_MS);
    expect(await fixture.taken()).toEqual(['claim', 'publish ', 'wait 1000']);
    await sweep.end();
  });

  it('continues after a failed round', async () => {
    fixture.fault = new Error('gone');
    const sweep = fixture.sweep();
    sweep.start();
    expect(await fixture.taken()).toEqual(['claim', 'failed Error: gone', 'wait 1000']);
    fixture.fault = null;
    fixture.next();
    expect(await fixture.taken()).toEqual(['claim', 'wait 1000']);
    await sweep.end();
  });

  it('ends when its current round is over', async () => {
    const sweep = fixture.sweep();
    sweep.start();
    const ended = sweep.end();
    expect(await fixture.taken()).toEqual(['claim']);
    await ended;
    sweep.start();
    expect([await fixture.taken(), fixture.next()]).toEqual([[], false]);
    const other = fixture.sweep();
    other.start();
    await fixture.taken();
    await other.end();
    expect([await fixture.taken(), fixture.next()]).toEqual([['cancel'], false]);
  });

  it('releases matches immediately, if there are any', async () => {
    const sweep = fixture.sweep();
    await sweep.release(['a']);
    await sweep.release([]);
    expect(await fixture.taken()).toEqual(['release a']);
    fixture.fault = new Error('gone');
    await sweep.release(['a']);
    expect(await fixture.taken()).toEqual(['release a', 'failed Error: gone']);
  });
});
