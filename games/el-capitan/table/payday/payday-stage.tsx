import './payday.css';
import './payday-parts.css';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { MatchSession } from '@levante/table/match/session.ts';
import { isStill } from '@levante/table/motion/motions.ts';
import { settings } from '@levante/table/ui/settings.ts';
import { Announced } from '@levante/table/ui/spoken.tsx';
import { useEffect } from 'preact/hooks';
import { paydaysOf } from '../log/books.ts';
import type { Position } from '../match/position.ts';
import { type TableProps, useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { lettersOf, PaydayColumn, stepName } from './payday-column.tsx';
import { PaydayButtons, PaydayFoot } from './payday-foot.tsx';
import { type LiftedTile, PaydayLift } from './payday-lift.tsx';
import { beatsOf, PaydayRun, paydayScript } from './payday-run.ts';
import { paydayWords } from './words/index.ts';

/** Advances payments and steps at the speed of the settings. */
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

/** Handles payday keys before the table's; a focused button keeps its own. */
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

/** A live region that announces the payments of the current step. */
function PaymentAnnouncer({ run }: { run: PaydayRun }) {
  const { props } = useTable();
  const words = paydayWords.value;
  const { step } = run;
  const payments = step?.payments.map(({ seat, amount }) => words.payment(props.names[seat] ?? '', amount)) ?? [];
  const sums = run.gained.value.map((amount, seat) => words.payment(props.names[seat] ?? '', amount));
  return (
    <Announced
      text={step === null ? `${words.allPaid} ${sums.join(', ')}.` : `${stepName(step)}: ${payments.join(', ')}.`}
    />
  );
}

/** A payday on the board: city by city, then spread, bonus cards and totals. */
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
      <PaymentAnnouncer run={run} />
    </>
  );
}

/** Props of a table during a payday. */
export type PaydayProps = Pick<TableProps, 'state' | 'drafting' | 'forecast' | 'payday' | 'stage' | 'facts'>;

/** A payday in progress and the position after it. */
export interface Paying {
  readonly position: Position;
  readonly run: PaydayRun;
}

/** Returns the payday of the held ply; null if there is none. */
export function payingAt(session: MatchSession<Position, ElCapitanFact>, held: number): Paying | null {
  const timeline = session.timeline.peek();
  const position = session.position(held);
  const book = timeline && paydaysOf(timeline, held).at(-1);
  if (!book || !position || book.ply !== held) return null;
  const script = paydayScript(book, position.json, position.cities);
  return { position, run: new PaydayRun(script, settings.peek().speed === 'skip', () => session.goOn()) };
}

/** Returns the board before payment, with cash and loans as of the current step. No seat is highlighted. */
export function paydayProps({ position, run }: Paying, Tile: LiftedTile): PaydayProps {
  const { json, forecast } = position;
  const players = json.players.map((player, seat) => ({ ...player, cash: run.cash.value[seat] ?? player.cash }));
  return {
    state: { ...json, players, actor: null },
    drafting: null,
    forecast,
    facts: [],
    payday: { rising: run.rising.value, gained: run.gained.value },
    stage: <PaydayStage run={run} Tile={Tile} />,
  };
}
