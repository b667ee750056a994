import type { Seat } from '@levante/contract';
import type { GoldenHornFact } from '@levante/golden-horn/rules';
import { AnalyseButton } from '@levante/table/analysis/analyse-button.tsx';
import { analysisOf } from '@levante/table/analysis/match-analysis.ts';
import { PlayAgain } from '@levante/table/end/play-again.tsx';
import { SaveRecord } from '@levante/table/end/save-record.tsx';
import { lastPosition } from '@levante/table/match/timeline.ts';
import { analysisWords } from '@levante/table/words/analysis.ts';
import { useMemo } from 'preact/hooks';
import { sayReason } from '../analysis/words/en.ts';
import type { GoldenHornMatch } from '../log/phrases.ts';
import { goldenHornWords } from '../words/en.ts';
import { EndStandings, type EndTurn } from './end-standings.tsx';
import { hornEndWords } from './words/en.ts';
import { bestTurn, type WorthPoint, worthOverTime } from './worth.ts';

/** What tells of a turn what it brought. */
const DEEDS: ReadonlySet<GoldenHornFact['type']> = new Set(['unloaded', 'raided'] as const);

/** The end of a match: who won, every warehouse in rows, the turns that stood out, and how it went. */
export function Standings({ context }: { readonly context: GoldenHornMatch }) {
  const { session, view, words, names, phrases } = context;
  const timeline = session.timeline.value;
  const result = session.match.value?.result;
  const points = useMemo(() => (timeline ? worthOverTime(timeline, lastPosition(timeline).board) : []), [timeline]);
  if (!timeline || !result) return null;
  const { json, board } = lastPosition(timeline);
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const mine = session.mine.value;
  const seat = mine.length === 1 ? (mine[0] ?? 0) : (winners[0] ?? 0);
  return (
    <EndStandings
      title={words.follow.won(winners.map((one) => phrases.speech.name(one)))}
      names={names}
      mine={mine}
      ranks={result.ranks}
      state={json}
      board={board}
      points={points}
      turns={[bestOf(context, points, seat), worstOf(context, seat)].filter((turn) => turn !== null)}
      onClose={() => view.open(null)}
    >
      <button type="button" class="button" onClick={() => view.open(null)}>
        {words.follow.lookAtTable}
      </button>
      <AnalyseButton />
      <SaveRecord />
      <PlayAgain />
    </EndStandings>
  );
}

const showAt =
  ({ view }: GoldenHornMatch, ply: number) =>
  () => {
    view.open(null);
    view.look(ply);
  };

/** The turn that brought most into a seat's warehouse. */
function bestOf(context: GoldenHornMatch, points: readonly WorthPoint[], seat: Seat): EndTurn | null {
  const found = bestTurn(points, seat);
  if (!found) return null;
  const end = hornEndWords.value;
  const { speech } = context.phrases;
  return {
    title: context.session.mine.value.length === 1 ? end.best : end.bestOf(speech.name(seat)),
    where: end.at(found.round),
    text: context.phrases.happened(
      found.ply,
      found.facts.filter(({ type }) => DEEDS.has(type)),
    ),
    worth: end.worth(found.worth),
    good: true,
    onShow: showAt(context, found.ply),
  };
}

/** The turn in which a seat gave most away; null where the match is not analysed, or nothing of note was given away. */
function worstOf(context: GoldenHornMatch, seat: Seat): EndTurn | null {
  const state = analysisOf(context).state.value;
  if (state.at !== 'done') return null;
  const [worst] = state.analysis.turns
    .filter((turn) => turn.seat === seat && turn.mark !== null)
    .sort((a, b) => b.givenAway - a.givenAway);
  if (!worst) return null;
  const end = hornEndWords.value;
  const { speech } = context.phrases;
  return {
    title: context.session.mine.value.length === 1 ? end.worst : end.worstOf(speech.name(seat)),
    where: `${analysisWords.value.whereabouts(worst.kind, worst.phase, worst.round)}.`,
    text: worst.reasons
      .slice(0, 1)
      .map((reason) => sayReason(reason, { seat: speech.name, ship: goldenHornWords.value.shipName }))
      .join(' '),
    worth: end.cost(analysisWords.value.percent(worst.givenAway)),
    good: false,
    onShow: showAt(context, worst.from),
  };
}
