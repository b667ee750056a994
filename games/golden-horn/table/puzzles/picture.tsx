import '../art/style.css';
import { type Place, SHIPS } from '@levante/golden-horn/rules';
import { fieldOf } from '@levante/table/art/marks.tsx';
import type { PuzzlePicture } from '@levante/table/match/study.ts';
import { useMemo } from 'preact/hooks';
import { pigmentOf } from '../art/goods.tsx';
import { spacesOf } from '../lane/lane.ts';
import { goldenHornPositions } from '../match/position.ts';

const WIDTH = 160;
const HEIGHT = 100;
/** Depth of the lane, which hangs between the two cities like a chain. */
const DEPTH = 52;

interface At {
  readonly x: number;
  readonly y: number;
}

/** Returns the point at a share of the lane, from 0 for Venice to 1 for Constantinople. */
const onLane = (share: number): At => ({
  x: 20 + share * (WIDTH - 40),
  y: 30 + DEPTH * (1 - (2 * share - 1) ** 2),
});

interface Sailing {
  readonly seat: number;
  readonly at: Place;
  readonly westward: boolean;
  readonly loaded: string | null;
}

function SmallShip({ ship, x, y, mine }: { readonly ship: Sailing; readonly mine: boolean } & At) {
  return (
    <g transform={`translate(${x} ${y})${ship.westward ? ' scale(-1 1)' : ''}`}>
      <path
        d="M-6 1H6L4 5.5H-4ZM-.6 0V-9L5.4 -.6ZM-1.6 0V-7L-5.6 -.6Z"
        fill={fieldOf(ship.seat)}
        stroke={mine ? 'var(--ink)' : 'var(--piece-line)'}
        stroke-width={mine ? 1.4 : 0.6}
      />
      {ship.loaded !== null && (
        <path d="M-1.8 1.2h3.6v3.6h-3.6z" fill={ship.loaded} stroke="var(--piece-line)" stroke-width=".5" />
      )}
    </g>
  );
}

/** Miniature of a position: the lane between the two cities, with the ships on it. */
export function PuzzleBoard({ puzzle }: PuzzlePicture) {
  const position = useMemo(() => goldenHornPositions.read(puzzle.state), [puzzle]);
  if ('code' in position) return null;
  const { json, board } = position;
  const spaces = spacesOf(board, json.options.players);
  const where = new Map<Place, At>([
    ['VEN', onLane(0)],
    ['CON', onLane(1)],
    ...spaces.map(({ place }, i): [Place, At] => [place, onLane((i + 1) / (spaces.length + 1))]),
  ]);
  const ships = json.players.flatMap(({ ships: own }, seat) =>
    SHIPS.flatMap((name): readonly Sailing[] => {
      const { at, heading, cargo } = own[name];
      return at === null
        ? []
        : [{ seat, at, westward: heading === 'VEN', loaded: cargo ? pigmentOf(cargo.colour) : null }];
    }),
  );
  const beside = new Map<Place, number>();
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--chart)" />
      <path
        d={`M0 0H44Q34 20 38 34T0 44ZM${WIDTH} 0H${WIDTH - 44}Q${WIDTH - 34} 20 ${WIDTH - 38} 34T${WIDTH} 44Z`}
        fill="var(--land)"
        stroke="var(--coast)"
        stroke-width=".8"
      />
      <g stroke-width=".7">
        {spaces.map(({ place, colour }) => {
          const { x, y } = where.get(place) ?? onLane(0);
          const fort = `M${x - 5} ${y - 4}h10v8h-10z`;
          return colour === null ? (
            <path key={place} d={fort} fill="var(--wash-stone)" stroke="var(--vg-ink)" />
          ) : (
            <circle key={place} cx={x} cy={y} r="4.4" fill={pigmentOf(colour)} stroke="var(--good-line)" />
          );
        })}
      </g>
      {ships.map((ship) => {
        const { x, y } = where.get(ship.at) ?? onLane(0);
        const nth = beside.get(ship.at) ?? 0;
        beside.set(ship.at, nth + 1);
        const inCity = ship.at === 'VEN' || ship.at === 'CON';
        const [dx, dy] = inCity ? [((nth % 3) - 1) * 13, Math.floor(nth / 3) * 14 - 16] : [nth * 6, -7 - nth * 7];
        return (
          <SmallShip
            key={`${ship.seat} ${ship.at} ${nth}`}
            ship={ship}
            x={x + dx}
            y={y + dy}
            mine={ship.seat === puzzle.seat}
          />
        );
      })}
    </svg>
  );
}
