import { Mailbox } from '@levante/testkit/mailbox';
import { freePort } from '@levante/testkit/services';
import type { ServerOptions } from '../../src/index.ts';
import { type Fixture, openFixture } from './fixture.ts';

/** A server that sends e-mail, and the mailbox that receives all of it. */
export interface MailFixture extends Fixture {
  readonly mailbox: Mailbox;
}

/** Returns options of a server that knows its own address and sends e-mail to a mailbox. */
export async function mailOptions(mailbox: Mailbox) {
  const port = await freePort();
  const smtp = { url: mailbox.url, from: 'Levante <levante@levante.example>' };
  return { port, origin: `http://localhost:${port}`, smtp };
}

/** Starts a server that sends e-mail to a new mailbox, and closes the mailbox with the server. */
export async function openMailFixture(options: Partial<ServerOptions> = {}): Promise<MailFixture> {
  const mailbox = await Mailbox.open();
  const fixture = await openFixture({ ...(await mailOptions(mailbox)), ...options });
  return {
    mailbox,
    get server() {
      return fixture.server;
    },
    dataDir: fixture.dataDir,
    log: fixture.log,
    restart: fixture.restart,
    close: async () => {
      await fixture.close();
      await mailbox.close();
    },
  };
}
