import { AnalyseButton } from '../analysis/analyse-button.tsx';
import { Shield } from '../art/marks.tsx';
import { PlayAgain } from '../end/play-again.tsx';
import { SaveRecord } from '../end/save-record.tsx';
import { useMatch } from '../match/match-context.ts';

/** The end of a match: who won, everybody's rank and score, and what to do next. */
export function OpenStandings() {
  const { session, view, words, names, phrases } = useMatch();
  const result = session.match.value?.result;
  const position = view.scene.value?.position;
  if (!result) return null;
  const seats = [...names.keys()].sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  return (
    <div class="open-standings">
      <h2>{words.follow.won(names.filter((_, seat) => result.ranks[seat] === 1))}</h2>
      {position && <p>{phrases.whereabouts(position)}</p>}
      <ol>
        {seats.map((seat) => (
          <li key={seat}>
            <span>{words.ui.rank(result.ranks[seat] ?? 0)}</span>
            <Shield seat={seat} />
            <strong>{names[seat]}</strong>
            <span class="open-score">{result.scores[seat]}</span>
          </li>
        ))}
      </ol>
      <div class="open-after">
        <button type="button" class="button" onClick={() => view.open(null)}>
          {words.follow.lookAtTable}
        </button>
        <AnalyseButton />
        <SaveRecord />
        <PlayAgain />
      </div>
    </div>
  );
}
