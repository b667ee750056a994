import './after-match.css';
import { useMatch } from '../match/match-context.ts';
import { PlayAgain } from './play-again.tsx';

/** When a match is over and its standings are closed: the way back to them, and another match. */
export function AfterMatch() {
  const { view, words } = useMatch();
  return (
    <div class="after-match">
      <button type="button" class="button" onClick={() => view.open('standings')}>
        {words.follow.results}
      </button>
      <PlayAgain />
    </div>
  );
}
