import { enAnalysis as words } from '../analysis/words-en.ts';
import { useSeated } from './table-context.ts';

/** Opens the analysis, where the match is over. */
export function AnalyseButton() {
  const { sight, store } = useSeated();
  if (store.match.value?.status !== 'over') return null;
  return (
    <button type="button" class="button" onClick={() => sight.open('analysis')}>
      {words.analyse}
    </button>
  );
}
