import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { pageWords } from '../words/page/index.ts';
import { ownName } from './own-name.ts';
import { address, pageStrip } from './pages.tsx';
import { titleUnlessFull, WaitingLink } from './waiting.tsx';

/** Links in the header, by path. */
const PLACES = ['tables', 'learn', 'rules', 'puzzles', 'statistics'] as const;

interface PageProps {
  readonly title: string;
  /** Replaces the plain heading. */
  readonly banner?: ComponentChildren;
  /** Title of the document; default: the heading. */
  readonly documentTitle?: string;
  /** Whether it has the full width instead of a readable column. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** Frame of every page except tables. */
export function Page({ title, banner, documentTitle = title, wide = false, children }: PageProps) {
  const { home } = pageWords.value;
  const { path } = address.value;
  const Strip = pageStrip.value;
  const shownTitle = titleUnlessFull(documentTitle);
  useEffect(() => {
    document.title = shownTitle === home.title ? home.title : `${shownTitle} – ${home.title}`;
  }, [shownTitle, home.title]);
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
        <WaitingLink />
        <a class="page-me" href="/me" aria-label={home.account} title={home.account}>
          <OwnCoin />
        </a>
      </header>
      {Strip && <Strip place="page" />}
      <main class="page-main" data-wide={wide ? '' : undefined}>
        {banner ?? <h1>{title}</h1>}
        {children}
      </main>
      <footer class="page-foot">
        <a href="/me">{home.account}</a>
        <a href="/licences">{home.licences}</a>
      </footer>
    </div>
  );
}

/** A coin with the first letter of the reader's name, or a head without one. */
function OwnCoin() {
  const letter = [...(ownName.value ?? '')][0];
  return (
    <span class="page-avatar" aria-hidden="true">
      {letter?.toUpperCase() ?? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 5a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 12 5ZM5 20c0-4 3.1-6.2 7-6.2s7 2.2 7 6.2Z"
            fill="currentColor"
          />
        </svg>
      )}
    </span>
  );
}
