import { useMatch } from '../match/match-context.ts';
import { analysisWords } from './words/en.ts';

/** Opens the analysis, where the match is over. */
export function AnalyseButton() {
  const { view, session } = useMatch();
  if (session.match.value?.status !== 'over') return null;
  return (
    <button type="button" class="button" onClick={() => view.open('analysis')}>
      {analysisWords.value.analyse}
    </button>
  );
}
