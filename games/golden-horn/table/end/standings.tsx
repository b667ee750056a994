import type { Seat } from '@levante/contract';
import type { GoldenHornFact } from '@levante/golden-horn/rules';
import { AnalyseButton, PlayAgain, SaveRecord } from '@levante/table/end/after-match.tsx';
import { type EndTurn, winnersOf } from '@levante/table/end/end-parts.tsx';
import { showAt, standoutTitle, toldSeat, worstOf } from '@levante/table/end/standout.ts';
import { lastPosition } from '@levante/table/match/timeline.ts';
import { useMemo } from 'preact/hooks';
import { sayReason } from '../analysis/words/en.ts';
import type { GoldenHornMatch } from '../log/phrases.ts';
import { goldenHornWords } from '../words/en.ts';
import { EndStandings } from './end-standings.tsx';
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
  const mine = session.mine.value;
  const seat = toldSeat(context, result.ranks);
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
      <button type="button" class="button" onClick={() => view.open(null)}>
        {words.follow.lookAtTable}
      </button>
      <AnalyseButton />
      <SaveRecord />
      <PlayAgain />
    </EndStandings>
  );
}

/** The turn that brought most into a seat's warehouse. */
function bestOf(context: GoldenHornMatch, points: readonly WorthPoint[], seat: Seat): EndTurn | null {
  const found = bestTurn(points, seat);
  if (!found) return null;
  const end = hornEndWords.value;
  const { speech } = context.phrases;
  return {
    title: standoutTitle(context, end.best, end.bestOf(speech.name(seat))),
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
