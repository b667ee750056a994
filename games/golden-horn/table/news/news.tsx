import './style.css';
import type { Colour, GoldenHornFact, Place, ShipCode } from '@levante/golden-horn/rules';
import { Shield } from '@levante/table/art/marks.tsx';
import { signed } from '@levante/table/ui/figures.tsx';
import { Cube } from '../art/goods.tsx';
import { SabreIcon } from '../art/icons.tsx';
import type { ChartLayout } from '../lane/geometry.ts';
import { useTable } from '../match/context.ts';
import { goldenHornWords } from '../words/index.ts';

/** A gain: goods delivered, or a raided cube. `from` is the victim of the raid. */
export interface Gain {
  readonly seat: number;
  readonly from: number | null;
  readonly colour: Colour;
  readonly cubes: number;
  readonly at: Place;
}

/** Returns the last gain among facts, or null. `placeOf`: where a ship lies. */
function gainIn(
  facts: readonly GoldenHornFact[],
  placeOf: (seat: number, ship: ShipCode) => Place | null,
): Gain | null {
  for (const fact of [...facts].reverse()) {
    if (fact.type === 'raided') {
      const at = placeOf(fact.target, fact.ship);
      return at === null ? null : { seat: fact.seat, from: fact.target, colour: fact.colour, cubes: 1, at };
    }
    if (fact.type === 'unloaded' && fact.colour !== null && fact.cubes > 0)
      return { seat: fact.seat, from: null, colour: fact.colour, cubes: fact.cubes, at: fact.city };
  }
  return null;
}

/** Returns the gain in the facts being shown, or null. */
export function useGain(): Gain | null {
  const { facts, speed, state } = useTable().props;
  return speed === 0 ? null : gainIn(facts, (seat, ship) => state.players[seat]?.ships[ship].at ?? null);
}

/** Maximum number of cubes drawn; more are shown only as a number. */
const DRAWN = 5;

/** Short-lived note at the place of a gain. The log and the turn's sentence state the same. */
export function News({ gain, layout }: { readonly gain: Gain; readonly layout: ChartLayout }) {
  const { props } = useTable();
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
      <span>
        {from === null
          ? goldenHornWords.value.bringsHome(props.names[seat] ?? '')
          : goldenHornWords.value.raids(props.names[seat] ?? '')}
      </span>
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
