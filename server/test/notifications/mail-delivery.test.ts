import { waitFor } from '@levante/testkit/wait';
import { EmailTicket, MyExport, MyNotifications } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type MailFixture, openMailFixture } from '../lib/mail-fixture.ts';
import { plyOf } from '../lib/play.ts';
import { codeOf, Visitor } from '../lib/visitor.ts';

describe('a person with notifications by e-mail', () => {
  let fixture: MailFixture;
  beforeEach(async () => {
    fixture = await openMailFixture();
  });
  afterEach(() => fixture.close());

  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const mine = async (one: Visitor) => z.parse(MyNotifications, (await one.get('/api/me/notifications')).json);

  /** A person with a confirmed address, who gets mail without delay. */
  async function reader(): Promise<Visitor> {
    const anna = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    expect(codeOf(await anna.post('/api/me/channels', { kind: 'email' }))).toBe('no-email-here');
    const reply = await anna.post('/api/me/email', { address: 'anna@levante.example', language: 'de' });
    const { code } = await fixture.mailbox.next();
    await anna.post('/api/me/email/code', { ticket: z.parse(EmailTicket, reply.json).ticket, code });
    expect((await anna.post('/api/me/channels', { kind: 'email' })).status).toBe(201);
    const { settings } = await mine(anna);
    const changed = { ...settings, language: 'de', delayMinutes: 0 };
    expect((await anna.post('/api/me/notifications', changed)).status).toBe(200);
    return anna;
  }

  /** Opens a match with Bo, who plays until it is the person's turn. */
  async function untilMyTurn(anna: Visitor): Promise<string> {
    const bo = visitor();
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', options: { goal: 30 }, seats, shuffle: false });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    for (const one of [anna, bo]) {
      const follower = one.follow(id);
      const { message } = await follower.until((event) => event.message.legal !== null);
      await follower.close();
      expect((await one.act(id, plyOf(message), message.legal?.slice(0, 1) ?? [])).status).toBe(200);
    }
    return id;
  }

  it('gets a message for each turn, in their language, until they unsubscribe with one click', async () => {
    const anna = await reader();
    const id = await untilMyTurn(anna);
    await waitFor(() => expect(fixture.mailbox.letters.some(({ text }) => text.includes(`/match/${id}`))).toBe(true));
    const turn = fixture.mailbox.letters.find(({ text }) => text.includes(`/match/${id}`));
    expect(turn).toMatchObject({ to: 'anna@levante.example' });
    const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/im.exec(turn?.raw.replace(/\r\n /g, ' ') ?? '') ?? [];
    const { pathname } = new URL(address);
    const program = visitor();
    const opened = await program.send(pathname, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/unsubscribe#${pathname.split('/').at(-1)}`,
    ]);
    expect((await mine(anna)).channels).toMatchObject([{ kind: 'email', on: true, address: 'anna@levante.example' }]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'List-Unsubscribe=One-Click';
    const click = (path: string) => program.send(path, { method: 'POST', headers: form, body });
    for (let i = 0; i < 2; i++) expect((await click(pathname)).status).toBe(200);
    expect((await click(`${pathname.slice(0, -3)}abc`)).status).toBe(404);
    expect((await click('/api/me/notifications/off')).status).toBe(415);
    expect((await mine(anna)).channels).toMatchObject([{ on: false }]);
    const before = fixture.mailbox.letters.length;
    await untilMyTurn(anna);
    await waitFor(async () => expect((await fixture.log()).length).toBeGreaterThan(0));
    expect((await mine(anna)).log.filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual([]);
    expect(fixture.mailbox.letters.length).toBe(before);
    const exported = z.parse(MyExport, (await anna.get('/api/me/export')).json);
    expect(exported.notifications).toMatchObject({ settings: { language: 'de' }, channels: [{ kind: 'email' }] });
  });
});
