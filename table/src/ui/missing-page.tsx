import { isOutdated } from '../lib/new-version.ts';
import { pageWords } from '../words/page/index.ts';
import { missingText } from './missing-text.ts';
import { Page } from './page.tsx';
import { retryPage } from './pages.tsx';

/** Shown instead of a page that could not be fetched. Tries again, or loads the new version of the site. */
export function MissingPage() {
  const { home, errors } = pageWords.value;
  const isOld = isOutdated.value;
  return (
    <Page title={home.notLoaded}>
      <p>{missingText(errors.pageMissing)}</p>
      <p>
        <button
          type="button"
          class="button button-primary page-button"
          onClick={() => (isOld ? location.reload() : void retryPage())}
        >
          {isOld ? home.reload : home.tryAgain}
        </button>
      </p>
    </Page>
  );
}
