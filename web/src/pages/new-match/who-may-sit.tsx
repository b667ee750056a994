import type { Arrangement } from './arrangement.ts';
import { setUpWords } from './words/en.ts';

interface WhoMaySitProps {
  readonly arrangement: Arrangement;
  readonly onChange: (arrangement: Arrangement) => void;
}

/** Choice who may take the open seats; nothing if there are none. */
export function WhoMaySit({ arrangement, onChange }: WhoMaySitProps) {
  const setUp = setUpWords.value;
  if (arrangement.where !== 'server' || arrangement.places.every(({ kind }) => kind !== 'open')) return null;
  return (
    <fieldset class="setup-box">
      <legend>{setUp.whoMaySit}</legend>
      {[true, false].map((listed) => (
        <label key={String(listed)} class="choice choice-line">
          <input
            type="radio"
            name="listed"
            checked={arrangement.listed === listed}
            onChange={() => onChange({ ...arrangement, listed })}
          />
          {listed ? setUp.everybody : setUp.byLink}
        </label>
      ))}
    </fieldset>
  );
}
