import { describe, expect, it } from 'vitest';
import { networkOf } from '../src/http/address.ts';
import { OpenStreams } from '../src/http/open-streams.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';

describe('open streams', () => {
  const limits = { ...DEFAULT_LIMITS, streams: 6, streamsForSeats: 2 };
  const small = { ...limits, identity: { ...limits.identity, streams: 2 }, address: { ...limits.address, streams: 3 } };

  it('are limited per identity, per address and in total, with places reserved for players', () => {
    const streams = new OpenStreams(small);
    const open = (who: string, address: string, sits = false) => streams.open({ key: who, address, sits });
    const first = open('anna', 'here');
    open('anna', 'here');
    expect(() => open('anna', 'there')).toThrow('busy');
    open('bo', 'here');
    expect(() => open('cleo', 'here')).toThrow('busy');
    open('dan', 'there');
    // Four are open; the last two places are reserved for clients with a seat.
    expect(() => open('eve', 'elsewhere')).toThrow('busy');
    open('eve', 'elsewhere', true);
    open('finn', 'elsewhere', true);
    expect(() => open('gus', 'far', true)).toThrow('busy');
    first();
    open('gus', 'far', true);
  });

  it('a person’s first two take precedence over anyone’s third', () => {
    const { identity, address } = DEFAULT_LIMITS;
    const streams = new OpenStreams({ ...limits, identity, address, streams: 12, streamsForSeats: 3 });
    const ended: string[] = [];
    const open = (who: string, sits = true) => streams.open({ key: who, address: who, sits }, () => ended.push(who));
    // A client with a seat takes every place that is not reserved.
    for (let i = 0; i < 9; i++) open('greedy');
    expect(() => open('greedy')).toThrow('busy');
    // Clients with a seat get the reserved places, then those that the greedy client has beyond its first two.
    for (let i = 0; i < 3; i++) open(`sits-${i}`);
    expect(ended).toEqual([]);
    for (let i = 0; i < 2; i++) open('looks-on', false);
    expect(() => open('looks-on', false)).toThrow('busy');
    for (let i = 0; i < 5; i++) open(`other-${i}`, i % 2 === 0);
    expect(ended).toEqual(Array.from({ length: 7 }, () => 'greedy'));
    // Now nobody has more than two.
    expect(() => open('late')).toThrow('busy');
  });

  it('ends the latest of the client with the most', () => {
    const { identity, address } = DEFAULT_LIMITS;
    const streams = new OpenStreams({ ...limits, identity, address, streams: 7, streamsForSeats: 0 });
    const ended: string[] = [];
    const open = (who: string, window: number) =>
      streams.open({ key: who, address: who, sits: false }, () => ended.push(`${who} ${window}`));
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

  it('are unlimited without limits', () => {
    const streams = new OpenStreams(null);
    for (let i = 0; i < 10_000; i++) streams.open({ key: 'anna', address: 'here', sits: false });
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
