import type { SignedIn } from '@levante/wire';
import { type Attempt, bringGuest, signInWithCode, signInWithEmailCode, signInWithPasskey } from './account.ts';
import { CodeField } from './code-field.tsx';
import { EmailSignIn } from './email.tsx';
import { ProviderButton } from './provider.tsx';
import type { SectionProps } from './section.ts';
import { meWords } from './words/en.ts';

interface SignInProps extends SectionProps {
  /** Called after signing in, with the guest that this browser was. */
  readonly onGuest: (guest: SignedIn['guest']) => void;
}

/** Signs a guest in to an account. */
export function SignInForm({ mine, hasPasskeys, run, onGuest }: SignInProps) {
  const words = meWords.value;
  const signIn = async (way: () => Promise<Attempt<SignedIn>>) => {
    const signedIn = await run(way, ({ name }) => words.signedIn(name ?? words.noName));
    if (signedIn) onGuest(signedIn.guest);
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

/** Offers to take a guest's matches along. */
export function Bring({
  guest,
  run,
  onDone,
}: Pick<SectionProps, 'run'> & { readonly guest: NonNullable<SignedIn['guest']>; readonly onDone: () => void }) {
  const words = meWords.value;
  return (
    <div class="me-strip">
      <p>{words.bring(guest.matches)}</p>
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
