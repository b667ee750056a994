import { yieldOwnName } from '@levante/table/ui/own-name.ts';
import type { AccountInfo, SignedIn } from '@levante/wire';
import { restorePush } from '../own-push.ts';
import { beginProviderSignIn, removeProvider, visitProvider } from './account.ts';
import { failureText } from './failure-text.ts';
import { type PressedButton, takePressedButton } from './pressed-button.ts';
import type { Removal } from './removal.tsx';
import type { SectionProps } from './section.ts';
import { meWords } from './words/index.ts';

type Provider = NonNullable<AccountInfo['provider']>;

/** Button that opens the club's sign-in. */
export function ProviderButton({ provider, run }: Pick<SectionProps, 'run'> & { readonly provider: Provider }) {
  return (
    <button type="button" class="button" onClick={() => run(beginProviderSignIn, () => null)}>
      {meWords.value.withProvider(provider.name)}
    </button>
  );
}

/** Offers another visit to the club's sign-in to a guest whose visit failed. */
export function VisitAgain({ provider, run }: Pick<SectionProps, 'run'> & { readonly provider: Provider }) {
  return (
    <div class="me-strip">
      <p>{meWords.value.visitAgain}</p>
      <ProviderButton provider={provider} run={run} />
    </div>
  );
}

/** The person's account at the club, with buttons to add and remove it. */
export function ProviderWay({
  provider,
  run,
  remove,
}: Pick<SectionProps, 'run'> & { readonly provider: Provider; readonly remove: (removal: Removal) => void }) {
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
              id="me-do-provider-remove"
              class="button"
              aria-label={words.providerRemoveNamed(name)}
              onClick={() =>
                remove({ change: removeProvider, done: words.providerRemoved, button: 'me-do-provider-remove' })
              }
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

/** Result of a visit to the club's sign-in, from the page's address. */
export interface ProviderReturn {
  readonly message: string;
  readonly guest: SignedIn['guest'];
  readonly leaving: SignedIn['leaving'];
  readonly isFailed: boolean;
  /** The change for which proof was required. */
  readonly pressed: PressedButton | null;
}

/** Removes the result of a visit from the page's address and returns it. */
export function takeReturn(): ProviderReturn | null {
  const [, outcome, code, offer, ticket = '', number, shared] =
    /^#(?:(signed-in|added|proved)|failed=([a-z-]+)|(guest|leaving)=([\w-]+)\.(\d+)(?:\.(\d+))?)$/.exec(
      location.hash,
    ) ?? [];
  if (outcome === undefined && code === undefined && offer === undefined) return null;
  history.replaceState(history.state, '', location.pathname);
  if (outcome !== undefined || offer === 'guest') restorePush();
  if (outcome === 'signed-in' || offer === 'guest') yieldOwnName();
  const words = meWords.value;
  const pressed = takePressedButton();
  const returned = (message: string, more: Partial<ProviderReturn> = {}): ProviderReturn => {
    return { message, guest: null, leaving: undefined, isFailed: false, pressed: null, ...more };
  };
  // Nothing was typed here.
  const failure = code === 'not-proven' ? 'visit-refused' : code;
  if (failure !== undefined) return returned(failureText(failure), { isFailed: true });
  if (outcome === 'added') return returned(words.providerAdded);
  if (outcome === 'proved') return returned(pressed ? '' : words.providerProved, { pressed });
  if (offer === 'leaving') return returned('', { leaving: { ticket, until: Number(number) } });
  if (offer !== 'guest') return returned(words.providerSignedIn);
  return returned(words.providerSignedIn, {
    guest: { ticket, matches: Number(number), shared: Number(shared ?? 0) },
  });
}
