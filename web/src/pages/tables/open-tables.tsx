import { codeOf, faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { nameToPlay } from '@levante/table/ui/own-name.ts';
import { openPage } from '@levante/table/ui/pages.tsx';
import type { ListedTable } from '@levante/wire';
import { useState } from 'preact/hooks';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { inviteWords } from '../invites/words/index.ts';
import { filterQuery, isShown, type TableFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { freeSeats } from './presets.ts';
import { firstToStart } from './table-list.ts';
import { linkOf, OpenTableRow } from './table-row.tsx';
import type { OpenTableList } from './use-tables.ts';
import { tablesWords } from './words/index.ts';

interface OpenTablesProps {
  readonly tables: OpenTableList;
  readonly filter: TableFilter;
  readonly onFilter: (filter: TableFilter) => void;
  /** Ids of the tables at which I sit. */
  readonly mine: ReadonlySet<string>;
  /** Whether the button of the first table that starts with me is the filled one. */
  readonly primary: boolean;
  readonly disabled: boolean;
}

/** Codes of refusals that say that the table has no seat left. */
const TAKEN: readonly string[] = ['no-open-seat', 'seat-taken', 'seat-reserved', 'no-such-match'];

/** List of open tables with its filters. */
export function OpenTablesSection({ tables, filter, onFilter, mine, primary, disabled }: OpenTablesProps) {
  const words = tablesWords.value;
  const { list, isLoaded } = tables;
  const { server } = usePageDependencies();
  const [busy, setBusy] = useState<string | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<RequestFault | null>(null);
  const sit = async (id: string) => {
    setBusy(id);
    setFault(null);
    const name = nameToPlay();
    const reply = await server.takeSeat(id, { name });
    setBusy(null);
    if (reply.ok) return openPage(serverAddress(id));
    if (!TAKEN.includes(codeOf(reply.fault))) return setFault(reply.fault);
    setTaken((known) => new Set(known).add(id));
    // The button disappears; its row keeps the focus.
    document.getElementById(linkOf(id))?.focus();
  };
  const rows = list.rows.filter(({ table }) => isShown(table, filter));
  const fresh = list.fresh.filter((table) => isShown(table, filter) && !mine.has(table.id));
  const reasonFor = (table: ListedTable): string | null => {
    const { id } = table;
    if (mine.has(id)) return words.youSit;
    if (freeSeats(table) === 0) return inviteWords.value.byInvitation;
    if (taken.has(id)) return words.taken;
    return disabled ? '' : null;
  };
  const first = firstToStart(list, filter, mine);
  return (
    <section class="open-tables" aria-labelledby="open-tables" aria-busy={!isLoaded}>
      <div class="tables-line">
        <h2 id="open-tables">{words.openTables}</h2>
        <FilterBar filter={filter} onFilter={onFilter} />
      </div>
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
      <div role="status">
        {fresh.length > 0 && (
          <button type="button" class="tables-fresh" onClick={tables.showFresh}>
            {words.fresh(fresh.length)}
          </button>
        )}
      </div>
      {!isLoaded && <Skeleton />}
      {isLoaded && rows.length === 0 && fresh.length === 0 && (
        <Empty isFiltered={list.open.some(({ id }) => !mine.has(id))} filter={filter} />
      )}
      <ul class="table-rows">
        {rows.map((row) => (
          <OpenTableRow
            key={row.table.id}
            row={row}
            primary={primary && row === first}
            reason={reasonFor(row.table)}
            busy={busy === row.table.id}
            onSit={() => void sit(row.table.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function Empty({ isFiltered, filter }: { readonly isFiltered: boolean; readonly filter: TableFilter }) {
  const words = tablesWords.value;
  const query = filterQuery(filter);
  return (
    <div class="tables-empty">
      <p>
        <strong>{isFiltered ? words.noneFits : words.noTables}</strong> {!isFiltered && words.noTablesText}
      </p>
      {isFiltered && (
        <a class="button" href={`/new?seats=open${query === '' ? '' : `&${query}`}`}>
          {words.openLike}
        </a>
      )}
    </div>
  );
}

/** Shape of the list until it is loaded; appears only after a moment. */
function Skeleton() {
  return (
    <div class="tables-skeleton">
      <p class="unseen">{tablesWords.value.loading}</p>
      <div />
      <div />
      <div />
    </div>
  );
}
