import type { ComponentChildren } from 'preact';
import { lastPly } from '../follow/timeline.ts';
import { ForecastIcon, HourglassIcon, MenuIcon } from './icons.tsx';
import { useSeated } from './table-context.ts';

interface HeaderButtonProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function HeaderButton({ label, pressed, onClick, children }: HeaderButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

/** The bar above the table: name, phase and round, the board in play, forecast, looking back, menu. */
export function Header() {
  const { sight, store, words, voice } = useSeated();
  const { follow } = words;
  const scene = sight.scene.value;
  const timeline = store.timeline.value;
  if (!scene || !timeline) return null;
  const { position } = scene;
  return (
    <header class="match-head">
      <h1>
        <a class="match-home" href="/" title={follow.home}>
          {voice.title}
        </a>
      </h1>
      <p class="match-phase">{voice.whereabouts(position)}</p>
      {store.mine.value.length === 0 && <p class="match-watching">{follow.watching}</p>}
      <button type="button" class="match-board" onClick={() => sight.open('board')}>
        {voice.board(position).label}
      </button>
      <div class="match-tools">
        {voice.forecast && (
          <HeaderButton
            label={sight.forecast.value ? voice.forecast.off : voice.forecast.on}
            pressed={sight.forecast.value}
            onClick={() => sight.toggleForecast()}
          >
            <ForecastIcon />
          </HeaderButton>
        )}
        <HeaderButton
          label={follow.lookBack}
          pressed={sight.past.value !== null}
          onClick={() => sight.look(sight.past.value === null ? Math.max(timeline.first, lastPly(timeline) - 1) : null)}
        >
          <HourglassIcon />
        </HeaderButton>
        <HeaderButton label={follow.menu} onClick={() => sight.open('menu')}>
          <MenuIcon />
        </HeaderButton>
      </div>
    </header>
  );
}
