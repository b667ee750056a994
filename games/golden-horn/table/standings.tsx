import { lastPosition } from '@levante/table/follow/timeline.ts';
import { AnalyseButton } from '@levante/table/match/analyse-button.tsx';
import { SaveRecord } from '@levante/table/match/save-record.tsx';
import { useUiWords } from '@levante/table/words/index.ts';
import type { GoldenHornMatch } from './match.ts';
import { Scoring } from './show/scoring.tsx';

/** The end of a match: who won, and every warehouse in rows. */
export function Standings({ context }: { readonly context: GoldenHornMatch }) {
  const { session, view, words, names, phrases } = context;
  const table = useUiWords();
  const timeline = session.timeline.value;
  const result = session.match.value?.result;
  if (!timeline || !result) return null;
  const { json, board } = lastPosition(timeline);
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [phrases.speech.name(seat)] : []));
  return (
    <Scoring
      title={words.follow.won(winners)}
      names={names}
      ranks={result.ranks}
      rankName={table.rank}
      state={json}
      board={board}
      words={phrases.speech.words}
    >
      <button type="button" class="button" onClick={() => view.open(null)}>
        {words.follow.lookAtTable}
      </button>
      <AnalyseButton />
      <SaveRecord />
      <a class="button button-primary" href="/">
        {words.follow.again}
      </a>
    </Scoring>
  );
}
