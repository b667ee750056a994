import { moveFocus } from '@levante/table/ui/roving.ts';
import { useRef, useState } from 'preact/hooks';
import { usePageDependencies } from '../dependencies.ts';
import { PACES, type PaceFilter, type TableFilter } from './filter.ts';
import { PaceIcon } from './table-row.tsx';
import { tablesWords } from './words/index.ts';

interface FilterBarProps {
  readonly filter: TableFilter;
  readonly onFilter: (filter: TableFilter) => void;
}

/** Toggles that filter the open tables; one tab stop. */
export function FilterBar({ filter, onFilter }: FilterBarProps) {
  const words = tablesWords.value;
  const { games } = usePageDependencies();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('all');
  const toggle = (id: string, isOn: boolean, next: TableFilter) => ({
    id,
    isOn,
    isStop: id === stop,
    onFocus: () => setStop(id),
    onPress: () => onFilter(next),
  });
  const pace = (one: PaceFilter) => ({ ...filter, pace: filter.pace === one ? null : one });
  return (
    <div
      ref={bar}
      class="tables-filter"
      role="toolbar"
      aria-label={words.show}
      onKeyDown={(event) => bar.current && moveFocus(bar.current, event)}
    >
      {games.length > 1 && (
        <Toggle {...toggle('all', filter.game === null, { ...filter, game: null })}>
          {words.allGames(games.length)}
        </Toggle>
      )}
      {games.length > 1 &&
        games.map(({ id, words: gameWords }) => (
          <Toggle key={id} {...toggle(id, filter.game === id, { ...filter, game: id })}>
            {gameWords.value.name}
          </Toggle>
        ))}
      {games.length > 1 && <span class="tables-bar" aria-hidden="true" />}
      {PACES.map((one) => (
        <Toggle key={one} {...toggle(one, filter.pace === one, pace(one))}>
          <PaceIcon control={one === 'none' ? undefined : { kind: one }} />
          {words.paces[one]}
        </Toggle>
      ))}
    </div>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
  readonly children: preact.ComponentChildren;
}

function Toggle({ isOn, isStop, onFocus, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      class="tables-toggle"
      data-rove=""
      aria-pressed={isOn}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
