import { homePageWords } from '@levante/table/words/at-home.ts';
import { useState } from 'preact/hooks';

interface ForgetProps {
  /** Who plays in the match that is to be deleted. */
  readonly who: string;
  readonly forget: () => Promise<void>;
}

/** Deletes a match, after having asked. */
export function Forget({ who, forget }: ForgetProps) {
  const { home } = homePageWords.value;
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" class="button" aria-label={home.forgetMatch(who)} onClick={() => setAsking(true)}>
        {home.forget}
      </button>
    );
  }
  return (
    <div class="match-asking">
      <span>{home.forgetQuestion}</span>
      <button type="button" class="button" onClick={forget}>
        {home.forgetYes}
      </button>
      <button type="button" class="button" onClick={() => setAsking(false)}>
        {home.forgetNo}
      </button>
    </div>
  );
}
