import './style.css';
import { Shield } from '@levante/table/art/marks.tsx';
import { signed } from '@levante/table/ui/figures.tsx';
import { Cube } from '../art/goods.tsx';
import { SabreIcon } from '../art/icons.tsx';
import { useTable } from '../lane/context.ts';
import type { ChartLayout } from '../lane/geometry.ts';
import type { Gain } from './gain.ts';

/** More cubes than these are told by their number alone. */
const DRAWN = 5;

/** Where it happened, for a moment, a plate that says who got what; the log and the sentence of the turn say it in words. */
export function News({ gain, layout }: { readonly gain: Gain; readonly layout: ChartLayout }) {
  const { props, words } = useTable();
  const { seat, from, colour, cubes, at } = gain;
  const point = layout.points.get(at) ?? { x: 0, y: 0 };
  const harbour = at === 'VEN' || at === 'CON' ? layout.harbours[at] : null;
  const x = harbour ? harbour.x + harbour.width / 2 : point.x;
  const y = harbour ? harbour.y + harbour.height * 0.3 : point.y - layout.radius * 1.9;
  return (
    <div
      key={`${props.state.round} ${seat} ${from} ${at} ${colour}`}
      class="gh-news"
      data-raid={from === null ? undefined : ''}
      style={{ '--x': `${x}px`, '--y': `${y}px`, '--speed': String(props.speed) }}
      aria-hidden="true"
    >
      <Shield seat={seat} />
      <span>{from === null ? words.bringsHome(props.names[seat] ?? '') : words.raids(props.names[seat] ?? '')}</span>
      {from !== null && (
        <>
          <SabreIcon />
          <Shield seat={from} />
        </>
      )}
      <span class="gh-news-goods">
        {Array.from({ length: Math.min(cubes, DRAWN) }, (_, i) => (
          <Cube key={`cube-${i + 1}`} colour={colour} />
        ))}
      </span>
      <strong>{signed(cubes)}</strong>
    </div>
  );
}
