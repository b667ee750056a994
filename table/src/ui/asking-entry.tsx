import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Button } from './controls.tsx';

interface AskingEntryProps {
  readonly entry: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** Menu entry that asks for confirmation. The focus goes to the question, and back to the entry if the answer is no. */
export function AskingEntry({ entry, question, yes, no, onYes }: AskingEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const wasAsking = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const text = useId();
  useEffect(() => {
    if (wasAsking.current === isAsking) return;
    wasAsking.current = isAsking;
    place.current?.querySelector<HTMLElement>(isAsking ? 'p' : 'button')?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <div ref={place} class="menu-entry">
        <Button onClick={() => setAsking(true)}>{entry}</Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and needs a legend
    <div ref={place} class="menu-sure" role="group" aria-labelledby={text}>
      <p id={text} tabIndex={-1}>
        {question}
      </p>
      <Button onClick={onYes}>{yes}</Button>
      <Button onClick={() => setAsking(false)}>{no}</Button>
    </div>
  );
}
