import { type Book, type Clause, plainText } from './book.ts';

/** Lower case without accents, letter by letter, so that positions match the original text. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const [base = ''] = text.charAt(at).normalize('NFD').toLowerCase();
    return base === '’' ? "'" : base.replace(/\s/, ' ');
  }).join('');
}

const wordsOf = (query: string): readonly string[] => folded(query).split(' ').filter(Boolean);

/** A character before a word. */
const BEFORE = /[^\p{L}\p{N}]/u;

/** Positions at which `word` begins a word in a folded text. */
function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || BEFORE.test(text.charAt(at - 1))) places.push(at);
  }
  return places;
}

/** Part of a text, and whether it matches the search. */
export interface MarkedPart {
  readonly text: string;
  readonly found: boolean;
}

/** Marks the search words in a text: the whole phrase if it occurs, otherwise each word. */
export function markedParts(text: string, query: string): readonly MarkedPart[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text, found: false }];
  const inside = folded(text);
  const whole = words.join(' ');
  const sought = placesOf(inside, whole).length > 0 ? [whole] : words;
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of sought) {
    for (const at of placesOf(inside, word)) isFound.fill(true, at, at + word.length);
  }
  const parts: { text: string; found: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const found = isFound[at] === true;
    const last = parts.at(-1);
    if (last?.found === found) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), found });
  }
  return parts;
}

/** Returns whether a clause contains all words, in its number, title, text or example. */
function has(clause: Clause, words: readonly string[]): boolean {
  const { id, number, title, text, example = '' } = clause;
  const inside = folded([number, id, title, plainText(text), plainText(example)].join('\n'));
  return words.every((word) => placesOf(inside, word).length > 0);
}

/** Returns the ids of the clauses that match; null for an empty query. */
export function foundIn(book: Book, query: string): ReadonlySet<string> | null {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const clauses = book.chapters.flatMap((chapter) => chapter.clauses);
  return new Set(clauses.filter((clause) => has(clause, words)).map(({ id }) => id));
}
