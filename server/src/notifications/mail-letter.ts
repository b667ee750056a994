import { createHash } from 'node:crypto';
import type { Message } from '@levante/people/notifications';
import { type LetterPart, layOut } from '../accounts/letters/layout.ts';
import type { OutgoingLetter } from '../accounts/smtp-transport.ts';
import { SETTINGS_PATH, type TextOptions, writeNotification } from './texts.ts';

/** Writes a message as an e-mail. `token` unsubscribes its reader. */
export function mailLetter(message: Message, to: string, token: string, options: TextOptions): OutgoingLetter {
  const { origin } = options;
  const { words, title, text, url, open, lines, more } = writeNotification(message, options);
  const parts: LetterPart[] =
    lines.length > 1
      ? lines.flatMap((line): LetterPart[] => [
          { kind: 'heading', text: line.title },
          { kind: 'text', text: line.text },
          { kind: 'note', text: line.open, url: line.url },
        ])
      : [
          { kind: 'heading', text: title },
          { kind: 'text', text },
          { kind: 'link', text: open, url },
        ];
  if (more !== null) parts.push({ kind: 'text', text: more });
  parts.push(
    { kind: 'note', text: words.why },
    { kind: 'note', text: words.settings, url: `${origin}${SETTINGS_PATH}` },
    // The token is in the fragment, which mail scanners that open links do not send.
    { kind: 'note', text: words.unsubscribe, url: `${origin}/unsubscribe#${token}` },
  );
  return {
    ...layOut(message.language, title, parts),
    to,
    at: message.at,
    messageId: messageIdOf(message.key, origin),
    // One click in the reader's mail program, as RFC 8058 describes.
    headers: {
      'list-unsubscribe': `<${origin}/api/unsubscribe/${token}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Returns the same id for repeated attempts, so that mail programs show one of them. */
function messageIdOf(key: string, origin: string): string {
  const { hostname } = new URL(origin);
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${hostname}>`;
}
