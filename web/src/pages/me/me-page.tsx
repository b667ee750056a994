import './me.css';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import type { SignedIn } from '@levante/wire';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { isRestored } from '../../hosts/streams/page-state.ts';
import { usePageDependencies } from '../dependencies.ts';
import { serviceInfo } from '../service/service.ts';
import { startService } from '../service/start-service.ts';
import { syncAccount } from '../synced/sync-account.ts';
import { type Attempt, loadMine, type Mine, supportsPasskeys } from './account.ts';
import { Blocked } from './blocked/blocked.tsx';
import { Data } from './data.tsx';
import { timeText } from './dates.ts';
import { DeviceList } from './devices.tsx';
import { failureText } from './failure-text.ts';
import { GuestStrip } from './guest-strip.tsx';
import { LinkStrip, takeLink } from './link-strip.tsx';
import { Name } from './name.tsx';
import { NightsAndDaysOff } from './nights.tsx';
import { pressedBefore } from './pressed-button.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { takeReturn, VisitAgain } from './provider.tsx';
import { ResumeStrip } from './resume-strip.tsx';
import { forgetReturnDeadline, returnDeadline } from './return-deadline.ts';
import { GuestMatches, RestoreStrip, SignInForm } from './sign-in.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { meWords } from './words/index.ts';

interface ProofPrompt {
  readonly answer: (isProved: boolean) => void;
  readonly button: string | null;
}

/**
 * Calls a function when this page is looked at again: in another tab, or before Back, this browser may have signed in or out.
 * Returns a function that stops it.
 */
function onReturn(reload: () => void): () => void {
  const show = (event: Event): void => void (isRestored(event) && reload());
  const turn = (): void => void (document.visibilityState === 'visible' && reload());
  window.addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', turn);
  return () => {
    window.removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', turn);
  };
}

/** The page about the reader: name, sign-in methods, devices and data. */
export function MePage() {
  const words = meWords.value;
  const dependencies = usePageDependencies();
  const [mine, setMine] = useState<Mine | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [back] = useState(() => {
    const visit = takeReturn();
    pressedBefore.value = visit?.pressed ?? null;
    return visit;
  });
  const [message, setMessage] = useState(back?.message ?? '');
  const [prove, setProve] = useState<ProofPrompt | null>(null);
  const [guest, setGuest] = useState<SignedIn['guest']>(back?.guest ?? null);
  const [leaving, setLeaving] = useState(back?.leaving);
  const [link, setLink] = useState(takeLink);
  // As of the opening of the page: right after the deletion it is said above.
  const [deadline] = useState(returnDeadline);
  const show = useCallback(
    async (loaded: Attempt<Mine>) => {
      if (!loaded.ok) return;
      setMine(loaded.value);
      if (loaded.value.account.createdAt !== null) forgetReturnDeadline();
      setFault(null);
      await syncAccount(dependencies, loaded.value.account.createdAt !== null).catch(() => {});
    },
    [dependencies],
  );
  const load = useCallback(async () => {
    const loaded = await loadMine();
    if (!loaded.ok) setFault(loaded.failure);
    await show(loaded);
  }, [show]);
  const loadQuietly = useCallback(async () => await show(await loadMine()), [show]);
  useEffect(() => void load(), [load]);
  useEffect(() => onReturn(() => void loadQuietly()), [loadQuietly]);
  useEffect(startService, []);

  const run = async <T,>(
    change: () => Promise<Attempt<T>>,
    done: (value: T) => string | null,
    button?: string,
  ): Promise<T | null> => {
    setMessage('');
    let outcome = await change();
    if (!outcome.ok && outcome.failure === 'proof-needed') {
      const isProved = await new Promise<boolean>((answer) => setProve({ answer, button: button ?? null }));
      setProve(null);
      if (!isProved) return null;
      outcome = await change();
    }
    if (!outcome.ok) {
      // What is said of a failure is about the page as it is now.
      await load();
      setMessage(failureText(outcome.failure));
      return null;
    }
    setMessage(done(outcome.value) ?? '');
    await load();
    return outcome.value;
  };

  const signedIn = (result: SignedIn) => {
    setGuest(result.guest);
    setLeaving(result.leaving);
  };
  const hasPasskeys = mine?.account.offersPasskeys === true && supportsPasskeys();
  const canReturn = deadline !== null && mine?.account.createdAt === null && !leaving;
  const sections = mine && { mine, hasPasskeys, run };
  const account = mine?.account;
  return (
    <Page title={words.title}>
      <p class="me-message" role="status">
        {message}
      </p>
      {fault !== null && (
        <Notice
          action={
            <button type="button" class="button" onClick={() => void load()}>
              {words.tryAgain}
            </button>
          }
        >
          {failureText(fault)}
        </Notice>
      )}
      {serviceInfo.value?.mine.operator && (
        <a class="button me-operate" href="/operate">
          {words.operate}
        </a>
      )}
      <a class="button me-operate" href="/me/notifications">
        {words.notifications}
      </a>
      <div class="me" aria-busy={mine === null && fault === null}>
        {mine === null && fault === null && <p>{words.loading}</p>}
        {sections && (
          <>
            {link && <LinkStrip link={link} run={run} onSignedIn={signedIn} onDone={() => setLink(null)} />}
            {leaving && (
              <RestoreStrip offer={leaving} run={run} onSignedIn={signedIn} onDone={() => setLeaving(undefined)} />
            )}
            {back?.isFailed && account?.createdAt === null && account.provider && (
              <VisitAgain provider={account.provider} run={run} />
            )}
            {pressedBefore.value && <ResumeStrip pressed={pressedBefore.value} />}
            {guest && <GuestMatches guest={guest} mine={sections.mine} run={run} onDone={() => setGuest(null)} />}
            {canReturn && <p class="me-strip">{words.departed(timeText(deadline))}</p>}
            {returnDeadline() === null && <GuestStrip {...sections} primary={!link && !guest && !leaving} />}
            <Name key={`${mine?.name} ${mine?.account.handle}`} {...sections} />
            <SignInMethods {...sections} />
            {sections.mine.account.createdAt === null && <SignInForm {...sections} onSignedIn={signedIn} />}
            <NightsAndDaysOff key={JSON.stringify(mine?.calendar)} {...sections} />
            <DeviceList {...sections} />
            <Blocked {...sections} />
            <Data {...sections} />
          </>
        )}
      </div>
      {prove && mine && (
        <ProofDialog
          hasPasskeys={hasPasskeys && mine.account.passkeys.length > mine.account.elsewhere.passkeys.length}
          passkeyOnly={serviceInfo.value?.mine.operator === true && mine.account.passkeys.length > 0}
          provider={mine.account.provider?.linked ? mine.account.provider.name : null}
          address={mine.account.offersEmail ? (mine.account.email?.address ?? null) : null}
          button={prove.button}
          onAnswer={prove.answer}
        />
      )}
    </Page>
  );
}
