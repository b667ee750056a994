import { browserStorage } from '@levante/table/lib/storage.ts';
import { hasAccount } from '../synced/owner.ts';
import { type Arrangement, invitedHandles, SITTERS } from './arrangement.ts';
import { setUpWords } from './words/index.ts';

interface WhoMaySitProps {
  readonly arrangement: Arrangement;
  readonly onChange: (arrangement: Arrangement) => void;
}

/** Choice of the people who may take the open seats. Renders nothing without open seats. */
export function WhoMaySit({ arrangement, onChange }: WhoMaySitProps) {
  const setUp = setUpWords.value;
  if (arrangement.where !== 'server' || arrangement.places.every(({ kind }) => kind !== 'open')) return null;
  const isGuest = !hasAccount(browserStorage);
  const handles = invitedHandles(arrangement);
  const notes = {
    everybody: null,
    link: null,
    invited: isGuest ? setUp.inviteNeedsAccount : handles.map((one) => `@${one}`).join(', ') || setUp.inviteAbove,
  };
  return (
    <fieldset class="setup-box">
      <legend>{setUp.whoMaySit}</legend>
      {SITTERS.map((sitters) => (
        <label key={sitters} class="choice choice-line">
          <input
            type="radio"
            name="sitters"
            checked={arrangement.sitters === sitters}
            disabled={sitters === 'invited' && isGuest}
            onChange={() => onChange({ ...arrangement, sitters })}
          />
          <span>
            {setUp.sitters[sitters]}
            {notes[sitters] !== null && <span class="quiet choice-note">{notes[sitters]}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
