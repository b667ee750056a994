import { LineIcon } from '@levante/table/art/icons.tsx';
import { Shield } from '@levante/table/art/marks.tsx';
import { serverNow } from '@levante/table/lib/server-now.ts';
import { BotIcon } from '@levante/table/players/player-panel.tsx';
import { AccountBadge } from '@levante/table/ui/account-badge.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { isolatedName, type OpenTableSeat, type RunningControl } from '@levante/wire';
import { agoText } from '../ago.ts';
import { chosenOptions } from '../chosen-options.ts';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { inviteWords } from '../invites/words/index.ts';
import { displayName } from '../my-match.ts';
import { matchLengthOf, useDurations } from '../pace/duration.ts';
import { paceWords } from '../pace/words/index.ts';
import { freeSeats } from './presets.ts';
import type { TableRow } from './table-list.ts';
import type { TablesWords } from './words/en.ts';
import { tablesWords } from './words/index.ts';

/** Returns the id of the link in the row of a table. */
export const linkOf = (table: string): string => `table-${table}`;

interface OpenTableRowProps {
  readonly row: TableRow;
  /** Whether its button is the filled one of the page. */
  readonly primary: boolean;
  /** Reason why sitting down here is not possible now; null if it is. */
  readonly reason: string | null;
  readonly busy: boolean;
  readonly onSit: () => void;
}

/** An open table: game, time control, options, players, and a button to sit down. */
export function OpenTableRow({ row: { table, goneAt }, primary, reason, busy, onSit }: OpenTableRowProps) {
  const words = tablesWords.value;
  const { home } = pageWords.value;
  const { games } = usePageDependencies();
  const card = games.find(({ id }) => id === table.game);
  const name = card?.words.value.name ?? table.game;
  const free = freeSeats(table);
  const opener = isolatedName(table.opener ?? '');
  const isGone = goneAt !== null;
  const bots = table.seats.filter(({ kind }) => kind === 'bot').length;
  const length = matchLengthOf(useDurations(), {
    game: table.game,
    players: table.seats.length,
    bots,
    control: table.timeControl,
  });
  return (
    <li
      class="table-row"
      data-begins={free === 1 && !isGone && reason === null ? '' : undefined}
      data-gone={isGone ? '' : undefined}
    >
      <Face game={card} />
      <div class="table-name">
        <a
          id={linkOf(table.id)}
          href={serverAddress(table.id)}
          aria-label={`${name}, ${words.openedBy(opener, openedText(table.createdAt))}`}
        >
          {name}
        </a>
        <span>{words.openedBy(opener, openedText(table.createdAt))}</span>
      </div>
      <div class="table-pace">
        <span>
          <PaceIcon control={table.timeControl} />
          {controlText(table.timeControl, words)}
        </span>
        {length && <span class="quiet">{paceWords.value.lasts(length)}</span>}
        <ul class="table-chips">
          {chosenOptions(table.options, card).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <ol class="table-seats" data-many={table.seats.length > 4 ? '' : undefined}>
        {table.seats.map((seat, i) => (
          <SeatOf key={String(i)} seat={seat} at={i} isLast={free === 1} />
        ))}
      </ol>
      <div class="table-sit">
        {isGone || reason !== null ? (
          <span class="table-reason">{isGone ? words.gone : reason}</span>
        ) : (
          <button
            type="button"
            class={primary ? 'button button-primary' : 'button'}
            aria-label={busy ? undefined : `${home.join}: ${words.tableOf(name, opener)}`}
            disabled={busy}
            onClick={onSit}
          >
            {busy ? home.joining : home.join}
          </button>
        )}
      </div>
    </li>
  );
}

interface SeatOfProps {
  readonly seat: OpenTableSeat;
  readonly at: number;
  /** Whether it is the last free one. */
  readonly isLast: boolean;
}

function SeatOf({ seat, at, isLast }: SeatOfProps) {
  const { kind, taken, reserved } = seat;
  const words = tablesWords.value;
  if (!taken) {
    return (
      <li>
        <span class="seat-free" />
        <span class="table-free">{reserved ? inviteWords.value.reserved : isLast ? words.lastSeat : words.free}</span>
      </li>
    );
  }
  const isBot = kind === 'bot';
  const text = displayName(seat, pageWords.value.home.levelName);
  return (
    <li title={text}>
      <span class="table-shield">
        <Shield seat={at} />
        {isBot && <BotIcon />}
        <AccountBadge account={seat.account} />
      </span>
      <b>{text}</b>
      {isBot && <span class="table-free">{words.bot}</span>}
    </li>
  );
}

const MINUTE_S = 60;

/** Formats a time control in a row. */
function controlText(control: RunningControl | undefined, words: TablesWords): string {
  if (!control) return words.paces.none;
  if (control.kind === 'days') return words.daysTime(control.hours, control.reserveH ?? 0);
  return words.liveTime(Math.round(control.bankS / MINUTE_S), control.incrementS);
}

/** Icon of a time control: a clock, a sun, or an infinity sign. */
export function PaceIcon({ control }: { readonly control: Pick<RunningControl, 'kind'> | undefined }) {
  if (!control) {
    return (
      <LineIcon>
        <path d="M12 12C9.6 8.6 8 8 6.5 8a4 4 0 0 0 0 8c1.5 0 3.1-.6 5.5-4s4-4 5.5-4a4 4 0 0 1 0 8c-1.5 0-3.1-.6-5.5-4z" />
      </LineIcon>
    );
  }
  return control.kind === 'live' ? (
    <LineIcon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </LineIcon>
  ) : (
    <LineIcon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7" />
    </LineIcon>
  );
}

const MINUTE_MS = 60_000;

/** Describes how long ago a table was opened: `just now`, `2 minutes ago`, `yesterday`. */
const openedText = (since: number): string =>
  serverNow() - since < MINUTE_MS ? tablesWords.value.justNow : agoText(since);
