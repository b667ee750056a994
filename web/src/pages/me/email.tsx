import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import type { EmailTicket } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Attempt, askForNewEmail, askForSignInEmail, keepEmail, removeEmail, useEmailCode } from './account.ts';
import { CodeField } from './code-field.tsx';
import { dayText } from './dates.ts';
import { failureText } from './failure-text.ts';
import { pressedBefore } from './pressed-button.ts';
import type { Removal } from './removal.tsx';
import type { SectionProps } from './section.ts';
import { forgetTicket, type SentEmail, sentEmail, storeTicket } from './sent-email.ts';
import { meWords } from './words/index.ts';

const DAY_MS = 24 * 3600 * 1000;

interface EmailFormProps {
  readonly purpose: SentEmail['purpose'];
  /** Text after the message was sent. */
  readonly sentText: (address: string) => string;
  readonly ask: (address: string) => Promise<Attempt<EmailTicket>>;
  readonly askLabel: string;
  /** Text when too many messages were asked for. */
  readonly tooManyText: string;
  /** Uses a code. Resolves with whether it was accepted. */
  readonly onCode: (ticket: string, code: string) => Promise<boolean>;
  readonly codeLabel: string;
}

/** Asks for an address, then for the code of the message sent to it. */
function EmailForm({ purpose, sentText, ask, askLabel, tooManyText, onCode, codeLabel }: EmailFormProps) {
  const words = meWords.value;
  const button = `me-do-email-${purpose}`;
  const [address, setAddress] = useState(() => {
    const before = pressedBefore.peek();
    return before?.button === button ? before.typed : '';
  });
  const [sent, setSent] = useState(() => sentEmail(purpose));
  const [failure, setFailure, count] = useAnswer<string | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const focusesText = useRef(false);
  // The form has disappeared, and a screen reader reads what is shown instead.
  useEffect(() => {
    if (focusesText.current) text.current?.focus();
    focusesText.current = false;
  }, [sent]);
  const send = async () => {
    const reply = await ask(address.trim());
    setFailure(reply.ok ? null : reply.failure);
    if (!reply.ok) return;
    setSent(storeTicket({ purpose, address: address.trim(), ticket: reply.value.ticket }));
    focusesText.current = true;
  };
  const restart = () => {
    forgetTicket();
    setSent(null);
  };
  if (sent !== null) {
    return (
      <div class="me-email">
        <p ref={text} tabIndex={-1}>
          {sentText(sent.address)}
        </p>
        <CodeField
          label={words.emailCode}
          action={codeLabel}
          onCode={async (code) => {
            if (await onCode(sent.ticket, code)) restart();
          }}
        />
        <button type="button" class="button" onClick={restart}>
          {words.otherAddress}
        </button>
      </div>
    );
  }
  return (
    <form
      class="me-field"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        <span>{words.emailAddress}</span>
        <input
          type="email"
          autocomplete="email"
          value={address}
          aria-invalid={failure === 'bad-address'}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <button type="submit" id={button} class="button" disabled={!address.includes('@')}>
        {askLabel}
      </button>
      {failure !== null && (
        <p role="alert" class="me-failure">
          <ReadAgain of={count}>{failure === 'too-many-requests' ? tooManyText : failureText(failure)}</ReadAgain>
        </p>
      )}
    </form>
  );
}

/** Form that signs in with a code sent to an address. */
export function EmailSignIn({ onCode }: Pick<EmailFormProps, 'onCode'>) {
  const words = meWords.value;
  return (
    <EmailForm
      purpose="sign-in"
      sentText={words.emailRequested}
      ask={askForSignInEmail}
      askLabel={words.sendCode}
      tooManyText={words.failures.tooManyEmails}
      onCode={onCode}
      codeLabel={words.signInNow}
    />
  );
}

/** The person's address, with buttons to add, change and remove it. */
export function EmailWay({
  mine,
  run,
  remove,
}: Pick<SectionProps, 'mine' | 'run'> & { readonly remove: (removal: Removal) => void }) {
  const words = meWords.value;
  const { email } = mine.account;
  const [isChanging, setChanging] = useState(sentEmail('add') !== null);
  const form = (
    <EmailForm
      purpose="add"
      sentText={words.emailSent}
      ask={async (address) => {
        let outcome: Attempt<EmailTicket> = { ok: false, failure: 'proof-needed' };
        // Through `run`, so that the page asks for proof where the server demands it.
        await run(
          async () => {
            outcome = await askForNewEmail(address);
            return outcome;
          },
          () => null,
          'me-do-email-add',
        );
        return outcome;
      }}
      askLabel={words.addEmail}
      tooManyText={words.failures.tooMany}
      onCode={async (ticket, code) => {
        const done = await run(
          () => useEmailCode(ticket, code),
          () => words.emailAdded,
        );
        if (done) setChanging(false);
        return done !== null;
      }}
      codeLabel={words.confirm}
    />
  );
  if (email === null) {
    return (
      <>
        <h3>{words.email}</h3>
        <p class="quiet">{words.noEmail}</p>
        {form}
      </>
    );
  }
  const { address, next } = email;
  return (
    <>
      <h3>{words.email}</h3>
      <ul class="me-list">
        <li>
          <span>
            <b>{address}</b>
            {next && <small>{words.emailWaits(next.address, dayText(Math.ceil(next.at / DAY_MS)))}</small>}
          </span>
          {next ? (
            <button type="button" class="button" onClick={() => run(keepEmail, () => words.emailUnchanged)}>
              {words.emailKeep}
            </button>
          ) : (
            <span class="me-buttons">
              <button type="button" class="button" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
                {words.changeEmail}
              </button>
              <button
                type="button"
                id="me-do-email-remove"
                class="button"
                onClick={() => remove({ change: removeEmail, done: words.emailRemoved, button: 'me-do-email-remove' })}
              >
                {words.emailRemove}
              </button>
            </span>
          )}
        </li>
      </ul>
      {isChanging && form}
    </>
  );
}
