import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mailbox, ReceivedLetter } from '@levante/testkit/mailbox';
import { AccountInfo, EmailTicket, MyExport, SignedIn } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { writeLetter } from '../src/accounts/letters/write-letter.ts';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { Authenticator, addPasskey } from './lib/authenticator.ts';
import { EMAIL_CASES } from './lib/email-cases.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { LETTER_CASES } from './lib/letter-cases.ts';
import { openMailFixture } from './lib/mail-fixture.ts';
import { MAIL_LIMIT_CASES } from './lib/mail-limit-cases.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

describe('the stores of addresses and letters', () => {
  it.each(Object.entries({ ...EMAIL_CASES, ...LETTER_CASES, ...MAIL_LIMIT_CASES }))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await run(store.access).finally(() => store.close());
    await rm(dir, { recursive: true });
  });
});

describe('a sign-in message', () => {
  it.each(['en', 'de', 'fr', 'it'] as const)('has the code and the link in text and HTML, in %s', (language) => {
    const letter = { kind: 'sign-in', to: 'a@b.example', language, code: 'abcd-efgh', token: 'secret' } as const;
    const { subject, text, html } = writeLetter(letter, 'https://levante.example');
    for (const part of [text, html]) {
      expect(part).toContain('abcd-efgh');
      expect(part).toContain('https://levante.example/me#sign-in=secret');
    }
    expect(subject).not.toContain('abcd-efgh');
  });
});

describe('signing in by e-mail', () => {
  let fixture: Fixture;
  let mailbox: Mailbox;
  afterEach(() => fixture.close());
  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const infoOf = (reply: Reply) => z.parse(AccountInfo, reply.json);
  const nameOf = async (one: Visitor): Promise<unknown> => Object((await one.get('/api/me')).json).name;
  const waiting = { game: 'purse-race', seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], shuffle: false };

  async function open(): Promise<void> {
    const mail = await openMailFixture({ trustProxy: true });
    fixture = mail;
    mailbox = mail.mailbox;
  }

  const ticketOf = (reply: Reply): string => z.parse(EmailTicket, reply.json).ticket;
  const ask = (one: Visitor, address: string, ip = '203.0.113.1') =>
    one.post('/api/sign-in/email', { address, language: 'en' }, { 'x-forwarded-for': ip });
  const add = (one: Visitor, address: string) => one.post('/api/me/email', { address, language: 'de' });
  const tokenIn = ({ link }: ReceivedLetter): string => link?.split('=')[1] ?? '';

  /** A visitor with a name, a match and a verified address. */
  async function withEmail(address = 'anna@levante.example') {
    const anna = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    const { id } = await anna.open(waiting);
    const ticket = ticketOf(await add(anna, address));
    const { code } = await mailbox.next();
    const added = await anna.post('/api/me/email/code', { ticket, code });
    expect(added.status).toBe(200);
    return { anna, match: id, added };
  }

  function change(sql: string): void {
    const connection = connect(filesOf(fixture.dataDir).database);
    connection.prepare(sql).run();
    connection.close();
  }
  function rows(query: string): unknown[] {
    const connection = connect(filesOf(fixture.dataDir).database);
    const found = connection.prepare(query).all();
    connection.close();
    return found;
  }
  const expireProofs = () => change('update sessions set proved_until = 0');

  it('makes a guest an account, which is restored on another browser by code or link, with its matches', async () => {
    await open();
    const { anna, match, added } = await withEmail('Anna@Levante.example ');
    expect(infoOf(added)).toMatchObject({
      email: { address: 'anna@levante.example', next: null },
      offersEmail: true,
      proved: true,
    });
    expect(infoOf(added).createdAt).not.toBeNull();
    expect((await anna.match(match)).mine).toEqual([0]);

    const second = visitor();
    const { id } = await second.open(waiting);
    const ticket = ticketOf(await ask(second, ' ANNA@levante.example'));
    const letter = await mailbox.next();
    expect(letter.to).toBe('anna@levante.example');
    const typed = letter.code?.toUpperCase().replace('-', ' ');
    const signedIn = z.parse(SignedIn, (await second.post('/api/sign-in/email/code', { ticket, code: typed })).json);
    expect(signedIn).toMatchObject({ name: 'Anna', guest: { matches: 1 } });
    expect((await second.match(match)).mine).toEqual([0]);
    await second.post('/api/me/guest', { ticket: signedIn.guest?.ticket });
    expect((await second.match(id)).mine).toEqual([0]);

    const third = visitor();
    await ask(visitor(), 'anna@levante.example');
    const { code, link } = await mailbox.next();
    const token = link?.split('=')[1] ?? '';
    const byLink = await third.post('/api/sign-in/email/link', { token, code });
    expect(z.parse(SignedIn, byLink.json).name).toBe('Anna');
    const exported = z.parse(MyExport, (await third.get('/api/me/export')).json);
    expect(exported.email).toEqual({ address: 'anna@levante.example', next: null });
  });

  it('changes nothing when a link is only opened, and accepts either code or link once', async () => {
    await open();
    await withEmail();
    const second = visitor();
    const ticket = ticketOf(await ask(second, 'anna@levante.example'));
    const letter = await mailbox.next();
    // The secret is in the fragment, which is never sent.
    const [page] = letter.link?.split('#') ?? [];
    expect(page).toBe(`http://localhost:${fixture.server.port}/me`);
    for (const method of ['GET', 'HEAD']) {
      const opened = await fetch(`${fixture.server.url}/api/sign-in/email/link?token=${tokenIn(letter)}`, { method });
      expect([opened.status, opened.headers.get('set-cookie')]).toEqual([404, null]);
    }
    const byCode = () => second.post('/api/sign-in/email/code', { ticket, code: letter.code });
    const byLink = () => visitor().post('/api/sign-in/email/link', { token: tokenIn(letter) });
    expect([codeOf(await byCode()), codeOf(await byCode()), codeOf(await byLink())]).toEqual([
      '',
      'not-proven',
      'not-proven',
    ]);
    // Neither the code nor the link can be read from the store.
    await ask(second, 'anna@levante.example');
    const stored = await mailbox.next();
    const connection = connect(filesOf(fixture.dataDir).database);
    const rows = JSON.stringify(connection.prepare('select * from challenges').all());
    connection.close();
    expect([rows.includes(String(stored.code)), rows.includes(tokenIn(stored))]).toEqual([false, false]);
    expect(fixture.log()).not.toContain('anna@levante.example');
  });

  it('does not reveal whether an address has an account', async () => {
    await open();
    await withEmail();
    const answer = async (address: string) => {
      const reply = await ask(visitor(), address, `203.0.113.${address.length}`);
      const guess = { ticket: ticketOf(reply), code: 'aaaa-aaaa' };
      const guessed = await visitor().post('/api/sign-in/email/code', guess);
      return [reply.status, reply.text.replace(/"[\w-]{43}"/, ''), guessed.status, guessed.text];
    };
    const challenges = () => rows('select purpose, length(data) as size from challenges order by purpose');
    const known = await answer('anna@levante.example');
    expect(await answer('none@levante.example')).toEqual(known);
    // What is stored tells nothing either, and does not sign in.
    await expect.poll(challenges).toHaveLength(4);
    expect(new Set(challenges().map((row) => JSON.stringify(row))).size).toBe(2);
    await mailbox.next();
    // Adding another person's address looks like adding any other, until a code proves that it is one's own.
    const thief = visitor();
    await thief.get('/api/me');
    const own = await add(thief, 'anna@levante.example');
    const other = await add(thief, 'free@levante.example');
    expect([own.status, Object.keys(Object(own.json))]).toEqual([other.status, Object.keys(Object(other.json))]);
    const letters = [await mailbox.next(), await mailbox.next()];
    const code = letters.find(({ to }) => to === 'anna@levante.example')?.code;
    expect(codeOf(await thief.post('/api/me/email/code', { ticket: ticketOf(own), code }))).toBe('address-taken');
    expect(mailbox.letters.some(({ to }) => to === 'none@levante.example')).toBe(false);
  });

  /** Lets time pass for all limits. */
  const pass = (ms: number) => change(`update attempts set expires_at = expires_at - ${ms}`);

  it('limits the messages that strangers can cause to be sent to a person', async () => {
    await open();
    await withEmail();
    const before = mailbox.letters.length;
    const replies = [];
    for (let i = 0; i < 8; i++) replies.push(codeOf(await ask(visitor(), 'anna@levante.example', `198.51.100.${i}`)));
    expect(replies).toEqual([...Array<string>(2).fill(''), ...Array<string>(6).fill('too-many-requests')]);
    for (let i = 0; i < 2; i++) await mailbox.next();
    expect(mailbox.letters.length - before).toBe(2);
    // Adding it counts for itself, in any spelling: with the message that its person asked for, two an hour and five a day.
    const addingBy = async (network: number) => {
      const stranger = visitor();
      await stranger.get('/api/me');
      const body = { address: `anna+${network}@levante.example`, language: 'en' };
      return codeOf(await stranger.post('/api/me/email', body, { 'x-forwarded-for': `198.51.100.${network}` }));
    };
    const adding = [];
    for (let i = 0; i < 6; i++) adding.push(await addingBy(i));
    expect(adding).toEqual(['', ...Array<string>(5).fill('too-many-requests')]);
    for (let i = 0; i < 9; i++) {
      pass(2 * 60 * 60_000);
      adding.push(await addingBy(i));
    }
    expect(adding.filter((code) => code === '')).toHaveLength(4);
    for (let i = 0; i < 4; i++) await mailbox.next();
    // Later, strangers at many networks have two, and one more each half hour.
    let later = 0;
    for (let i = 0; i < 12; i++) {
      pass(30 * 60_000);
      for (let k = 0; k < 2; k++) {
        later += codeOf(await ask(visitor(), 'anna@levante.example', `198.51.100.${100 + i}`)) === '' ? 1 : 0;
      }
    }
    expect(later).toBe(13);
    // One network address, or one person, cannot write to many either.
    const many = [];
    for (let i = 0; i < 41; i++) many.push(codeOf(await ask(visitor(), `someone${i}@levante.example`, '192.0.2.1')));
    expect(many.filter((code) => code === 'too-many-requests')).toHaveLength(1);
    const one = visitor();
    await one.get('/api/me');
    const added = [];
    for (let i = 0; i < 9; i++) {
      const body = { address: `other${i}@levante.example`, language: 'fr' };
      added.push(codeOf(await one.post('/api/me/email', body, { 'x-forwarded-for': `192.0.2.${10 + i}` })));
    }
    expect(added).toEqual([...Array<string>(8).fill(''), 'too-many-requests']);
  });

  it('works on a new browser, however many messages strangers have requested', async () => {
    await open();
    await withEmail();
    const address = 'anna@levante.example';
    const fromNetworks = async () => {
      const codes = [];
      for (let i = 0; i < 6; i++) codes.push(codeOf(await ask(visitor(), address, `198.51.100.${i % 3}`)));
      return codes.filter((code) => code === '').length;
    };
    expect(await fromNetworks()).toBe(2);
    const letters = [];
    for (let i = 0; i < 2; i++) letters.push(await mailbox.next());
    const anna = visitor();
    const here = '203.0.113.77';
    // Refused attempts use nothing up.
    for (let i = 0; i < 4; i++) expect(codeOf(await ask(anna, address, here))).toBe('too-many-requests');
    // Until she can ask, a stranger's message signs her in: its link, and its code.
    const used = (letter: ReceivedLetter | undefined) => {
      return { token: letter && tokenIn(letter), code: letter?.code };
    };
    const byLink = await anna.post('/api/sign-in/email/link', used(letters.at(-1)));
    expect(z.parse(SignedIn, byLink.json).name).toBe('Anna');
    pass(30 * 60_000 - 5000);
    const second = visitor();
    expect(codeOf(await ask(second, address, here))).toBe('too-many-requests');
    change('update challenges set expires_at = expires_at - 1795000');
    const link = await second.post('/api/sign-in/email/link', used(letters.at(-2)));
    expect(z.parse(SignedIn, link.json).name).toBe('Anna');
    pass(5000);
    const ticket = ticketOf(await ask(visitor(), address, here));
    const { code } = await mailbox.next();
    expect(codeOf(await visitor().post('/api/sign-in/email/code', { ticket, code }))).toBe('');
  });

  it('works on a known browser when strangers have used up the messages of its address', async () => {
    await open();
    const { anna } = await withEmail();
    const address = 'anna@levante.example';
    const strangers = [];
    for (let i = 0; i < 5; i++) strangers.push(codeOf(await ask(visitor(), address, `198.51.100.${i}`)));
    expect(strangers).toEqual(['', '', ...Array<string>(3).fill('too-many-requests')]);
    // Messages are counted when they are sent, a moment after the reply.
    await expect.poll(() => mailbox.letters.length).toBe(3);
    // One network address cannot take all that become possible later.
    pass(60 * 60_000);
    const one = [];
    for (let i = 0; i < 3; i++) one.push(codeOf(await ask(visitor(), address, '198.51.100.9')));
    expect(one).toEqual(['', '', 'too-many-requests']);
    await expect.poll(() => mailbox.letters.length).toBe(5);
    pass(30 * 60_000);
    expect(codeOf(await ask(visitor(), address, '198.51.100.9'))).toBe('too-many-requests');
    expect(codeOf(await ask(visitor(), address, '198.51.100.10'))).toBe('');
    await expect.poll(() => mailbox.letters.length).toBe(6);
    const sent = mailbox.letters.length;

    // Proving does not depend on strangers either.
    const proof = await anna.post('/api/me/proof/email', { language: 'en' });
    expect(proof.status).toBe(200);
    // Her browser is signed out from elsewhere, and asks for a message.
    const known = visitor();
    known.known = anna.known;
    expect(known.known).not.toContain('anna');
    const ticket = ticketOf(await ask(known, ' Anna@levante.example'));
    await expect.poll(() => mailbox.letters.length).toBe(sent + 2);
    const letters = mailbox.letters.slice(sent);
    const code = letters.find(({ link }) => link?.includes('#sign-in='))?.code;
    expect((await known.post('/api/sign-in/email/code', { ticket, code })).status).toBe(200);
    // What the browser knows holds for this address alone, and has a limit, too.
    for (let i = 0; i < 4; i++) expect(codeOf(await ask(known, address))).toBe('');
    expect(codeOf(await ask(known, address))).toBe('too-many-requests');
    const forged = visitor();
    forged.known = 'levante-known=made-up';
    expect(codeOf(await ask(forged, address))).toBe('too-many-requests');
    // Deleting one's data makes the browser forget.
    await known.post('/api/me/forget', {});
    expect(known.known).toBe('levante-known=');
  });

  it('allows five attempts at a code, with the ticket of the requesting page only', async () => {
    await open();
    await withEmail();
    const second = visitor();
    const ticket = ticketOf(await ask(second, 'anna@levante.example'));
    const { code } = await mailbox.next();
    const attempt = async (typed: { ticket: string; code: unknown }, ip = '203.0.113.9') =>
      codeOf(await visitor().post('/api/sign-in/email/code', typed, { 'x-forwarded-for': ip }));
    expect(await attempt({ ticket: 'another', code })).toBe('not-proven');
    for (let i = 0; i < 5; i++) expect(await attempt({ ticket, code: `aaaa-aaa${i}` })).toBe('not-proven');
    // The right one comes too late, from another network too, and after a restart.
    expect(await attempt({ ticket, code })).toBe('too-many-requests');
    await fixture.restart();
    expect(await attempt({ ticket, code }, '198.51.100.7')).toBe('too-many-requests');
    for (let i = 0; i < 100; i++) await attempt({ ticket: `ticket ${i}`, code }, '198.51.100.8');
    expect(await attempt({ ticket: 'one more', code }, '198.51.100.8')).toBe('too-many-requests');
  });

  it('delays a change of address without proof, and notifies the old address', async () => {
    await open();
    const { anna } = await withEmail();
    expireProofs();
    const { ticket } = z.parse(EmailTicket, (await add(anna, 'thief@levante.example')).json);
    const { code } = await mailbox.next();
    const changed = infoOf(await anna.post('/api/me/email/code', { ticket, code }));
    expect(changed.email).toMatchObject({
      address: 'anna@levante.example',
      next: { address: 'thief@levante.example' },
    });
    const notice = await mailbox.next();
    expect([notice.to, notice.code, notice.link]).toEqual(['anna@levante.example', null, null]);
    // The new address does not sign in yet.
    await ask(visitor(), 'thief@levante.example', '203.0.113.50');
    expect(codeOf(await anna.post('/api/me/email/remove', {}))).toBe('proof-needed');
    expect(infoOf(await anna.post('/api/me/email/keep', {})).email?.next).toBeNull();
    // After the waiting period it does, and the old one no longer.
    const again = ticketOf(await add(anna, 'new@levante.example'));
    await anna.post('/api/me/email/code', { ticket: again, code: (await mailbox.next()).code });
    await mailbox.next();
    change('update emails set next_at = 1');
    await ask(visitor(), 'anna@levante.example', '203.0.113.51');
    await ask(visitor(), 'new@levante.example', '203.0.113.52');
    expect((await mailbox.next()).to).toBe('new@levante.example');
    expect(infoOf(await anna.get('/api/me/account')).email).toEqual({ address: 'new@levante.example', next: null });
  });

  it('changes the address at once with proof by the old one, and notifies the old one', async () => {
    await open();
    const { anna } = await withEmail();
    expireProofs();
    const proof = ticketOf(await anna.post('/api/me/proof/email', { language: 'en' }));
    const letter = await mailbox.next();
    // Another person cannot use the message.
    const thief = visitor();
    await thief.get('/api/me');
    expect(codeOf(await thief.post('/api/me/email/code', { ticket: proof, code: letter.code }))).toBe('not-proven');
    expect(infoOf(await anna.post('/api/me/email/code', { ticket: proof, code: letter.code })).proved).toBe(true);
    await add(anna, 'new@levante.example');
    const link = await mailbox.next();
    expect(codeOf(await thief.post('/api/me/email/link', { token: tokenIn(link) }))).toBe('not-proven');
    expect(codeOf(await thief.post('/api/sign-in/email/link', { token: tokenIn(link) }))).toBe('not-proven');
    const changed = await anna.post('/api/me/email/link', { token: tokenIn(link) });
    expect(infoOf(changed).email).toEqual({ address: 'new@levante.example', next: null });
    expect((await mailbox.next()).to).toBe('anna@levante.example');
    // Her only way to sign in.
    expect(codeOf(await anna.post('/api/me/email/remove', {}))).toBe('last-way');
    expect(infoOf(await anna.post('/api/me/email/remove', { last: true })).email).toBeNull();
  });

  it('requires proof for the first address of an account with a passkey', async () => {
    await open();
    const anna = new Visitor(() => `http://localhost:${fixture.server.port}`);
    await anna.post('/api/me', { name: 'Anna' });
    await addPasskey(anna, new Authenticator(`http://localhost:${fixture.server.port}`));
    expireProofs();
    expect(codeOf(await add(anna, 'thief@levante.example'))).toBe('proof-needed');
  });

  it('restores a deleted account for seven days, and frees the address afterwards', async () => {
    await open();
    const { anna } = await withEmail();
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    const back = visitor();
    const ticket = ticketOf(await ask(back, 'anna@levante.example'));
    const { code } = await mailbox.next();
    const { leaving } = z.parse(SignedIn, (await back.post('/api/sign-in/email/code', { ticket, code })).json);
    expect([leaving !== undefined, await nameOf(back)]).toEqual([true, null]);
    // The address is reserved.
    const bo = visitor();
    await bo.post('/api/me', { name: 'Bo' });
    const taken = ticketOf(await add(bo, 'anna@levante.example'));
    const letter = await mailbox.next();
    expect(codeOf(await bo.post('/api/me/email/code', { ticket: taken, code: letter.code }))).toBe('address-taken');
    change('update departures set due_at = 1');
    await fixture.restart();
    await expect
      .poll(async () => codeOf(await visitor().post('/api/sign-in/come-back', { ticket: leaving?.ticket })))
      .toBe('not-proven');
    const count = mailbox.letters.length;
    await ask(visitor(), 'anna@levante.example');
    pass(60 * 60_000);
    const { added } = await withEmail();
    expect(infoOf(added).email?.address).toBe('anna@levante.example');
    expect(mailbox.letters).toHaveLength(count + 1);
  });

  it('is not offered by a server without a mail server, and refuses an invalid address', async () => {
    fixture = await openFixture();
    const guest = visitor();
    await guest.get('/api/me');
    expect(infoOf(await guest.get('/api/me/account'))).toMatchObject({ offersEmail: false, email: null });
    expect(codeOf(await ask(guest, 'anna@levante.example'))).toBe('no-email-here');
    await fixture.close();
    await open();
    for (const address of ['anna', 'anna@', 'a b@c.example', 'anna@localhost', 'a@b.example\r\nBcc: c@d.example']) {
      expect([address, codeOf(await ask(visitor(), address))]).toEqual([address, 'bad-address']);
    }
  });
});
