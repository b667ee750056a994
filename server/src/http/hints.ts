import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchHost } from '@levante/host';
import * as z from 'zod/mini';

const Hints = z.record(z.string(), z.array(z.string()));

/** Reads the files needed first by each page, as listed by the client's build; empty if there is no list. */
function readHints(webDir: string): z.infer<typeof Hints> {
  try {
    return Hints.parse(JSON.parse(readFileSync(join(webDir, '.vite', 'hints.json'), 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Formats a file for a `Link` header. Styles are preloaded in CORS mode like the page requests them; otherwise the
 * browser would fetch them twice.
 */
function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`;
  if (file.endsWith('.svg')) return `<${file}>; rel=preload; as=fetch; crossorigin`;
  return `<${file}>; rel=modulepreload`;
}

/**
 * Returns the `Link` header with the files to preload for a path, or null. Without it a browser discovers files one
 * after another, and the game only after loading the match.
 */
export type LinksFor = (path: string) => Promise<string | null>;

/** Creates a `LinksFor` for a built client. */
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
