import { HourglassIcon, NightIcon, TickIcon } from '@levante/table/art/icons.tsx';
import { serverNow } from '@levante/table/lib/server-now.ts';
import { dateLocale } from '@levante/table/words/language.ts';
import type { DeliveryEntry, MyNotifications } from '@levante/wire';
import { useState } from 'preact/hooks';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { deliveryText } from './delivery-text.ts';
import { ChannelIcon, WarningIcon } from './icons.tsx';
import { TestAll } from './test-all.tsx';
import { notificationWords } from './words/index.ts';

/** Number of deliveries shown before all are asked for. */
const INITIAL_ROWS = 5;

/** List of the deliveries of the last 30 days, newest first, with the receivers' answers and a test of all channels. */
export function DeliveryLog({ mine: { log, channels } }: { readonly mine: MyNotifications }) {
  const words = notificationWords.value;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? log : log.slice(0, INITIAL_ROWS);
  return (
    <section class="notify-card" aria-labelledby="notify-log">
      <div class="notify-line">
        <h2 id="notify-log">{words.sent}</h2>
        {log.length > INITIAL_ROWS && (
          <button type="button" class="notify-link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? words.fewer : words.all(log.length)}
          </button>
        )}
      </div>
      {log.length === 0 && <p class="quiet">{words.nothingSent}</p>}
      {shown.length > 0 && (
        <ul class="notify-log">
          {shown.map((entry) => (
            <LogLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <TestAll channels={channels} />
    </section>
  );
}

function LogLine({ entry }: { readonly entry: DeliveryEntry }) {
  const words = notificationWords.value;
  const { games } = usePageDependencies();
  const { at, kind, channel, match, game, state, why } = entry;
  const name = games.find(({ id }) => id === game)?.words.value.name ?? game ?? '';
  const text = words.logged(name, words.logKinds[kind]);
  const isBad = state === 'failed' || why === 'retry';
  return (
    <li class="notify-entry">
      <time dateTime={new Date(at).toISOString()}>{shortTime(at, serverNow())}</time>
      <ChannelIcon kind={channel} />
      <span>
        {match === null ? text : <a href={serverAddress(match)}>{text}</a>}
        <small data-failed={isBad ? '' : undefined}>
          {deliveryText(entry, words, (due) => dueTime(due, serverNow()))}
        </small>
      </span>
      <StateIcon entry={entry} />
    </li>
  );
}

function StateIcon({ entry: { state, why } }: { readonly entry: DeliveryEntry }) {
  if (state === 'failed' || why === 'retry') return <WarningIcon />;
  if (state === 'sent') return <TickIcon />;
  if (state === 'dropped') return null;
  return why === 'quiet' ? <NightIcon /> : <HourglassIcon />;
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DATE = { day: 'numeric', month: 'short' } as const;
const DAY_MS = 86_400_000;

/** Formats a time of today as a time, another one as a date. */
function shortTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(dateLocale.value, isToday ? TIME : DATE).format(at);
}

/** Formats a time to come: within a day as a time, otherwise with its date. */
function dueTime(at: number, now: number): string {
  return new Intl.DateTimeFormat(dateLocale.value, at - now < DAY_MS ? TIME : { ...DATE, ...TIME }).format(at);
}
