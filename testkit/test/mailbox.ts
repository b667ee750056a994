import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const RETRY_MS = 20;
const SLOW_MS = 1500;
const GIVE_UP_MS = 20_000;

/** A message as received. */
export interface ReceivedLetter {
  readonly to: string;
  /** The message as transferred. */
  readonly raw: string;
  /** Headers and decoded text. */
  readonly text: string;
  /** The code in it; null if there is none. */
  readonly code: string | null;
  /** The link in it; null if there is none. */
  readonly link: string | null;
}

/** Decodes the transfer encoding of text in quoted-printable. */
function decoded(raw: string): string {
  const bytes = raw.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return bytes.replace(/(%[0-9A-F]{2})+/g, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

function letterFrom(to: string, raw: string): ReceivedLetter {
  const text = decoded(raw);
  return {
    to,
    raw,
    text,
    code: /^([a-z0-9]{4}-[a-z0-9]{4})\r?$/m.exec(text)?.[1] ?? null,
    link: /^(https?:\/\/\S+#\S+)\r?$/m.exec(text)?.[1] ?? null,
  };
}

/** Answer that refuses a message: to the command that names the recipient, or after its text. */
export interface Refusal {
  readonly to: 'recipient' | 'text';
  readonly status: number;
  readonly text: string;
}

/** Handling of a message after its text: it is kept, also after a while, or without an answer, or refused for now. */
export type MailManner = 'keep' | 'slow' | 'break-off' | 'refuse';

const BUSY: Refusal = { to: 'text', status: 451, text: 'busy' };

const errorOf = ({ status, text }: Refusal): Error => Object.assign(new Error(text), { responseCode: status });

/** A mail server on loopback that keeps all messages. */
export class Mailbox {
  readonly letters: ReceivedLetter[] = [];
  /** Refuses all messages while set. */
  refusal: Refusal | null = null;
  /** Accepts no message until it resolves; null while messages are accepted without a pause. */
  hold: Promise<void> | null = null;
  /** Chooses what happens to a message. */
  manner: (letter: ReceivedLetter) => MailManner = () => 'keep';
  /** Connections by the port of the sender. */
  readonly #sockets = new Map<number, Socket>();
  readonly #server: SMTPServer;
  #port = 0;
  #read = 0;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (_, __, done) => done(this.refusal?.to === 'recipient' ? errorOf(this.refusal) : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (this.refusal !== null) return done(errorOf(this.refusal));
          const [to] = session.envelope.rcptTo;
          const letter = letterFrom(to?.address ?? '', Buffer.concat(chunks).toString());
          const manner = this.manner(letter);
          if (manner === 'refuse') return done(errorOf(BUSY));
          this.letters.push(letter);
          if (manner === 'break-off') this.#sockets.get(session.remotePort)?.destroy();
          else void this.#accept(manner, done);
        });
      },
    });
    // Senders that are killed within a message reset the connection.
    this.#server.on('error', () => {});
  }

  async #accept(manner: MailManner, done: () => void): Promise<void> {
    await this.hold;
    setTimeout(done, manner === 'slow' ? SLOW_MS : 0);
  }

  #noteConnections(): void {
    this.#server.server.on('connection', (socket: Socket) => {
      const port = socket.remotePort ?? 0;
      this.#sockets.set(port, socket);
      socket.once('close', () => this.#sockets.delete(port));
    });
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    mailbox.#noteConnections();
    await new Promise<void>((listening) => {
      const inner = mailbox.#server.listen(0, '127.0.0.1', () => {
        const address = inner.address();
        mailbox.#port = typeof address === 'object' && address !== null ? address.port : 0;
        listening();
      });
    });
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Waits for the next message that was not returned yet. */
  async next(): Promise<ReceivedLetter> {
    const end = Date.now() + GIVE_UP_MS;
    while (Date.now() < end) {
      const letter = this.letters[this.#read];
      if (letter !== undefined) {
        this.#read++;
        return letter;
      }
      await pause(RETRY_MS);
    }
    throw new Error('no message has arrived');
  }

  async close(): Promise<void> {
    await new Promise<void>((closed) => this.#server.close(() => closed()));
  }
}
