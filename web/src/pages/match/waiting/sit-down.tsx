import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { chooseName, ownName } from '@levante/table/ui/own-name.ts';
import { useAnswer } from '@levante/table/ui/spoken.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { isPlayerName, MAX_NAME } from '@levante/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Form for a visitor who followed the link: name, seat, and further buttons. */
export function SitDownForm({ children }: { readonly children?: ComponentChildren }) {
  const { session } = useMatch();
  const { home } = pageWords.value;
  const [name, setName] = useState(ownName.value ?? '');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong, count] = useAnswer(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const sit = async (event: Event) => {
    event.preventDefault();
    const chosen = name.trim();
    setWrong(!isPlayerName(chosen));
    if (!isPlayerName(chosen)) return;
    chooseName(chosen);
    setBusy(true);
    setFault(await session.sitDown(chosen));
    setBusy(false);
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      <label>
        {home.nameLabel}
        <input
          type="text"
          name="name"
          maxLength={MAX_NAME}
          autocomplete="nickname"
          aria-invalid={wrong}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-primary" disabled={busy}>
        {busy ? home.joining : home.join}
      </button>
      {children}
      {wrong && <Notice of={count}>{home.needName}</Notice>}
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
    </form>
  );
}
