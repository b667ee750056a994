import type { AccountInfo } from '@levante/wire';
import { beginProviderSignIn, removeProvider, visitProvider } from './account.ts';
import { failureText } from './failure-text.ts';
import type { SectionProps } from './section.ts';
import { meWords } from './words/en.ts';

type Provider = NonNullable<AccountInfo['provider']>;

/** The button that leads to the club's sign-in. */
export function ProviderButton({ provider, run }: Pick<SectionProps, 'run'> & { readonly provider: Provider }) {
  return (
    <button type="button" class="button" onClick={() => run(beginProviderSignIn, () => null)}>
      {meWords.value.withProvider(provider.name)}
    </button>
  );
}

/** The person's account at the club: adds and removes it. */
export function ProviderWay({ provider, run }: Pick<SectionProps, 'run'> & { readonly provider: Provider }) {
  const words = meWords.value;
  const { name, linked } = provider;
  return (
    <>
      <h3>{name}</h3>
      {linked ? (
        <ul class="me-list">
          <li>
            <span>{words.providerLinked}</span>
            <button
              type="button"
              class="button"
              aria-label={words.providerRemoveNamed(name)}
              onClick={() => run(removeProvider, () => words.providerRemoved)}
            >
              {words.remove}
            </button>
          </li>
        </ul>
      ) : (
        <button
          type="button"
          class="button"
          onClick={() =>
            run(
              () => visitProvider('add'),
              () => null,
            )
          }
        >
          {words.providerAdd(name)}
        </button>
      )}
    </>
  );
}

/** Result of a visit to the club's sign-in, in the page's address. */
export interface ProviderReturn {
  readonly said: string;
  readonly guest: { readonly ticket: string; readonly matches: number } | null;
}

/** Takes the result of a visit out of the page's address. */
export function takeReturn(): ProviderReturn | null {
  const [, outcome, code, ticket, matches] =
    /^#(?:(signed-in|added|proved)|failed=([a-z-]+)|guest=([\w-]+)\.(\d+))$/.exec(location.hash) ?? [];
  if (outcome === undefined && code === undefined && ticket === undefined) return null;
  history.replaceState(history.state, '', location.pathname);
  const words = meWords.value;
  if (code !== undefined) return { said: failureText(code), guest: null };
  if (outcome === 'added') return { said: words.providerAdded, guest: null };
  if (outcome === 'proved') return { said: words.providerProved, guest: null };
  const guest = ticket === undefined ? null : { ticket, matches: Number(matches) };
  return { said: words.providerSignedIn, guest };
}
