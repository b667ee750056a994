import { lastPly } from '@levante/table/follow/timeline.ts';
import { AnalyseButton } from '@levante/table/match/analyse-button.tsx';
import { SaveRecord } from '@levante/table/match/save-record.tsx';
import { fortunes, moneyFrom, paydaysOf } from './follow/books.ts';
import type { ElCapitanMatch } from './match.ts';
import { EndStandings } from './show/end-standings.tsx';

/** The end of a match: who won, how the fortunes went, where the money came from. */
export function Standings({ context }: { readonly context: ElCapitanMatch }) {
  const { session, view, words, names, phrases } = context;
  const timeline = session.timeline.value;
  const result = session.match.value?.result;
  if (!timeline || !result) return null;
  const points = fortunes(timeline);
  const paydays = paydaysOf(timeline, lastPly(timeline)).map((book) => ({
    turn: Math.max(
      0,
      points.findIndex((point) => point.ply >= book.ply),
    ),
    label: phrases.words.follow.payday(book.phase),
  }));
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [phrases.namer.seat(seat)] : []));
  return (
    <EndStandings
      title={words.follow.won(winners)}
      names={names}
      scores={result.scores}
      ranks={result.ranks}
      points={points.map((point, turn) => ({ turn, fortunes: point.fortunes }))}
      paydays={paydays}
      sources={names.map((_, seat) => moneyFrom(timeline, seat))}
    >
      <button type="button" class="button" onClick={() => view.open(null)}>
        {words.follow.lookAtTable}
      </button>
      <AnalyseButton />
      <SaveRecord />
      <a class="button button-primary" href="/">
        {words.follow.again}
      </a>
    </EndStandings>
  );
}
