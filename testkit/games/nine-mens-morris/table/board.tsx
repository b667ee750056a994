import './board.css';
import type { Seat } from '@levante/contract';
import {
  bitOf,
  LINES,
  nameOf,
  POINTS,
  type PointName,
  pointNamed,
  type StateJson,
} from '@levante/nine-mens-morris/rules';
import { Rose } from '@levante/table/art/drawings.tsx';
import { Counter, fieldOf, SeatMark } from '@levante/table/art/marks.tsx';
import { PlaceButton } from '@levante/table/open-game/open-table.tsx';
import type { MorrisPosition } from './match.ts';
import { morrisWords } from './words.ts';

/** Positions of files and ranks, in percent of the board. */
const EDGE = 11;
const STEP = 13;
const MAN = 11;

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const RANKS = ['7', '6', '5', '4', '3', '2', '1'] as const;

const xOf = (name: PointName): number => EDGE + STEP * (name.charCodeAt(0) - 'a'.charCodeAt(0));
const yOf = (name: PointName): number => EDGE + STEP * (7 - Number(name[1]));

/** Draws a line of points from its first to its last. */
function Stroke({
  line,
  ...rest
}: {
  readonly line: readonly number[];
  readonly class?: string;
  readonly 'data-seat'?: Seat;
}) {
  const first = nameOf(line[0] ?? 0);
  const last = nameOf(line.at(-1) ?? 0);
  return <line x1={xOf(first)} y1={yOf(first)} x2={xOf(last)} y2={yOf(last)} {...rest} />;
}

/** Drawing of the board: three squares, joined at the midpoints of their sides. */
function Drawing() {
  return (
    <>
      <rect class="nm-plate" x="2" y="2" width="96" height="96" rx="2.4" />
      <rect class="nm-rim" x="3.4" y="3.4" width="93.2" height="93.2" rx="1.6" />
      <g class="nm-lines">
        {LINES.map((line) => (
          <Stroke key={line.join()} line={line} />
        ))}
      </g>
      <g class="nm-points">
        {POINTS.map((name) => (
          <circle key={name} cx={xOf(name)} cy={yOf(name)} r="1.15" />
        ))}
      </g>
      <g class="nm-names">
        {FILES.map((file, i) => (
          <text key={file} x={EDGE + STEP * i} y="95.2">
            {file}
          </text>
        ))}
        {RANKS.map((rank, i) => (
          <text key={rank} x="5.9" y={EDGE + STEP * i + 1}>
            {rank}
          </text>
        ))}
      </g>
    </>
  );
}

/** Returns the mills of both players, which are highlighted before a man is taken. */
function millsOf({ players }: StateJson): readonly { readonly seat: Seat; readonly line: readonly number[] }[] {
  return players.flatMap(({ men }, seat) => {
    const mask = men.reduce((set, name) => set | bitOf(pointNamed(name)), 0);
    return LINES.filter((line) => line.every((point) => mask & bitOf(point))).map((line) => ({ seat, line }));
  });
}

/** The board of nine men's morris with its men. */
export function Board({ position: { json } }: { readonly position: MorrisPosition }) {
  const seatOn = (name: PointName): Seat => json.players.findIndex(({ men }) => men.includes(name));
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Drawing />
        {millsOf(json).map(({ seat, line }) => (
          <Stroke key={line.join()} line={line} class="nm-mill" data-seat={seat} />
        ))}
      </svg>
      <div class="nm-rose" aria-hidden="true">
        <Rose />
      </div>
      {POINTS.map((name) => {
        const seat = seatOn(name);
        return (
          <PlaceButton key={name} at={name} x={xOf(name)} y={yOf(name)} size={MAN} piece={`man-${name}`}>
            {seat >= 0 && <Counter seat={seat} />}
          </PlaceButton>
        );
      })}
    </>
  );
}

/** Men of a player still to be placed, drawn and counted. */
export function MenLeft({ position: { json }, seat }: { readonly position: MorrisPosition; readonly seat: Seat }) {
  const { hand = 0, men = [] } = json.players[seat] ?? {};
  return (
    <>
      {hand > 0 && (
        <span class="nm-hand" aria-hidden="true">
          {Array.from({ length: hand }, (_, i) => (
            <Counter key={`man ${i + 1}`} seat={seat} />
          ))}
        </span>
      )}
      <span>{morrisWords.value.men(men.length, hand)}</span>
    </>
  );
}

/** Men in the game's picture on the home page: a mill, and the men that did not prevent it. */
const FACE = [
  ['d7', 'd6', 'd5', 'b4', 'g1'],
  ['a7', 'b6', 'f6', 'e4', 'c3'],
] as const;

/** Picture of nine men's morris for the home page. */
export function MorrisFace() {
  return (
    <svg viewBox="-72 -26 244 126" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="scale(1.24) translate(-10 0)">
        <Drawing />
        <Stroke line={[1, 4, 7]} class="nm-mill" data-seat={0} />
        {FACE.flatMap((men, seat) =>
          men.map((name) => (
            <g key={name} transform={`translate(${xOf(name)} ${yOf(name)})`}>
              <circle r="4" fill={fieldOf(seat)} stroke="var(--piece-line)" stroke-width="0.5" />
              <SeatMark seat={seat} x={0} y={0} size={4.8} />
            </g>
          )),
        )}
      </g>
    </svg>
  );
}
