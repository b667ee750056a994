import './me.css';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import type { SignedIn } from '@levante/wire';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Attempt, loadMine, type Mine, supportsPasskeys } from './account.ts';
import { Data } from './data.tsx';
import { DeviceList } from './devices.tsx';
import { failureText } from './failure-text.ts';
import { GuestStrip } from './guest-strip.tsx';
import { LinkStrip, takeLink } from './link-strip.tsx';
import { Name } from './name.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { takeReturn } from './provider.tsx';
import { Bring, SignInForm } from './sign-in.tsx';
import { Ways } from './ways.tsx';
import { meWords } from './words/en.ts';

/** The page about oneself: name, ways to sign in, devices and data. */
export function MePage() {
  const words = meWords.value;
  const [mine, setMine] = useState<Mine | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [back] = useState(takeReturn);
  const [said, setSaid] = useState(back?.said ?? '');
  const [prove, setProve] = useState<{ readonly answer: (isProved: boolean) => void } | null>(null);
  const [guest, setGuest] = useState<SignedIn['guest']>(back?.guest ?? null);
  const [link, setLink] = useState(takeLink);
  const load = useCallback(async () => {
    const loaded = await loadMine();
    if (loaded.ok) setMine(loaded.value);
    setFault(loaded.ok ? null : loaded.failure);
  }, []);
  useEffect(() => void load(), [load]);

  const run = async <T,>(change: () => Promise<Attempt<T>>, done: (value: T) => string | null): Promise<T | null> => {
    setSaid('');
    let outcome = await change();
    if (!outcome.ok && outcome.failure === 'proof-needed') {
      const isProved = await new Promise<boolean>((answer) => setProve({ answer }));
      setProve(null);
      if (!isProved) return null;
      outcome = await change();
    }
    setSaid(outcome.ok ? (done(outcome.value) ?? '') : failureText(outcome.failure));
    await load();
    return outcome.ok ? outcome.value : null;
  };

  const hasPasskeys = mine?.account.offersPasskeys === true && supportsPasskeys();
  const sections = mine && { mine, hasPasskeys, run };
  return (
    <Page title={words.title}>
      <p class="me-said" role="status">
        {said}
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
      <div class="me" aria-busy={mine === null && fault === null}>
        {mine === null && fault === null && <p>{words.loading}</p>}
        {sections && (
          <>
            {link && <LinkStrip link={link} run={run} onGuest={setGuest} onDone={() => setLink(null)} />}
            {guest && <Bring guest={guest} run={run} onDone={() => setGuest(null)} />}
            <GuestStrip {...sections} primary={!link && !guest} />
            <Name key={`${mine?.name} ${mine?.account.handle}`} {...sections} />
            <Ways {...sections} />
            {sections.mine.account.createdAt === null && <SignInForm {...sections} onGuest={setGuest} />}
            <DeviceList {...sections} />
            <Data {...sections} />
          </>
        )}
      </div>
      {prove && mine && (
        <ProofDialog
          hasPasskeys={hasPasskeys && mine.account.passkeys.length > 0}
          provider={mine.account.provider?.linked ? mine.account.provider.name : null}
          address={mine.account.email?.address ?? null}
          onAnswer={prove.answer}
        />
      )}
    </Page>
  );
}
