import { describe, expect, it } from 'vitest';
import { networkOf, networksOf } from '../src/http/address.ts';
import { StreamLimiter, type StreamUse } from '../src/http/stream-limiter.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';

describe('open streams', () => {
  const limits = { ...DEFAULT_LIMITS, streams: 6, streamsForSeats: 2, streamsForTables: 0 };
  const small = { ...limits, identity: { ...limits.identity, streams: 2 }, address: { ...limits.address, streams: 3 } };
  const clientOf = (key: string, address: string, use: StreamUse) => ({ key, networks: networksOf(address), use });

  it('are limited per identity, per address and in total, with reserved places for players', () => {
    const streams = new StreamLimiter(small);
    const open = (who: string, address: string, use: StreamUse = 'tables') => streams.open(clientOf(who, address, use));
    const first = open('anna', 'here');
    open('anna', 'here');
    expect(() => open('anna', 'there')).toThrow('busy');
    open('bo', 'here');
    expect(() => open('cleo', 'here')).toThrow('busy');
    open('dan', 'there');
    // Four are open; the last two places are reserved for people who sit together.
    expect(() => open('eve', 'elsewhere')).toThrow('busy');
    expect(() => open('eve', 'elsewhere', 'alone')).toThrow('busy');
    open('eve', 'elsewhere', 'together');
    open('finn', 'elsewhere', 'together');
    expect(() => open('gus', 'far', 'together')).toThrow('busy');
    first();
    open('gus', 'far', 'together');
  });

  it('of people who play alone take at most half of all places, and leave the reserved ones', () => {
    const streams = new StreamLimiter(DEFAULT_LIMITS);
    const { streams: all, streamsForSeats, streamsForTables } = DEFAULT_LIMITS;
    /** Returns how many people of eleven homes with 180 networks each find a place. */
    const opened = (use: StreamUse): number => {
      let count = 0;
      for (let person = 0; person < 11 * 360; person++) {
        const home = (person % 11) + 1;
        const network = ((person % 180) + 1).toString(16);
        try {
          streams.open(clientOf(`${use} ${person}`, `2001:db8:${home}:${network}::1`, use));
          count += 1;
        } catch {}
      }
      return count;
    };
    expect(opened('alone')).toBe(all / 2);
    expect(opened('looking-on')).toBe(all / 2 - streamsForSeats - streamsForTables);
    expect(opened('tables')).toBe(streamsForTables);
    expect(opened('together')).toBe(streamsForSeats);
  });

  it('are limited for each network of an address, by its factor, without effect on other networks', () => {
    const streams = new StreamLimiter({ ...DEFAULT_LIMITS, address: { ...DEFAULT_LIMITS.address, streams: 3 } });
    const open = (address: string) => streams.open(clientOf(address, address, 'tables'));
    const opened = (count: number, addressOf: (i: number) => string): number => {
      let done = 0;
      for (; done < count; done++) {
        try {
          open(addressOf(done));
        } catch {
          break;
        }
      }
      return done;
    };
    expect(opened(99, (i) => `2001:db8:1:${i.toString(16)}::1`)).toBe(4 * 3);
    expect(opened(99, (i) => `2001:db8:1:${((i + 1) * 256).toString(16)}::1`)).toBe(16 * 3 - 4 * 3);
    expect(opened(3, () => '2001:db8:2::1')).toBe(3);
    expect(opened(99, (i) => `192.0.2.${i}`)).toBe(8 * 3);
    expect(opened(3, () => '198.51.100.1')).toBe(3);
  });

  it('that are a person’s first two take precedence over anyone’s third', () => {
    const { identity, address } = DEFAULT_LIMITS;
    const streams = new StreamLimiter({ ...limits, identity, address, streams: 12, streamsForSeats: 3 });
    const ended: string[] = [];
    const open = (who: string, use: StreamUse = 'together') =>
      streams.open(clientOf(who, who, use), () => ended.push(who));
    // A client takes two places, and half of all with further streams.
    for (let i = 0; i < 8; i++) open('greedy');
    expect(() => open('greedy')).toThrow('busy');
    open('other');
    // People who sit together get the reserved places, then those that the greedy client has beyond its first two.
    for (let i = 0; i < 3; i++) open(`sits-${i}`);
    expect(ended).toEqual([]);
    for (let i = 0; i < 2; i++) open('looks-on', 'looking-on');
    expect(() => open('looks-on', 'looking-on')).toThrow('busy');
    for (let i = 0; i < 4; i++) open(`other-${i}`, i % 2 === 0 ? 'together' : 'tables');
    expect(ended).toEqual(Array.from({ length: 6 }, () => 'greedy'));
    // Now no person has more than two.
    expect(() => open('late')).toThrow('busy');
  });

  it('make room for a new one by ending the latest of the client with the most', () => {
    const { identity, address } = DEFAULT_LIMITS;
    const streams = new StreamLimiter({ ...limits, identity, address, streams: 7, streamsForSeats: 0 });
    const ended: string[] = [];
    const open = (who: string, window: number) =>
      streams.open(clientOf(who, who, 'tables'), () => ended.push(`${who} ${window}`));
    for (let i = 0; i < 3; i++) open('anna', i);
    const closing = open('bo', 0);
    for (let i = 1; i < 4; i++) open('bo', i);
    open('cleo', 0);
    expect(ended).toEqual(['bo 3']);
    closing();
    closing();
    open('cleo', 1);
    open('dan', 0);
    expect(ended).toEqual(['bo 3', 'anna 2']);
  });

  it('have no maximum if the server has no limits', () => {
    const streams = new StreamLimiter(null);
    for (let i = 0; i < 10_000; i++) streams.open(clientOf('anna', 'here', 'looking-on'));
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
  ])('%s has the key %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
