import type { CityBoard, CityJson } from '@levante/el-capitan/rules';
import { fieldOf } from '@levante/table/art/marks.tsx';
import type { PuzzlePicture } from '@levante/table/match/study.ts';
import { useMemo } from 'preact/hooks';
import { cellOf, cityCodeIn, houseOwner, shuttingSites } from '../match/geometry.ts';
import { unaidedPositions } from '../match/position.ts';

/** Size of a space in picture units; a city is five wide and high. */
const SPACE = 6;
const CITY = 5 * SPACE;
const GAP = 7;
/** Aspect ratio of all puzzle pictures. */
const RATIO = 1.6;

interface SmallCityProps {
  readonly board: CityBoard;
  readonly city: CityJson;
  readonly triangle: boolean;
  readonly ships: readonly number[];
  /** The seat that solves the puzzle. */
  readonly mine: number;
}

/** A miniature of a city: houses on its track, and ships. */
function SmallCity({ board, city, triangle, ships, mine }: SmallCityProps) {
  const dark = shuttingSites(board, triangle);
  return (
    <>
      <rect width={CITY} height={CITY} rx="2.5" fill="var(--tile)" stroke="var(--coast-line)" stroke-width=".8" />
      <rect x={SPACE} y="0.6" width={3 * SPACE} height={4 * SPACE - 0.6} fill="var(--pic-a)" />
      {city.sites.map((house, i) => {
        const { row, column } = cellOf(i + 1);
        const x = (column - 1) * SPACE;
        const y = (row - 1) * SPACE;
        const owner = house === null ? null : houseOwner(house);
        if (owner === null)
          return dark.has(i + 1) ? (
            <rect key={`${x} ${y}`} x={x + 0.4} y={y + 0.4} width={5.2} height={5.2} fill="var(--site-dark)" />
          ) : null;
        return (
          <rect
            key={`${x} ${y}`}
            x={x + 0.7}
            y={y + 0.7}
            width={4.6}
            height={4.6}
            rx=".8"
            fill={fieldOf(owner.seat)}
            stroke={owner.neutral ? 'var(--neutral)' : 'var(--piece-line)'}
            stroke-width={owner.neutral ? 1.2 : 0.6}
          />
        );
      })}
      {ships.map((seat, i) => (
        <path
          key={seat}
          transform={`translate(${SPACE + 4.5 + (i % 2) * 9} ${8 + Math.floor(i / 2) * 9})`}
          d="M-3.6 1H3.6L2.4 4H-2.4ZM-.4 0V-6L3.4 -.4ZM-1 0V-4.6L-3.4 -.4Z"
          fill={fieldOf(seat)}
          stroke={seat === mine ? 'var(--ink)' : 'var(--piece-line)'}
          stroke-width={seat === mine ? 1.1 : 0.5}
        />
      ))}
    </>
  );
}

/** A miniature of a position: cities as on the chart. */
export function PuzzleBoard({ puzzle }: PuzzlePicture) {
  const position = useMemo(() => unaidedPositions.read(puzzle.state), [puzzle]);
  if ('code' in position) return null;
  const { json, cities, triangle } = position;
  const west = Math.min(...cities.map(({ column }) => column));
  const columns = Math.max(...cities.map(({ column }) => column)) - west + 1;
  const rows = Math.max(...cities.map(({ row }) => row)) + 1;
  const height = rows * (CITY + GAP) + GAP;
  const width = height * RATIO;
  const across = (width - columns * CITY) / (columns + 1);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--sea-1)" />
      {cities.map((board) => {
        const code = cityCodeIn(json, board.code);
        const city = code === null ? undefined : json.cities[code];
        if (!city) return null;
        const x = across + (board.column - west) * (CITY + across);
        const y = GAP + board.row * (CITY + GAP);
        const ships = json.players.flatMap(({ ship }, seat) => (ship?.city === code ? [seat] : []));
        return (
          <g key={board.code} transform={`translate(${x} ${y})`}>
            <SmallCity board={board} city={city} triangle={triangle} ships={ships} mine={puzzle.seat} />
          </g>
        );
      })}
    </svg>
  );
}
