import type { Bell } from '@levante/host';
import { claimSame, type SuiteCase, until } from './claims.ts';

/** Two connected ends of a bell, possibly the same object. */
export interface OpenedBell {
  readonly here: Bell;
  readonly there: Bell;
  close(): Promise<void>;
}

const CASES: Readonly<Record<string, (bell: OpenedBell) => Promise<void>>> = {
  'a ring reaches listeners of the ringing end immediately': async ({ here }) => {
    const rings: string[] = [];
    here.listen((match) => rings.push(match));
    here.ring('a');
    claimSame(rings, ['a']);
  },

  'a ring reaches all listeners of the other end': async ({ here, there }) => {
    const one: string[] = [];
    const other: string[] = [];
    there.listen((match) => one.push(match));
    there.listen((match) => other.push(match));
    for (const match of ['a', 'b', 'c']) here.ring(match);
    await until(() => one.length >= 3 && other.length >= 3, 'all rings');
    claimSame(
      [one, other],
      [
        ['a', 'b', 'c'],
        ['a', 'b', 'c'],
      ],
    );
  },

  'a listener that has unsubscribed receives no more rings': async ({ here, there }) => {
    const gone: string[] = [];
    const still: string[] = [];
    there.listen((match) => gone.push(match))();
    there.listen((match) => still.push(match));
    here.ring('a');
    await until(() => still.length > 0, 'the ring');
    claimSame(gone, []);
  },
};

/** Returns test cases for the contract of a bell without message loss. */
export function bellSuite(open: () => Promise<OpenedBell>): readonly SuiteCase[] {
  return Object.entries(CASES).map(([name, check]) => ({
    name,
    run: async () => {
      const bell = await open();
      try {
        await check(bell);
      } finally {
        await bell.close();
      }
    },
  }));
}
