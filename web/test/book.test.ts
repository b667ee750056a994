import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@levante/games/rules';
import { TABLES } from '@levante/games/tables';
import { type Book, clauseIn, partsOf } from '@levante/table/book/book.ts';
import { foundIn, markedParts } from '@levante/table/book/search.ts';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES, type Language } from '@levante/table/words/languages.ts';
import { pathsUnder, readSource } from '@levante/testkit/sources';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

interface RecordedScenario {
  readonly options: object;
  readonly state: object;
  readonly steps?: readonly { readonly illegal?: readonly string[]; readonly apply?: readonly string[] }[];
}

async function bookIn(language: Language, game: string): Promise<Book> {
  await speak(language);
  const study = await TABLES.find(({ id }) => id === game)?.fetchStudy();
  if (!study) throw new Error(`no book of ${game}`);
  return study.fetchBook.value();
}

/** What the sources of the rules name as a clause. */
function clausesNamed(game: string, code: string): readonly string[] {
  const named = pathsUnder(root, `games/${game}/rules`)
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readSource(root, path).text.matchAll(new RegExp(`'(${code}-[0-9.]+)'`, 'g'))])
    .map(([, clause = '']) => clause);
  return [...new Set(named)];
}

/** The clauses that refusals give for a code: in what the scenarios try in vain, and where the rules name both in one breath. */
function clausesOfCodes(game: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (code: string, clause: string | null) => {
    if (clause !== null) found.set(code, (found.get(code) ?? new Set()).add(clause));
  };
  const entry = GAMES.get(game);
  const folder = join(root, 'records', 'scenarios', game);
  for (const name of readdirSync(folder)) {
    const { options, state, steps = [] }: RecordedScenario = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const table = entry?.load({ ...state, options });
    if (!table?.ok) continue;
    for (const { illegal = [], apply = [] } of steps) {
      for (const line of illegal) {
        const played = table.value.play(line);
        if (!played.ok) add(played.refusal.code, played.refusal.clause);
      }
      for (const line of apply) table.value.play(line);
    }
  }
  for (const path of pathsUnder(root, `games/${game}/rules`)) {
    const breath = readSource(root, path).text.matchAll(/'([a-z-]+)',\s*(?:[a-z]+ \? )?'([A-Z]+-[0-9.]+)'/g);
    for (const [, code = '', clause = ''] of breath) add(code, clause);
  }
  return found;
}

afterAll(() => speak('en'));

describe.each(TABLES.map(({ id }) => id))('the book of %s', (game) => {
  const clausesIn = (book: Book) => book.chapters.flatMap(({ clauses }) => clauses);

  it.each(LANGUAGES)('has in %s every clause that a refusal can cite', async (language) => {
    const book = await bookIn(language, game);
    const named = clausesNamed(game, book.code);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => clauseIn(book, id) === null)).toEqual([]);
  });

  it('has a clause for every code with which the game says no', async () => {
    const book = await bookIn('en', game);
    const clauses = clausesOfCodes(game);
    const without = GAMES.get(game)?.manifest.refusals.filter(
      (code) => ![...(clauses.get(code) ?? [])].some((id) => clauseIn(book, id) !== null),
    );
    expect(without).toEqual([]);
  });

  it.each(LANGUAGES)('leads in %s from its terms to clauses that are there, and has none twice', async (language) => {
    const book = await bookIn(language, game);
    const ids = clausesIn(book).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const led = clausesIn(book).flatMap(({ text, example = '', related }) => [
      ...[...partsOf(text, book.code), ...partsOf(example, book.code)].flatMap(({ clause }) => clause ?? []),
      ...related.map(({ id }) => id),
    ]);
    expect(led.filter((id) => !ids.includes(id))).toEqual([]);
    expect(clausesIn(book).filter(({ text, example = '' }) => /[{}|]/.test(bare(text + example, book.code)))).toEqual(
      [],
    );
  });

  it('says the same in every language: the same examples and the same terms led to', async () => {
    const shapes = await Promise.all(
      LANGUAGES.map(async (language) => {
        const book = await bookIn(language, game);
        return clausesIn(book).map(({ id, text, example }) => [
          id,
          example !== undefined,
          partsOf(text, book.code)
            .flatMap(({ clause }) => clause ?? [])
            .sort(),
        ]);
      }),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });
});

const bare = (text: string, code: string): string =>
  partsOf(text, code)
    .map((part) => part.text)
    .join('');

describe('the search of a book', () => {
  it('finds words in any order, numbers, and words without their accents', async () => {
    const book = await bookIn('fr', 'el-capitan');
    expect(foundIn(book, '  ')).toBeNull();
    expect(foundIn(book, 'EC-4.5')).toEqual(new Set(['EC-4.5']));
    expect(foundIn(book, '4.5')).toEqual(new Set(['EC-4.5']));
    expect(foundIn(book, 'taxe protection')).toContain('EC-12.1');
    expect(foundIn(book, 'fermee deces')).toEqual(new Set());
    expect(foundIn(book, 'presence')).toContain('EC-8.2');
    expect(foundIn(book, 'Prix')).toContain('EC-1.3');
  });

  it('marks the words as they were asked for, else each of them', () => {
    expect(markedParts('Jamais plus de trois à la suite', 'trois a la')).toEqual([
      { text: 'Jamais plus de ', found: false },
      { text: 'trois à la', found: true },
      { text: ' suite', found: false },
    ]);
    expect(markedParts('La Présence', 'presence la').filter(({ found }) => found)).toEqual([
      { text: 'La', found: true },
      { text: 'Présence', found: true },
    ]);
    expect(markedParts('Porto', 'orto')).toEqual([{ text: 'Porto', found: false }]);
  });
});
