import type { CityCode } from '@levante/el-capitan';
import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { onArrow } from './arrows.ts';
import { Bank } from './bank.tsx';
import { Hand, OpenCards } from './cards.tsx';
import { Chart } from './chart.tsx';
import { CityLarge } from './city-large.tsx';
import { type Pointed, type Scope, TableContext } from './context.ts';
import { Drawers } from './drawers.tsx';
import { HintBox } from './hint-box.tsx';
import { LayoutContext, useDense, useLayout } from './layout.ts';
import { Legend } from './legend.tsx';
import { useMotion } from './motion.ts';
import { Players } from './players.tsx';
import type { TableProps } from './props.ts';
import { useWords } from './words.ts';

/** How long the pointer must rest before a hint shows, in milliseconds. */
const HINT_DELAY = 80;

/** The hint layer: reads what is pointed at by itself, so that pointing does not draw the whole table anew. */
function Hints({ pointed, id }: { pointed: { readonly value: Pointed | null }; id: string }) {
  return <HintBox pointed={pointed.value} id={id} />;
}

/** The table of El Capitán: players, chart with bank, cards and hand; turn and log as they are handed in. */
export function Table(props: TableProps) {
  const words = useWords();
  const layout = useLayout();
  const drawers = layout === 'phone' || layout === 'across';
  const dense = useDense() && !drawers;
  const root = useRef<HTMLDivElement>(null);
  const pointed = useSignal<Pointed | null>(null);
  const timer = useRef(0);
  const told = useRef(props.pointing);
  told.current = props.pointing;
  const hintId = useId();
  const [large, setLarge] = useState<CityCode | null>(null);
  useMotion(root, props.facts, props.speed, props.state);

  const point = useCallback((next: Pointed | null, now = false) => {
    window.clearTimeout(timer.current);
    const show = () => {
      pointed.value?.element.removeAttribute('aria-describedby');
      next?.element.setAttribute('aria-describedby', hintId);
      pointed.value = next;
      told.current.point(next?.target ?? null);
    };
    if (now || next === null) show();
    else timer.current = window.setTimeout(show, HINT_DELAY);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') point(null);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [point]);

  const scope = useMemo<Scope>(() => ({ props, layout, dense, point }), [props, layout, dense, point]);
  const bank = (
    <>
      <Bank />
      <Legend />
    </>
  );
  return (
    <TableContext.Provider value={scope}>
      <LayoutContext.Provider value={layout}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move the focus between the buttons inside */}
        <div
          ref={root}
          class="table"
          data-layout={layout}
          data-dense={dense ? '' : undefined}
          onKeyDown={onArrow}
          onPointerDown={(event) => {
            if (event.pointerType === 'touch') point(null);
          }}
        >
          {props.header && <div class="table-head">{props.header}</div>}
          <Players />
          <Chart onOpen={setLarge} />
          {!drawers && (
            <div class="table-foot" data-spatial="">
              <OpenCards />
              <Hand />
            </div>
          )}
          {drawers && <Drawers cards={<OpenCards />} hand={<Hand roomy />} bank={bank} log={props.log} />}
          <aside class="table-side" aria-label={words.turn}>
            {props.turn}
            {!drawers && props.log}
          </aside>
          {large !== null && <CityLarge code={large} onOpen={setLarge} />}
          <Hints pointed={pointed} id={hintId} />
        </div>
      </LayoutContext.Provider>
    </TableContext.Provider>
  );
}
