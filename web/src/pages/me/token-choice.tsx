import type { Device, Devices } from '@levante/wire';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { dayText } from './dates.ts';
import { allDevices } from './device-pages.ts';
import { meWords } from './words/index.ts';

/** Ids of the programs that stay signed in when this browser gets a new session. */
const chosen = signal<ReadonlySet<string>>(new Set());

/** Returns the ids of the tokens that the person keeps. */
export const chosenTokens = (): readonly string[] => [...chosen.value];

/** Returns the programs that this browser has signed in: they end with its session. */
const tokensHere = (devices: readonly Device[]): readonly Device[] =>
  devices.filter(({ kind, issuedHere }) => kind === 'token' && issuedHere);

/**
 * Asks which programs stay signed in. Renders nothing if there are none. `first` is the first page of devices, if it is
 * known.
 */
export function TokenChoice({ first }: { readonly first?: Devices }) {
  const words = meWords.value;
  const [loaded, setLoaded] = useState<readonly Device[]>([]);
  useEffect(() => {
    let isWanted = true;
    chosen.value = new Set();
    void allDevices(first).then((devices) => {
      if (isWanted) setLoaded(devices);
    });
    return () => {
      isWanted = false;
    };
  }, [first]);
  const tokens = tokensHere(loaded);
  if (tokens.length === 0) return null;
  const toggle = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen.value);
    if (isChosen) next.add(id);
    else next.delete(id);
    chosen.value = next;
  };
  return (
    <fieldset class="me-token-choice">
      <legend>{words.keepTokens}</legend>
      <p>{words.keepTokensText}</p>
      {tokens.map(({ id, name, createdDay }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.value.has(id)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
          {name ?? words.token} <small>{words.addedOn(dayText(createdDay))}</small>
        </label>
      ))}
    </fieldset>
  );
}
