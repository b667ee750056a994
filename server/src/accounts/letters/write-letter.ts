import type { Letter, MailLanguage } from '@levante/people';
import de from './de.ts';
import en, { type LetterWords } from './en.ts';
import fr from './fr.ts';
import it from './it.ts';
import { type LetterPart, layOut, type WrittenLetter } from './layout.ts';

const WORDS: Readonly<Record<MailLanguage, LetterWords>> = { en, de, fr, it };

/**
 * Writes a message in its reader's language. Its link starts with `origin` and carries the secret in the fragment,
 * which browsers do not send to servers.
 */
export function writeLetter(letter: Letter, origin: string): WrittenLetter {
  const { language } = letter;
  const words = WORDS[language];
  if (letter.kind === 'changing') {
    // Messages in English have British dates, as the page has where the browser names no other variant.
    const locale = language === 'en' ? 'en-GB' : language;
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(letter.at);
    return layOut(language, words.changing.subject, [
      { kind: 'text', text: words.changing.text(date) },
      { kind: 'link', text: words.open, url: `${origin}/me` },
    ]);
  }
  if (letter.kind === 'changed') {
    return layOut(language, words.changed.subject, [
      { kind: 'text', text: words.changed.changes[letter.change] },
      { kind: 'text', text: words.changed.notYou },
      { kind: 'link', text: words.open, url: `${origin}/me` },
    ]);
  }
  const parts: LetterPart[] = [];
  const { code, token, kind } = letter;
  const own = kind === 'prove' ? words.prove : kind === 'add' ? words.add : words.signIn;
  parts.push({ kind: 'text', text: own.intro }, { kind: 'code', text: code });
  if (kind !== 'prove' && token !== null) {
    const { link, button } = kind === 'add' ? words.add : words.signIn;
    parts.push({ kind: 'text', text: link }, { kind: 'link', text: button, url: `${origin}/me#${kind}=${token}` });
  }
  parts.push({ kind: 'text', text: words.valid });
  return layOut(language, own.subject, parts);
}
