import type { SignedIn } from '@levante/wire';
import { useEffect, useRef } from 'preact/hooks';
import {
  type Attempt,
  bringGuest,
  restoreAccount,
  signInWithCode,
  signInWithEmailCode,
  signInWithPasskey,
} from './account.ts';
import { CodeField } from './code-field.tsx';
import { timeText } from './dates.ts';
import { EmailSignIn } from './email.tsx';
import { ProviderButton } from './provider.tsx';
import type { SectionProps } from './section.ts';
import { TokenChoice } from './token-choice.tsx';
import { meWords } from './words/index.ts';

interface SignInProps extends SectionProps {
  /** Called after signing in. */
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

/** Returns the text after signing in; null if the account is being deleted, which has its own text. */
export function welcomeText({ name, leaving, restored }: SignedIn): string | null {
  const words = meWords.value;
  if (leaving) return null;
  const welcome = words.signedIn(name ?? words.noName);
  return restored ? [welcome, ...restoredTexts(restored)].join(' ') : welcome;
}

/** Says what could not be restored, or that everything was. */
function restoredTexts({ lostSeats, lostTables, browsers }: NonNullable<SignedIn['restored']>): readonly string[] {
  const { restored } = meWords.value;
  const texts = [
    ...(lostSeats > 0 ? [restored.lostSeats(lostSeats)] : []),
    ...(lostTables > 0 ? [restored.lostTables(lostTables)] : []),
    ...(browsers > 0 ? [restored.browsers(browsers)] : []),
  ];
  return texts.length > 0 ? texts : [restored.all];
}

/** Form with which a guest signs in to an account. */
export function SignInForm({ mine, hasPasskeys, run, onSignedIn }: SignInProps) {
  const words = meWords.value;
  const signIn = async (way: () => Promise<Attempt<SignedIn>>) => {
    const signedIn = await run(way, welcomeText);
    if (signedIn) onSignedIn(signedIn);
    return signedIn !== null;
  };
  return (
    <section class="me-card">
      <h2>{words.signIn}</h2>
      <p class="quiet">{words.signInText}</p>
      {hasPasskeys && (
        <button type="button" class="button" onClick={() => void signIn(signInWithPasskey)}>
          {words.withPasskey}
        </button>
      )}
      {mine.account.provider && <ProviderButton provider={mine.account.provider} run={run} />}
      {mine.account.offersEmail && (
        <EmailSignIn onCode={(ticket, code) => signIn(() => signInWithEmailCode(ticket, code))} />
      )}
      <CodeField onCode={(code) => void signIn(() => signInWithCode(code))} />
    </section>
  );
}

interface RestoreProps extends Pick<SignInProps, 'run' | 'onSignedIn'> {
  readonly offer: NonNullable<SignedIn['leaving']>;
  readonly onDone: () => void;
}

/** Offers to keep an account that is being deleted. */
export function RestoreStrip({ offer, run, onSignedIn, onDone }: RestoreProps) {
  const words = meWords.value;
  const offered = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone: move the keyboard focus to the offer.
  useEffect(() => offered.current?.focus(), []);
  return (
    <div class="me-strip">
      <p ref={offered} tabIndex={-1}>
        <strong>{words.leaving}</strong> {words.leavingText(timeText(offer.until))}
      </p>
      <button type="button" class="button" onClick={onDone}>
        {words.leavingNo}
      </button>
      <button
        type="button"
        class="button button-primary"
        onClick={async () => {
          const signedIn = await run(() => restoreAccount(offer.ticket), welcomeText);
          onDone();
          if (signedIn) onSignedIn(signedIn);
        }}
      >
        {words.leavingYes}
      </button>
    </div>
  );
}

interface GuestMatchesProps extends Pick<SectionProps, 'mine' | 'run'> {
  readonly guest: NonNullable<SignedIn['guest']>;
  readonly onDone: () => void;
}

/** Offers to move a guest's matches to the account. */
export function GuestMatches({ guest, mine, run, onDone }: GuestMatchesProps) {
  const words = meWords.value;
  return (
    <div class="me-strip">
      <p>
        {words.bring(guest.matches)} {guest.shared > 0 && words.bringShared(guest.shared)}
      </p>
      <TokenChoice first={mine.devices} />
      <button type="button" class="button" onClick={onDone}>
        {words.bringNo}
      </button>
      <button
        type="button"
        class="button button-primary"
        onClick={async () => {
          await run(
            () => bringGuest(guest.ticket),
            ({ matches }) => words.moved(matches),
          );
          onDone();
        }}
      >
        {words.bringYes}
      </button>
    </div>
  );
}
