import type { Letter, MailLanguage } from '@levante/people';
import de from './de.ts';
import en, { type LetterWords } from './en.ts';
import fr from './fr.ts';
import it from './it.ts';

const WORDS: Readonly<Record<MailLanguage, LetterWords>> = { en, de, fr, it };

/** A message as sent, in plain text and as a page. */
export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly kind: 'text' | 'code' | 'link';
  readonly text: string;
  readonly url?: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function htmlOf({ kind, text, url = '' }: Part): string {
  switch (kind) {
    case 'code':
      return `<p style="font:700 26px monospace;letter-spacing:2px">${escaped(text)}</p>`;
    case 'link':
      return `<p><a href="${escaped(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1d6a5c;color:#fff;text-decoration:none;font-weight:700">${escaped(text)}</a></p><p style="font-size:13px;color:#5b4a36;word-break:break-all">${escaped(url)}</p>`;
    default:
      return `<p>${escaped(text)}</p>`;
  }
}

function written(language: MailLanguage, subject: string, parts: readonly Part[]): WrittenLetter {
  const text = parts.map((part) => part.url ?? part.text).join('\n\n');
  const body = parts.map(htmlOf).join('\n');
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7efdc;color:#2b2118;font:16px/1.5 Georgia,serif">
<div style="max-width:34em;margin:auto">
<h1 style="font-size:22px">Levante</h1>
${body}
</div></body></html>
`;
  return { subject, text: `${text}\n`, html };
}

/** Writes a message in its reader's language. Its link leads to `origin`; the secret is in the fragment, which no server sees. */
export function writeLetter(letter: Letter, origin: string): WrittenLetter {
  const { language } = letter;
  const words = WORDS[language];
  if (letter.kind === 'changed') {
    if (letter.at === null) {
      return written(language, words.changed.subject, [{ kind: 'text', text: words.changed.text }]);
    }
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(letter.at);
    return written(language, words.changing.subject, [{ kind: 'text', text: words.changing.text(date) }]);
  }
  const parts: Part[] = [];
  const { code, token, kind } = letter;
  const own = kind === 'prove' ? words.prove : kind === 'add' ? words.add : words.signIn;
  parts.push({ kind: 'text', text: own.intro }, { kind: 'code', text: code });
  if (kind !== 'prove' && token !== null) {
    const { link, button } = kind === 'add' ? words.add : words.signIn;
    parts.push({ kind: 'text', text: link }, { kind: 'link', text: button, url: `${origin}/me#${kind}=${token}` });
  }
  parts.push({ kind: 'text', text: words.valid });
  return written(language, own.subject, parts);
}
