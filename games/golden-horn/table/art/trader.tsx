import type { Seat } from '@levante/contract';
import type { Colour } from '@levante/golden-horn/rules';
import { fieldOf, SeatMark } from '@levante/table/art/marks.tsx';
import { GoodMark, pigmentOf } from './goods.tsx';

const MASTS = [13, 33, 53] as const;
const LINE = 'var(--piece-line)';
const EDGE = { stroke: 'var(--piece-line)', 'stroke-linejoin': 'round' } as const;

function Sail({ x, colour }: { x: number; colour: Colour }) {
  return (
    <>
      <path d={`M${x} 1V33`} stroke={LINE} stroke-width="1.7" />
      <path
        d={`M${x - 9.4} 5.6H${x + 9.4}Q${x + 11} 15 ${x + 9.4} 25H${x - 9.4}Q${x - 11} 15 ${x - 9.4} 5.6Z`}
        fill={pigmentOf(colour)}
        stroke-width="1.4"
        {...EDGE}
      />
      <GoodMark colour={colour} x={x} y={15.4} size={14.5} />
    </>
  );
}

interface TraderProps {
  readonly seat: Seat;
  readonly sails: readonly Colour[];
  /** Whether the bow points to the west; the symbols never stand mirrored. */
  readonly westward: boolean;
}

/** A trader under three sails: their colours on the cloth, the owner's on hull and pennants, the bow where it heads. */
export function Trader({ seat, sails, westward }: TraderProps) {
  return (
    <svg class="art-trader" viewBox="-3 -4 74 53" aria-hidden="true">
      <g transform={westward ? 'translate(66 0) scale(-1 1)' : undefined}>
        <path d="M60 31L71 24" stroke={LINE} stroke-width="1.8" stroke-linecap="round" />
        {MASTS.map((x) => (
          <path
            key={x}
            d={`M${x} 1L${x - 8} -1.6L${x - 5.6} 1.2L${x - 8} 4Z`}
            fill={fieldOf(seat)}
            stroke-width=".8"
            {...EDGE}
          />
        ))}
      </g>
      {MASTS.map((x, i) => {
        const colour = sails[westward ? MASTS.length - 1 - i : i];
        return colour && <Sail key={x} x={x} colour={colour} />;
      })}
      <g transform={westward ? 'translate(66 0) scale(-1 1)' : undefined}>
        <path
          d="M-1 27L5 29.4H58L68.4 28.4L60.6 43Q59 47 54.6 47H10Q4 47 2.4 41.6Z"
          fill="var(--hull)"
          stroke-width="1.6"
          {...EDGE}
        />
        <path d="M.6 33H65.4L62.4 39.4H1.8Z" fill={fieldOf(seat)} stroke-width="1" {...EDGE} />
      </g>
      <path
        d="M24.6 27.6H41.4V37C41.4 42.6 37.4 46 33 48C28.6 46 24.6 42.6 24.6 37Z"
        fill={fieldOf(seat)}
        stroke="var(--shield-line)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <SeatMark seat={seat} x={33} y={36.4} size={12.5} />
    </svg>
  );
}
