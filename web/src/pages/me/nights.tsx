import { dateLocale } from '@levante/table/words/language.ts';
import { MAX_HOLIDAYS } from '@levante/wire';
import { useState } from 'preact/hooks';
import { setCalendar } from './account.ts';
import {
  type CalendarDraft,
  calendarIn,
  clockOf,
  dateAfter,
  draftFault,
  draftOf,
  minuteIn,
  ownZone,
  zonesWith,
} from './calendar-draft.ts';
import type { SectionProps } from './section.ts';
import { meWords } from './words/index.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Quarters of an hour. */
const TIME_STEP_S = 900;
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

interface FieldsProps {
  readonly draft: CalendarDraft;
  readonly change: (more: Partial<CalendarDraft>) => void;
}

/** The person's nights and days off, during which their clock stands still in matches over days. */
export function NightsAndDaysOff({ mine, run }: SectionProps) {
  const words = meWords.value.calendar;
  const [draft, setDraft] = useState(() => draftOf(mine.calendar));
  const fault = draftFault(draft);
  const wanted = calendarIn(draft);
  const isSame = JSON.stringify(wanted) === JSON.stringify(mine.calendar);
  const change = (more: Partial<CalendarDraft>): void => setDraft((before) => ({ ...before, ...more }));
  return (
    <section class="me-card me-calendar" id="nights">
      <h2>{words.title}</h2>
      <p class="quiet">{words.text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(
            () => setCalendar(wanted),
            () => words.saved,
          );
        }}
      >
        <ZoneField draft={draft} change={change} />
        <NightFields draft={draft} change={change} />
        <DaysOff draft={draft} change={change} />
        <Holidays draft={draft} change={change} />
        {fault && (
          <p role="alert" class="me-failure">
            {words.faults[fault]}
          </p>
        )}
        <button type="submit" class="button" disabled={fault !== null || isSame}>
          {words.use}
        </button>
      </form>
    </section>
  );
}

function ZoneField({ draft: { zone }, change }: FieldsProps) {
  const words = meWords.value.calendar;
  const own = ownZone();
  return (
    <div>
      <label class="field">
        <span>{words.zone}</span>
        <select value={zone} onChange={({ currentTarget }) => change({ zone: currentTarget.value })}>
          {zonesWith(zone).map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      {own !== zone && (
        <button type="button" class="button" onClick={() => change({ zone: own })}>
          {words.useZone(own.replaceAll('_', ' '))}
        </button>
      )}
    </div>
  );
}

function NightFields({ draft: { hasNight, night }, change }: FieldsProps) {
  const words = meWords.value.calendar;
  const field = (key: 'from' | 'to') => (
    <label class="field">
      <span>{words[key]}</span>
      <input
        type="time"
        step={TIME_STEP_S}
        required
        disabled={!hasNight}
        value={clockOf(night[key])}
        onChange={({ currentTarget }) => {
          const minute = minuteIn(currentTarget.value);
          if (minute !== null) change({ night: { ...night, [key]: minute } });
        }}
      />
    </label>
  );
  return (
    <div class="me-night">
      <label class="choice">
        <input
          type="checkbox"
          checked={hasNight}
          onChange={({ currentTarget }) => change({ hasNight: currentTarget.checked })}
        />
        {words.night}
      </label>
      {field('from')}
      {field('to')}
    </div>
  );
}

function DaysOff({ draft: { daysOff }, change }: FieldsProps) {
  const words = meWords.value.calendar;
  const short = new Intl.DateTimeFormat(dateLocale.value, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(dateLocale.value, { weekday: 'long', timeZone: 'UTC' });
  return (
    <fieldset class="me-days">
      <legend>{words.daysOff}</legend>
      {WEEKDAYS.map((day) => {
        const date = MONDAY + (day - 1) * DAY_MS;
        return (
          <label key={day} class="choice">
            <input
              type="checkbox"
              aria-label={long.format(date)}
              checked={daysOff.includes(day)}
              onChange={({ currentTarget }) =>
                change({
                  daysOff: WEEKDAYS.filter((one) => (one === day ? currentTarget.checked : daysOff.includes(one))),
                })
              }
            />
            {short.format(date)}
          </label>
        );
      })}
    </fieldset>
  );
}

function Holidays({ draft: { holidays }, change }: FieldsProps) {
  const words = meWords.value.calendar;
  const put = (at: number, more: { from?: string; to?: string }): void =>
    change({ holidays: holidays.map((one, i) => (i === at ? { ...one, ...more } : one)) });
  return (
    <fieldset class="me-holidays">
      <legend>{words.holidays}</legend>
      <p class="quiet">{words.holidaysText}</p>
      {holidays.map(({ from, to }, i) => (
        <div key={i} class="me-holiday">
          <label class="field">
            <span>{words.first}</span>
            <input
              type="date"
              required
              value={from}
              onChange={({ currentTarget: { value } }) =>
                value && put(i, { from: value, ...(value > to && { to: value }) })
              }
            />
          </label>
          <label class="field">
            <span>{words.last}</span>
            <input
              type="date"
              required
              min={from}
              value={to}
              onChange={({ currentTarget: { value } }) => value && put(i, { to: value })}
            />
          </label>
          <button
            type="button"
            class="button"
            aria-label={words.removeNamed(from, to)}
            onClick={() => change({ holidays: holidays.filter((_, at) => at !== i) })}
          >
            {meWords.value.remove}
          </button>
        </div>
      ))}
      {holidays.length < MAX_HOLIDAYS && (
        <button
          type="button"
          class="button"
          onClick={() => change({ holidays: [...holidays, { from: dateAfter(1), to: dateAfter(7) }] })}
        >
          {words.addHoliday}
        </button>
      )}
    </fieldset>
  );
}
