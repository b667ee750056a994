import { length } from '@levante/testkit/tier';
import { expect, it } from 'vitest';
import { CredentialWorld } from './lib/credential-world.ts';
import { openMailFixture } from './lib/mail-fixture.ts';

const WORLDS = length({ quick: 2, slow: 12, long: 200 });
const STEPS = 40;

it('a stolen copy never gets more rights than it had, and none after signing out everywhere', {
  timeout: 600_000,
}, async () => {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= WORLDS; seed++) {
    const fixture = await openMailFixture();
    const world = new CredentialWorld(fixture, fixture.mailbox, seed);
    try {
      if (seed % 2 === 0) await world.beginWithAccount();
      for (let i = 0; i < STEPS; i++) await world.step();
    } finally {
      await fixture.close();
    }
    expect([seed, world.faults]).toEqual([seed, []]);
    for (const [name, count] of world.counts) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  // Guards against worlds in which nothing happened. Of two worlds chance leaves out some steps.
  const awaited = ['passkey', 'prove', 'token', 'address', 'confirm', 'sign in', 'everywhere', 'leave'];
  const missing = awaited.filter((name) => (counts.get(name) ?? 0) === 0);
  expect(missing.length <= (WORLDS > 2 ? 0 : awaited.length / 2), missing.join()).toBe(true);
});
