import type { CityCode } from '@levante/el-capitan/rules';
import { BackIcon, ForwardIcon } from '@levante/table/art/icons.tsx';
import { HintBody } from '@levante/table/show/hint-box.tsx';
import { PointerContext, type PointerContextValue } from '@levante/table/show/pointer-context.ts';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useState } from 'preact/hooks';
import { useTableWords } from '../words/index.ts';
import { CityTile } from './city-tile.tsx';
import { type Scope, TableContext, useTable } from './context.ts';
import { cityCodeIn } from './geometry.ts';
import type { Pointing, Target } from './props.ts';
import { CityPayday } from './tile-payday.tsx';

interface CityLargeProps {
  readonly code: CityCode;
  readonly onOpen: (code: CityCode | null) => void;
}

/**
 * A city opened over the chart. A tap asks first: the hint stands below the city with a button to do it,
 * since a finger cannot hover.
 */
export function CityLarge({ code, onOpen }: CityLargeProps) {
  const table = useTable();
  const words = useTableWords();
  const [asked, setAsked] = useState<Target | null>(null);
  const { props } = table;
  const codes = props.cities.flatMap((city) => cityCodeIn(props.state, city.code) ?? []);
  const index = codes.indexOf(code);
  const board = props.cities[index];
  const city = props.state.cities[code];
  if (board === undefined || city === undefined) return null;

  const before = codes.at(index - 1) ?? code;
  const after = codes[(index + 1) % codes.length] ?? code;
  const turnTo = (next: CityCode) => {
    setAsked(null);
    onOpen(next);
  };
  const pointing: Pointing = {
    ...props.pointing,
    sign: (target) =>
      asked !== null && JSON.stringify(asked) === JSON.stringify(target) ? 'chosen' : props.pointing.sign(target),
    hint: props.pointing.hint,
    point: props.pointing.point,
    pick: (target) => {
      setAsked(target);
      props.pointing.point(target);
    },
  };
  const scope: Scope = { ...table, props: { ...props, pointing } };
  const hand: PointerContextValue = { pointing, names: props.names, point: () => undefined };
  const hint = asked === null ? null : props.pointing.hint(asked);
  const sign = asked === null ? null : props.pointing.sign(asked);

  const head = (
    <nav class="large-nav">
      <button
        type="button"
        class="large-turn"
        aria-label={words.previousCity(words.city(before))}
        onClick={() => turnTo(before)}
      >
        <BackIcon /> {words.city(before)}
      </button>
      <button
        type="button"
        class="large-turn"
        aria-label={words.nextCity(words.city(after))}
        onClick={() => turnTo(after)}
      >
        {words.city(after)} <ForwardIcon />
      </button>
    </nav>
  );
  const foot = hint && (
    <div class="large-ask">
      <HintBody hint={hint} />
      {asked !== null && (sign === 'legal' || sign === 'chosen') && (
        <button
          type="button"
          class="button button-primary button-wide"
          onClick={() => {
            props.pointing.pick(asked);
            onOpen(null);
          }}
        >
          <span>{hint.title}</span>
          {hint.price !== null && <Florins amount={hint.price} />}
        </button>
      )}
    </div>
  );
  return (
    <Dialog title={words.city(code)} form="sheet" onClose={() => onOpen(null)} head={head} foot={foot}>
      <TableContext.Provider value={scope}>
        <PointerContext.Provider value={hand}>
          <div class="large-city" data-spatial="">
            <CityTile board={board} code={code} city={city} large />
          </div>
          {hint === null && <p class="aside">{words.tapHint}</p>}
          <CityPayday code={code} />
        </PointerContext.Provider>
      </TableContext.Provider>
    </Dialog>
  );
}
