import type { Seat } from '@levante/contract';
import { type Board, COLOURS, type StateJson } from '@levante/golden-horn/rules';
import { Shield } from '@levante/table/art/marks.tsx';
import { signed } from '@levante/table/ui/figures.tsx';
import type { ComponentChildren } from 'preact';
import { Cube } from '../art/goods.tsx';
import { isOpen, sizeOf, warehouseRows } from '../follow/counts.ts';
import type { GoldenHornWords } from '../words/words.ts';

export interface ScoringProps {
  /** `Bo wins`. */
  readonly title: string;
  readonly names: readonly string[];
  readonly ranks: readonly number[];
  readonly rankName: (rank: number) => string;
  /** The state when the match is over: every warehouse is open. */
  readonly state: StateJson;
  readonly board: Board;
  readonly words: GoldenHornWords;
  /** Buttons: look at the table, play again, save the record. */
  readonly children?: ComponentChildren;
}

/** One warehouse laid out in rows, each with what it brings. */
function Layout({ seat, state, board, words }: ScoringProps & { seat: Seat }) {
  const warehouse = state.players[seat]?.warehouse ?? { count: 0 };
  if (!isOpen(warehouse) || sizeOf(warehouse) === 0) return <p class="aside">{words.emptyWarehouse}</p>;
  return (
    <ol class="gh-layout">
      {warehouseRows(warehouse).map((row, i) => {
        const bonus = board.setBonus[String(row.length)] ?? 0;
        return (
          <li key={`row-${i + 1}`}>
            <span class="unseen">{words.row(row.length, bonus)}</span>
            <span class="gh-layout-row" aria-hidden="true">
              {COLOURS.map((colour) => (
                <span key={colour} class="gh-layout-cell">
                  {row.includes(colour) && <Cube colour={colour} />}
                </span>
              ))}
            </span>
            <span class="gh-layout-sum" aria-hidden="true">
              {row.length}
              {bonus > 0 && <span class="gain"> {signed(bonus)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Standing({ seat, ...props }: ScoringProps & { seat: Seat }) {
  const { names, ranks, rankName, state, words, board } = props;
  const player = state.players[seat];
  const warehouse = player?.warehouse ?? { count: 0 };
  const rows = isOpen(warehouse) ? warehouseRows(warehouse) : [];
  const first = ranks[seat] === 1;
  const kinds = Object.keys(board.setBonus)
    .map(Number)
    .sort((a, b) => b - a);
  return (
    <li class="gh-standing" data-first={first ? '' : undefined}>
      <header>
        <span class="standing-rank">{rankName(ranks[seat] ?? 0)}</span>
        <Shield seat={seat} />
        <strong>{names[seat]}</strong>
        <span class="gh-score">{words.score(player?.score ?? 0)}</span>
      </header>
      <p class="aside">
        {words.cubes(sizeOf(warehouse))}
        {kinds.map((colours) => {
          const count = rows.filter((row) => row.length === colours).length;
          return count > 0 ? `, ${words.rowBonus(colours, count)}` : '';
        })}
      </p>
      <Layout seat={seat} {...props} />
    </li>
  );
}

/** The end: every warehouse laid out in rows, in the order of the ranks. Equal points: more rows of six, then more cubes. */
export function Scoring(props: ScoringProps) {
  const { names, ranks, title, words, children } = props;
  const order = names.map((_, seat): Seat => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  return (
    <section class="end gh-scoring">
      <h2>{title}</h2>
      <h3>{words.scoring}</h3>
      <ol class="standings gh-standings" aria-label={words.scoring}>
        {order.map((seat) => (
          <Standing key={seat} seat={seat} {...props} />
        ))}
      </ol>
      <p class="aside">{words.tieNote}</p>
      {children && <div class="end-actions">{children}</div>}
    </section>
  );
}
