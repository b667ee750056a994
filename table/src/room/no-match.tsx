import { faultWords, type RequestFault } from '../host/fault.ts';
import { Page } from '../ui/page.tsx';
import { words } from '../words/en.ts';
import { pageWords } from '../words/page/en.ts';

/** What is said where a match cannot be shown. */
export function NoMatch({ fault }: { fault: RequestFault }) {
  return (
    <Page title={pageWords.value.home.notFound}>
      <p>{faultWords(fault)}</p>
      <p>
        <a class="button button-primary page-button" href="/">
          {words.value.follow.home}
        </a>
      </p>
    </Page>
  );
}
