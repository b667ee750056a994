import { useState } from 'preact/hooks';
import { meWords } from './words/index.ts';

interface CodeFieldProps {
  readonly onCode: (code: string) => void;
  /** Default: the words of a recovery code. */
  readonly label?: string;
  readonly action?: string;
}

/** Field for a code, with its button. */
export function CodeField({ onCode, label, action }: CodeFieldProps) {
  const words = meWords.value;
  const [code, setCode] = useState('');
  return (
    <form
      class="me-field"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <label class="field">
        <span>{label ?? words.code}</span>
        <input
          type="text"
          autocomplete="one-time-code"
          autocapitalize="none"
          spellcheck={false}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={code.trim() === ''}>
        {action ?? words.withCode}
      </button>
    </form>
  );
}
