import type { Duration } from './durations.ts';
import { adminWords } from './words/index.ts';

interface SpanFieldProps {
  readonly spans: readonly Duration[];
  readonly value: Duration;
  readonly onChange: (span: Duration) => void;
}

/** Choice of a period of validity. */
export function SpanField({ spans, value, onChange }: SpanFieldProps) {
  const words = adminWords.value;
  return (
    <label class="admin-field">
      <span>{words.noticeFor}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => onChange(spans.find((one) => one === currentTarget.value) ?? value)}
      >
        {spans.map((one) => (
          <option key={one} value={one}>
            {words.durations[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
