import type { Seat } from '@levante/contract';
import { Shield } from '@levante/table/art/marks.tsx';
import { Amount, Florins } from '@levante/table/ui/figures.tsx';
import { useUiWords } from '@levante/table/words/index.ts';
import type { ComponentChildren } from 'preact';
import { useTableWords } from '../words/index.ts';
import type { TableWords } from '../words/table-words.ts';
import { type ChartPoint, FortuneChart } from './fortune-chart.tsx';

/** Where a player's money came from, and what it went for, in florins. */
export type MoneySources = { readonly [source in keyof TableWords['fromWhat']]: number };

export interface EndStandingsProps {
  /** `Cleo wins`. */
  readonly title: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly points: readonly ChartPoint[];
  readonly paydays: readonly { readonly turn: number; readonly label: string }[];
  readonly sources: readonly MoneySources[];
  /** Buttons: look at the table, play again, save the record. */
  readonly children?: ComponentChildren;
}

const SOURCES = ['spread', 'majority', 'fortress', 'bonus', 'building', 'protection'] as const;

function Standings({ names, scores, ranks }: EndStandingsProps) {
  const words = useTableWords();
  const ui = useUiWords();
  const order = names.map((_, seat): Seat => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  return (
    <ol class="standings" aria-label={words.standings}>
      {order.map((seat) => (
        <li key={seat} data-first={ranks[seat] === 1 ? '' : undefined}>
          <span class="standing-rank">{ui.rank(ranks[seat] ?? 0)}</span>
          <Shield seat={seat} />
          <strong>{names[seat]}</strong>
          <Florins amount={scores[seat] ?? 0} />
        </li>
      ))}
    </ol>
  );
}

function MoneyFrom({ names, sources }: EndStandingsProps) {
  const words = useTableWords();
  const rows = SOURCES.filter((source) => sources.some((of) => of[source] !== 0));
  const most = Math.max(1, ...sources.flatMap((of) => rows.map((row) => Math.abs(of[row]))));
  return (
    <table class="money-from">
      <caption>{words.moneyFrom}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          {names.map((name, seat) => (
            <th key={name} scope="col">
              <span class="payday-name">
                <Shield seat={seat} />
                <span class="payday-who">{name}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{words.fromWhat[row]}</th>
            {sources.map((of, seat) => (
              <td key={names[seat]}>
                <Amount amount={of[row]} />
                <span class="bar" aria-hidden="true" style={{ width: `${(100 * Math.abs(of[row])) / most}%` }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The end: standings, everybody's fortune over the turns, and where the money came from. */
export function EndStandings(props: EndStandingsProps) {
  const words = useTableWords();
  return (
    <section class="end">
      <h2>{props.title}</h2>
      <Standings {...props} />
      <h3>{words.fortunes}</h3>
      <FortuneChart points={props.points} names={props.names} paydays={props.paydays} />
      <MoneyFrom {...props} />
      {props.children && <div class="end-actions">{props.children}</div>}
    </section>
  );
}
