import type { EmailLinkInfo, SignedIn } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import { type Attempt, lookAtEmailLink, signInWithEmailLink, useEmailLink } from './account.ts';
import { CodeField } from './code-field.tsx';
import { failureText } from './failure-text.ts';
import type { SectionProps } from './section.ts';
import { welcomeText } from './sign-in.tsx';
import { meWords } from './words/index.ts';

/** The secret in the address of a link from a message. */
export interface EmailedLink {
  readonly purpose: 'sign-in' | 'add';
  readonly token: string;
}

/** Removes the secret of a link from the page's address and returns it, so that it stays in no history. */
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

/**
 * Uses a link from a message when its button is pressed, since opening the link alone must not change anything. First
 * names the account, because a person may send others a link to their own, and asks for the code if this browser did
 * not request the message.
 */
export function LinkStrip({ link: { purpose, token }, run, onSignedIn, onDone }: LinkStripProps) {
  const words = meWords.value;
  const [seen, setSeen] = useState<Attempt<EmailLinkInfo> | null>(null);
  useEffect(() => void lookAtEmailLink(purpose, token).then(setSeen), [purpose, token]);
  const use = async (code?: string): Promise<void> => {
    if (purpose === 'add') {
      const added = await run(
        () => useEmailLink(token, code),
        () => words.emailAdded,
      );
      if (added !== null || code === undefined) onDone();
      return;
    }
    const signedIn = await run(() => signInWithEmailLink(token, code), welcomeText);
    if (signedIn) onSignedIn(signedIn);
    // A mistyped code can be typed again.
    if (signedIn || code === undefined) onDone();
  };
  const action = purpose === 'add' ? words.confirm : words.signInNow;
  return (
    <div class="me-strip me-link">
      <p>
        <strong>{purpose === 'add' ? words.linkAdd : words.linkSignIn}</strong>{' '}
        {seen !== null && (seen.ok ? contentText(purpose, seen.value) : failureText(seen.failure))}
      </p>
      {seen?.ok && seen.value.needsCode && (
        <div class="me-link-code">
          <p>{words.linkNeedsCode}</p>
          <CodeField label={words.emailCode} action={action} onCode={(code) => void use(code)} />
        </div>
      )}
      <button type="button" class="button" onClick={onDone}>
        {words.notNow}
      </button>
      {seen?.ok && !seen.value.needsCode && (
        <button type="button" class="button button-primary" onClick={() => void use()}>
          {action}
        </button>
      )}
    </div>
  );
}

/** Says whose account a link signs in to, or which address it adds. */
function contentText(purpose: EmailedLink['purpose'], { name, handle, address }: EmailLinkInfo): string {
  const words = meWords.value;
  if (purpose === 'add') return words.linkAddsAddress(address);
  return words.linkOf(`${name ?? words.noName}${handle === null ? '' : ` (@${handle})`}`, address);
}
