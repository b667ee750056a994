import { isHandle, isPlayerName, MAX_HANDLE, MAX_NAME } from '@levante/wire';
import { useState } from 'preact/hooks';
import { chooseHandle, rename } from './account.ts';
import { pressedBefore } from './pressed-button.ts';
import type { SectionProps } from './section.ts';
import { meWords } from './words/index.ts';

const HANDLE_BUTTON = 'me-do-handle';

/** Section of the reader's name and handle. */
export function Name({ mine, run }: SectionProps) {
  const words = meWords.value;
  const { handle, createdAt } = mine.account;
  const [name, setName] = useState(mine.name ?? '');
  const [typed, setTyped] = useState(() => {
    const before = pressedBefore.peek();
    return before?.button === HANDLE_BUTTON ? before.typed : (handle ?? '');
  });
  return (
    <section class="me-card me-person">
      <div class="me-avatar" aria-hidden="true">
        {[...(mine.name ?? '?')][0]?.toUpperCase()}
      </div>
      <div>
        <h2>{mine.name ?? words.noName}</h2>
        <p class="quiet">{handle === null ? (createdAt === null ? words.guest : words.account) : `@${handle}`}</p>
      </div>
      <form
        class="me-field"
        onSubmit={(event) => {
          event.preventDefault();
          void run(
            () => rename(name.trim()),
            () => words.saved,
          );
        }}
      >
        <label class="field">
          <span>{words.name}</span>
          <input
            type="text"
            maxLength={MAX_NAME}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={!isPlayerName(name.trim()) || name.trim() === mine.name}>
          {words.save}
        </button>
      </form>
      {createdAt !== null && (
        <form
          class="me-field"
          onSubmit={(event) => {
            event.preventDefault();
            void run(
              () => chooseHandle(typed),
              () => words.saved,
              HANDLE_BUTTON,
            );
          }}
        >
          <label class="field">
            <span>{words.handle}</span>
            <input
              type="text"
              maxLength={MAX_HANDLE}
              autocomplete="username"
              autocapitalize="none"
              spellcheck={false}
              aria-describedby="me-handle-hint"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value.trim().toLowerCase())}
            />
          </label>
          <button type="submit" id={HANDLE_BUTTON} class="button" disabled={!isHandle(typed) || typed === handle}>
            {words.save}
          </button>
          <p id="me-handle-hint" class="quiet">
            {words.handleHint}
          </p>
        </form>
      )}
    </section>
  );
}
