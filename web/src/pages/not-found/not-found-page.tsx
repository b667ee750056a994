import { Page } from '@levante/table/ui/page.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';

/** Shown for addresses that belong to no page. */
export function NotFoundPage() {
  const { home } = pageWords.value;
  return (
    <Page title={home.notFound}>
      <p>{home.notFoundText}</p>
      <p>
        <a class="button button-primary page-button" href="/">
          {home.back}
        </a>
      </p>
    </Page>
  );
}
