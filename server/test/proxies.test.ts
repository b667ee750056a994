import { describe, expect, it } from 'vitest';
import { isTrustedBy, type TrustedProxies } from '../src/http/proxies.ts';

describe('trusted proxies', () => {
  it.each<[TrustedProxies, string | undefined, boolean]>([
    [false, '127.0.0.1', false],
    [true, '127.0.0.1', true],
    [true, '::1', true],
    [true, '10.1.2.3', true],
    [true, '192.168.1.1', true],
    [true, '169.254.1.1', true],
    [true, 'fe80::1', true],
    [true, 'fd00::1', true],
    [true, '::ffff:10.1.2.3', true],
    [true, '203.0.113.5', false],
    [true, '2001:db8::1', false],
    [true, undefined, false],
    [true, 'unix:', false],
    [['private', '203.0.113.0/24'], '10.1.2.3', true],
    [['private', '203.0.113.0/24'], '203.0.113.77', true],
    [['private', '203.0.113.0/24'], '203.0.114.1', false],
    [['203.0.113.5'], '203.0.113.5', true],
    [['203.0.113.5'], '::ffff:203.0.113.5', true],
    [['203.0.113.5'], '203.0.113.4', false],
    [['203.0.113.5'], '10.1.2.3', false],
    [['2001:db8::1'], '2001:db8::1', true],
    [['2001:db8::1'], '2001:db8::2', false],
    [['2001:db8::/32'], '2001:db8:1::2', true],
    [['2001:db8::/32'], '203.0.113.5', false],
    [[], '127.0.0.1', false],
  ])('%j contain %s: %s', (trusted, address, expected) => {
    expect(isTrustedBy(trusted)(address)).toBe(expected);
  });

  it.each(['levante.example', '203.0.113.0/33', ''])('cannot be %j', (name) => {
    expect(() => isTrustedBy([name])).toThrow();
  });
});
