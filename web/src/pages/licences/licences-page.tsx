import './licences.css';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { useFetched } from '../puzzles/use-puzzles.ts';
import { fetchNotices, type PackageNotice } from './notices.ts';
import { licencesWords } from './words/index.ts';

/** Licences of all third-party software and fonts in the page, collected by the build. */
export function LicencesPage() {
  const words = licencesWords.value;
  const { fetched } = useFetched('notices', fetchNotices);
  return (
    <Page title={words.title}>
      <p>{words.own}</p>
      <p>
        {words.others} <a href="/NOTICES.txt">{words.asText}</a>
      </p>
      {fetched === null && <p role="status">{words.reading}</p>}
      {fetched === 'missing' && <Notice>{words.missing}</Notice>}
      {Array.isArray(fetched) && (
        <ul class="licences">
          {fetched.map((notice) => (
            <PackageLicence key={`${notice.name} ${notice.version}`} notice={notice} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function PackageLicence({ notice: { name, version, license, source, text } }: { readonly notice: PackageNotice }) {
  return (
    <li>
      <details>
        <summary>
          <strong>{name}</strong> {version} <span class="licence-id">{license}</span>
        </summary>
        {source.startsWith('https://') && (
          <p>
            {licencesWords.value.source}: <a href={source}>{source}</a>
          </p>
        )}
        <p class="licence-text" lang="en">
          {text}
        </p>
      </details>
    </li>
  );
}
