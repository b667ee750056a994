import type { Letter, Mailer, MailTurn } from '@levante/people';
import { writeLetter } from './letters/write-letter.ts';
import type { SmtpTransport } from './smtp-transport.ts';

/** Sends the messages about accounts through a mail server. Repeated attempts have the same `Message-ID`. */
export class SmtpMailer implements Mailer {
  readonly #transport: SmtpTransport;
  readonly #origin: string;

  constructor(transport: SmtpTransport, origin: string) {
    this.#transport = transport;
    this.#origin = origin;
  }

  async send(letter: Letter, turn: MailTurn): Promise<void> {
    const written = { to: letter.to, ...writeLetter(letter, this.#origin) };
    if (letter.kind !== 'changing' && letter.kind !== 'changed') {
      await this.#transport.send(written, turn);
      return;
    }
    const { hostname } = new URL(this.#origin);
    await this.#transport.send({ ...written, messageId: `<${letter.id}@${hostname}>` }, turn);
  }

  async rehearse(letter: Letter): Promise<void> {
    await this.#transport.rehearse({ to: letter.to, ...writeLetter(letter, this.#origin) });
  }
}
