import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@levante/table/words/languages.ts';
import { pathsUnder } from '@levante/testkit/sources';
import { Signal } from '@preact/signals';

const root = join(import.meta.dirname, '..', '..', '..');

/** Returns the sentences of all features in a folder, by feature: `<folder>/<feature>/words/<language>.ts`. */
export async function featureTexts(folder: string, language: Language): Promise<object> {
  const file = `words/${language}.ts`;
  const paths = pathsUnder(join(root, folder)).filter((path) => path.endsWith(`/${file}`) || path === file);
  const texts = paths.map(async (path) => {
    const found: object = await import(/* @vite-ignore */ pathToFileURL(join(root, folder, path)).href);
    // A translation is the default export; the English sentences are what their catalogue says as long as nobody speaks.
    const said: unknown[] = language === 'en' ? Object.values(found) : [Reflect.get(found, 'default')];
    const [sentences] = said.flatMap((one) => (one instanceof Signal ? [one.peek()] : language === 'en' ? [] : [one]));
    return [path === file ? 'words' : path.slice(0, -file.length - 1), sentences] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
