import '@levante/table/style/books.css';
import '../payday/books.css';
import './end.css';
import type { Seat } from '@levante/contract';
import { Coin } from '@levante/table/art/drawings.tsx';
import { Shield } from '@levante/table/art/marks.tsx';
import { byRank, type EndTurn, EndTurnNote, useCeremony, useWayOut } from '@levante/table/end/end-parts.tsx';
import { BotMark } from '@levante/table/players/player-panel.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { LineChart, ticks } from '@levante/table/ui/line-chart.tsx';
import { useUiWords, words } from '@levante/table/words/index.ts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { paydayWords } from '../payday/words/index.ts';
import { EndScene } from './end-scene.tsx';
import type { EndWords } from './words/en.ts';
import { endWords } from './words/index.ts';

/** Florins earned and spent, by source. */
export type MoneySources = { readonly [source in keyof EndWords['fromWhat']]: number };

export interface EndStandingsProps {
  readonly title: string;
  /** The viewer's place in a sentence; the winner for a spectator. */
  readonly place: string;
  readonly names: readonly string[];
  readonly mine: readonly Seat[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly points: readonly ChartPoint[];
  readonly paydays: readonly { readonly turn: number; readonly label: string }[];
  readonly marks: readonly ChartMark[];
  readonly sources: readonly MoneySources[];
  readonly turns: readonly EndTurn[];
  /** Link to the analysis of turns not analysed yet. */
  readonly search: ComponentChildren;
  readonly onClose: () => void;
  /** Buttons: play again, analyse, view the table, save the record. */
  readonly children?: ComponentChildren;
}

const SOURCES = ['spread', 'majority', 'fortress', 'bonus', 'building', 'protection'] as const;

/** The winner's ship and name. */
function Hero({ title, scores, ranks }: EndStandingsProps) {
  const words = endWords.value;
  const order = byRank(ranks);
  const [winner = 0, ...others] = order;
  const scene = useMemo(() => <EndScene winner={winner} others={others.slice(0, 4)} />, [order.join()]);
  const winners = order.filter((seat) => ranks[seat] === 1);
  const best = scores[winner] ?? 0;
  const next = others.length > winners.length - 1 ? (scores[others[winners.length - 1] ?? 0] ?? best) : best;
  return (
    <div class="end-hero">
      {scene}
      <div class="end-cartouche">
        {winners.map((seat) => (
          <Shield key={seat} seat={seat} />
        ))}
        <div>
          <h2 tabIndex={-1} data-prompt="">
            {title}
          </h2>
          <p>
            <Coin /> {words.score(best, winners.length === 1 ? best - next : 0)}
          </p>
        </div>
      </div>
    </div>
  );
}

function Places({ names, mine, scores, ranks }: EndStandingsProps) {
  const end = endWords.value;
  const ui = useUiWords();
  const best = Math.max(...scores);
  return (
    <ol class="standings end-places" aria-label={words.value.follow.results}>
      {byRank(ranks).map((seat) => (
        <li key={seat} data-first={ranks[seat] === 1 ? '' : undefined} data-mine={mine.includes(seat) ? '' : undefined}>
          <span class="end-rank">
            <span class="unseen">{ui.rank(ranks[seat] ?? 0)}</span>
            <span aria-hidden="true">{ranks[seat]}</span>
          </span>
          <Shield seat={seat} />
          <strong>
            {names[seat]} <BotMark seat={seat} />
          </strong>
          <span class="end-score">
            <Florins amount={scores[seat] ?? 0} />
            {ranks[seat] !== 1 && <span class="aside">{end.behind(best - (scores[seat] ?? 0))}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function MoneyFrom({ names, sources }: EndStandingsProps) {
  const words = endWords.value;
  const rows = SOURCES.filter((source) => sources.some((of) => of[source] !== 0));
  return (
    <table class="end-sources">
      <caption>{words.moneyFrom}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{paydayWords.value.item}</span>
          </th>
          {names.map((name, seat) => (
            <th key={name} scope="col" title={name}>
              <Shield seat={seat} />
              <span class="unseen">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{words.fromWhat[row]}</th>
            {sources.map((of, seat) => (
              <td key={names[seat]}>{of[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The end screen instead of the chart: places, fortunes, and notable turns. */
export function EndStandings(props: EndStandingsProps) {
  const end = endWords.value;
  const title = words.value.follow.over;
  const ceremony = useCeremony();
  useWayOut(props.onClose);
  return (
    <section class="end-stage" data-ceremony={ceremony ? '' : undefined} aria-label={title}>
      <div class="end-main">
        <Hero {...props} />
        <Places {...props} />
        <section class="end-fortunes">
          <h3>
            {end.fortunes} <span class="aside">{end.lessDebts}</span>
          </h3>
          <FortuneChart points={props.points} names={props.names} paydays={props.paydays} marks={props.marks} />
        </section>
      </div>
      <aside class="end-side" aria-label={title}>
        <div class="turn-prompt">
          <h2>{title}</h2>
          <p>{props.place}</p>
        </div>
        {props.turns.map((turn) => (
          <EndTurnNote key={turn.title} turn={turn} />
        ))}
        {props.search}
        <MoneyFrom {...props} />
        <div class="end-buttons">{props.children}</div>
      </aside>
    </section>
  );
}

export interface ChartPoint {
  /** Position on the time axis: turns since the start. */
  readonly turn: number;
  readonly fortunes: readonly number[];
}

interface FortuneChartProps {
  readonly points: readonly ChartPoint[];
  readonly names: readonly string[];
  /** Paydays on the time axis, with their labels. */
  readonly paydays: readonly { readonly turn: number; readonly label: string }[];
  /** Notable turns, marked on the line of their seat. */
  readonly marks: readonly ChartMark[];
}

export interface ChartMark {
  readonly turn: number;
  readonly seat: Seat;
  readonly label: string;
  readonly good: boolean;
}

/** A line chart of all fortunes by turn. */
export function FortuneChart({ points, names, paydays, marks }: FortuneChartProps) {
  const end = endWords.value;
  const all = points.flatMap(({ fortunes }) => fortunes);
  const story = names.map((name, seat) =>
    end.fortuneOf(name, points[0]?.fortunes[seat] ?? 0, points.at(-1)?.fortunes[seat] ?? 0),
  );
  return (
    <LineChart
      points={points.map(({ turn, fortunes }) => ({ turn, values: fortunes }))}
      seats={names.length}
      axis={ticks(Math.min(0, ...all), Math.max(1, ...all), 5)}
      tick={(value) => (value < 0 ? `−${-value}` : String(value))}
      moments={paydays}
      broad
      above={(x, y) =>
        marks.map(({ turn, seat, label, good }) => {
          const at = { x: x(turn), y: y(points.find((point) => point.turn === turn)?.fortunes[seat] ?? 0) };
          const top = Math.max(34, at.y - 62);
          return (
            <g key={label} stroke={good ? 'var(--verd)' : 'var(--verm)'}>
              <path d={`M${at.x} ${at.y - 7}V${top}`} stroke-width="1.6" />
              <circle cx={at.x} cy={at.y} r="6.5" fill="var(--panel-lit)" stroke-width="3" />
              <text class="fortune-mark" x={at.x} y={top - 6} text-anchor="middle">
                {label}
              </text>
            </g>
          );
        })
      }
      label={`${end.fortunes}. ${story.join(' ')}`}
    />
  );
}
