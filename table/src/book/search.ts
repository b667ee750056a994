import { type Book, type Clause, plainText } from './book.ts';

/** A text as it is searched: without case and accents, letter by letter, so that places in it are places in the text. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const [base = ''] = text.charAt(at).normalize('NFD').toLowerCase();
    return base === '’' ? "'" : base.replace(/\s/, ' ');
  }).join('');
}

const wordsOf = (query: string): readonly string[] => folded(query).split(' ').filter(Boolean);

/** Where a word begins. */
const BEFORE = /[^\p{L}\p{N}]/u;

/** Where `word` stands in a folded text, at the beginning of a word each time. */
function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || BEFORE.test(text.charAt(at - 1))) places.push(at);
  }
  return places;
}

/** A stretch of a text, and whether it was searched for. */
export interface MarkedPart {
  readonly text: string;
  readonly found: boolean;
}

/** A text with what was searched for: the words as they were written, else each of them. */
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

/** Whether a clause has each of the words that are searched for: in its number, its title, its text or its example. */
function has(clause: Clause, words: readonly string[]): boolean {
  const { id, number, title, text, example = '' } = clause;
  const inside = folded([number, id, title, plainText(text), plainText(example)].join('\n'));
  return words.every((word) => placesOf(inside, word).length > 0);
}

/** The ids of the clauses in which something is found; null where nothing is searched for. */
export function foundIn(book: Book, query: string): ReadonlySet<string> | null {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const clauses = book.chapters.flatMap((chapter) => chapter.clauses);
  return new Set(clauses.filter((clause) => has(clause, words)).map(({ id }) => id));
}
