import type { SignedIn } from '@levante/wire';
import { signInWithEmailLink, useEmailLink } from './account.ts';
import type { SectionProps } from './section.ts';
import { welcomeText } from './sign-in.tsx';
import { meWords } from './words/en.ts';

/** The secret in the address of a link from a message. */
export interface EmailedLink {
  readonly purpose: 'sign-in' | 'add';
  readonly token: string;
}

/** Takes the secret of a link out of the page's address, so that it stays in no history. */
export function takeLink(): EmailedLink | null {
  const [, purpose, token] = /^#(sign-in|add)=([\w-]+)$/.exec(location.hash) ?? [];
  if (token === undefined) return null;
  history.replaceState(history.state, '', location.pathname);
  return { purpose: purpose === 'add' ? 'add' : 'sign-in', token };
}

interface LinkStripProps extends Pick<SectionProps, 'run'> {
  readonly link: EmailedLink;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  readonly onDone: () => void;
}

/** Uses a link from a message when its button is pressed: opening the link alone must not change anything. */
export function LinkStrip({ link: { purpose, token }, run, onSignedIn, onDone }: LinkStripProps) {
  const words = meWords.value;
  const signIn = async () => {
    const signedIn = await run(() => signInWithEmailLink(token), welcomeText);
    if (signedIn) onSignedIn(signedIn);
  };
  const add = () =>
    run(
      () => useEmailLink(token),
      () => words.emailAdded,
    );
  return (
    <div class="me-strip">
      <p>
        <strong>{purpose === 'add' ? words.linkAdd : words.linkSignIn}</strong>
      </p>
      <button type="button" class="button" onClick={onDone}>
        {words.notNow}
      </button>
      <button
        type="button"
        class="button button-primary"
        onClick={async () => {
          await (purpose === 'add' ? add() : signIn());
          onDone();
        }}
      >
        {purpose === 'add' ? words.confirm : words.signInNow}
      </button>
    </div>
  );
}
