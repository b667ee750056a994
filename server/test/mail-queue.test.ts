import type { MailTurn } from '@levante/people';
import { EmailTicket } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MailQueue } from '../src/accounts/mail-queue.ts';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { type MailFixture, openMailFixture } from './lib/mail-fixture.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

const requested = (from: string, by: string): MailTurn => ({ rank: 'requested', from, by });

/** A queue to a mail server that takes one message at a time, and answers when told. */
function heldQueue() {
  const held = { now: 0, order: [] as string[], answers: [] as (() => void)[] };
  const queue = new MailQueue(1, () => held.now);
  const put = (name: string, turn: MailTurn): Promise<string> =>
    queue.inTurn(turn, async () => {
      held.order.push(name);
      await new Promise<void>((answer) => held.answers.push(answer));
      return name;
    });
  const begun = (): Promise<void> => new Promise((later) => setImmediate(later));
  const answerAll = async (): Promise<void> => {
    await begun();
    for (let answer = held.answers.shift(); answer; answer = held.answers.shift()) {
      answer();
      await begun();
    }
  };
  return { held, queue, put, begun, answerAll };
}

describe('messages that wait for the mail server', () => {
  it('are sent in rotation over network addresses, and over the mailboxes at each of them', async () => {
    const { held, put, answerAll } = heldQueue();
    const all = Array.from({ length: 160 }, (_, i) => put(`flood ${i}`, requested('club', `mailbox ${i}`)));
    for (let i = 0; i < 3; i++) all.push(put(`her ${i}`, requested('home', 'her')));
    all.push(put('his', requested('home', 'his')));
    await answerAll();
    await Promise.all(all);
    expect(held.order.slice(0, 8)).toEqual([
      'flood 0',
      'her 0',
      'flood 1',
      'his',
      'flood 2',
      'her 1',
      'flood 3',
      'her 2',
    ]);
  });

  it('are sent in the order of known browsers, other sign-ins, account notices and notifications', async () => {
    const { held, put, answerAll } = heldQueue();
    const first = put('first', requested('club', 'a'));
    const all = [
      put('notification', { rank: 'notification', from: 'bo', by: 'bo' }),
      put('account', { rank: 'account', from: 'bo', by: 'bo' }),
      put('requested', requested('club', 'b')),
      put('known', { rank: 'known', from: 'club', by: 'c' }),
    ];
    await answerAll();
    await Promise.all([first, ...all]);
    expect(held.order).toEqual(['first', 'known', 'requested', 'account', 'notification']);
  });

  it('are all sent eventually, even if sign-in requests never end', async () => {
    const { held, put, answerAll } = heldQueue();
    const all = [put('first', requested('club', 'a')), put('notice', { rank: 'notification', from: 'bo', by: 'bo' })];
    for (let i = 0; i < 40; i++) all.push(put(`flood ${i}`, requested(`network ${i}`, 'x')));
    await answerAll();
    await Promise.all(all);
    expect(held.order.indexOf('notice')).toBe(7);
  });

  it.each([
    'requested',
    'account',
    'notification',
  ] as const)('of the rank %s are sent eventually, even if messages of all other ranks always wait', async (rank) => {
    const { held, put, answerAll } = heldQueue();
    const all = [put('first', requested('club', 'a'))];
    for (const other of ['known', 'requested', 'account', 'notification'] as const) {
      for (let i = 0; other !== rank && i < 60; i++)
        all.push(put(`flood ${i}`, { rank: other, from: `${i}`, by: 'x' }));
    }
    all.push(put('one', { rank, from: 'bo', by: 'bo' }));
    await answerAll();
    await Promise.all(all);
    expect(held.order.indexOf('one')).toBeLessThan(24);
  });

  it('are dropped when their code has expired or the server stops', async () => {
    const { held, queue, put, begun, answerAll } = heldQueue();
    const first = put('first', requested('club', 'a'));
    const late = expect(put('late', requested('club', 'b'))).rejects.toThrow('waited too long');
    held.now = 31 * 60_000;
    const next = put('next', requested('club', 'c'));
    const dropped = expect(put('last', requested('club', 'd'))).rejects.toThrow('stops');
    await begun();
    held.answers.shift()?.();
    await late;
    queue.close();
    await dropped;
    await expect(put('after', requested('club', 'e'))).rejects.toThrow('stops');
    await answerAll();
    expect([await first, await next]).toEqual(['first', 'next']);
  });
});

describe('a person who requests a sign-in code while 160 messages wait for a slow mail server', () => {
  let fixture: MailFixture;
  beforeEach(async () => {
    fixture = await openMailFixture({ trustProxy: true });
  });
  afterEach(() => fixture.close());
  const CLUB = '192.0.2.1';
  const ask = (one: Visitor, address: string, ip: string) =>
    one.post('/api/sign-in/email', { address, language: 'en' }, { 'x-forwarded-for': ip });
  const add = (one: Visitor, address: string, ip: string) =>
    one.post('/api/me/email', { address, language: 'en' }, { 'x-forwarded-for': ip });
  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const ticketOf = (reply: Reply): string => z.parse(EmailTicket, reply.json).ticket;

  /** Returns the number of codes and links that are written before their messages wait. */
  function challenges(): number {
    const connection = connect(filesOf(fixture.dataDir).database);
    const rows = connection.prepare('select id from challenges').all();
    connection.close();
    return rows.length;
  }

  async function withEmail(address: string): Promise<Visitor> {
    const one = visitor();
    await one.get('/api/me');
    const ticket = ticketOf(await add(one, address, '203.0.113.7'));
    const { code } = await fixture.mailbox.next();
    expect((await one.post('/api/me/email/code', { ticket, code })).status).toBe(200);
    return one;
  }

  it('gets it among the next ten messages, and on a known browser even beyond the network’s forty an hour', async () => {
    await withEmail('anna@levante.example');
    const bo = await withEmail('bo@levante.example');
    const before = fixture.mailbox.letters.length;
    let release = (): void => {};
    fixture.mailbox.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const networks = [CLUB, '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    for (const ip of networks) {
      for (let person = 0; person < 5; person++) {
        const flooding = visitor();
        await flooding.get('/api/me');
        for (let i = 0; i < 8; i++) {
          const address = `someone@${ip.replaceAll('.', '-')}-${person}-${i}.example`;
          expect(codeOf(await add(flooding, address, ip))).toBe('');
        }
      }
    }
    await expect.poll(() => fixture.mailbox.letters.length).toBe(before + 2);
    expect(codeOf(await ask(visitor(), 'anna@levante.example', CLUB))).toBe('too-many-requests');
    expect(codeOf(await ask(visitor(), 'anna@levante.example', '198.51.100.1'))).toBe('');
    const known = visitor();
    known.known = bo.known;
    expect(codeOf(await ask(known, 'bo@levante.example', CLUB))).toBe('');
    // The server begins to send a moment after the reply.
    await expect.poll(() => challenges()).toBe(2 * (160 + 2));
    release();
    fixture.mailbox.hold = null;
    await expect.poll(() => fixture.mailbox.letters.length).toBe(before + 162);
    const order = fixture.mailbox.letters.slice(before).map(({ to }) => to);
    expect(order.indexOf('bo@levante.example')).toBeLessThan(4);
    expect(order.indexOf('anna@levante.example')).toBeLessThan(10);
  });
});
