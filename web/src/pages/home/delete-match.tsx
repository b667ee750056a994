import { LineIcon } from '@levante/table/art/icons.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { homePageWords } from './matches.ts';

interface DeleteMatchProps {
  /** Names of the players of the match. */
  readonly who: string;
  readonly onDelete: () => Promise<void>;
}

/** Button that deletes a match after confirmation. */
export function DeleteMatch({ who, onDelete }: DeleteMatchProps) {
  const home = homePageWords.value;
  const [asking, setAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) keepButton.current?.focus();
  }, [asking]);
  if (!asking) {
    const label = home.forgetMatch(who);
    return (
      <button type="button" class="match-forget" title={label} aria-label={label} onClick={() => setAsking(true)}>
        <LineIcon>
          <path d="M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16" />
        </LineIcon>
      </button>
    );
  }
  return (
    <div class="match-asking">
      <span>{home.forgetQuestion}</span>
      <button type="button" class="button" onClick={onDelete}>
        {home.forgetYes}
      </button>
      <button type="button" class="button" ref={keepButton} onClick={() => setAsking(false)}>
        {home.forgetNo}
      </button>
    </div>
  );
}
