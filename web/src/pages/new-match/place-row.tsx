import { browserStorage } from '@levante/table/lib/storage.ts';
import { pageWords } from '@levante/table/words/page/index.ts';
import { MAX_HANDLE, MAX_NAME } from '@levante/wire';
import { inviteWords } from '../invites/words/index.ts';
import { usualLevel } from '../levels.ts';
import { hasAccount } from '../synced/owner.ts';
import type { SeatKind, SeatPlan } from './arrangement.ts';
import { setUpWords } from './words/index.ts';

interface PlaceRowProps {
  readonly number: number;
  readonly place: SeatPlan;
  /** Kinds available for this seat. */
  readonly kinds: readonly SeatKind[];
  readonly levels: readonly string[];
  readonly wrong: boolean;
  /** Whether an open seat needs a person who is invited. */
  readonly mustInvite: boolean;
  readonly onChange: (some: Partial<SeatPlan>) => void;
}

/** One seat of the set-up form. */
export function PlaceRow({ number, place, kinds, levels, wrong, mustInvite, onChange }: PlaceRowProps) {
  const { home } = pageWords.value;
  const setUp = setUpWords.value;
  const level = place.level ?? usualLevel(levels);
  return (
    <li class="place">
      <span class="place-number">{number}</span>
      <select
        aria-label={`${home.seat(number)}: ${setUp.kindLabel}`}
        value={place.kind}
        onChange={(event) => {
          const kind = kinds.find((one) => one === event.currentTarget.value);
          if (kind) onChange({ kind });
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {home.kinds[kind]}
          </option>
        ))}
      </select>
      {place.kind === 'bot' && (
        <>
          <select
            aria-label={`${home.seat(number)}: ${setUp.level}`}
            value={level}
            onChange={(event) => onChange({ level: event.currentTarget.value })}
          >
            {levels.map((one) => (
              <option key={one} value={one}>
                {home.levelName(one)}
              </option>
            ))}
          </select>
          <span class="quiet place-note">{setUp.levelText(level)}</span>
        </>
      )}
      {place.kind === 'open' && hasAccount(browserStorage) && (
        <input
          type="text"
          aria-label={inviteWords.value.handleAt(number)}
          aria-invalid={wrong}
          aria-required={mustInvite}
          placeholder={mustInvite ? inviteWords.value.handle : inviteWords.value.handleHint}
          maxLength={MAX_HANDLE + 1}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={place.invite ?? ''}
          onInput={(event) => onChange({ invite: event.currentTarget.value })}
        />
      )}
      {place.kind === 'open' && !hasAccount(browserStorage) && <span class="quiet place-note">{setUp.openHint}</span>}
      {(place.kind === 'me' || place.kind === 'here') && (
        <input
          type="text"
          aria-label={`${home.seat(number)}: ${home.nameLabel}`}
          aria-invalid={wrong}
          maxLength={MAX_NAME}
          autocomplete="off"
          value={place.name}
          onInput={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
      {place.kind === 'here' && <span class="quiet place-note">{setUp.hereHint}</span>}
    </li>
  );
}
