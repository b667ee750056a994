import type { Message, Sender, SendOutcome } from '@levante/people/notifications';
import type { ChannelTarget } from '@levante/wire';
import type { SmtpTransport } from '../accounts/smtp-transport.ts';
import { mailLetter } from './mail-letter.ts';
import type { TextOptions } from './texts.ts';

/** Status at the start of an answer, with its detail: `550 5.1.1`. */
const STATUS = /^([245]\d\d)(?:[ -]([245]\.\d{1,3}\.\d{1,3}))?/;
/**
 * Details that mean that the mailbox does not exist or is closed. A 550 without a detail may be a rule against the
 * operator's server, which must not end all channels.
 */
const NO_MAILBOX: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** Error codes of the library in words. */
const FAULTS: Readonly<Record<string, string>> = {
  ECONNECTION: 'mail server unreachable',
  ESOCKET: 'mail server unreachable',
  EDNS: 'mail server unreachable',
  ETIMEDOUT: 'mail server does not answer',
  EAUTH: 'mail server refuses the sign-in',
  ETLS: 'TLS not accepted',
};

export interface MailOptions extends TextOptions {
  /** Returns a person's confirmed address, or null. */
  readonly addressOf: (person: string) => Promise<string | null>;
  /** Returns the token that unsubscribes a person from e-mail. */
  readonly tokenOf: (person: string) => string;
}

/** Sends messages by e-mail to a person's current confirmed address. */
export class MailSender implements Sender {
  readonly #transport: Pick<SmtpTransport, 'send'>;
  readonly #options: MailOptions;

  constructor(transport: Pick<SmtpTransport, 'send'>, options: MailOptions) {
    this.#transport = transport;
    this.#options = options;
  }

  async send(_target: ChannelTarget, message: Message): Promise<SendOutcome> {
    const { addressOf, tokenOf } = this.#options;
    const to = await addressOf(message.person);
    if (to === null) return { kind: 'gone', answer: 'no confirmed address' };
    try {
      const turn = { rank: 'notification', from: message.person, by: message.person } as const;
      const letter = mailLetter(message, to, tokenOf(message.person), this.#options);
      const answer = await this.#transport.send(letter, turn);
      return { kind: 'sent', answer: statusIn(answer).text || 'accepted' };
    } catch (error) {
      return outcomeOfFault(error);
    }
  }
}

/** Parses the status of an answer. Its text is left out, since it may contain addresses. */
function statusIn(answer: string): { readonly text: string; readonly detail: string } {
  const [, status = '', detail = ''] = STATUS.exec(answer) ?? [];
  return { text: `${status} ${detail}`.trim(), detail };
}

function outcomeOfFault(error: unknown): SendOutcome {
  const { code, response, command } = Object(error);
  const { text, detail } = statusIn(typeof response === 'string' ? response : '');
  if (command !== 'MAIL FROM' && NO_MAILBOX.has(detail)) return { kind: 'gone', answer: text };
  return { kind: 'failed', answer: text || (FAULTS[String(code)] ?? 'not sent') };
}
