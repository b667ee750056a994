import { createHash } from 'node:crypto';
import type { Message } from '@levante/people/notifications';
import { Mailbox, type ReceivedLetter } from '@levante/testkit/mailbox';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailQueue } from '../../src/accounts/mail-queue.ts';
import { SmtpTransport } from '../../src/accounts/smtp-transport.ts';
import { Signer } from '../../src/http/signer.ts';
import { MailSender } from '../../src/notifications/mail-sender.ts';
import { nameInText } from '../../src/notifications/shown-names.ts';
import { itemWith, LANGUAGES, messageWith, ODD_NAMES, ORIGIN, TEXT_OPTIONS } from '../lib/notification-messages.ts';

const signer = new Signer([{ id: '', secret: createHash('sha256').update('test').digest() }]);
const PERSON = 'a'.repeat(24);

let mailbox: Mailbox;
let transport: SmtpTransport;
beforeEach(async () => {
  mailbox = await Mailbox.open();
  transport = new SmtpTransport({ url: mailbox.url, from: 'Levante <levante@levante.example>' }, new MailQueue(2));
});
afterEach(async () => {
  await transport.close();
  await mailbox.close();
});

const sender = (address: string | null = 'anna@example.org') =>
  new MailSender(transport, {
    ...TEXT_OPTIONS,
    addressOf: async () => address,
    tokenOf: (person) => signer.unsubscribeToken(person),
  });

async function received(changes: Partial<Message> = {}): Promise<ReceivedLetter> {
  const outcome = await sender().send({ kind: 'email' }, messageWith(changes));
  expect(outcome).toEqual({ kind: 'sent', answer: expect.stringMatching(/^250( 2\.\d\.\d)?$/) });
  return mailbox.next();
}

/** Faults of a message's form. */
function faultsOf({ raw }: ReceivedLetter, mail: Email): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const count = (name: string) => mail.headers.filter(({ key }) => key === name).length;
  const headerOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const once = ['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'list-unsubscribe'];
  const token = /^<https:\/\/levante\.example\/api\/unsubscribe\/([^/>\s]+)>$/.exec(headerOf('list-unsubscribe'))?.[1];
  const checks: readonly (readonly [boolean, string])[] = [
    ...once.map((name) => [count(name) === 1, `${name} occurs ${count(name)} times`] as const),
    [count('bcc') + count('cc') === 0, 'has other recipients'],
    [/^[\x20-\x7e\t\r\n]*$/.test(head), 'a header has characters other than ASCII'],
    [head.split('\r\n').every((line) => line.length <= 998), 'a header line is too long'],
    [headerOf('list-unsubscribe-post') === 'List-Unsubscribe=One-Click', 'cannot be unsubscribed in one click'],
    [token !== undefined && signer.unsubscriber(token) === PERSON, 'the token names nobody'],
    [headerOf('auto-submitted') === 'auto-generated', 'is not marked as automatic'],
    [/^<[0-9a-f]{32}@levante\.example>$/.test(headerOf('message-id')), 'has a bad id'],
    [/^multipart\/alternative/.test(headerOf('content-type')), 'has no alternatives'],
    [(mail.text ?? '').trim() !== '' && (mail.html ?? '').startsWith('<!doctype html>'), 'lacks a part'],
    [!/<script|<img|onerror|javascript:/i.test(mail.html ?? ''), 'the page has active content'],
    ...[`${ORIGIN}/me/notifications`, `${ORIGIN}/unsubscribe#${token}`].map(
      (url) => [mail.text?.includes(url) === true && mail.html?.includes(url) === true, `lacks ${url}`] as const,
    ),
    ...[...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(
      ([, url = '']) => [url.startsWith(`${ORIGIN}/`), `leads to ${url}`] as const,
    ),
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

describe('a message by e-mail', () => {
  it.each(LANGUAGES)('has the form that mail programs expect, in %s', async (language) => {
    const several = ['a', 'b'].map((match) => itemWith({ match: `${match}bcdefghjkmn01` }));
    for (const items of [[itemWith()], several, []]) {
      const letter = await received({ language, items });
      const mail = await PostalMime.parse(letter.raw);
      expect(faultsOf(letter, mail)).toEqual([]);
      expect(mail.html).toContain(`lang="${language}"`);
    }
  });

  it.each(Object.entries(ODD_NAMES))('is valid with an odd name: %s', async (_, by) => {
    for (const items of [[itemWith({ kind: 'invited', by })], [itemWith({ by }), itemWith({ kind: 'started', by })]]) {
      const letter = await received({ items });
      const mail = await PostalMime.parse(letter.raw);
      expect(faultsOf(letter, mail)).toEqual([]);
      expect(letter.to).toBe('anna@example.org');
      expect(mail.to).toEqual([{ name: '', address: 'anna@example.org' }]);
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
  });

  it('has game, person and time, and links to the match', async () => {
    const mail = await PostalMime.parse((await received()).raw);
    expect(mail.subject).toBe('Your turn in El Capitán');
    expect(mail.from).toMatchObject({ name: 'Levante', address: 'levante@levante.example' });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Anna has played. You have 19 hours left.');
      expect(part).toContain(`${ORIGIN}/match/abcdefghjkmn01`);
    }
    expect(mail.date).toBe(new Date(messageWith().at).toISOString());
  });

  it('lists several matches with a link to each', async () => {
    const items = ['a', 'b', 'c'].map((match) => itemWith({ match: `${match}bcdefghjkmn01` }));
    const mail = await PostalMime.parse((await received({ items })).raw);
    expect(mail.subject).toBe('Your turn in 3 matches');
    for (const { match } of items) {
      expect(mail.text).toContain(`${ORIGIN}/match/${match}`);
      expect(mail.html).toContain(`${ORIGIN}/match/${match}`);
    }
  });

  it('shows names with their links disabled in subject, text and HTML', async () => {
    const { quotes, html, emoji } = ODD_NAMES;
    const shown = async (by: string) =>
      PostalMime.parse((await received({ items: [itemWith({ kind: 'invited', by })] })).raw);
    expect((await shown(quotes)).subject).toBe(`${nameInText(quotes)} invites you to a match`);
    expect((await shown(emoji)).subject).toBe(`${emoji} invites you to a match`);
    const escaped = await shown(html);
    expect(escaped.text).toContain(html);
    expect(escaped.html).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
  });

  it('has the same id when it is sent again, and another id than other messages', async () => {
    const idOf = async (key: string) => (await PostalMime.parse((await received({ key })).raw)).messageId;
    const first = await idOf('one');
    const again = await idOf('one');
    const other = await idOf('two');
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('a mail server', () => {
  const outcome = () => sender().send({ kind: 'email' }, messageWith());

  it('that does not know the mailbox ends the channel, and one that refuses otherwise does not', async () => {
    const outcomes = [];
    for (const [to, status, text] of [
      ['recipient', 550, '5.1.1 <anna@example.org> no such user'],
      ['text', 550, '5.1.1 no'],
      ['recipient', 550, 'relay not permitted for anna@example.org'],
      ['text', 554, '5.7.1 spam'],
      ['recipient', 450, '4.2.0 greylisted'],
      ['text', 452, '4.3.1 full'],
    ] as const) {
      mailbox.refusal = { to, status, text };
      outcomes.push(await outcome());
    }
    expect(outcomes).toEqual([
      { kind: 'gone', answer: '550 5.1.1' },
      { kind: 'gone', answer: '550 5.1.1' },
      { kind: 'failed', answer: '550' },
      { kind: 'failed', answer: '554 5.7.1' },
      { kind: 'failed', answer: '450 4.2.0' },
      { kind: 'failed', answer: '452 4.3.1' },
    ]);
    mailbox.refusal = null;
    expect(await outcome()).toMatchObject({ kind: 'sent' });
  });

  it('that cannot be reached is reported as a failure', async () => {
    await mailbox.close();
    expect(await outcome()).toEqual({ kind: 'failed', answer: 'mail server unreachable' });
    mailbox = await Mailbox.open();
  });

  it('gets no message for a person without a confirmed address', async () => {
    expect(await sender(null).send({ kind: 'email' }, messageWith())).toEqual({
      kind: 'gone',
      answer: 'no confirmed address',
    });
    expect(mailbox.letters).toEqual([]);
  });
});

describe('the unsubscribe token in a message', () => {
  it('switches off e-mail for its person alone, and does nothing else', () => {
    const token = signer.unsubscribeToken(PERSON);
    expect(signer.unsubscriber(token)).toBe(PERSON);
    for (const kind of ['cookie', 'token'] as const) {
      expect(signer.read(kind, token)).toBeNull();
      expect(
        signer.unsubscriber(signer.sign(kind, { person: PERSON, generation: 0, secret: 's'.repeat(16) })),
      ).toBeNull();
    }
    expect(signer.unsubscriber(token.replace(PERSON, 'b'.repeat(24)))).toBeNull();
    expect(signer.unsubscriber('')).toBeNull();
  });
});
