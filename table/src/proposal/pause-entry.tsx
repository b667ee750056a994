import { MAX_PAUSE_MS, MIN_PAUSE_MS } from '@levante/wire';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { serverNow } from '../lib/server-now.ts';
import { Button } from '../ui/controls.tsx';
import { proposalWords } from './words/index.ts';

const MINUTE_MS = 60_000;
/** Hour of tomorrow that is offered first. */
const MORNING = 9;

/** Formats a moment for a field of day and time, in the browser's zone. */
const fieldText = (moment: number): string =>
  new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return fieldText(day.setHours(MORNING, 0, 0, 0));
}

interface PauseEntryProps {
  /** Text of the entry. */
  readonly entry: string;
  /** Whether no player has to agree. */
  readonly isAlone: boolean;
  readonly onPause: (until: number) => void;
}

/** Menu entry that asks for the end date of a pause. The focus goes to the field, and back to the entry. */
export function PauseEntry({ entry, isAlone, onPause }: PauseEntryProps) {
  const { menu } = proposalWords.value;
  const [until, setUntil] = useState<string | null>(null);
  const place = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = until !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (place.current?.querySelector('input') ?? button.current?.querySelector('button'))?.focus();
  }, [isOpen]);
  if (until === null) {
    return (
      <div ref={button} class="menu-entry">
        <Button onClick={() => setUntil(tomorrow())}>{entry}</Button>
      </div>
    );
  }
  const now = serverNow();
  const send = (event: Event) => {
    event.preventDefault();
    onPause(new Date(until).getTime());
  };
  return (
    <form ref={place} class="menu-sure" onSubmit={send}>
      <label for={id}>{menu.pauseUntil}</label>
      <input
        id={id}
        type="datetime-local"
        required
        min={fieldText(now + MIN_PAUSE_MS + MINUTE_MS)}
        max={fieldText(now + MAX_PAUSE_MS)}
        value={until}
        onInput={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <button type="submit" class="button">
        {isAlone ? menu.pause : menu.ask}
      </button>
      <Button onClick={() => setUntil(null)}>{menu.leave}</Button>
    </form>
  );
}
