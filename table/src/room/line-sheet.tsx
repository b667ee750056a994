import { useEffect, useRef, useState } from 'preact/hooks';
import { isComplete } from '../match/draft.ts';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ReadAgain } from '../ui/spoken.tsx';
import { roomWords } from './words/index.ts';

interface LineResult {
  readonly text: string;
  readonly wrong: boolean;
}

/** Completes a written line with the seat, and adopts the case of the legal one. */
function written(line: string, seat: number, legal: readonly string[]): string {
  const plain = line.trim().replace(/\s+/g, ' ');
  const whole = /^\d+ /.test(plain) ? plain : `${seat} ${plain}`;
  return legal.find((one) => one.toLowerCase() === whole.toLowerCase()) ?? whole;
}

/** Does the written lines up to the first that is refused. */
function doWritten({ editor, phrases }: AnyMatchContext, text: string): LineResult {
  const words = roomWords.value;
  const done: string[] = [];
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const draft = editor.draft.value;
    const position = editor.position.value;
    if (!draft || !position || !editor.open.value) return { text: words.lineNotNow, wrong: true };
    const line = written(part, draft.seat, position.texts);
    if (line === position.ending && !editor.ahead.value) editor.end();
    else if (position.drafting === draft.seat) editor.do([line]);
    else editor.decide(line);
    const answer = editor.answer.value;
    if (answer?.kind === 'refused') {
      // The refusal is shown in this sheet.
      editor.dismiss();
      const { code } = answer.refusal;
      const { text: why, clause } = phrases.refusal(answer.refusal);
      if (code === 'bad-request' || why === '') return { text: words.lineUnknown(part.trim()), wrong: true };
      return { text: clause === null ? why : `${why} (${clause})`, wrong: true };
    }
    done.push(part.trim());
    const after = editor.draft.value;
    if (after && isComplete(after)) break;
  }
  return { text: done.length === 0 ? '' : words.lineDone(done.join(', ')), wrong: false };
}

/** Sheet for writing actions in the notation of records, with a list of the legal ones. */
export function LineSheet({ onClose }: { readonly onClose: () => void }) {
  const context = useMatch();
  const words = roomWords.value;
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<LineResult>({ text: '', wrong: false });
  useEffect(() => field.current?.focus(), []);
  const { editor } = context;
  const legal = (editor.open.value && editor.position.value?.texts) || [];
  return (
    <Dialog title={words.line} onClose={onClose}>
      <form
        class="line-form"
        onSubmit={(event) => {
          event.preventDefault();
          const input = field.current;
          if (!input) return;
          const came = doWritten(context, input.value);
          setResult(came);
          if (came.wrong) input.select();
          else input.value = '';
        }}
      >
        <label>
          <span>{words.lineLabel}</span>
          <input ref={field} name="line" autocomplete="off" autocapitalize="off" spellcheck={false} />
        </label>
        <button type="submit" class="button button-primary">
          {words.lineDo}
        </button>
        <p class="quiet">{words.lineHelp}</p>
      </form>
      <p role={result.wrong ? 'alert' : 'status'} class={result.wrong ? 'line-refused' : undefined}>
        <ReadAgain of={result}>{result.text}</ReadAgain>
      </p>
      {legal.length > 0 && (
        <>
          <h3>{words.linePossible}</h3>
          <ul class="line-list">
            {legal.map((line) => (
              <li key={line}>
                <code>{line.replace(/^\d+ /, '')}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
