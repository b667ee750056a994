import './style.css';
import { isPlayerName, MAX_NAME } from '@levante/wire';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { faultWords } from '../host/fault.ts';
import type { RoomProps } from '../match/game.ts';
import { NoMatch, useRetries } from '../room/interruptions.tsx';
import { Button, Notice } from '../ui/controls.tsx';
import { Page } from '../ui/page.tsx';
import { change, settings } from '../ui/settings.ts';
import { words } from '../words/en.ts';
import { pageWords } from '../words/page/en.ts';
import { FallbackSession } from './fallback-session.ts';
import { fallbackTitle, headingOf, PlainTable } from './plain-table.tsx';
import { fallbackWords } from './words/en.ts';

/** Page of a match of a game that has no table. Everything comes from the host. */
export function FallbackRoom({ id, host }: RoomProps) {
  const store = useMemo(() => new FallbackSession(id, host), [id, host]);
  useRetries(store);
  useEffect(() => () => store.close(), [store]);
  const told = store.told.value;
  const { follow } = words.value;
  const said = fallbackWords.value;
  if (store.lost.value) return <NoMatch fault={store.lost.value} />;
  if (!told) return <p class="match-loading">{follow.loading}</p>;
  const game = fallbackTitle(told.match.game);
  const fault = store.fault.value;
  const open = told.match.seats.filter((seat) => !seat.taken).length;
  return (
    <Page title={game} documentTitle={said.documentTitle(headingOf(told.match, said), game)}>
      {store.line.value === 'lost' && (
        <Notice action={<Button onClick={() => store.retryNow()}>{pageWords.value.home.tryAgain}</Button>}>
          {follow.lost}
        </Notice>
      )}
      {fault && <Notice>{faultWords(fault)}</Notice>}
      {told.match.status === 'waiting' && (
        <section class="plain-waiting">
          <p>{said.waiting(open)}</p>
          {told.match.mine.length === 0 && <SitDown sit={(name) => store.sitDown(name)} />}
        </section>
      )}
      <PlainTable
        told={told}
        words={said}
        sending={store.sending.value}
        act={(line) => void store.act(line)}
        lookThrough={(seat) => store.lookThrough(seat)}
      />
    </Page>
  );
}

export function SitDown({ sit }: { readonly sit: (name: string) => Promise<void> }) {
  const [name, setName] = useState(settings.value.name);
  const [wrong, setWrong] = useState(false);
  const { home } = pageWords.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    const chosen = name.trim();
    const fits = isPlayerName(chosen);
    setWrong(!fits);
    if (!fits) return;
    change({ name: chosen });
    await sit(chosen);
  };
  return (
    <form class="plain-sit" onSubmit={submit}>
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
      <button type="submit" class="button button-primary">
        {home.join}
      </button>
      {wrong && <p role="alert">{home.needName}</p>}
    </form>
  );
}
