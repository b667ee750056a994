import type { Seat } from '@levante/contract';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { faultWords, isPassing, type RequestFault } from '../host/fault.ts';
import { fetchMissing, isPartMissing, reloadIfThere } from '../lib/lazy.ts';
import { isOutdated } from '../lib/new-version.ts';
import { useMatch } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { SignInLink } from '../ui/fault-notice.tsx';
import { missingText } from '../ui/missing-text.ts';
import { Page } from '../ui/page.tsx';
import { words } from '../words/index.ts';
import { pageWords } from '../words/page/index.ts';

/**
 * Messages above the table about problems: lost connection, bots or parts of the page that could not be loaded, a
 * replaced bot.
 */
export function Connection() {
  const { session, words } = useMatch();
  const { follow, ui } = words;
  const [isQuiet, keepQuiet] = useState(false);
  const { value: line } = session.line;
  const isSlow = session.trouble.value !== 'unreadable' && !isQuiet && (line === 'polls' || line === 'held');
  return (
    <>
      {/* Always on the page, so that screen readers announce what arrives. */}
      <div role="status">
        {isSlow && (
          <div class="connection" data-calm="">
            <span>{follow[line]}</span>
            <Button onClick={() => keepQuiet(true)}>{ui.close}</Button>
          </div>
        )}
      </div>
      {!isSlow && <Problem />}
    </>
  );
}

function Problem() {
  const { session, words, names } = useMatch();
  const { follow, ui } = words;
  const [isRead, read] = useState(false);
  const { home, errors } = pageWords.value;
  const again = (onClick: () => void) => <Button onClick={onClick}>{home.tryAgain}</Button>;
  const retry = again(() => session.retryNow());
  if (session.trouble.value === 'unreadable') return <Bar text={errors.newerServer} />;
  if (session.line.value === 'lost') return <Bar text={follow.lost}>{retry}</Bar>;
  if (session.line.value === 'no-bots') return <Bar text={missingText(errors.noBots)}>{retry}</Bar>;
  if (isPartMissing.value && !isOutdated.value)
    return <Bar text={errors.partMissing}>{again(() => void fetchMissing(reloadIfThere))}</Bar>;
  if (session.isSignedOut.value && !isRead)
    return (
      <Bar text={errors.signedOut}>
        <SignInLink />
        <Button onClick={() => read(true)}>{ui.close}</Button>
      </Bar>
    );
  const bot = session.replaced.value;
  if (bot === null) return null;
  return (
    <Bar text={follow.replaced(names[bot] ?? '')}>
      <Button onClick={() => session.readReplaced()}>{ui.close}</Button>
    </Bar>
  );
}

interface BarProps {
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Bar({ text, children }: BarProps) {
  return (
    <div class="connection" role="alert">
      <span>{text}</span>
      {children}
    </div>
  );
}

/** Hides everything between the turns of two people who share a screen and have secrets from each other. */
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

/** Page for a match that is not available. Temporary faults can be retried by reloading; a draft survives that. */
export function NoMatch({ fault }: { fault: RequestFault }) {
  const { home } = pageWords.value;
  const mayPass = isPassing(fault);
  return (
    <Page title={mayPass ? home.notLoaded : home.notFound}>
      <p>{faultWords(fault)}</p>
      <p class="page-ways">
        {mayPass && (
          <button type="button" class="button button-primary page-button" onClick={() => location.reload()}>
            {home.tryAgain}
          </button>
        )}
        <a class={mayPass ? 'button page-button' : 'button button-primary page-button'} href="/">
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
