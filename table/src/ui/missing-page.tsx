import { pageWords } from '../words/page/en.ts';
import { Page } from './page.tsx';
import { retryPage } from './pages.tsx';

/** Shown where a page could not be fetched. */
export function MissingPage() {
  const { home, errors } = pageWords.value;
  return (
    <Page title={home.notLoaded}>
      <p>{errors.pageMissing}</p>
      <p>
        <button type="button" class="button button-primary page-button" onClick={() => void retryPage()}>
          {home.tryAgain}
        </button>
      </p>
    </Page>
  );
}
