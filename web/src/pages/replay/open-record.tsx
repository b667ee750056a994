import './replay.css';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { useState } from 'preact/hooks';
import { analysisBoardWords } from '../board/words/index.ts';
import { recordsWords } from '../record/words/index.ts';
import type { RecordError } from './read-record.ts';
import { recordErrorText } from './record-error-text.ts';

interface OpenRecordProps {
  readonly busy: boolean;
  readonly trouble: RecordError | null;
  /** Whether reading the file failed. */
  readonly unreadable: boolean;
  readonly take: (file: Blob) => void;
  readonly paste: (text: string) => void;
}

/** Form to open a record: choose a file, drop one, or paste its text. */
export function OpenRecord({ busy, trouble, unreadable, take, paste }: OpenRecordProps) {
  const words = recordsWords.value;
  const [text, setText] = useState('');
  return (
    <Page title={words.title}>
      <p>{words.about}</p>
      {trouble && <Notice>{recordErrorText(trouble, words)}</Notice>}
      {unreadable && <Notice>{words.unreadable}</Notice>}
      <div class="open-record">
        <label class="open-record-file">
          <input
            type="file"
            accept=".json,application/json,application/vnd.levante.record+json"
            disabled={busy}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) take(file);
              // Allow choosing the same file again after it was fixed.
              currentTarget.value = '';
            }}
          />
          <span class="button button-primary">{words.choose}</span>
          <span class="quiet">{words.drop}</span>
        </label>
        <form
          class="open-record-text"
          onSubmit={(event) => {
            event.preventDefault();
            paste(text);
          }}
        >
          <label class="field">
            <span>{words.pasted}</span>
            <textarea
              rows={5}
              spellcheck={false}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button" disabled={busy || text.trim() === ''}>
            {words.open}
          </button>
        </form>
        <p role="status">{busy && words.reading}</p>
        <p>
          <a href="/board">{analysisBoardWords.value.title}</a>
        </p>
      </div>
    </Page>
  );
}
