import { describe, expect, it } from 'vitest';
import { siteFrom } from '../src/http/site.ts';

describe('the site of a request', () => {
  it.each([
    ['https', 'levante.example', null, 'https://levante.example'],
    ['https', 'levante.example:8443', null, 'https://levante.example:8443'],
    ['http', 'localhost:8080', null, 'http://localhost:8080'],
    ['http', 'levante.example', null, null],
    ['https', '192.0.2.1', null, null],
    ['https', '[2001:db8::1]', null, null],
    ['https', 'levante.example', 'https://levante.example', 'https://levante.example'],
    ['http', 'levante.example', 'https://levante.example', 'https://levante.example'],
    ['https', 'evil.example', 'https://levante.example', null],
    ['https', '', null, null],
  ])('to %s://%s with the origin %s is %s', (protocol, host, origin, expected) => {
    expect(siteFrom({ protocol: protocol === 'http' ? 'http' : 'https', host }, origin)?.origin ?? null).toBe(expected);
  });
});
