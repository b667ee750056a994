import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Mailbox } from './mailbox.ts';

/** Connects to a mail server and begins the text of a message. */
async function senderTo({ url }: Mailbox): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  await once(socket, 'data');
  for (const line of ['EHLO test', 'MAIL FROM:<a@levante.test>', 'RCPT TO:<b@levante.test>', 'DATA']) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  return socket;
}

describe('the mail server of tests', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  it('continues after a sender was killed in the middle of a message', async () => {
    const mailbox = await Mailbox.open();
    ends.push(() => mailbox.close());
    const dying = await senderTo(mailbox);
    dying.resetAndDestroy();
    const living = await senderTo(mailbox);
    living.end('Subject: Whole\r\n\r\nText\r\n.\r\nQUIT\r\n');
    await once(living, 'close');
    expect(mailbox.letters.map(({ to }) => to)).toEqual(['b@levante.test']);
  });
});
