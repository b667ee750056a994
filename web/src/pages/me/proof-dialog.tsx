import { Button } from '@levante/table/ui/controls.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { useState } from 'preact/hooks';
import { type Attempt, proveWithCode, proveWithPasskey } from './account.ts';
import { CodeField } from './code-field.tsx';
import { failureText } from './failure-text.ts';
import { meWords } from './words/en.ts';

interface ProofProps {
  readonly hasPasskeys: boolean;
  readonly onAnswer: (isProved: boolean) => void;
}

/** Asks the person to prove who they are, with a passkey or a recovery code. */
export function ProofDialog({ hasPasskeys, onAnswer }: ProofProps) {
  const words = meWords.value;
  const [failure, setFailure] = useState<string | null>(null);
  const prove = async (way: () => Promise<Attempt<unknown>>) => {
    const outcome = await way();
    if (outcome.ok) onAnswer(true);
    else setFailure(outcome.failure);
  };
  return (
    <Dialog title={words.proof} onClose={() => onAnswer(false)}>
      <p>{words.proofText}</p>
      <p role="alert">{failure !== null && failureText(failure)}</p>
      {hasPasskeys && (
        <Button primary onClick={() => void prove(proveWithPasskey)}>
          {words.proofPasskey}
        </Button>
      )}
      <CodeField onCode={(code) => void prove(() => proveWithCode(code))} />
    </Dialog>
  );
}
