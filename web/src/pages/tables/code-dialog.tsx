import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { openPage } from '@levante/table/ui/pages.tsx';
import { useAnswer } from '@levante/table/ui/spoken.tsx';
import { useState } from 'preact/hooks';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { tablesWords } from './words/index.ts';

/** Returns the match id in a code or link, or null. */
export function matchIdIn(text: string): string | null {
  const [, id = null] = /^(?:.*\/match\/)?([a-z0-9]{14})\/?(?:[?#].*)?$/.exec(text.trim().toLowerCase()) ?? [];
  return id;
}

/** Dialog for a code or a link: checks that the table exists and opens it. */
export function CodeDialog({ onClose }: { readonly onClose: () => void }) {
  const words = tablesWords.value;
  const { server } = usePageDependencies();
  const [text, setText] = useState('');
  const [isWrong, setWrong, count] = useAnswer(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const go = async (event: Event) => {
    event.preventDefault();
    const id = matchIdIn(text);
    setWrong(id === null);
    setFault(null);
    if (id === null) return;
    const reply = await server.match(id);
    if (reply.ok) openPage(serverAddress(id));
    else setFault(reply.fault);
  };
  return (
    <Dialog title={words.haveCode} onClose={onClose}>
      <form class="code-form" onSubmit={go}>
        <p>{words.codeText}</p>
        <label>
          <span>{words.codeLabel}</span>
          <input
            type="text"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            aria-invalid={isWrong}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        {isWrong && <Notice of={count}>{words.codeWrong}</Notice>}
        {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
        <button type="submit" class="button button-primary">
          {words.codeGo}
        </button>
      </form>
    </Dialog>
  );
}
