import type { ReceivedLetter } from '@levante/testkit/mailbox';
import { waitFor } from '@levante/testkit/wait';
import { AccountInfo, EmailTicket, WebhookMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { Authenticator, addPasskey } from './lib/authenticator.ts';
import { type MailFixture, openMailFixture } from './lib/mail-fixture.ts';
import { Visitor } from './lib/visitor.ts';
import { Receiver } from './lib/webhook-receiver.ts';

const OLD = 'anna@levante.example';
const DAY_MS = 86_400_000;

describe('a change of an account', () => {
  let fixture: MailFixture;
  let receiver: Receiver;
  let anna: Visitor;
  beforeEach(async () => {
    receiver = await Receiver.open();
    fixture = await openMailFixture({ webhooks: { allowPrivate: true, allowHttp: true } });
    anna = new Visitor(site);
    await anna.get('/api/me');
    await useLetter(await anna.post('/api/me/email', { address: OLD, language: 'en' }));
  });
  afterEach(async () => {
    await fixture.close();
    await receiver.close();
  });

  const site = (): string => `http://localhost:${fixture.server.port}`;
  const rows = (sql: string): unknown[] => {
    const connection = connect(filesOf(fixture.dataDir).database);
    const found = connection.prepare(sql).all();
    connection.close();
    return found;
  };
  function change(sql: string): void {
    const connection = connect(filesOf(fixture.dataDir).database);
    connection.prepare(sql).run();
    connection.close();
  }
  /** Uses the code of the message that a reply has asked for. */
  async function useLetter(reply: { readonly json: unknown }) {
    const { ticket } = z.parse(EmailTicket, reply.json);
    const { code } = await fixture.mailbox.next();
    const used = await anna.post('/api/me/email/code', { ticket, code });
    expect(used.status).toBe(200);
    return z.parse(AccountInfo, used.json);
  }
  const textOf = ({ raw }: ReceivedLetter): string => raw.replace(/=\r?\n/g, '');

  it('is notified to the address and the channels of its person, no matter who makes it', async () => {
    const hook = { kind: 'webhook', url: `${receiver.url}hook`, format: 'json' };
    expect((await anna.post('/api/me/channels', hook)).status).toBe(201);
    const changes = [
      ['A passkey was added', () => addPasskey(anna, new Authenticator(site()))],
      ['New recovery codes', () => anna.post('/api/me/codes', {})],
      [
        'A passkey was removed',
        async () => {
          const { passkeys } = z.parse(AccountInfo, (await anna.get('/api/me/account')).json);
          return await anna.post(`/api/me/passkeys/${passkeys[0]?.id}/remove`, {});
        },
      ],
      ['This address was removed', () => anna.post('/api/me/email/remove', { last: true })],
    ] as const;
    for (const [text, make] of changes) {
      expect((await make()).status).toBe(200);
      const letter = await fixture.mailbox.next();
      expect([letter.to, textOf(letter)]).toEqual([OLD, expect.stringContaining(text)]);
      expect(textOf(letter)).toContain('sign out all other devices');
    }
    await waitFor(() => {
      const messages = receiver.requests.map(({ body }) => z.parse(WebhookMessage, JSON.parse(body.toString())));
      const items = messages.flatMap((message) => message.items);
      expect(items.map(({ kind, match, url }) => [kind, match, url])).toEqual(
        changes.map(() => ['security', null, `${site()}/me`]),
      );
    });
  });

  it('of the address waits three days from the time when the mail server accepted the notice', async () => {
    fixture.mailbox.manner = ({ to }) => (to === OLD ? 'refuse' : 'keep');
    change('update sessions set proved_until = 0');
    const { email } = await useLetter(
      await anna.post('/api/me/email', { address: 'new@levante.example', language: 'en' }),
    );
    expect(email).toMatchObject({ address: OLD, next: { address: 'new@levante.example' } });
    await waitFor(() => expect(rows('select attempts from letters')).toEqual([{ attempts: 1 }]));
    expect(rows('select next_at from emails')).toEqual([{ next_at: null }]);
    // Another server continues what this one could not do.
    await fixture.restart();
    fixture.mailbox.manner = () => 'keep';
    const before = Date.now();
    change('update letters set due_at = 0');
    expect((await fixture.mailbox.next()).to).toBe(OLD);
    await waitFor(() => expect(rows('select * from letters')).toEqual([]));
    const [row] = rows('select next_at from emails');
    const at = Number(Object(row).next_at);
    expect(at >= before + 3 * DAY_MS && at <= Date.now() + 3 * DAY_MS).toBe(true);
    change('update emails set next_at = 1');
    const settled = z.parse(AccountInfo, (await anna.get('/api/me/account')).json);
    expect(settled.email).toEqual({ address: 'new@levante.example', next: null });
  });

  it('of the address is cancelled when its person deletes the account', async () => {
    change('update sessions set proved_until = 0');
    await useLetter(await anna.post('/api/me/email', { address: 'thief@levante.example', language: 'en' }));
    expect((await fixture.mailbox.next()).to).toBe(OLD);
    await waitFor(() => expect(rows('select * from letters')).toEqual([]));
    change('update sessions set proved_until = 9000000000000000');
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    expect(rows('select address, next_address, next_at from emails')).toEqual([
      { address: OLD, next_address: null, next_at: null },
    ]);
  });
});
