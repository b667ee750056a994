import type { AnalysedTurn, Analysis } from '@levante/bots';
import { LineChart, type LinePoint } from '../ui/line-chart.tsx';
import type { AnalysisWords } from './words/en.ts';

const AXIS = [0, 250, 500, 750, 1000];
const WHOLE = 1000;

interface ChanceChartProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly words: AnalysisWords;
  /** The turns that bear a sign. */
  readonly marked: readonly AnalysedTurn[];
  readonly onPick: (turn: AnalysedTurn) => void;
}

/** The chances at each turn's beginning; at the end what became of them. */
function pointsOf({ turns, result }: Analysis): readonly LinePoint[] {
  const winners = result.ranks.filter((rank) => rank === 1).length;
  const end = result.ranks.map((rank) => (rank === 1 ? WHOLE / winners : 0));
  return [...turns.map(({ chancesBefore }) => chancesBefore), end].map((values, turn) => ({ turn, values }));
}

/** Where a new phase begins, in a game that has phases. */
function phasesOf({ turns }: Analysis, words: AnalysisWords): { readonly turn: number; readonly label: string }[] {
  return turns.flatMap(({ phase }, turn) => {
    const last = turns[turn - 1]?.phase;
    return phase === undefined || last === undefined || phase === last ? [] : [{ turn, label: words.phase(phase) }];
  });
}

/** Everybody's chance to win over the match, with a sign where much was given away. The list beside it says the same. */
export function ChanceChart({ analysis, names, words, marked, onPick }: ChanceChartProps) {
  const points = pointsOf(analysis);
  const [first, last] = [points[0], points.at(-1)];
  const story = names.map((name, seat) => words.chanceOf(name, first?.values[seat] ?? 0, last?.values[seat] ?? 0));
  return (
    <LineChart
      points={points}
      seats={names.length}
      axis={AXIS}
      tick={words.percent}
      moments={phasesOf(analysis, words)}
      label={`${words.chances}. ${story.join(' ')}`}
      above={(x, y) =>
        marked.map((turn) => {
          const at = analysis.turns.indexOf(turn);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is one picture; whoever uses keys picks the same turn in the list
            <g
              key={turn.ply}
              class="chance-sign"
              data-mark={turn.mark}
              transform={`translate(${x(at).toFixed(1)} ${y(turn.chancesBefore[turn.seat] ?? 0).toFixed(1)})`}
              onClick={() => onPick(turn)}
            >
              <circle r={turn.mark === 'blunder' ? 9.5 : 5.5} />
              {turn.mark === 'blunder' && (
                <text y="4.6" text-anchor="middle">
                  {words.signs.blunder}
                </text>
              )}
            </g>
          );
        })
      }
    />
  );
}
