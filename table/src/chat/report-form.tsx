import { MAX_CHAT_TEXT } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/controls.tsx';
import { chatWords } from './words/index.ts';

interface ReportFormProps {
  /** Sends the report; `reason` is undefined if none was given. */
  readonly onReport: (reason: string | undefined) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for an optional reason before a report is sent. */
export function ReportForm({ onReport, onCancel }: ReportFormProps) {
  const words = chatWords.value;
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The pressed button is gone: the focus goes to the question.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      class="chat-report"
      onSubmit={(event) => {
        event.preventDefault();
        const given = reason.trim();
        void onReport(given === '' ? undefined : given);
      }}
    >
      <label>
        {words.reportReason}
        <input
          ref={field}
          type="text"
          name="reason"
          autocomplete="off"
          maxLength={MAX_CHAT_TEXT}
          value={reason}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-primary">
        {words.reportYes}
      </button>
      <Button onClick={onCancel}>{words.reportNo}</Button>
    </form>
  );
}
