import type { Seat } from '@levante/contract';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { faultWords, type RequestFault } from '../host/fault.ts';
import { fetchMissing, isPartMissing, reloadIfThere } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { Page } from '../ui/page.tsx';
import { words } from '../words/en.ts';
import { pageWords } from '../words/page/en.ts';

/** Reports problems above the table: lost connection, bots or parts of the page that could not be loaded, a replaced bot. */
export function Connection() {
  const { session, words, names } = useMatch();
  const { follow, ui } = words;
  const { home, errors } = pageWords.value;
  const again = (onClick: () => void) => <Button onClick={onClick}>{home.tryAgain}</Button>;
  const retry = again(() => session.retryNow());
  if (session.trouble.value === 'unreadable') return <Bar text={errors.newerServer} />;
  if (session.line.value === 'lost') return <Bar text={follow.lost}>{retry}</Bar>;
  if (session.line.value === 'no-bots') return <Bar text={errors.noBots}>{retry}</Bar>;
  if (isPartMissing.value) return <Bar text={errors.partMissing}>{again(() => void fetchMissing(reloadIfThere))}</Bar>;
  const bot = session.replaced.value;
  if (bot === null) return null;
  return (
    <Bar text={follow.replaced(names[bot] ?? '')}>
      <Button onClick={() => session.readReplaced()}>{ui.close}</Button>
    </Bar>
  );
}

function Bar({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class="connection" role="alert">
      <span>{text}</span>
      {children}
    </div>
  );
}

/** Hides everything between the turns of two people at one screen who have secrets from each other. */
export function PassScreen({ seat }: { readonly seat: Seat }) {
  const { session, words, names } = useMatch();
  const name = names[seat] ?? '';
  return (
    <main class="pass-screen">
      <Shield seat={seat} />
      <h1 data-prompt="" tabIndex={-1}>
        {words.act.passTheScreen(name)}
      </h1>
      <button type="button" class="button button-primary page-button" onClick={() => session.lookThrough(seat)}>
        {words.follow.takeScreen(name)}
      </button>
    </main>
  );
}

/** Page shown where a match is not available. */
export function NoMatch({ fault }: { fault: RequestFault }) {
  return (
    <Page title={pageWords.value.home.notFound}>
      <p>{faultWords(fault)}</p>
      <p>
        <a class="button button-primary page-button" href="/">
          {words.value.follow.home}
        </a>
      </p>
    </Page>
  );
}

/** Reconnects to a match when the network is back, or the tab is visible again. */
export function useRetries(match: { retryNow(): void }): void {
  useEffect(() => {
    const retry = () => match.retryNow();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [match]);
}
