import { serverNow } from '@levante/table/lib/server-now.ts';
import { Button } from '@levante/table/ui/controls.tsx';
import { LANGUAGES, type Language } from '@levante/table/words/languages.ts';
import { OWN_NAMES } from '@levante/table/words/own-names.ts';
import { MAX_ANNOUNCEMENT, type OperateOverview, type ServiceInfo } from '@levante/wire';
import { useState } from 'preact/hooks';
import { untilText } from '../service/until-text.ts';
import type { RunMeasures } from './admin-requests.ts';
import { DURATIONS, type Duration } from './durations.ts';
import type { MeasureQuestion } from './measure-dialog.tsx';
import { SpanField } from './span-field.tsx';
import { adminWords } from './words/index.ts';

interface PauseProps {
  readonly pause: ServiceInfo['pause'];
  readonly running: number;
  readonly run: RunMeasures;
  readonly ask: (question: MeasureQuestion) => void;
}

/** The pause of new matches, now or later. */
export function PauseCard({ pause, running, run, ask }: PauseProps) {
  const words = adminWords.value;
  const [from, setFrom] = useState('');
  const isPaused = pause !== null && pause.from <= serverNow();
  const state = isPaused ? words.paused : pause ? words.pausedFrom(untilText(pause.from)) : words.open;
  const plan = () => {
    const at = new Date(from).getTime();
    if (!Number.isNaN(at)) void run({ kind: 'pause', from: at, until: null });
  };
  return (
    <section class="admin-card">
      <header>
        <h2>{words.newMatches}</h2>
        <strong class="admin-state" data-on={pause === null ? '' : undefined}>
          {state}
        </strong>
      </header>
      <p class="quiet">{words.pauseText}</p>
      {pause !== null && <Button onClick={() => void run({ kind: 'resume' })}>{words.resume}</Button>}
      {!isPaused && (
        <Button
          onClick={() =>
            ask({
              title: words.pause,
              text: words.pauseAsk(running),
              confirm: words.pause,
              measures: ({ reason }) => [{ kind: 'pause', from: serverNow(), until: null, ...reason }],
            })
          }
        >
          {words.pause}
        </Button>
      )}
      {pause === null && (
        <form
          class="admin-later"
          onSubmit={(event) => {
            event.preventDefault();
            plan();
          }}
        >
          <label class="admin-field">
            <span>{words.pauseTime}</span>
            <input
              type="datetime-local"
              required
              value={from}
              onInput={(event) => setFrom(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {words.pauseAt}
          </button>
        </form>
      )}
    </section>
  );
}

const SPANS: readonly Duration[] = ['hour', 'day', 'week'];

interface NoticesProps {
  readonly announcements: ServiceInfo['announcements'];
  readonly run: RunMeasures;
}

/** Notices to all people, in up to four languages. */
export function NoticeCard({ announcements, run }: NoticesProps) {
  const words = adminWords.value;
  const [texts, setTexts] = useState<{ readonly [L in Language]: string }>(NO_TEXTS);
  const [span, setSpan] = useState<Duration>('hour');
  const [written, setWritten] = useState<Language>('en');
  const missing = LANGUAGES.filter((one) => one !== 'en' && texts[one].trim() === '');
  const show = async () => {
    const given = Object.entries(texts).flatMap(([one, text]) => (text.trim() === '' ? [] : [[one, text.trim()]]));
    const until = serverNow() + DURATIONS[span];
    const isShown = await run({
      ...({ kind: 'announce', until } as const),
      texts: { en: texts.en.trim(), ...Object.fromEntries(given) },
    });
    if (!isShown) return;
    setTexts(NO_TEXTS);
    setWritten('en');
  };
  return (
    <section class="admin-card admin-wide">
      <header>
        <h2>{words.notice}</h2>
      </header>
      {announcements.map(({ id, texts: shown, until }) => (
        <div key={id} class="admin-shown">
          <p>{shown.en}</p>
          <p class="admin-note">{words.until(untilText(until))}</p>
          <Button onClick={() => void run({ kind: 'withdraw', id })}>{words.takeBack}</Button>
        </div>
      ))}
      <form
        class="admin-form"
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <div class="segments admin-languages" role="radiogroup" aria-label={words.noticeLanguage}>
          {LANGUAGES.map((one) => (
            <label key={one} class="choice" data-written={texts[one].trim() === '' ? undefined : ''}>
              <input type="radio" name="notice-language" checked={written === one} onChange={() => setWritten(one)} />
              {OWN_NAMES[one]}
            </label>
          ))}
        </div>
        <label class="admin-field">
          <span>{words.noticeText(OWN_NAMES[written])}</span>
          <textarea
            rows={3}
            lang={written}
            maxLength={MAX_ANNOUNCEMENT}
            value={texts[written]}
            onInput={(event) => setTexts({ ...texts, [written]: event.currentTarget.value.replaceAll('\n', ' ') })}
          />
        </label>
        {texts.en.trim() !== '' && missing.length > 0 && (
          <p class="quiet">{words.noticeMissing(missing.map((one) => OWN_NAMES[one]).join(', '))}</p>
        )}
        <div class="admin-later">
          <SpanField spans={SPANS} value={span} onChange={setSpan} />
          <button type="submit" class="button" disabled={texts.en.trim() === ''}>
            {words.show}
          </button>
        </div>
      </form>
    </section>
  );
}

const NO_TEXTS = { en: '', de: '', fr: '', it: '' } as const;

type State = 'well' | 'look' | 'ill';

/** Bounds above which a figure is worth a look. */
const SLOW_MS = 250;
const LONG_QUEUE = 20;
const LITTLE_DISK = 1e9;
const GIGABYTE = 1e9;

/** Returns the measures of a server with their states. */
export function healthFigures({ health }: OperateOverview): readonly (readonly [Figure, State, string])[] {
  const words = adminWords.value;
  const { answerMs, requests, failed, botsWaiting, streams, diskFree, ready } = health;
  return [
    ['store', ready ? 'well' : 'ill', ready ? words.storeReady : words.storeFails],
    [
      'answers',
      (answerMs ?? 0) > SLOW_MS ? 'look' : 'well',
      answerMs === null ? words.unknown : `${Math.round(answerMs)} ms`,
    ],
    ['failures', failed > requests / 100 ? 'look' : 'well', words.failuresOf(String(failed), String(requests))],
    [
      'bots',
      (botsWaiting ?? 0) > LONG_QUEUE ? 'look' : 'well',
      botsWaiting === null ? words.unknown : `${botsWaiting}`,
    ],
    ['streams', 'well', String(streams)],
    [
      'disk',
      diskFree !== null && diskFree < LITTLE_DISK ? 'ill' : 'well',
      diskFree === null ? words.unknown : `${Math.round(diskFree / GIGABYTE)} GB`,
    ],
  ];
}

type Figure = 'answers' | 'failures' | 'bots' | 'streams' | 'store' | 'disk';

/** Health of the server. States are shown by shape and word in addition to colour. */
export function HealthCard({ overview }: { readonly overview: OperateOverview }) {
  const words = adminWords.value;
  return (
    <section class="admin-card">
      <header>
        <h2>{words.health}</h2>
      </header>
      <ul class="admin-list admin-health">
        {healthFigures(overview).map(([figure, state, value]) => (
          <li key={figure}>
            <span class="admin-mark" data-state={state} role="img" aria-label={words.healthStates[state]} />
            {words.figures[figure]}
            <strong>{value}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
