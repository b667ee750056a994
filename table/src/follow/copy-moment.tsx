import { useEffect, useState } from 'preact/hooks';
import { useMatch } from '../match/match-context.ts';
import { followWords } from './words/en.ts';

/** Copies the address of the moment that is looked at; where the browser does not let it, shows the address to be taken by hand. */
export function CopyMoment() {
  const { view, reach } = useMatch();
  const words = followWords.value;
  const past = view.past.value;
  const [told, setTold] = useState<'copied' | 'not-copied' | null>(null);
  useEffect(() => setTold(null), [past]);
  if (reach === 'nowhere') return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setTold('copied');
    } catch {
      // Browsers let only secure pages copy, and people may forbid it.
      setTold('not-copied');
    }
  };
  return (
    <div class="copy-moment">
      <button type="button" class="button button-wide" onClick={copy}>
        {words.copyMoment}
      </button>
      <p role="status" class="quiet">
        {told === 'copied' && words.copied}
        {told === 'not-copied' && words.notCopied} {told !== null && reach === 'here' && words.onlyHere}
      </p>
      {told === 'not-copied' && (
        <input
          type="text"
          readOnly
          value={location.href}
          aria-label={words.momentAddress}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
