import type { Seat } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import { analysisOf } from '@levante/table/analysis/match-analysis.ts';
import { AnalyseButton, PlayAgain, SaveRecord } from '@levante/table/end/after-match.tsx';
import { type EndTurn, winnersOf } from '@levante/table/end/end-parts.tsx';
import { showAt, shownSeat, standoutTitle, worstOf } from '@levante/table/end/standout.ts';
import { lastPly } from '@levante/table/match/timeline.ts';
import { useMemo } from 'preact/hooks';
import { sayReason } from '../analysis/reasons.ts';
import { fortunes, moneyFrom, paydaysOf } from '../log/books.ts';
import { logWords } from '../log/words/en.ts';
import type { ElCapitanMatch } from '../turn/match.ts';
import { EndStandings } from './end-standings.tsx';
import type { ChartMark } from './fortune-chart.tsx';
import { bestTurn } from './turns.ts';
import { endWords } from './words/en.ts';

/** What tells of a turn what it did. */
const DEEDS: ReadonlySet<ElCapitanFact['type']> = new Set([
  'house-built',
  'house-reopened',
  'house-shut',
  'house-gone',
  'fortress-built',
  'bonus-won',
  'loan-taken',
] as const);

/** A turn that stands out, and where in the match it was. */
interface Standing {
  readonly turn: EndTurn;
  readonly ply: number;
}

/** The end of a match: who won, the turns that stood out, how the fortunes went, where the money came from. */
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
      <PlayAgain />
      <AnalyseButton />
      <button type="button" class="button" onClick={() => view.open(null)}>
        {words.follow.lookAtTable}
      </button>
      <SaveRecord />
    </EndStandings>
  );
}

/** The fortunes at every turn, and at which of them paydays fell. */
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

/** The place of whoever looks, in a sentence. */
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

/** The turn that was worth most to a seat, by the next payday and what it cost. */
function useBest(context: ElCapitanMatch, seat: Seat): Standing | null {
  const { session, phrases } = context;
  const timeline = session.timeline.value;
  const found = useMemo(() => timeline && bestTurn(timeline, seat), [timeline, seat]);
  if (!found) return null;
  const end = endWords.value;
  const { ply, phase, round, worth, facts } = found;
  const turn: EndTurn = {
    title: standoutTitle(context, end.best, end.bestOf(phrases.namer.seat(seat))),
    where: end.at(phase, round),
    text:
      phrases.happened(
        ply,
        facts.filter((fact) => DEEDS.has(fact.type)),
      ) ?? '',
    worth: end.worth(worth),
    good: true,
    onShow: showAt(context, ply),
  };
  return { turn, ply };
}

/** The worst turn is offered to be looked for: that takes a strong bot some time. */
function Search({ context, seat }: { context: ElCapitanMatch; seat: Seat }) {
  const { phrases } = context;
  const analysis = analysisOf(context);
  const end = endWords.value;
  const state = analysis.state.value;
  return (
    <section class="end-turn" aria-live="polite">
      <h3>{standoutTitle(context, end.worst, end.worstOf(phrases.namer.seat(seat)))}</h3>
      <p>{state.at === 'done' ? end.noWorst : state.at === 'work' ? end.looking : end.lookNote}</p>
      {state.at === 'work' && <progress max="1" value={state.share} aria-label={end.looking} />}
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
