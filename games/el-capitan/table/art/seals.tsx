import { starPath } from '@levante/table/art/paths.ts';

const WAX = starPath(10, 7, 5.6, 8, 8);

function Seal({ x, full }: { x: number; full: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {full ? (
        <>
          <path d={WAX} fill="var(--seal)" stroke="var(--seal)" stroke-width="1" stroke-linejoin="round" />
          <circle cx="8" cy="8" r="3.5" fill="none" stroke="var(--seal-ink)" stroke-width="1" />
          <path d="M8 5.6V10.4M5.6 8H10.4" stroke="var(--seal-ink)" stroke-width=".9" />
        </>
      ) : (
        <>
          <circle cx="8" cy="8" r="6" fill="none" stroke="var(--line-2)" stroke-width="1" stroke-dasharray="1.6 1.4" />
          <circle cx="8" cy="8" r="3" fill="none" stroke="var(--line-2)" stroke-width=".9" opacity=".7" />
        </>
      )}
    </g>
  );
}

/** The wax seals of a destination card: how many steps it carries as a route, of three. */
export function Seals({ count }: { count: number }) {
  return (
    <svg class="art-seals" viewBox="0 0 52 16" aria-hidden="true">
      <Seal x={0} full={count > 0} />
      <Seal x={18} full={count > 1} />
      <Seal x={36} full={count > 2} />
    </svg>
  );
}
