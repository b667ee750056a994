import { Page } from '@levante/table/ui/page.tsx';
import { words } from '@levante/table/words/index.ts';

export function NotFoundPage() {
  const { home } = words.value;
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
