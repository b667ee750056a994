import './payday.css';
import './payday-parts.css';
import { isStill } from '@levante/table/motion/motions.ts';
import { settings } from '@levante/table/ui/settings.ts';
import { useEffect } from 'preact/hooks';
import { useTable } from '../match/context.ts';
import { tableWords } from '../match/words/en.ts';
import { PaydayColumn } from './payday-column.tsx';
import { PaydayButtons, PaydayFoot } from './payday-foot.tsx';
import { type LiftedTile, PaydayLift } from './payday-lift.tsx';
import type { PaydayRun } from './payday-run.ts';
import { lettersOf, stepName } from './payday-said.ts';
import { beatsOf } from './payday-script.ts';
import { paydayWords } from './words/en.ts';

/** Lets payments arrive and steps follow, at the pace of the settings. */
function usePace(run: PaydayRun): void {
  const { props } = useTable();
  const words = paydayWords.value;
  const speed = props.speed === 2 ? 2 : 1;
  const { at } = run.moment;
  const playing = run.playing.value;
  const rushing = run.rushing.value;
  useEffect(() => {
    const { step } = run;
    if (step === null) return;
    const beats = beatsOf(step, speed, rushing ? 'rush' : isStill() ? 'still' : 'fly', lettersOf(step));
    const seen = run.moment.landed;
    const timers = beats.lands.flatMap((ms, i) => (i < seen ? [] : [setTimeout(() => run.land(i + 1), ms)]));
    if (playing) timers.push(setTimeout(() => run.next(), beats.ends));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [run, at, playing, rushing, speed, words]);
}

/** What each key does at a payday. */
function actionFor(key: string, run: PaydayRun): (() => void) | null {
  switch (key) {
    case ' ':
      return () => run.next();
    case 'a':
      return () => run.all();
    case 's':
      return () => run.sums();
    case 'p':
      return () => run.toggle();
    default:
      return null;
  }
}

/** The keys of a payday come before those of the table; a button that has the focus keeps its own. */
function usePaydayKeys(run: PaydayRun): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const own = event.key === ' ' && target instanceof Element && target.closest('button, a, input, select') !== null;
      if (own || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const isOff = settings.value.keysOff && event.key !== ' ';
      const action = isOff ? null : actionFor(event.key, run);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [run]);
}

/** For those who do not look: who is paid what in the step that is shown. */
function Said({ run }: { run: PaydayRun }) {
  const { props } = useTable();
  const words = paydayWords.value;
  const { step } = run;
  const payments = step?.payments.map(({ seat, amount }) => words.payment(props.names[seat] ?? '', amount)) ?? [];
  const sums = run.gained.value.map((amount, seat) => words.payment(props.names[seat] ?? '', amount));
  return (
    <p class="unseen" aria-live="polite">
      {step === null ? words.said(words.allPaid, sums) : words.said(`${stepName(step)}:`, payments)}
    </p>
  );
}

/** A payday on the board: city by city the tile is lifted and pays, then the spread, the bonus cards, the sums. */
export function PaydayStage({ run, Tile }: { run: PaydayRun; Tile: LiftedTile }) {
  const { layout } = useTable();
  const table = tableWords.value;
  usePace(run);
  usePaydayKeys(run);
  const drawers = layout === 'phone' || layout === 'across';
  return (
    <>
      <PaydayLift run={run} Tile={Tile} />
      <aside class="table-side payday-side" aria-label={table.payday}>
        <PaydayColumn run={run} brief={drawers} />
        {drawers && <PaydayButtons run={run} />}
      </aside>
      {!drawers && <PaydayFoot run={run} />}
      <Said run={run} />
    </>
  );
}
