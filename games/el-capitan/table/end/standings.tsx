import type { Seat } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import { analysisOf } from '@levante/table/analysis/match-analysis.ts';
import { analysisWords } from '@levante/table/analysis/words/index.ts';
import { AnalyseButton, NextMatch, SaveRecord, TakenBackNote } from '@levante/table/end/after-match.tsx';
import { type EndTurn, winnersOf } from '@levante/table/end/end-parts.tsx';
import { showAt, shownSeat, standoutTitle, worstOf } from '@levante/table/end/standout.ts';
import { type Timeline as AnyTimeline, lastPly, positionAt } from '@levante/table/match/timeline.ts';
import { useMemo } from 'preact/hooks';
import { sayReason } from '../analysis/reasons.ts';
import { fortuneOf, fortunes, moneyFrom, paydaysOf } from '../log/books.ts';
import { logWords } from '../log/words/index.ts';
import type { Position } from '../match/position.ts';
import type { ElCapitanMatch } from '../turn/phrases.ts';
import { type ChartMark, EndStandings } from './end-standings.tsx';
import { endWords } from './words/index.ts';

/** Facts that describe the effect of a turn. */
const EFFECTS: ReadonlySet<ElCapitanFact['type']> = new Set([
  'house-built',
  'house-reopened',
  'house-shut',
  'house-gone',
  'fortress-built',
  'bonus-won',
  'loan-taken',
] as const);

/** A notable turn and its ply. */
interface Standing {
  readonly turn: EndTurn;
  readonly ply: number;
}

/** The end of a match: winner, notable turns, fortunes, and sources of money. */
export function Standings({ context }: { readonly context: ElCapitanMatch }) {
  const { session, view, words, names, phrases } = context;
  const timeline = session.timeline.value;
  const result = session.match.value?.result;
  const books = useMemo(() => timeline && booksOf(timeline, logWords.value.payday), [timeline, phrases]);
  const { ranks = [], scores = [] } = result ?? {};
  const mine = session.mine.value;
  const seat = shownSeat(context, ranks);
  const best = useBest(context, seat);
  const end = endWords.value;
  const name = phrases.namer.seat(seat);
  const worst = worstOf(context, { seat, name, words: end, reason: (one) => sayReason(one, phrases.namer) });
  if (!timeline || !result || !books) return null;
  const standing = [best, worst].filter((one) => one !== null);
  const marks = standing.map(({ turn, ply }): ChartMark => {
    const label = turn.good ? end.bestMark : end.worstMark;
    return { seat, label, good: turn.good, turn: books.points.findIndex((point) => point.ply >= ply) };
  });
  return (
    <EndStandings
      title={words.follow.won(winnersOf(ranks).map((one) => phrases.namer.seat(one)))}
      place={placeOf(context, seat)}
      names={names}
      mine={mine}
      scores={scores}
      ranks={ranks}
      points={books.points.map((point, turn) => ({ turn, fortunes: point.fortunes }))}
      paydays={books.paydays}
      marks={marks.filter(({ turn }) => turn >= 0)}
      sources={names.map((_, one) => moneyFrom(timeline, one))}
      turns={standing.map(({ turn }) => turn)}
      onClose={() => view.open(null)}
      search={worst === null && <Search context={context} seat={seat} />}
    >
      <TakenBackNote />
      <NextMatch />
      <AnalyseButton />
      <button type="button" class="button" onClick={() => view.open(null)}>
        {words.follow.lookAtTable}
      </button>
      <SaveRecord />
    </EndStandings>
  );
}

/** Returns the fortunes by turn and the turns with a payday. */
function booksOf(
  timeline: NonNullable<ElCapitanMatch['session']['timeline']['value']>,
  label: (phase: number) => string,
) {
  const points = fortunes(timeline);
  const paydays = paydaysOf(timeline, lastPly(timeline)).map((book) => ({
    turn: Math.max(
      0,
      points.findIndex((point) => point.ply >= book.ply),
    ),
    label: label(book.phase),
  }));
  return { points, paydays };
}

/** Returns the viewer's place as a sentence. */
function placeOf({ session, phrases }: ElCapitanMatch, seat: Seat): string {
  const end = endWords.value;
  const { ranks = [], scores = [] } = session.match.value?.result ?? {};
  const winners = winnersOf(ranks);
  if (session.mine.value.length !== 1) return end.watched(winners.map((one) => phrases.namer.seat(one)));
  const best = Math.max(...scores);
  if (ranks[seat] === 1) {
    const next = Math.max(...scores.filter((_, one) => one !== seat));
    return end.won(winners.length > 1 ? 0 : best - next);
  }
  return end.place(ranks[seat] ?? 0, best - (scores[seat] ?? 0), phrases.namer.seat(winners[0] ?? 0));
}

/** Finds a seat's most valuable turn by the next payday less its cost. */
function useBest(context: ElCapitanMatch, seat: Seat): Standing | null {
  const { session, phrases } = context;
  const timeline = session.timeline.value;
  const found = useMemo(() => timeline && bestTurn(timeline, seat), [timeline, seat]);
  if (!found) return null;
  const end = endWords.value;
  const { ply, phase, round, worth, facts } = found;
  const turn: EndTurn = {
    title: standoutTitle(
      context,
      analysisWords.value.bestTurn,
      analysisWords.value.bestTurnOf(phrases.namer.seat(seat)),
    ),
    where: end.at(phase, round),
    text:
      phrases.happened(
        ply,
        facts.filter((fact) => EFFECTS.has(fact.type)),
      ) ?? '',
    worth: end.worth(worth),
    good: true,
    onShow: showAt(context, ply),
  };
  return { turn, ply };
}

/** Offers to search for the worst turn, which takes a strong bot a while. */
function Search({ context, seat }: { context: ElCapitanMatch; seat: Seat }) {
  const { phrases } = context;
  const analysis = analysisOf(context);
  const end = endWords.value;
  const state = analysis.state.value;
  return (
    <section class="end-turn" aria-live="polite">
      <h3>{standoutTitle(context, end.worst, end.worstOf(phrases.namer.seat(seat)))}</h3>
      <p>{state.at === 'done' ? end.noWorst : state.at === 'work' ? analysisWords.value.working : end.lookNote}</p>
      {state.at === 'work' && <progress max="1" value={state.share} aria-label={analysisWords.value.working} />}
      {(state.at === 'rest' || state.at === 'failed') && (
        <div>
          <span />
          <button type="button" class="end-show" onClick={() => void analysis.begin()}>
            {end.look}
          </button>
        </div>
      )}
    </section>
  );
}

type Timeline = AnyTimeline<Position, ElCapitanFact>;

/** A seat's turn and its value. */
export interface WorthOfTurn {
  readonly phase: number;
  readonly round: number;
  /** Number of actions in the match after the turn. */
  readonly ply: number;
  readonly facts: readonly ElCapitanFact[];
  /** Gain of the next payday in florins, less the turn's cost. */
  readonly worth: number;
}

/** Returns the value of each turn of a seat: the change of its forecast and fortune. */
export function turnsOf(timeline: Timeline, seat: Seat): readonly WorthOfTurn[] {
  const turns: WorthOfTurn[] = [];
  let began: number | null = null;
  for (let i = 0; i < timeline.plies.length; i++) {
    const ply = timeline.first + i + 1;
    const { json } = positionAt(timeline, ply - 1);
    const mine = json.step === 'turn' && json.actor === String(seat);
    if (mine) began ??= ply - 1;
    const { json: after } = positionAt(timeline, ply);
    const over = began !== null && !(after.step === 'turn' && after.actor === String(seat));
    if (!over || began === null) continue;
    const facts = timeline.plies.slice(began - timeline.first, i + 1).flatMap((one) => one.facts);
    // A payday is not credited to the turn that ends the phase.
    if (!facts.some((fact) => fact.type === 'payday')) {
      const worth = worthAt(timeline, ply, seat) - worthAt(timeline, began, seat);
      turns.push({ phase: json.phase, round: json.round, ply, facts, worth });
    }
    began = null;
  }
  return turns;
}

function worthAt(timeline: Timeline, ply: number, seat: Seat): number {
  const position = positionAt(timeline, ply);
  const payday = position.forecast.forecast.find((one) => one.seat === seat)?.total ?? 0;
  return payday + fortuneOf(position.json, position.board, seat);
}

/** Returns a seat's most valuable turn; null if none has a positive value. */
export function bestTurn(timeline: Timeline, seat: Seat): WorthOfTurn | null {
  const best = turnsOf(timeline, seat).reduce<WorthOfTurn | null>(
    (found, turn) => (found === null || turn.worth > found.worth ? turn : found),
    null,
  );
  return best !== null && best.worth > 0 ? best : null;
}
