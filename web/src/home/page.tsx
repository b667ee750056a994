import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Rose } from '../art/rose.tsx';
import { words } from '../words/index.ts';

interface PageProps {
  readonly title: string;
  /** Shown in the title of the document; the heading where it is left out. */
  readonly documentTitle?: string;
  readonly children: ComponentChildren;
}

/** The frame of every page that is no table: name of the house, a way home, one heading. */
export function Page({ title, documentTitle = title, children }: PageProps) {
  const { home } = words.value;
  useEffect(() => {
    document.title = documentTitle === home.title ? home.title : `${documentTitle} – ${home.title}`;
  }, [documentTitle, home.title]);
  return (
    <div class="page">
      <header class="page-head">
        <a class="page-name" href="/">
          <Rose />
          {home.title}
        </a>
        <nav>
          <a href="/rules">{home.rulesLink}</a>
        </nav>
      </header>
      <main class="page-main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
