import { describe, expect, it } from 'vitest';
import { checkLasting, FleetingConnections } from '../src/database/postgres/lasting.ts';

const SILENCE_MS = 1000;

/** Chooses the process that handles a statement, of those that are free; `own` is the connection's number. */
type Choice = (free: readonly number[], own: number) => number | undefined;

/** Connects to a database with some processes through a pooler. Counts the connections that are not released. */
function pooled(choose: Choice, { processes = 3, durable = 'on' } = {}) {
  const free = Array.from({ length: processes }, (_, i) => i + 1);
  const open = { count: 0 };
  const connect = async (): Promise<Parameters<typeof checkLasting>[0] extends () => Promise<infer C> ? C : never> => {
    open.count += 1;
    const own = open.count;
    /** The process of a transaction. */
    let held: number | null = null;
    const query = async ({ text }: { readonly text: string }) => {
      const process = held ?? choose(free, own) ?? 0;
      if (held === null) free.splice(free.indexOf(process), 1);
      held = text === 'begin' || (held !== null && text !== 'rollback') ? process : null;
      // The one that was used last is the last of those that are free.
      if (held === null) free.push(process);
      return { rows: [{ process, durable }] };
    };
    const release = (): void => {
      open.count -= 1;
    };
    return Object.create({ query, release });
  };
  return { connect, open };
}

describe('connections to a database', () => {
  it.each<[string, number, Choice]>([
    ['the process that was used last', 3, (free) => free.at(-1)],
    ['the process that was used first', 3, (free) => free[0]],
    ['the only process', 1, (free) => free[0]],
  ])('are refused if a pooler runs each statement on %s', async (_, processes, choose) => {
    const { connect, open } = pooled(choose, { processes });
    await expect(checkLasting(connect, SILENCE_MS)).rejects.toThrow(FleetingConnections);
    expect(open.count).toBe(0);
  });

  it('are refused if their commits are not durable', async () => {
    const { connect, open } = pooled((_, own) => own, { durable: 'off' });
    await expect(checkLasting(connect, SILENCE_MS)).rejects.toThrow(FleetingConnections);
    expect(open.count).toBe(0);
  });

  it('are accepted if each keeps its process and its settings', async () => {
    const { connect, open } = pooled((_, own) => own);
    await checkLasting(connect, SILENCE_MS);
    expect(open.count).toBe(0);
  });
});
