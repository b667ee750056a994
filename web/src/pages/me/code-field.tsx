import { useState } from 'preact/hooks';
import { meWords } from './words/en.ts';

/** A field for a recovery code, with the button that uses it. */
export function CodeField({ onCode }: { readonly onCode: (code: string) => void }) {
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
        <span>{words.code}</span>
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
        {words.withCode}
      </button>
    </form>
  );
}
