import { describe, expect, it } from 'vitest';
import { type Holder, type SignatureKind, Signer } from '../src/http/signer.ts';

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) });
const signerOf = (): Signer => new Signer([key('', 1)]);
const anna: Holder = { person: 'a'.repeat(24), generation: 0, session: 's'.repeat(16) };

/** Replaces a part of a signed text. */
const changed = (text: string, part: number, by: string): string =>
  text
    .split('.')
    .map((one, i) => (i === part ? by : one))
    .join('.');

describe('a signed identity', () => {
  it.each<[SignatureKind, Holder, RegExp]>([
    ['cookie', anna, /^c1\.a{24}_s{16}\.[\w-]{43}$/],
    ['token', { ...anna, session: null }, /^t1\.a{24}\.[\w-]{43}$/],
    ['token', { ...anna, generation: 12 }, /^t1\.a{24}-12_s{16}\.[\w-]{43}$/],
    ['unsubscribe', { ...anna, generation: 1, session: null }, /^u1\.a{24}-1\.[\w-]{43}$/],
  ])('as a %s of %j is read as signed, also a second time', (kind, holder, form) => {
    const signer = signerOf();
    const text = signer.sign(kind, holder);
    expect(text).toMatch(form);
    expect(signer.read(kind, text)).toEqual(holder);
    expect(signer.read(kind, text)).toEqual(holder);
    expect(new Signer([key('', 1)]).read(kind, text)).toEqual(holder);
  });

  it('of one kind is void as another, even after it was read', () => {
    const signer = signerOf();
    const text = signer.sign('cookie', anna);
    expect(signer.read('cookie', text)).toEqual(anna);
    expect(signer.read('token', text)).toBeNull();
    expect(signer.read('token', text.replace('c1', 't1'))).toBeNull();
  });

  it.each<[string, (text: string) => string]>([
    ['without anything', () => ''],
    ['without a signature', () => `c1.${anna.person}`],
    ['with a short signature', (text) => changed(text, 2, 'AAAA')],
    ['with another signature', (text) => changed(text, 2, 'A'.repeat(43))],
    ['of another session', (text) => changed(text, 1, `${anna.person}_${'t'.repeat(16)}`)],
    ['of another person', (text) => changed(text, 1, `${'b'.repeat(24)}_${anna.session}`)],
    ['of a person with a short id', (text) => changed(text, 1, 'a'.repeat(23))],
    ['of a later generation', (text) => changed(text, 1, `${anna.person}-1_${anna.session}`)],
    ['with a part too many', (text) => `${text}..`],
    ['of an unknown key', (text) => `${text}.other`],
  ])('%s is void', (_, change) => {
    const signer = signerOf();
    expect(signer.read('cookie', change(signer.sign('cookie', anna)))).toBeNull();
  });

  it.each(['', '-0', '-01', '-1234567890', '_short', 'A', ' '])('of a holder in no known form (%j) is void', (end) => {
    const forged = new Signer([key('', 1)]);
    const text = forged.sign('cookie', { person: `${anna.person}${end}x`, generation: 0, session: null });
    expect(forged.read('cookie', text)).toBeNull();
    const before = forged.sign('cookie', { person: `x${anna.person}`, generation: 0, session: null });
    expect(forged.read('cookie', before)).toBeNull();
  });
});

describe('signing keys', () => {
  it('are rotated without signing anybody out', () => {
    const signer = signerOf();
    const rotated = new Signer([key('2027', 2), key('', 1)]);
    expect(rotated.read('cookie', signer.sign('cookie', anna))).toEqual(anna);
    const text = rotated.sign('cookie', anna);
    expect(text).toMatch(/\.2027$/);
    expect(rotated.read('cookie', text)).toEqual(anna);
    expect(new Signer([key('2027', 2)]).read('cookie', signer.sign('cookie', anna))).toBeNull();
    expect(signer.read('cookie', text)).toBeNull();
  });

  it('are needed, and long', () => {
    expect(() => new Signer([])).toThrow('no signing key given');
    const short = { id: 'old', secret: Buffer.alloc(31) };
    expect(() => new Signer([key('', 1), short])).toThrow('a signing key must have at least 32 bytes');
  });

  it('give marks and secrets of a purpose, which only they can make', () => {
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
});

describe('the token of a message by e-mail', () => {
  it('names its person and is no other identity', () => {
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
    const sessions = Array.from({ length: 200 }, () => signer.newSession());
    expect(people.filter((id) => !/^[a-z0-9]{24}$/.test(id))).toEqual([]);
    expect(sessions.filter((id) => !/^[a-z0-9]{16}$/.test(id))).toEqual([]);
    expect(new Set([...people, ...sessions]).size).toBe(400);
  });
});
