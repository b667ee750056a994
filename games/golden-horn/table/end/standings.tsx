import { analysisWords } from '@levante/table/analysis/words/index.ts';
import '@levante/table/style/books.css';
import './style.css';
import type { Seat } from '@levante/contract';
import { type Board, type Colour, type GoldenHornFact, SHIPS, type StateJson } from '@levante/golden-horn/rules';
import { Vignette } from '@levante/table/art/drawings.tsx';
import { fieldOf, SeatMark, Shield } from '@levante/table/art/marks.tsx';
import { AnalyseButton, NextMatch, SaveRecord, TakenBackNote } from '@levante/table/end/after-match.tsx';
import { byRank, type EndTurn, EndTurnNote, useCeremony, useWayOut, winnersOf } from '@levante/table/end/end-parts.tsx';
import { showAt, shownSeat, standoutTitle, worstOf } from '@levante/table/end/standout.ts';
import { lastPosition } from '@levante/table/match/timeline.ts';
import { BotMark } from '@levante/table/players/player-panel.tsx';
import { LineChart, ticks } from '@levante/table/ui/line-chart.tsx';
import { useUiWords, words } from '@levante/table/words/index.ts';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useMemo } from 'preact/hooks';
import { Trader } from '../art/trader.tsx';
import type { GoldenHornMatch } from '../log/log.ts';
import { isOpen, sizeOf } from '../match/position.ts';
import { Shelves } from '../warehouse/warehouse.tsx';
import { goldenHornWords } from '../words/index.ts';
import { hornEndWords, sayReason } from './words/index.ts';
import { bestTurn, type WorthPoint, worthOverTime } from './worth.ts';

export interface EndStandingsProps {
  /** `Bo wins`. */
  readonly title: string;
  readonly names: readonly string[];
  /** The viewer's own seats. */
  readonly mine: readonly Seat[];
  readonly ranks: readonly number[];
  /** The state when the match is over: every warehouse is open. */
  readonly state: StateJson;
  readonly board: Board;
  /** The score of every warehouse by turn; empty if the past is unknown. */
  readonly points: readonly { readonly round: number; readonly points: readonly number[] }[];
  readonly turns: readonly EndTurn[];
  readonly onClose: () => void;
  /** Buttons: play again, analyse, look at the table, save the record. */
  readonly children?: ComponentChildren;
}

/** Milliseconds between one cube laid on its shelf and the next. */
const A_CUBE = 90;

/** CSS delay of an element, from the opening of the end screen. */
const at = (ms: number): CSSProperties => ({ '--at': `${ms}ms` });

/** The flag over the winner's roof, and the garland under it. */
function Honours({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <svg class="gh-flag" viewBox="0 0 60 52" aria-hidden="true">
        <path d="M6 52V3" stroke="var(--vg-ink)" stroke-width="2.6" />
        <path
          d="M7 5Q20 -1 32 6T56 5V28Q44 34 32 28T7 28Z"
          fill={fieldOf(seat)}
          stroke="var(--shield-line)"
          stroke-width="1.6"
        />
        <SeatMark seat={seat} x={30} y={17} size={17} />
      </svg>
      <svg class="gh-garland" viewBox="0 0 400 26" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 3Q50 24 100 4Q150 24 200 4Q250 24 300 4Q350 24 398 3" class="gh-garland-edge" />
        <path d="M2 3Q50 24 100 4Q150 24 200 4Q250 24 300 4Q350 24 398 3" class="gh-garland-leaf" />
      </svg>
    </>
  );
}

type ShedProps = EndStandingsProps & { readonly seat: Seat; readonly from: number };

/** A player's open warehouse: its roof, its shelves, and their total. */
function Shed({ seat, from, names, mine, ranks, state, board }: ShedProps) {
  const end = hornEndWords.value;
  const ui = useUiWords();
  const player = state.players[seat];
  const warehouse = player?.warehouse ?? { count: 0 };
  const score = player?.score ?? 0;
  const cubes = sizeOf(warehouse);
  const first = ranks[seat] === 1;
  return (
    <li class="gh-standing" data-first={first ? '' : undefined} data-mine={mine.includes(seat) ? '' : undefined}>
      <div class="gh-roof" aria-hidden="true">
        <Shield seat={seat} />
      </div>
      <div class="gh-shed">
        {first && <Honours seat={seat} />}
        {isOpen(warehouse) && cubes > 0 ? (
          <Shelves warehouse={warehouse} setBonus={board.setBonus} appearsAt={(cube) => from + cube * A_CUBE} />
        ) : (
          <p class="gh-shelves aside">{hornEndWords.value.emptyWarehouse}</p>
        )}
      </div>
      <div class="gh-plinth">
        <strong>
          {names[seat]} <BotMark seat={seat} />
        </strong>
        <span class="gh-score" style={at(from + cubes * A_CUBE)}>
          <span class="unseen">{goldenHornWords.value.score(score)}</span>
          <span aria-hidden="true">{score}</span>
        </span>
        <span class="aside">{end.madeOf(ui.rank(ranks[seat] ?? 0), mine.includes(seat), cubes, score - cubes)}</span>
      </div>
    </li>
  );
}

/** The winner's ship comes in before Constantinople, the others follow far behind. */
function Homecoming({ ranks, state, board }: EndStandingsProps) {
  const [winner = 0, ...others] = byRank(ranks);
  const sails = (seat: Seat, ship: number): readonly Colour[] =>
    board.fleets[state.players[seat]?.fleet ?? 'A'][ship] ?? [];
  const best = SHIPS.length - 1;
  const cargo = state.players[winner]?.ships[SHIPS[best] ?? 'trio'].cargo ?? null;
  return (
    <div class="gh-homecoming" aria-hidden="true">
      <div class="gh-homecoming-city">
        <Vignette id="CON" />
      </div>
      {others.map((seat, i) => (
        <div key={seat} class="gh-follower" style={{ left: `${34 - i * 11}%`, width: `${8 - i}%` }}>
          <Trader seat={seat} sails={sails(seat, i % 2)} westward={false} afloat />
        </div>
      ))}
      <div class="gh-winner-ship">
        <Trader seat={winner} sails={sails(winner, best)} westward={false} cargo={cargo} afloat />
      </div>
    </div>
  );
}

/** In which order the warehouses are opened: the poorest first, the winner's last; when each begins, by seat. */
function openings({ ranks, state }: EndStandingsProps): ReadonlyMap<Seat, number> {
  const begins = new Map<Seat, number>();
  let clock = 300;
  for (const seat of [...byRank(ranks)].reverse()) {
    begins.set(seat, clock);
    clock += (sizeOf(state.players[seat]?.warehouse ?? { count: 0 }) + 2) * A_CUBE;
  }
  return begins;
}

/** A chart of the value of every warehouse, turn by turn. */
function Growth({ points, names }: EndStandingsProps) {
  const end = hornEndWords.value;
  if (points.length < 2) return null;
  const most = Math.max(1, ...points.flatMap((point) => point.points));
  const story = names.map((name, seat) => end.growthOf(name, points.at(-1)?.points[seat] ?? 0));
  const rounds = points.flatMap(({ round }, turn) =>
    round % 5 === 0 && round > 0 && points[turn - 1]?.round !== round ? [{ turn, label: end.round(round) }] : [],
  );
  return (
    <section class="gh-growth">
      <h3>{end.growth}</h3>
      <LineChart
        points={points.map((point, turn) => ({ turn, values: point.points }))}
        seats={names.length}
        axis={ticks(0, most, 4)}
        tick={String}
        moments={rounds}
        broad
        label={`${end.growth}. ${story.join(' ')}`}
      />
    </section>
  );
}

/**
 * The end screen, instead of the table: the winner's ship returns home, and every warehouse is open on the quay. They
 * fill one after the other, lowest score first; a press or a key completes them immediately.
 */
export function EndStandings(props: EndStandingsProps) {
  const { names, mine, ranks, title, state, turns, children } = props;
  const end = hornEndWords.value;
  const ui = useUiWords();
  const ceremony = useCeremony();
  useWayOut(props.onClose);
  const order = byRank(ranks);
  const begins = openings(props);
  const [winner = 0] = order;
  const own = mine.length === 1 ? mine[0] : undefined;
  const points = (seat: Seat) => state.players[seat]?.score ?? 0;
  return (
    <section class="end gh-scoring" data-ceremony={ceremony ? '' : undefined} aria-label={words.value.follow.over}>
      <header class="gh-end-head">
        <h2 tabIndex={-1} data-prompt="">
          {title}
        </h2>
        <p>
          {end.line(points(winner), own === undefined ? null : { points: points(own), rank: ranks[own] ?? 0 }, ui.rank)}
        </p>
        <Homecoming {...props} />
      </header>
      <ol class="gh-standings" data-players={names.length} aria-label={end.warehouses}>
        {order.map((seat) => (
          <Shed key={seat} seat={seat} from={begins.get(seat) ?? 0} {...props} />
        ))}
      </ol>
      <div class="gh-end-more">
        {turns.map((turn) => (
          <EndTurnNote key={turn.title} turn={turn} prefix="gh-" />
        ))}
        <Growth {...props} />
        <p class="aside">{end.tieNote}</p>
      </div>
      {children && <div class="gh-end-actions">{children}</div>}
    </section>
  );
}

/** Facts that show the gain of a turn. */
const GAINS: ReadonlySet<GoldenHornFact['type']> = new Set(['unloaded', 'raided'] as const);

/** The end of a match: winner, warehouses in rows, notable turns, and the scores over time. */
export function Standings({ context }: { readonly context: GoldenHornMatch }) {
  const { session, view, words, names, phrases } = context;
  const timeline = session.timeline.value;
  const result = session.match.value?.result;
  const points = useMemo(() => (timeline ? worthOverTime(timeline, lastPosition(timeline).board) : []), [timeline]);
  if (!timeline || !result) return null;
  const { json, board } = lastPosition(timeline);
  const mine = session.mine.value;
  const seat = shownSeat(context, result.ranks);
  const { speech } = phrases;
  const worst = worstOf(context, {
    seat,
    name: speech.name(seat),
    words: hornEndWords.value,
    reason: (one) => sayReason(one, { seat: speech.name, ship: goldenHornWords.value.shipName }),
  });
  return (
    <EndStandings
      title={words.follow.won(winnersOf(result.ranks).map((one) => speech.name(one)))}
      names={names}
      mine={mine}
      ranks={result.ranks}
      state={json}
      board={board}
      points={points}
      turns={[bestOf(context, points, seat), worst?.turn ?? null].filter((turn) => turn !== null)}
      onClose={() => view.open(null)}
    >
      <TakenBackNote />
      <button type="button" class="button" onClick={() => view.open(null)}>
        {words.follow.lookAtTable}
      </button>
      <AnalyseButton />
      <SaveRecord />
      <NextMatch />
    </EndStandings>
  );
}

/** Returns the most profitable turn of a seat. */
function bestOf(context: GoldenHornMatch, points: readonly WorthPoint[], seat: Seat): EndTurn | null {
  const found = bestTurn(points, seat);
  if (!found) return null;
  const end = hornEndWords.value;
  const { speech } = context.phrases;
  return {
    title: standoutTitle(context, analysisWords.value.bestTurn, analysisWords.value.bestTurnOf(speech.name(seat))),
    where: end.at(found.round),
    text: context.phrases.happened(
      found.ply,
      found.facts.filter(({ type }) => GAINS.has(type)),
    ),
    worth: end.worth(found.worth),
    good: true,
    onShow: showAt(context, found.ply),
  };
}
