import { LineIcon } from '@levante/table/art/icons.tsx';
import { change } from '@levante/table/ui/settings.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { logWords } from '../log/words/en.ts';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/en.ts';
import { PaydaySums, stepName } from './payday-column.tsx';
import type { PaydayRun } from './payday-run.ts';
import { SpreadChart } from './spread-chart.tsx';
import { paydayWords } from './words/en.ts';

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

/** The steps of the payday as beads on a line. */
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

const SolidIcon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {children}
  </svg>
);

export const PauseIcon = () => (
  <SolidIcon>
    <path d="M6 4.5h4v15H6zM14 4.5h4v15h-4z" />
  </SolidIcon>
);

export const NextIcon = () => (
  <SolidIcon>
    <path d="M7 4.5L19 12L7 19.5Z" />
  </SolidIcon>
);

export const AllIcon = () => (
  <SolidIcon>
    <path d="M3 5L11 12L3 19ZM11 5L19 12L11 19ZM19 5h2.4v14H19Z" />
  </SolidIcon>
);

export const SheetIcon = () => (
  <LineIcon>
    <path d="M5 3h10l4 4v14H5ZM14.5 3v4.5H19M8.5 12h7M8.5 16h7" />
  </LineIcon>
);

/** The wax seal on a city that has paid. */
export function PaidSeal() {
  return (
    <svg class="art-paid" viewBox="-15 -15 30 30" aria-hidden="true">
      <path
        d="M8 .9l1.6 1.3 2-.4.7 1.9 2 .6-.2 2.1 1.4 1.5-1.2 1.7.3 2-2 .7-.8 1.9-2-.3L8 15.1l-1.6-1.3-2 .3-.8-1.9-2-.7.3-2L.5 7.9l1.4-1.5-.2-2.1 2-.6.7-1.9 2 .4Z"
        transform="translate(-14 -14) scale(1.75)"
        fill="var(--seal)"
        stroke="var(--panel-lit)"
        stroke-width=".8"
      />
      <path
        d="M-5 0l3.6 4L5-4.4"
        fill="none"
        stroke="var(--seal-ink)"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
