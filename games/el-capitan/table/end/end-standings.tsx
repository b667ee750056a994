import '@levante/table/style/books.css';
import '../payday/books.css';
import './end.css';
import type { Seat } from '@levante/contract';
import { Coin } from '@levante/table/art/drawings.tsx';
import { Shield } from '@levante/table/art/marks.tsx';
import { byRank, type EndTurn, EndTurnNote, useCeremony, useWayOut } from '@levante/table/end/end-parts.tsx';
import { BotMark } from '@levante/table/players/player-panel.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useUiWords } from '@levante/table/words/en.ts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { paydayWords } from '../payday/words/en.ts';
import { EndScene } from './end-scene.tsx';
import { type ChartMark, type ChartPoint, FortuneChart } from './fortune-chart.tsx';
import { type EndWords, endWords } from './words/en.ts';

/** Where a player's money came from, and what it went for, in florins. */
export type MoneySources = { readonly [source in keyof EndWords['fromWhat']]: number };

export interface EndStandingsProps {
  /** `Cleo wins`. */
  readonly title: string;
  /** One's own place in a sentence; who came first, for whoever watched. */
  readonly place: string;
  readonly names: readonly string[];
  /** The seats of this screen. */
  readonly mine: readonly Seat[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly points: readonly ChartPoint[];
  readonly paydays: readonly { readonly turn: number; readonly label: string }[];
  readonly marks: readonly ChartMark[];
  readonly sources: readonly MoneySources[];
  readonly turns: readonly EndTurn[];
  /** The way to what is not known yet of the turns. */
  readonly search: ComponentChildren;
  readonly onClose: () => void;
  /** Buttons: play again, analyse, look at the table, save the record. */
  readonly children?: ComponentChildren;
}

const SOURCES = ['spread', 'majority', 'fortress', 'bonus', 'building', 'protection'] as const;

/** The winner's ship, and whose she is. */
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
  const words = endWords.value;
  const end = endWords.value;
  const ui = useUiWords();
  const best = Math.max(...scores);
  return (
    <ol class="standings end-places" aria-label={words.standings}>
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

/** The end, in the place of the chart: the winner's ship, everybody's place, the fortunes, the turns that stand out. */
export function EndStandings(props: EndStandingsProps) {
  const words = endWords.value;
  const end = endWords.value;
  const ceremony = useCeremony();
  useWayOut(props.onClose);
  return (
    <section class="end-stage" data-ceremony={ceremony ? '' : undefined} aria-label={end.title}>
      <div class="end-main">
        <Hero {...props} />
        <Places {...props} />
        <section class="end-fortunes">
          <h3>
            {words.fortunes} <span class="aside">{end.lessDebts}</span>
          </h3>
          <FortuneChart points={props.points} names={props.names} paydays={props.paydays} marks={props.marks} />
        </section>
      </div>
      <aside class="end-side" aria-label={end.title}>
        <div class="turn-prompt">
          <h2>{end.title}</h2>
          <p>{props.place}</p>
        </div>
        {props.turns.map((turn) => (
          <EndTurnNote key={turn.title} turn={turn} show={end.show} />
        ))}
        {props.search}
        <MoneyFrom {...props} />
        <div class="end-buttons">{props.children}</div>
      </aside>
    </section>
  );
}
