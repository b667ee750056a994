import type { MailTurn } from '@levante/people';
import type { Transporter } from 'nodemailer';
import { isLoopback } from '../http/loopback.ts';
import type { WrittenLetter } from './letters/layout.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  readonly url: string;
  /** Sender of the messages. */
  readonly from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
export const MAX_CONNECTIONS = 2;

/** A message to an address. */
export interface OutgoingLetter extends WrittenLetter {
  readonly to: string;
  /** `Message-ID`, equal for repeated attempts. Default: a new one. */
  readonly messageId?: string;
  /** Milliseconds since the epoch. Default: now. */
  readonly at?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Decides the order in which messages are sent. */
export interface MailTurns {
  /** Sends a message in its turn. Rejects as `send` does, and if the queue is closed or the message has waited too long. */
  inTurn<T>(turn: MailTurn, send: () => Promise<T>): Promise<T>;
  /** Drops all waiting messages. */
  close(): void;
}

/**
 * Pool of connections to the operator's mail server, shared by all messages. TLS is required except on the same
 * machine.
 */
export class SmtpTransport {
  readonly #options: SmtpOptions;
  readonly #queue: MailTurns;
  #transport: Promise<Transporter> | null = null;
  #composer: Promise<Transporter> | null = null;

  constructor(options: SmtpOptions, queue: MailTurns) {
    this.#options = options;
    this.#queue = queue;
  }

  /** Sends a message in its turn. Returns the server's answer; rejects if the server refuses the message. */
  send(letter: OutgoingLetter, turn: MailTurn): Promise<string> {
    return this.#queue.inTurn(turn, () => this.#send(letter));
  }

  /** Drops waiting messages and closes the connections. */
  async close(): Promise<void> {
    this.#queue.close();
    (await this.#transport)?.close();
  }

  /** Composes a message like `send`, and discards it. */
  async rehearse(letter: OutgoingLetter): Promise<void> {
    this.#composer ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ streamTransport: true, buffer: true }),
    );
    await (await this.#composer).sendMail(this.#mailOf(letter));
  }

  async #send(letter: OutgoingLetter): Promise<string> {
    this.#transport ??= this.#open();
    const { response }: { readonly response?: unknown } = await (await this.#transport).sendMail(this.#mailOf(letter));
    return typeof response === 'string' ? response : '';
  }

  /** Converts a message to the library's options. */
  #mailOf({ to, subject, text, html, messageId, at, headers = {} }: OutgoingLetter) {
    return {
      from: this.#options.from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      ...(messageId !== undefined && { messageId }),
      ...(at !== undefined && { date: new Date(at) }),
      // No automatic answers, and no previews of one-time links.
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All', ...headers },
    };
  }

  /** Loads the library on first use, since most servers send no mail. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { protocol, hostname, port, username, password } = new URL(this.#options.url);
    const secure = protocol === 'smtps:';
    const user = decodeURIComponent(username);
    return createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      secure,
      requireTLS: !secure && !isLoopback(hostname),
      ...(port !== '' && { port: Number(port) }),
      ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
      ...(isLoopback(hostname) && { ignoreTLS: !secure }),
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}
