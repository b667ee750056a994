import { Mailbox, type ReceivedLetter } from '@levante/testkit/mailbox';
import { AccountInfo, EmailTicket } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Authenticator, addPasskey } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { mailOptions } from './lib/mail-fixture.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

describe('the link in a message', () => {
  let fixture: Fixture;
  let mailbox: Mailbox;
  afterEach(async () => {
    await fixture.close();
    await mailbox.close();
  });
  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const infoOf = (reply: Reply) => z.parse(AccountInfo, reply.json);
  const nameOf = async (one: Visitor): Promise<unknown> => Object((await one.get('/api/me')).json).name;
  const ticketOf = (reply: Reply): string => z.parse(EmailTicket, reply.json).ticket;
  const ask = (one: Visitor, address: string) => one.post('/api/sign-in/email', { address, language: 'en' });
  const add = (one: Visitor, address: string) => one.post('/api/me/email', { address, language: 'de' });
  const tokenIn = ({ link }: ReceivedLetter): string => link?.split('=')[1] ?? '';

  async function settings() {
    mailbox = await Mailbox.open();
    return await mailOptions(mailbox);
  }

  async function open(): Promise<void> {
    fixture = await openFixture(await settings());
  }

  /** A visitor with a name and a verified address. */
  async function withEmail() {
    const anna = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    const ticket = ticketOf(await add(anna, 'anna@levante.example'));
    const { code } = await mailbox.next();
    expect((await anna.post('/api/me/email/code', { ticket, code })).status).toBe(200);
    return { anna };
  }

  it('shows its account first, and requires the code in a browser that did not request the message', async () => {
    await open();
    await withEmail();
    const thief = visitor();
    const own = await ask(thief, 'anna@levante.example');
    expect(own.headers.getSetCookie().join()).toMatch(
      /levante-asked=[^;]+; Max-Age=1800; Path=\/api; HttpOnly; SameSite=Lax/,
    );
    const letter = await mailbox.next();
    const token = tokenIn(letter);
    const look = async (one: Visitor, secret = token) =>
      (await one.post('/api/sign-in/email/look', { token: secret })).json;
    // A person who is sent the link sees whose account it is, and is not signed in without its code.
    const victim = visitor();
    await victim.post('/api/me', { name: 'Bo' });
    const shown = { name: 'Anna', handle: null, address: 'a…@levante.example' };
    expect(await look(victim)).toEqual({ ...shown, needsCode: true });
    expect(await look(thief)).toEqual({ ...shown, needsCode: false });
    const use = async (one: Visitor, more = {}) =>
      codeOf(await one.post('/api/sign-in/email/link', { token, ...more }));
    expect(await use(victim)).toBe('code-needed');
    expect([await nameOf(victim), victim.bound.size]).toEqual(['Bo', 0]);
    // The cookie of another message is not that of this one.
    await ask(victim, 'nobody@levante.example');
    expect([await use(victim), codeOf(await victim.post('/api/sign-in/email/look', { token: 'made-up' }))]).toEqual([
      'code-needed',
      'not-proven',
    ]);
    for (let i = 0; i < 5; i++) expect(await use(victim, { code: `aaaa-aaa${i}` })).toBe('not-proven');
    expect(await use(victim, { code: letter.code })).toBe('too-many-requests');
    // Where it was asked for, the link alone is enough, and those attempts used nothing up.
    expect([await use(thief), await nameOf(thief)]).toEqual(['', 'Anna']);
    expect(await use(thief)).toBe('not-proven');
  });

  it('shows the address that it adds, and requires the code in another browser of its person', async () => {
    await open();
    const { anna } = await withEmail();
    await add(anna, 'new@levante.example');
    const { link, code } = await mailbox.next();
    const token = link?.split('=')[1];
    // The same person in another browser, and another person.
    const phone = visitor();
    const thief = visitor();
    phone.cookie = anna.cookie;
    await thief.get('/api/me');
    const look = async (one: Visitor) => (await one.post('/api/me/email/look', { token })).json;
    expect(await look(anna)).toMatchObject({ address: 'new@levante.example', needsCode: false });
    expect(await look(phone)).toMatchObject({ address: 'new@levante.example', needsCode: true });
    expect(await look(thief)).toMatchObject({ code: 'not-proven' });
    expect(codeOf(await phone.post('/api/me/email/link', { token }))).toBe('code-needed');
    expect(infoOf(await phone.post('/api/me/email/link', { token, code })).email?.address).toBe('new@levante.example');
  });

  it('gives a way to sign in only on a server that sends e-mail', async () => {
    const { smtp, ...options } = await settings();
    fixture = await openFixture(options);
    await fixture.restart({ smtp });
    const origin = `http://localhost:${fixture.server.port}`;
    const anna = new Visitor(() => origin);
    const authenticator = new Authenticator(origin);
    await anna.get('/api/me');
    await addPasskey(anna, authenticator);
    const ticket = ticketOf(await add(anna, 'anna@levante.example'));
    await anna.post('/api/me/email/code', { ticket, code: (await mailbox.next()).code });
    // The operator switches e-mail off.
    await fixture.restart();
    const info = infoOf(await anna.get('/api/me/account'));
    expect([info.offersEmail, info.email?.address]).toEqual([false, 'anna@levante.example']);
    const removePasskey = (more = {}) => anna.post(`/api/me/passkeys/${authenticator.id}/remove`, more);
    expect(codeOf(await removePasskey())).toBe('last-way');
    // What does not work can be removed without a word.
    expect(infoOf(await anna.post('/api/me/email/remove', {})).email).toBeNull();
    expect(codeOf(await removePasskey())).toBe('last-way');
    expect((await removePasskey({ last: true })).status).toBe(200);
  });
});
