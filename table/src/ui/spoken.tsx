import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/**
 * Time after which an inserted live region has its text: screen readers ignore text that is inserted together with it.
 */
const INSERTED_MS = 100;

/** Replaces its text for every other `of`, so that screen readers read the same text again. */
export function ReadAgain({ of, children }: { readonly of: unknown; readonly children: ComponentChildren }) {
  const last = useRef({ of, count: 0 });
  if (last.current.of !== of) last.current = { of, count: last.current.count + 1 };
  return <span key={last.current.count}>{children}</span>;
}

/**
 * Like `useState`, with the number of updates as third element for `ReadAgain`, since the same answer twice is two
 * answers.
 */
export function useAnswer<T>(first: T): readonly [T, (value: T) => void, number] {
  const [{ value, count }, set] = useState({ value: first, count: 0 });
  const answer = useCallback((next: T) => set((before) => ({ value: next, count: before.count + 1 })), []);
  return [value, answer, count];
}

/** Hidden live region that announces its text when it is inserted, and each later one. */
export function Announced({ text, of }: { readonly text: string; readonly of?: unknown }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), INSERTED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class="unseen" role="status">
      {isThere && <ReadAgain of={of}>{text}</ReadAgain>}
    </p>
  );
}
