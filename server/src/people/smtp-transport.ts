import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import type { WrittenLetter } from './letters/layout.ts';

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

/** A message to an address. */
export interface OutgoingLetter extends WrittenLetter {
  readonly to: string;
  /** `Message-ID`, equal for repeated attempts. Default: a new one. */
  readonly messageId?: string;
  /** Milliseconds since the epoch. Default: now. */
  readonly at?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Connections to the operator's mail server, one pool for all messages. TLS is required except on the same machine.
 */
export class SmtpTransport {
  readonly #options: SmtpOptions;
  #transport: Promise<Transporter> | null = null;

  constructor(options: SmtpOptions) {
    this.#options = options;
  }

  /** Sends a message. Returns the server's answer; rejects if it does not accept the message. */
  async send({ to, subject, text, html, messageId, at, headers = {} }: OutgoingLetter): Promise<string> {
    this.#transport ??= this.#open();
    const { response }: { readonly response?: unknown } = await (await this.#transport).sendMail({
      ...{ from: this.#options.from, to: { name: '', address: to }, subject, text, html },
      ...(messageId !== undefined && { messageId }),
      ...(at !== undefined && { date: new Date(at) }),
      // No automatic answers, and no previews of one-time links.
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All', ...headers },
    });
    return typeof response === 'string' ? response : '';
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
