import type { ReceivedLetter } from '@levante/testkit/mailbox';
import { waitFor } from '@levante/testkit/wait';
import { EmailTicket } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { openForOperator, takeMeasure } from '../src/operators/operators.ts';
import { type MailFixture, openMailFixture } from './lib/mail-fixture.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

describe('the codes and links in messages', () => {
  let fixture: MailFixture;
  afterEach(() => fixture.close());
  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const ticketOf = (reply: Reply): string => z.parse(EmailTicket, reply.json).ticket;
  const ask = (one: Visitor, address: string) => one.post('/api/sign-in/email', { address, language: 'en' });
  const add = (one: Visitor, address: string) => one.post('/api/me/email', { address, language: 'en' });
  const tokenIn = ({ link }: ReceivedLetter): string => link?.split('=')[1] ?? '';

  async function open(): Promise<void> {
    fixture = await openMailFixture();
  }

  /** A visitor with a verified address. */
  async function withEmail() {
    const anna = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    const ticket = ticketOf(await add(anna, 'anna@levante.example'));
    const { code } = await fixture.mailbox.next();
    expect((await anna.post('/api/me/email/code', { ticket, code })).status).toBe(200);
    return { anna };
  }

  function change(sql: string): void {
    const connection = connect(filesOf(fixture.dataDir).database);
    connection.prepare(sql).run();
    connection.close();
  }

  it('are stored without an address, and deleted after their use or their time', async () => {
    await open();
    const challenges = () => {
      const connection = connect(filesOf(fixture.dataDir).database);
      const rows = connection.prepare('select * from challenges').all();
      connection.close();
      return rows;
    };
    const { anna } = await withEmail();
    expect(challenges()).toEqual([]);
    const ticket = ticketOf(await ask(visitor(), 'anna@levante.example'));
    const waits = await fixture.mailbox.next();
    await add(anna, 'new@levante.example');
    await fixture.mailbox.next();
    await anna.post('/api/me/proof/email', { language: 'en' });
    await fixture.mailbox.next();
    expect(challenges()).toHaveLength(6);
    expect(JSON.stringify(challenges())).not.toMatch(/levante\.example|anna|new@/);
    expect((await visitor().post('/api/sign-in/email/code', { ticket, code: waits.code })).status).toBe(200);
    expect(challenges()).toHaveLength(4);
    change('update challenges set expires_at = 0');
    await fixture.restart();
    await waitFor(() => expect(challenges()).toEqual([]));
  });

  it('are not used up by a person who is banned', async () => {
    await open();
    const { anna } = await withEmail();
    await anna.post('/api/me/handle', { handle: 'anna' });
    const second = visitor();
    const ticket = ticketOf(await ask(second, 'anna@levante.example'));
    const letter = await fixture.mailbox.next();
    const byCode = () => second.post('/api/sign-in/email/code', { ticket, code: letter.code });
    const byLink = () => visitor().post('/api/sign-in/email/link', { token: tokenIn(letter), code: letter.code });
    const { measures, close } = await openForOperator({ folder: fixture.dataDir });
    const subject = (await measures.personNamed('anna')) ?? '';
    await takeMeasure(measures, { kind: 'ban', subject, until: Date.now() + 60_000 });
    await waitFor(async () => expect(codeOf(await anna.post('/api/me', { name: 'Anna' }))).toBe('banned'));
    expect([codeOf(await byCode()), codeOf(await byLink())]).toEqual(['banned', 'banned']);
    await takeMeasure(measures, { kind: 'lift-ban', subject });
    await close();
    await waitFor(async () => expect(codeOf(await anna.post('/api/me', { name: 'Anna' }))).toBe(''));
    expect((await byCode()).status).toBe(200);
  });
});
