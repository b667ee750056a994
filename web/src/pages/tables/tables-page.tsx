import { browserStorage } from '@levante/table/lib/storage.ts';
import './tables.css';
import './table-rows.css';
import { LineIcon } from '@levante/table/art/icons.tsx';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { address, openPage } from '@levante/table/ui/pages.tsx';
import { settings } from '@levante/table/ui/settings.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePageDependencies } from '../dependencies.ts';
import { InviteList } from '../invites/invite-list.tsx';
import { isMyTurn } from '../my-match.ts';
import { isUninvited, pauseInForce } from '../service/service.ts';
import { startService } from '../service/start-service.ts';
import { ChartHeading } from './chart-heading.tsx';
import { filterQuery, storedFilter, storeFilter, type TableFilter } from './filter.ts';
import { HereNow } from './here-now.tsx';
import { OpenTablesSection } from './open-tables.tsx';
import { QuickGrid } from './quick-grid.tsx';
import { useQuickWaits } from './quick-waits.ts';
import { tabTitle } from './tab-title.ts';
import { firstToStart } from './table-list.ts';
import { useMyTables } from './use-mine.ts';
import { useOpenTables } from './use-tables.ts';
import { tablesWords } from './words/index.ts';
import { YourMatches } from './your-matches.tsx';

const GuestOffer = lazyComponent(async () => (await import('./guest-offer.tsx')).GuestOffer);
const CodeDialog = lazyComponent(async () => (await import('./code-dialog.tsx')).CodeDialog);

/** Page of open tables: quick matches, tables that wait for players, and my matches. */
export function TablesPage() {
  const words = tablesWords.value;
  const { games } = usePageDependencies();
  const tables = useOpenTables();
  const mine = useMyTables();
  const open = tables.list.open;
  // The same set until the list changes: each change may lead to a request.
  const openIds = useMemo(() => (tables.isLoaded ? new Set(open.map(({ id }) => id)) : null), [tables.isLoaded, open]);
  const waits = useQuickWaits(mine, openIds);
  const [asksCode, setAsksCode] = useState(false);
  const ids = games.map(({ id }) => id);
  const filter = storedFilter(address.value.query, browserStorage, ids);
  const setFilter = (next: TableFilter) => {
    storeFilter(next, browserStorage);
    const query = filterQuery(next);
    openPage(query === '' ? '/tables' : `/tables?${query}`, { replace: true });
  };
  usePageKeys();
  useEffect(startService, []);
  const myIds = new Set((mine.matches ?? []).map(({ id }) => id));
  // One filled button a page: my turn, else a table that starts with me, else opening one.
  const isMyMove = (mine.matches ?? []).some(isMyTurn);
  const begins = firstToStart(tables.list, filter, myIds) !== undefined;
  const actions = (
    <div class="tables-actions">
      <button type="button" class="button" onClick={() => setAsksCode(true)} aria-label={words.haveCode}>
        <CodeIcon />
        <span class="wide-only">{words.haveCode}</span>
        <span class="narrow-only">{words.code}</span>
      </button>
      <a class={isMyMove || begins ? 'button' : 'button button-primary'} href="/new?seats=open">
        <LineIcon>
          <path d="M12 5V19M5 12H19" />
        </LineIcon>
        {words.open}
      </a>
    </div>
  );
  return (
    <Page
      title={words.title}
      documentTitle={tabTitle(waits.starting, games)}
      banner={<ChartHeading>{actions}</ChartHeading>}
      wide
    >
      {tables.isLost && (
        <div class="notice tables-lost" role="alert">
          <p>{words.offline}</p>
          <a class="button" href="/">
            {words.toDevice}
          </a>
        </div>
      )}
      {mine.hasFinished && <GuestOffer />}
      <div class="tables" data-lost={tables.isLost ? '' : undefined}>
        <aside class="tables-aside">
          <YourMatches mine={mine} />
        </aside>
        <div class="tables-main">
          <InviteList />
          <QuickGrid
            tables={open}
            waits={waits}
            disabled={tables.isLost || pauseInForce.value !== null || isUninvited.value}
          />
          <OpenTablesSection
            tables={tables}
            filter={filter}
            onFilter={setFilter}
            mine={myIds}
            primary={!isMyMove}
            disabled={tables.isLost}
          />
        </div>
        <HereNow count={tables.list.here} />
      </div>
      {asksCode && <CodeDialog onClose={() => setAsksCode(false)} />}
    </Page>
  );
}

const CodeIcon = () => (
  <LineIcon>
    <path d="M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H16V16H14ZM18 18H20V20H18ZM18 14H20M14 18V20" />
  </LineIcon>
);

/** Keys of the page: `t` goes to the quick matches, `o` opens a table. */
function usePageKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (settings.value.keysOff || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog')) return;
      if (key === 't') document.querySelector<HTMLElement>('#quick-grid [tabindex="0"]')?.focus();
      if (key === 'o') openPage('/new?seats=open');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
