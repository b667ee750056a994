import type { Mailer } from '@levante/people';
import { writeLetter } from './letters/write-letter.ts';
import type { SmtpTransport } from './smtp-transport.ts';

/** Sends the messages for signing in through a mail server. */
export class SmtpMailer implements Mailer {
  readonly #transport: SmtpTransport;
  readonly #origin: string;

  constructor(transport: SmtpTransport, origin: string) {
    this.#transport = transport;
    this.#origin = origin;
  }

  async send(letter: Parameters<Mailer['send']>[0]): Promise<void> {
    await this.#transport.send({ to: letter.to, ...writeLetter(letter, this.#origin) });
  }
}
