import { dateLocale } from '@levante/table/words/language.ts';
import type { NotificationSettings } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clockOf, minuteIn, ownZone, zonesWith } from '../me/calendar-draft.ts';
import { DayBar } from './day-bar.tsx';
import { OnOffSwitch } from './on-off-switch.tsx';
import type { ChosenSettings } from './settings.ts';
import { notificationWords } from './words/index.ts';

type Quiet = NonNullable<NotificationSettings['quiet']>;

const MINUTE_MS = 60_000;
const USUAL = { from: 22 * 60 + 30, to: 7 * 60, exceptLow: true } as const;
const zoneText = (zone: string): string => zone.replaceAll('_', ' ');

/** Formats a minute of the day as a time. */
const hourText = (minute: number): string =>
  new Intl.DateTimeFormat(dateLocale.value, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    minute * MINUTE_MS,
  );

/** Hours without notifications, in fields and as a day. */
export function QuietHours({ chosen: { settings, change } }: { readonly chosen: ChosenSettings }) {
  const words = notificationWords.value;
  const { quiet } = settings;
  // Kept while it is switched off.
  const last = useRef<Quiet>({ ...USUAL, zone: ownZone() });
  useEffect(() => {
    if (quiet) last.current = quiet;
  }, [quiet]);
  const put = (some: Partial<Quiet>): void => change({ quiet: { ...last.current, ...quiet, ...some } });
  return (
    <section class="notify-card" aria-labelledby="notify-quiet">
      <div class="notify-line">
        <h2 id="notify-quiet">{words.quiet}</h2>
        <OnOffSwitch
          label={words.quiet}
          isOn={quiet !== null}
          onChange={(isOn) => (isOn ? put({}) : change({ quiet: null }))}
        />
      </div>
      {quiet === null && <p class="quiet">{words.quietOff}</p>}
      {quiet && (
        <>
          <div class="notify-hours">
            <HourField label={words.from} value={quiet.from} onChange={(from) => put({ from })} />
            <HourField label={words.to} value={quiet.to} onChange={(to) => put({ to })} />
          </div>
          <DayBar {...quiet} />
          <p class="quiet">{words.quietText(hourText(quiet.to))}</p>
          <ZoneField zone={quiet.zone} onChange={(zone) => put({ zone })} />
          <label class="choice">
            <input
              type="checkbox"
              checked={quiet.exceptLow}
              onChange={({ currentTarget }) => put({ exceptLow: currentTarget.checked })}
            />
            {words.exceptLow}
          </label>
        </>
      )}
    </section>
  );
}

interface HourFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (minute: number) => void;
}

function HourField({ label, value, onChange }: HourFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="time"
        required
        value={clockOf(value)}
        onChange={({ currentTarget }) => {
          const minute = minuteIn(currentTarget.value);
          if (minute !== null && minute !== value) onChange(minute);
        }}
      />
    </label>
  );
}

/** The zone in words; the list of all zones appears on request. */
function ZoneField({ zone, onChange }: { readonly zone: string; readonly onChange: (zone: string) => void }) {
  const words = notificationWords.value;
  const [isOpen, setOpen] = useState(false);
  const own = ownZone();
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => list.current?.focus(), [isOpen]);
  return (
    <div class="notify-zone">
      {isOpen ? (
        <select
          ref={list}
          aria-label={words.zoneLabel}
          value={zone}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {zonesWith(zone).map((one) => (
            <option key={one} value={one}>
              {zoneText(one)}
            </option>
          ))}
        </select>
      ) : (
        <>
          <span>{words.zone(zoneText(zone))}</span>
          <button type="button" class="notify-link" onClick={() => setOpen(true)}>
            {words.change}
          </button>
        </>
      )}
      {own !== zone && (
        <button type="button" class="notify-link" onClick={() => onChange(own)}>
          {words.useZone(zoneText(own))}
        </button>
      )}
    </div>
  );
}
