import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { pageWords } from '../words/page/en.ts';
import { address } from './pages.tsx';

/** Something went wrong, in words that say what to do; read aloud as soon as it appears. */
export function Notice({ children, action }: { children: ComponentChildren; action?: ComponentChildren }) {
  return (
    <div class="notice" role="alert">
      <p>{children}</p>
      {action}
    </div>
  );
}

/** Where the head of every page leads: the names are those of the addresses. */
const PLACES = ['learn', 'rules', 'puzzles', 'statistics'] as const;

interface PageProps {
  readonly title: string;
  /** Stands in place of the plain heading. */
  readonly banner?: ComponentChildren;
  /** Shown in the title of the document; the heading where it is left out. */
  readonly documentTitle?: string;
  /** Whether it takes the whole width; else a column that is good to read. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** The frame of every page that is no table: name of the house, a way home, one heading. */
export function Page({ title, banner, documentTitle = title, wide = false, children }: PageProps) {
  const { home } = pageWords.value;
  const { path } = address.value;
  useEffect(() => {
    document.title = documentTitle === home.title ? home.title : `${documentTitle} – ${home.title}`;
  }, [documentTitle, home.title]);
  return (
    <div class="page">
      <header class="page-head">
        <a class="page-name" href="/">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 1L19.4 12.6L31 16L19.4 19.4L16 31L12.6 19.4L1 16L12.6 12.6Z" fill="currentColor" />
            <circle cx="16" cy="16" r="2.6" fill="var(--panel)" />
          </svg>
          {home.title}
        </a>
        <nav aria-label={home.title}>
          {PLACES.map((place) => (
            <a key={place} href={`/${place}`} aria-current={path.startsWith(`/${place}`) ? 'page' : undefined}>
              {home.nav[place]}
            </a>
          ))}
        </nav>
      </header>
      <main class="page-main" data-wide={wide ? '' : undefined}>
        {banner ?? <h1>{title}</h1>}
        {children}
      </main>
      <footer class="page-foot">
        <a href="/licences">{home.licences}</a>
      </footer>
    </div>
  );
}
