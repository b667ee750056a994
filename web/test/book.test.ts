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

/** Returns the clauses cited in the sources of the rules. */
function clausesNamed(game: string, code: string): readonly string[] {
  const named = pathsUnder(root, `games/${game}/rules`)
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readSource(root, path).text.matchAll(new RegExp(`'(${code}-[0-9.]+)'`, 'g'))])
    .map(([, clause = '']) => clause);
  return [...new Set(named)];
}

/** Returns the clauses cited with each refusal code: in the scenarios, and in the sources of the rules. */
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

describe.each(TABLES.map(({ id }) => id))('the rulebook of %s', (game) => {
  const clausesIn = (book: Book) => book.chapters.flatMap(({ clauses }) => clauses);

  it.each(LANGUAGES)('has in %s every clause that a refusal can cite', async (language) => {
    const book = await bookIn(language, game);
    const named = clausesNamed(game, book.code);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => clauseIn(book, id) === null)).toEqual([]);
  });

  it('has a clause for every refusal code of the game', async () => {
    const book = await bookIn('en', game);
    const clauses = clausesOfCodes(game);
    const without = GAMES.get(game)?.manifest.refusals.filter(
      (code) => ![...(clauses.get(code) ?? [])].some((id) => clauseIn(book, id) !== null),
    );
    expect(without).toEqual([]);
  });

  it.each(LANGUAGES)('links its terms in %s to existing clauses, each of which is unique', async (language) => {
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

  it('has the same examples and linked terms in every language', async () => {
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

describe('the rulebook search', () => {
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

  it('marks the phrase as entered, else each of its words', () => {
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
