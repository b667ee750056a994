import { useEffect, useRef, useState } from 'preact/hooks';
import { commonDrawings, DrawingOf } from '../art/drawings.tsx';
import { BackIcon } from '../art/icons.tsx';
import type { Beat } from '../match/lesson.ts';
import { Button } from '../ui/controls.tsx';
import { missingText } from '../ui/missing-text.ts';
import { raised } from '../words/grammar.ts';
import type { LessonCourse } from './course.ts';
import type { LessonRun } from './lesson-run.ts';
import { litThing } from './spotlight.ts';
import { pilotWords } from './words/index.ts';

interface PanelProps {
  readonly course: LessonCourse;
  readonly run: LessonRun;
}

/** The pilot's text for the current step, and its buttons. */
export function PilotPanel({ course, run }: PanelProps) {
  const words = pilotWords.value;
  const at = run.at.value;
  const { beats } = course.lesson;
  const beat = beats[at];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [at]);
  return (
    <section class="pilot" aria-label={words.lesson}>
      {beat ? (
        <BeatText course={course} run={run} beat={beat} heading={heading} />
      ) : (
        <Over course={course} heading={heading} />
      )}
      <Beats beats={beats} at={at} />
      <p class="pilot-goal">{course.lesson.goal()}</p>
      <div class="pilot-out">
        {beat && (
          <button type="button" class="pilot-quiet" onClick={() => course.open(at + 1)}>
            {words.skip}
          </button>
        )}
        <button type="button" class="pilot-quiet" onClick={() => course.leave()}>
          {words.leave}
        </button>
      </div>
    </section>
  );
}

interface Heading {
  readonly heading: { current: HTMLHeadingElement | null };
}

function BeatText({ course, run, beat, heading }: PanelProps & Heading & { readonly beat: Beat }) {
  const words = pilotWords.value;
  const at = run.at.value;
  const { beats } = course.lesson;
  const { kind } = run.moment.value;
  const { title, text } = textNow(run, beat);
  return (
    <>
      <header class="pilot-head">
        <PilotFace />
        <div>
          <p class="pilot-says">{words.says(at + 1, beats.length)}</p>
          <h2 ref={heading} tabIndex={-1} aria-describedby="pilot-text pilot-task">
            {title}
          </h2>
        </div>
      </header>
      {text !== '' && (
        <p id="pilot-text" class="pilot-text">
          {text}
        </p>
      )}
      <Task run={run} beat={beat} />
      <p class="pilot-later" role="status">
        {run.later.value && words.later}
      </p>
      <div class="pilot-ways">
        {at > 0 && (
          <Button onClick={() => run.goBack()}>
            <BackIcon /> {words.back}
          </Button>
        )}
        {(kind === 'do' || kind === 'held') && <Button onClick={() => run.doIt()}>{words.doIt}</Button>}
      </div>
    </>
  );
}

/** Text to show: nothing of a step before its position is on the table. */
function textNow(run: LessonRun, beat: Beat): { readonly title: string; readonly text: string } {
  const words = pilotWords.value;
  const moment = run.moment.value;
  if (moment.kind === 'between') return { title: words.between, text: beat.say().meanwhile ?? '' };
  if (moment.kind === 'watch' || (moment.kind === 'held' && !moment.isExplained)) {
    return { title: words.watching, text: words.watch };
  }
  return beat.say();
}

function Task({ run, beat }: { readonly run: LessonRun; readonly beat: Beat }) {
  const words = pilotWords.value;
  const moment = run.moment.value;
  if (moment.kind === 'watch') return null;
  if (moment.kind === 'between') {
    return (
      <div id="pilot-task" class="pilot-task" data-skips="">
        <Button primary onClick={() => run.playOn()}>
          {words.playOn}
        </Button>
      </div>
    );
  }
  if (moment.kind === 'read') {
    return (
      <div id="pilot-task" class="pilot-task">
        <p>{raised(beat.say().task)}</p>
        <Button primary onClick={() => run.doIt()}>
          {words.goOnReading}
        </Button>
      </div>
    );
  }
  // A step that only ends the turn has its own words for that.
  const ends = moment.kind === 'do' && moment.ends && moment.at > beat.from;
  return (
    <div id="pilot-task" class="pilot-task">
      <p aria-live="polite">
        <strong>{words.oneThing}</strong> {ends ? words.thenEnd : beat.say().task}
      </p>
      <button type="button" class="pilot-quiet" onClick={() => litThing()?.focus()}>
        {words.goToIt}
      </button>
    </div>
  );
}

/** Progress bar of the steps, and the lessons learned so far. */
function Beats({ beats, at }: { readonly beats: readonly Beat[]; readonly at: number }) {
  const words = pilotWords.value;
  return (
    <>
      <ol class="pilot-beats" aria-label={words.beats}>
        {beats.map((beat, i) => (
          <li
            key={beat.id}
            data-done={i < at ? '' : undefined}
            aria-current={i === at ? 'step' : undefined}
            title={beat.say().name}
          >
            <span class="unseen">{beat.say().name}</span>
          </li>
        ))}
      </ol>
      {at > 0 && (
        <details class="pilot-learned">
          <summary>
            {words.soFar} ({at})
          </summary>
          <ul>
            {beats.slice(0, at).map((beat) => (
              <li key={beat.id}>{beat.say().learned}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Over({ course, heading }: { readonly course: LessonCourse } & Heading) {
  const words = pilotWords.value;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const play = async () => {
    setBusy(true);
    const opened = await course.play();
    setBusy(false);
    setFailed(!opened);
  };
  return (
    <>
      <header class="pilot-head">
        <PilotFace />
        <div>
          <h2 ref={heading} tabIndex={-1} aria-describedby="pilot-text">
            {words.overTitle}
          </h2>
        </div>
      </header>
      <p id="pilot-text" class="pilot-text">
        {course.lesson.ended()} {words.overText}
      </p>
      <p class="pilot-later" role="status">
        {failed && missingText(words.missing)}
      </p>
      <div class="pilot-ways" data-over="">
        <Button primary disabled={busy} onClick={play}>
          {busy ? words.starting : words.playNow}
        </Button>
        <Button onClick={() => course.open(0)}>{words.again}</Button>
      </div>
    </>
  );
}

/** Portrait of the pilot: a bearded head with a cap. */
export const PilotFace = () => (
  <svg class="pilot-face" viewBox="0 0 64 64" aria-hidden="true">
    <DrawingOf from={commonDrawings} id="pilot" />
  </svg>
);
