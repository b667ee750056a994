import type { Proposal } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { timesAfter } from '../src/match/proposal-times.ts';

const aProposal = (more: Partial<Proposal> = {}): Proposal => ({
  number: 1,
  kind: 'break',
  seat: 0,
  to: null,
  asked: [1],
  agreed: [],
  outcome: null,
  by: null,
  leftMs: 30_000,
  ...more,
});

describe('the times of a proposal', () => {
  it('count from its arrival, and are corrected by every message', () => {
    const first = timesAfter(null, aProposal(), 1000);
    expect(first).toEqual({ number: 1, endsAt: 31_000, closedAt: null });
    expect(timesAfter(first, aProposal({ leftMs: 20_000 }), 12_000)?.endsAt).toBe(32_000);
  });

  it('include the time at which its outcome arrived', () => {
    const open = timesAfter(null, aProposal(), 1000);
    const closed = timesAfter(open, aProposal({ outcome: 'refused' }), 2000);
    expect(closed?.closedAt).toBe(2000);
    expect(timesAfter(closed, aProposal({ outcome: 'refused' }), 9000)?.closedAt).toBe(2000);
  });

  it('are unknown if it had its outcome before this page was opened', () => {
    expect(timesAfter(null, aProposal({ outcome: 'refused' }), 1000)).toBeNull();
    expect(timesAfter(timesAfter(null, aProposal(), 0), undefined, 1000)).toBeNull();
    const earlier = timesAfter(null, aProposal(), 0);
    expect(timesAfter(earlier, aProposal({ number: 2, outcome: 'void' }), 1000)).toBeNull();
  });
});
