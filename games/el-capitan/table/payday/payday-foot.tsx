import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { drawn } from '@levante/table/art/icons.tsx';
import { change } from '@levante/table/ui/settings.ts';
import { useEffect, useRef } from 'preact/hooks';
import { pieceDrawings } from '../art/drawings.ts';
import { logWords } from '../log/words/index.ts';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { PaydaySums, stepName } from './payday-column.tsx';
import type { PaydayRun } from './payday-run.ts';
import { SpreadChart } from './spread-chart.tsx';
import { paydayWords } from './words/index.ts';

/** The button for the next step; it takes focus so that one key is enough. */
function Next({ run }: { run: PaydayRun }) {
  const words = paydayWords.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { step, script, moment } = run;
  const name = step === null ? words.goOn : words.next(stepName(script.steps[moment.at + 1] ?? null));
  return (
    <button ref={button} type="button" class="button button-primary payday-next" onClick={() => run.next()}>
      <NextIcon />
      <span>{name}</span>
      <span aria-hidden="true">
        <kbd>{words.space}</kbd>
      </span>
    </button>
  );
}

/** Buttons that go to the next city, run all of them, or show the totals. */
export function PaydayButtons({ run }: { run: PaydayRun }) {
  const words = paydayWords.value;
  const { step } = run;
  const playing = run.playing.value;
  return (
    <div class="payday-buttons">
      {step !== null && (
        <button
          type="button"
          class="button payday-pause"
          aria-label={playing ? words.pause : words.play}
          title={playing ? words.pause : words.play}
          onClick={() => run.toggle()}
        >
          {playing ? <PauseIcon /> : <NextIcon />}
        </button>
      )}
      <Next run={run} />
      {step !== null && (
        <>
          <button type="button" class="button" onClick={() => run.all()}>
            <AllIcon />
            <span>{words.all}</span>
            <span aria-hidden="true">
              <kbd>a</kbd>
            </span>
          </button>
          <button type="button" class="button" onClick={() => run.sums()}>
            <SheetIcon />
            <span>{words.sums}</span>
            <span aria-hidden="true">
              <kbd>s</kbd>
            </span>
          </button>
        </>
      )}
    </div>
  );
}

function Beads({ run }: { run: PaydayRun }) {
  const words = paydayWords.value;
  const { at } = run.moment;
  return (
    <ol class="payday-beads">
      {run.script.steps.map((step, i) => (
        <li
          key={stepName(step)}
          data-kind={step.kind}
          data-is={i < at ? 'paid' : i === at ? 'now' : undefined}
          aria-current={i === at ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <span>
            <span class="payday-bead-long">{stepName(step)}</span>
            <span class="payday-bead-short" aria-hidden="true">
              {step.kind === 'city' ? tableWords.value.cityShort(step.city) : words.steps[step.kind]}
            </span>
            {i < at && <span class="unseen"> ({words.paid})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function SpeedChoice() {
  const { props } = useTable();
  const words = paydayWords.value;
  return (
    <fieldset class="payday-speed">
      <legend class="unseen">{words.speed}</legend>
      {([1, 2] as const).map((speed) => (
        <button
          key={speed}
          type="button"
          aria-pressed={props.speed === speed}
          onClick={() => change({ speed: speed === 1 ? '1' : '2' })}
        >
          {speed}×
        </button>
      ))}
    </fieldset>
  );
}

/** The foot during a payday: progress, buttons, totals and spread. */
export function PaydayFoot({ run }: { run: PaydayRun }) {
  const words = paydayWords.value;
  const { step, script, moment } = run;
  return (
    <footer class="table-foot payday-foot">
      <section class="payday-transport" aria-label={logWords.value.payday(script.phase)}>
        <h3>
          {logWords.value.payday(script.phase)}
          {step !== null && <span class="aside">{words.progress(moment.at + 1, script.steps.length)}</span>}
        </h3>
        <Beads run={run} />
        <div class="payday-ways">
          <PaydayButtons run={run} />
          {step !== null && <PaydaySums run={run} />}
          <SpeedChoice />
        </div>
      </section>
      <SpreadChart pays={step?.kind === 'city' ? 'later' : 'now'} />
    </footer>
  );
}

const solid = (id: string) => () => (
  <svg class="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <DrawingOf from={pieceDrawings} id={id} />
  </svg>
);

const PauseIcon = solid('payday-pause');
const NextIcon = solid('payday-next');
const AllIcon = solid('payday-all');
const SheetIcon = drawn('payday-sheet', pieceDrawings);

/** The wax seal on a city that has paid. */
export const PaidSeal = () => (
  <svg class="art-paid" viewBox="-15 -15 30 30" aria-hidden="true">
    <DrawingOf from={pieceDrawings} id="payday-seal" />
  </svg>
);
