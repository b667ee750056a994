import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import './me.css';
import { Button } from '@levante/table/ui/controls.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { useState } from 'preact/hooks';
import {
  type Attempt,
  askForProofEmail,
  proveWithCode,
  proveWithPasskey,
  useEmailCode,
  visitProvider,
} from './account.ts';
import { CodeField } from './code-field.tsx';
import { failureText } from './failure-text.ts';
import { storePressedButton } from './pressed-button.ts';
import { TokenChoice } from './token-choice.tsx';
import { meWords } from './words/index.ts';

interface ProofProps {
  readonly hasPasskeys: boolean;
  /** Whether only a passkey is accepted, as of operators. */
  readonly passkeyOnly?: boolean;
  /** The person's address, or null. */
  readonly address: string | null;
  /** Name of the club's sign-in that the account is linked to, or null. */
  readonly provider: string | null;
  /** Id of the button that was pressed. */
  readonly button: string | null;
  readonly onAnswer: (isProved: boolean) => void;
}

const NO_OTHER_WAY = { address: null, provider: null } as const;

/** Dialog in which the person proves their identity with a passkey or a recovery code. */
export function ProofDialog(props: ProofProps) {
  const { hasPasskeys, passkeyOnly = false, button, onAnswer } = props;
  const { address, provider } = passkeyOnly ? NO_OTHER_WAY : props;
  const words = meWords.value;
  const [failure, setFailure, count] = useAnswer<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const send = async () => {
    const sent = await askForProofEmail();
    setFailure(sent.ok ? null : sent.failure);
    if (sent.ok) setTicket(sent.value.ticket);
  };
  const prove = async (way: () => Promise<Attempt<unknown>>) => {
    const outcome = await way();
    if (outcome.ok) onAnswer(true);
    else setFailure(outcome.failure);
  };
  const visit = async () => {
    if (button !== null) storePressedButton(button);
    const left = await visitProvider('prove');
    setFailure(left.ok ? null : left.failure);
  };
  return (
    <Dialog title={words.proof} onClose={() => onAnswer(false)}>
      <p>{passkeyOnly ? words.proofOperator : words.proofText}</p>
      {passkeyOnly && !hasPasskeys && <p>{words.proofNoPasskey}</p>}
      <p role="alert">
        <ReadAgain of={count}>{failure !== null && failureText(failure)}</ReadAgain>
      </p>
      <TokenChoice />
      {hasPasskeys && (
        <Button primary onClick={() => void prove(proveWithPasskey)}>
          {words.proofPasskey}
        </Button>
      )}
      {provider !== null && <Button onClick={() => void visit()}>{words.withProvider(provider)}</Button>}
      {address !== null && ticket === null && <Button onClick={() => void send()}>{words.proofEmail(address)}</Button>}
      {ticket !== null && (
        <CodeField
          label={words.emailCode}
          action={words.confirm}
          onCode={(code) => void prove(() => useEmailCode(ticket, code))}
        />
      )}
      {!passkeyOnly && <CodeField onCode={(code) => void prove(() => proveWithCode(code))} />}
    </Dialog>
  );
}
