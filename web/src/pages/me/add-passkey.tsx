import { addPasskey, type Mine } from './account.ts';
import type { SectionProps } from './section.ts';
import { meWords } from './words/index.ts';

/** Names this browser, as its first passkey is called. */
function ownAgent({ devices }: Mine): string {
  const own = devices.devices.find(({ mine }) => mine);
  return own ? meWords.value.agent(own.browser, own.system) : meWords.value.agent('other', 'other');
}

/** Button that adds a passkey, named after this browser. */
export function AddPasskey({
  mine,
  run,
  primary,
}: Pick<SectionProps, 'mine' | 'run'> & { readonly primary?: boolean }) {
  const words = meWords.value;
  return (
    <button
      type="button"
      {...(!primary && { id: 'me-do-passkey' })}
      class={primary ? 'button button-primary' : 'button'}
      onClick={() =>
        run(
          () => addPasskey(ownAgent(mine)),
          () => words.added,
          'me-do-passkey',
        )
      }
    >
      {words.addPasskey}
    </button>
  );
}
