import { describe, expect, it } from 'vitest';
import { networkOf } from '../src/http/address.ts';
import { OpenStreams } from '../src/http/open-streams.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';

describe('open streams', () => {
  const limits = { ...DEFAULT_LIMITS, streams: 6, streamsForSeats: 2 };
  const small = { ...limits, identity: { ...limits.identity, streams: 2 }, address: { ...limits.address, streams: 3 } };

  it('are bounded for each identity, for each address, and in all; some are kept for those who sit', () => {
    const streams = new OpenStreams(small);
    const open = (who: string, address: string, sits = false) => streams.open({ who, address, sits });
    const first = open('anna', 'here');
    open('anna', 'here');
    expect(() => open('anna', 'there')).toThrow('busy');
    open('bo', 'here');
    expect(() => open('cleo', 'here')).toThrow('busy');
    open('dan', 'there');
    // Four are open: two are left, for those who sit in the match.
    expect(() => open('eve', 'elsewhere')).toThrow('busy');
    open('eve', 'elsewhere', true);
    open('finn', 'elsewhere', true);
    expect(() => open('gus', 'far', true)).toThrow('busy');
    first();
    open('gus', 'far', true);
  });

  it('are not bounded where there are no limits', () => {
    const streams = new OpenStreams(null);
    for (let i = 0; i < 10_000; i++) streams.open({ who: 'anna', address: 'here', sits: false });
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['::1', '::'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8:1:2::5]:50123', '2001:db8:1:2::'],
    ['unix:', 'unix:'],
  ])('%s stands for %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
