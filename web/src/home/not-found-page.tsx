import { words } from '../words/index.ts';
import { Page } from './page.tsx';

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
