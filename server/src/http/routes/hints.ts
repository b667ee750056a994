import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchHost } from '@levante/host';
import * as z from 'zod/mini';

const Hints = z.record(z.string(), z.array(z.string()));

/** What the build of the page says that each page needs first; nothing where it says none. */
function readHints(webDir: string): z.infer<typeof Hints> {
  try {
    return Hints.parse(JSON.parse(readFileSync(join(webDir, '.vite', 'hints.json'), 'utf8')));
  } catch {
    return {};
  }
}

/**
 * A file as a `Link` header names it. Styles are fetched as the page fetches them, in CORS mode: a preload in another mode is
 * fetched in vain.
 */
function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`;
  if (file.endsWith('.svg')) return `<${file}>; rel=preload; as=fetch; crossorigin`;
  return `<${file}>; rel=modulepreload`;
}

/**
 * What to fetch at once for a page at this path, as a `Link` header; null where nothing is known. A browser would learn of
 * each file only when the one before has been run, and of a match's game only from the match.
 */
export type LinksFor = (path: string) => Promise<string | null>;

/** Reads what the built page needs, and tells it by path. */
export function hintsFrom(webDir: string, host: Pick<MatchHost, 'describe'>): LinksFor {
  const hints = readHints(webDir);
  const links = (...pages: readonly string[]): string | null => {
    const files = new Set(pages.flatMap((page) => hints[page] ?? []));
    return files.size === 0 ? null : [...files].map(linkTo).join(', ');
  };
  return async (path) => {
    const [page = '', id = ''] = path.split('/').slice(1);
    if (page === '') return links('home');
    if (page === 'rules') return links('rules', `rules ${id}`);
    if (page !== 'match' || id === '') return null;
    const match = await host.describe(id, null);
    return match.ok ? links('match', `match ${match.value.game}`) : null;
  };
}
