import { OWN_NAMES } from '@levante/table/words/own-names.ts';
import { MAIL_LANGUAGES } from '@levante/wire';
import type { ChosenSettings } from './settings.ts';
import { notificationWords } from './words/index.ts';

const DELAYS = [0, 1, 5, 10, 15, 30, 60, 120];
const PACES = ['each', 'hourly'] as const;

/** Settings for the delay, the pace and the language of messages. */
export function Timing({ chosen: { settings, change } }: { readonly chosen: ChosenSettings }) {
  const words = notificationWords.value;
  const { delayMinutes, pace, language } = settings;
  const delays = [...new Set([...DELAYS, delayMinutes])].sort((a, b) => a - b);
  return (
    <section class="notify-card" aria-labelledby="notify-when">
      <h2 id="notify-when">{words.when}</h2>
      <label class="notify-field">
        <span>{words.delay}</span>
        <select
          value={delayMinutes}
          aria-describedby="notify-delay"
          onChange={({ currentTarget }) => change({ delayMinutes: Number(currentTarget.value) })}
        >
          {delays.map((count) => (
            <option key={count} value={count}>
              {words.minutes(count)}
            </option>
          ))}
        </select>
      </label>
      <p id="notify-delay" class="quiet">
        {words.delayText}
      </p>
      <label class="notify-field">
        <span>{words.pace}</span>
        <select
          value={pace}
          onChange={({ currentTarget }) => change({ pace: PACES.find((one) => one === currentTarget.value) ?? 'each' })}
        >
          {PACES.map((one) => (
            <option key={one} value={one}>
              {words.paces[one]}
            </option>
          ))}
        </select>
      </label>
      <label class="notify-field">
        <span>{words.language}</span>
        <select
          value={language}
          onChange={({ currentTarget }) =>
            change({ language: MAIL_LANGUAGES.find((one) => one === currentTarget.value) ?? 'en' })
          }
        >
          {MAIL_LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {OWN_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
