import './style.css';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMatch } from '../match/match-context.ts';
import { hasLargeLetters } from '../ui/beside-card.tsx';
import type { LessonCourse } from './course.ts';
import { type LessonMoment, LessonRun } from './lesson-run.ts';
import { PilotPanel } from './pilot-panel.tsx';
import {
  besideArea,
  type Finder,
  type Lit,
  litThing,
  type PanelPlace,
  type Spot,
  sheetEdge,
  useSpotlight,
} from './spotlight.ts';

/** Narrower windows show the pilot in a sheet. */
const NARROW = 700;
const LOW = 520;

const style = ({ left, top, width, height }: Spot, grown: number) => ({
  left: `${left - grown}px`,
  top: `${top - grown}px`,
  width: `${width + 2 * grown}px`,
  height: `${height + 2 * grown}px`,
});

/** The pilot of a lesson, above all other content, including open sheets. */
export function Pilot({ course }: { readonly course: LessonCourse }) {
  const { session, editor } = useMatch();
  const { lesson } = course;
  const run = useMemo(
    () => new LessonRun(lesson, { session, editor }, course.at, (at) => course.open(at)),
    [session, editor],
  );
  useEffect(() => () => run.close(), [run]);
  const at = run.at.value;
  useEffect(() => course.reached(at), [course, at]);
  const moment = run.moment.value;
  const beat = lesson.beats[at] ?? null;
  const next = moment.kind === 'do' ? moment.at : null;
  const ends = moment.kind === 'do' && moment.ends;
  const { picked } = editor.selection.value;
  const confirming = editor.confirming.value;
  const finder = useMemo((): Finder | null => {
    if (!beat || (moment.kind !== 'do' && moment.kind !== 'held')) return null;
    return {
      things(root) {
        if (confirming) return root.querySelectorAll('.turn-action .button-primary');
        if (ends) return [root.querySelector('.turn-end:not([aria-disabled])'), root.querySelector('.bar-more')];
        return lesson.find({ at: next, picked, root });
      },
      areas: [...(lesson.areas ?? []), '.turn'].join(),
      shown: (root) => (moment.kind === 'do' && !ends ? (beat.shows?.(root) ?? []) : []),
    };
  }, [beat, moment.kind, next, ends, picked, confirming, lesson]);
  const lit = useSpotlight(finder);
  return (
    <>
      {lit.area && !lit.sheet && moment.kind !== 'held' && <div class="pilot-light" style={style(lit.area, 7)} />}
      <OnTop sheet={lit.sheet}>
        {() => (
          <>
            {lit.shown && <div class="pilot-ring" data-shown="" style={style(lit.shown, 3)} />}
            {lit.thing && <div class="pilot-ring" style={style(lit.thing, 3)} />}
            <Placed lit={lit} task={beat && moment.kind}>
              <PilotPanel course={course} run={run} />
            </Placed>
          </>
        )}
      </OnTop>
    </>
  );
}

/**
 * Renders its children above the rest of the page. A modal sheet makes everything outside it inert, so they are rendered
 * inside it while it is open.
 */
function OnTop({
  sheet,
  children,
}: {
  readonly sheet: HTMLElement | null;
  readonly children: () => preact.ComponentChild;
}) {
  const layer = useMemo(() => {
    const element = document.createElement('div');
    element.className = 'pilot-layer';
    element.popover = 'manual';
    return element;
  }, []);
  useLayoutEffect(() => render(children(), layer));
  useLayoutEffect(() => {
    (sheet ?? document.body).append(layer);
    layer.showPopover?.();
  }, [layer, sheet]);
  useEffect(
    () => () => {
      render(null, layer);
      layer.remove();
    },
    [layer],
  );
  return null;
}

interface PlacedProps {
  readonly lit: Lit;
  /** Kind of the current task; null when the lesson is over. */
  readonly task: LessonMoment['kind'] | null;
  readonly children: preact.ComponentChild;
}

/** Places the panel beside the highlighted thing. */
function Placed({ lit, task, children }: PlacedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<PanelPlace | 'lower' | 'upper' | 'dock'>('lower');
  useLayoutEffect(() => {
    const put = () => {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
      const view = { width: innerWidth, height: innerHeight };
      const large = hasLargeLetters();
      const small = large || view.width < NARROW || view.height < LOW;
      // During a payday its text matters more than the next thing to click.
      const area = task === 'held' ? null : lit.area;
      const low = task === 'watch' || task === 'between' || task === 'held';
      const next = small
        ? large && !lit.sheet
          ? 'dock'
          : sheetEdge(lit, { width, height }, view)
        : besideArea(area, { width, height }, view, low);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    put();
    const watch = new ResizeObserver(put);
    if (box.current) watch.observe(box.current);
    addEventListener('resize', put);
    return () => {
      watch.disconnect();
      removeEventListener('resize', put);
    };
  }, [lit, task]);
  const brought = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const thing = place === 'dock' ? litThing() : null;
    if (thing !== brought.current) thing?.scrollIntoView({ block: 'nearest' });
    brought.current = thing;
  });
  const free = typeof place === 'string' ? null : place;
  return (
    <div
      ref={box}
      class="pilot-place"
      data-edge={typeof place === 'string' ? place : undefined}
      data-side={free?.side}
      data-over-sheet={lit.sheet ? '' : undefined}
      style={free ? { left: `${free.left}px`, top: `${free.top}px`, '--tip': `${free.tip}px` } : {}}
    >
      {children}
    </div>
  );
}
