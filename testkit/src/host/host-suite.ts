import type { SuiteCase } from './claims.ts';
import { HostUnderTest, type OpenHost } from './harness.ts';
import { BOT_CASES } from './host-suite-bots.ts';
import { COMMAND_CASES } from './host-suite-commands.ts';
import { DEAL_CASES } from './host-suite-deal.ts';
import { PROPOSAL_CASES } from './host-suite-proposals.ts';
import { SEAT_CASES } from './host-suite-seats.ts';
import { VIEW_CASES } from './host-suite-views.ts';

/** A requirement on every host; each case gets its own host. */
export type HostCase = (fixture: HostUnderTest) => Promise<void>;

/** Returns test cases for the contract of a host, independent of its store and its bots. */
export function hostSuite(open: OpenHost): readonly SuiteCase[] {
  const cases: Readonly<Record<string, HostCase>> = {
    ...SEAT_CASES,
    ...COMMAND_CASES,
    ...BOT_CASES,
    ...VIEW_CASES,
    ...DEAL_CASES,
    ...PROPOSAL_CASES,
  };
  return Object.entries(cases).map(([name, check]) => ({
    name,
    run: async () => {
      const fixture = await HostUnderTest.open(open);
      try {
        await check(fixture);
      } finally {
        await fixture.close();
      }
    },
  }));
}
