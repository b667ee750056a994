import { removeEmail, removeProvidersElsewhere } from './account.ts';
import type { Removal } from './removal.tsx';
import { meWords } from './words/index.ts';

interface ElsewhereProps {
  readonly remove: (removal: Removal) => void;
}

/** An address on a server without e-mail, with a button to remove it. */
export function EmailElsewhere({ address, remove }: ElsewhereProps & { readonly address: string }) {
  const words = meWords.value;
  const button = 'me-do-email-remove';
  return (
    <>
      <h3>{words.email}</h3>
      <ul class="me-list">
        <li>
          <span>
            <b>{address}</b>
            <small class="me-elsewhere">{words.emailElsewhere}</small>
          </span>
          <button
            type="button"
            id={button}
            class="button"
            onClick={() => remove({ change: removeEmail, done: words.emailRemoved, button, isElsewhere: true })}
          >
            {words.emailRemove}
          </button>
        </li>
      </ul>
    </>
  );
}

/** Accounts of clubs that this server does not use, with buttons to remove them. */
export function ProvidersElsewhere({ hosts, remove }: ElsewhereProps & { readonly hosts: readonly string[] }) {
  const words = meWords.value;
  const button = 'me-do-providers-remove';
  const named = hosts.join(', ');
  return (
    <>
      <h3>{named}</h3>
      <ul class="me-list">
        <li>
          <span>
            <small class="me-elsewhere">{words.providerElsewhere}</small>
          </span>
          <button
            type="button"
            id={button}
            class="button"
            aria-label={words.providerRemoveNamed(named)}
            onClick={() =>
              remove({ change: removeProvidersElsewhere, done: words.providerRemoved, button, isElsewhere: true })
            }
          >
            {words.remove}
          </button>
        </li>
      </ul>
    </>
  );
}
