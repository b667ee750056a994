import { isIP } from 'node:net';
import type { Mailer } from '@levante/people';
import type { Transporter } from 'nodemailer';
import { writeLetter } from './letters/write-letter.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  readonly url: string;
  /** Sender of the messages. */
  readonly from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const MAX_CONNECTIONS = 2;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** Sends messages through a mail server. TLS is required except on the same machine. */
export class SmtpMailer implements Mailer {
  readonly #options: SmtpOptions;
  readonly #origin: string;
  #transport: Promise<Transporter> | null = null;

  constructor(options: SmtpOptions, origin: string) {
    this.#options = options;
    this.#origin = origin;
  }

  async send(letter: Parameters<Mailer['send']>[0]): Promise<void> {
    this.#transport ??= this.#open();
    const { subject, text, html } = writeLetter(letter, this.#origin);
    await (await this.#transport).sendMail({
      ...{ from: this.#options.from, to: { name: '', address: letter.to }, subject, text, html },
      // No automatic answers, and no previews of one-time links.
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    });
  }

  async close(): Promise<void> {
    (await this.#transport)?.close();
  }

  /** Loads the library on first use: most servers send nothing. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { protocol, hostname, port, username, password } = new URL(this.#options.url);
    const secure = protocol === 'smtps:';
    const user = decodeURIComponent(username);
    return createTransport({
      ...{ host: hostname.replace(/^\[|\]$/g, ''), secure, requireTLS: !secure && !isLoopback(hostname) },
      ...(port !== '' && { port: Number(port) }),
      ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
      ...(isLoopback(hostname) && { ignoreTLS: !secure }),
      ...{ pool: true, maxConnections: MAX_CONNECTIONS },
      ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
  }
}
