import type { MatchRecord } from '@levante/contract';
import { bookWords } from './words/en.ts';

interface TryItProps {
  readonly record: MatchRecord;
  readonly tryFrom: ((record: MatchRecord) => void) | undefined;
}

/** Below a picture of the book: opens its moment as an analysis board, where there is one. */
export function TryIt({ record, tryFrom }: TryItProps) {
  return (
    tryFrom && (
      <button type="button" class="button" onClick={() => tryFrom(record)}>
        {bookWords.value.tryIt}
      </button>
    )
  );
}
