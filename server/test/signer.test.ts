import { createHmac } from 'node:crypto';
import { earlierSessionIdOf, sessionIdOf } from '@levante/people';
import { describe, expect, it } from 'vitest';
import { type Holder, Signer } from '../src/http/signer.ts';

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) });
const signerOf = (): Signer => new Signer([key('', 1)]);
const anna: Holder = { person: 'a'.repeat(24), generation: 0, secret: 's'.repeat(16) };
/** Keys in a signed text. */
const read = { person: anna.person, generation: 0, kind: 'cookie', sessions: [sessionIdOf(anna.secret)] };

/** Replaces a part of a signed text. */
const changed = (text: string, part: number, by: string): string =>
  text
    .split('.')
    .map((one, i) => (i === part ? by : one))
    .join('.');

describe('a signed identity', () => {
  it.each<['cookie' | 'token', number, RegExp]>([
    ['cookie', 0, /^c2\.a{24}_s{16}\.[\w-]{43}$/],
    ['token', 0, /^t2\.a{24}_s{16}\.[\w-]{43}$/],
    ['token', 12, /^t2\.a{24}-12_s{16}\.[\w-]{43}$/],
  ])('as a %s of generation %i is read as it was signed, also a second time', (kind, generation, form) => {
    const signer = signerOf();
    const text = signer.sign(kind, { ...anna, generation });
    expect(text).toMatch(form);
    expect(signer.read(kind, text)).toEqual({ ...read, kind, generation });
    expect(signer.read(kind, text)).toEqual({ ...read, kind, generation });
    expect(new Signer([key('', 1)]).read(kind, text)).toEqual({ ...read, kind, generation });
  });

  it('of an earlier version is read with the ids under which its session may be stored', () => {
    const signed = (text: string): string =>
      `${text}.${createHmac('sha256', Buffer.alloc(32, 1)).update(text).digest('base64url')}`;
    const { person } = anna;
    const earlier = earlierSessionIdOf(person, 'cookie');
    expect(signerOf().read('cookie', signed(`c1.${person}`))?.sessions).toEqual([earlier]);
    expect(signerOf().read('cookie', signed(`c1.${person}_${anna.secret}`))).toEqual({
      ...read,
      sessions: [sessionIdOf(anna.secret), earlier],
    });
    expect(signerOf().read('token', signed(`t1.${person}-3`))).toEqual({
      person,
      generation: 3,
      kind: 'token',
      sessions: [earlierSessionIdOf(person, 'token')],
    });
    expect(signerOf().read('token', signed(`c1.${person}`))).toBeNull();
  });

  it('of one kind is void as another kind, even after it was read', () => {
    const signer = signerOf();
    const text = signer.sign('cookie', anna);
    expect(signer.read('cookie', text)).toEqual(read);
    expect(signer.read('token', text)).toBeNull();
    for (const tag of ['t2', 't1', 'c1']) expect(signer.read('token', text.replace('c2', tag))).toBeNull();
  });

  it.each<[string, (text: string) => string]>([
    ['without anything', () => ''],
    ['without a signature', () => `c2.${anna.person}`],
    ['with a short signature', (text) => changed(text, 2, 'AAAA')],
    ['with another signature', (text) => changed(text, 2, 'A'.repeat(43))],
    ['of another session', (text) => changed(text, 1, `${anna.person}_${'t'.repeat(16)}`)],
    ['of another person', (text) => changed(text, 1, `${'b'.repeat(24)}_${anna.secret}`)],
    ['of a person with a short id', (text) => changed(text, 1, 'a'.repeat(23))],
    ['of a later generation', (text) => changed(text, 1, `${anna.person}-1_${anna.secret}`)],
    ['with a part too many', (text) => `${text}..`],
    ['of an unknown key', (text) => `${text}.other`],
  ])('%s is void', (_, change) => {
    const signer = signerOf();
    expect(signer.read('cookie', change(signer.sign('cookie', anna)))).toBeNull();
  });

  it.each(['-0', '-01', '-1234567890', 'A', ' '])('of a holder in an unknown form (%j) is void', (end) => {
    const forged = new Signer([key('', 1)]);
    expect(forged.read('cookie', forged.sign('cookie', { ...anna, person: `${anna.person}${end}` }))).toBeNull();
    expect(forged.read('cookie', forged.sign('cookie', { ...anna, person: `x${anna.person}` }))).toBeNull();
    expect(forged.read('cookie', forged.sign('cookie', { ...anna, secret: 'short' }))).toBeNull();
  });
});

describe('signing keys', () => {
  it('can be rotated without signing anyone out', () => {
    const signer = signerOf();
    const rotated = new Signer([key('2027', 2), key('', 1)]);
    expect(rotated.read('cookie', signer.sign('cookie', anna))).toEqual(read);
    const text = rotated.sign('cookie', anna);
    expect(text).toMatch(/\.2027$/);
    expect(rotated.read('cookie', text)).toEqual(read);
    expect(new Signer([key('2027', 2)]).read('cookie', signer.sign('cookie', anna))).toBeNull();
    expect(signer.read('cookie', text)).toBeNull();
  });

  it('are required, with at least 32 bytes', () => {
    expect(() => new Signer([])).toThrow('no signing key given');
    const short = { id: 'old', secret: Buffer.alloc(31) };
    expect(() => new Signer([key('', 1), short])).toThrow('a signing key must have at least 32 bytes');
  });

  it('make marks and secrets for a purpose, which other keys cannot make', () => {
    const signer = signerOf();
    expect(signer.markOf('192.0.2.1')).toMatch(/^[\w-]{22}$/);
    expect(signer.markOf('192.0.2.1')).toBe(new Signer([key('', 1)]).markOf('192.0.2.1'));
    expect(signer.derive('push', 32)).toEqual(new Signer([key('x', 1)]).derive('push', 32));
    const others = [signer.markOf('192.0.2.2'), new Signer([key('', 2)]).markOf('192.0.2.1')];
    expect(others).not.toContain(signer.markOf('192.0.2.1'));
    const derived = [signer.derive('mail', 32), new Signer([key('', 2)]).derive('push', 32)];
    expect(derived).not.toContainEqual(signer.derive('push', 32));
    expect(signer.derive('push', 5)).toHaveLength(5);
  });

  it('return all marks of a text since an earlier key was the first', () => {
    const before = new Signer([key('', 1)]).markOf('192.0.2.1');
    const rotated = new Signer([key('2027', 2), key('', 1)]);
    expect(rotated.marksOf('192.0.2.1')).toEqual([rotated.markOf('192.0.2.1'), before]);
  });
});

describe('the unsubscribe token of an e-mail', () => {
  it('names its person, and is no other identity', () => {
    const signer = signerOf();
    const token = signer.unsubscribeToken(anna.person);
    expect(signer.unsubscriber(token)).toBe(anna.person);
    expect([signer.read('cookie', token), signer.read('token', token)]).toEqual([null, null]);
    expect(signer.unsubscriber(signer.sign('cookie', anna))).toBeNull();
  });
});

describe('new ids', () => {
  it('are random lower-case letters and digits', () => {
    const signer = signerOf();
    const people = Array.from({ length: 200 }, () => signer.newPerson());
    const secrets = Array.from({ length: 200 }, () => signer.newSecret());
    expect(people.filter((id) => !/^[a-z0-9]{24}$/.test(id))).toEqual([]);
    expect(secrets.filter((id) => !/^[a-z0-9]{16}$/.test(id))).toEqual([]);
    expect(new Set([...people, ...secrets]).size).toBe(400);
  });
});
