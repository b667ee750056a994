import { MAX_NAME } from '@levante/wire';
import { words } from '../words/index.ts';
import { type Place, SEAT_KINDS } from './arrangement.ts';

interface PlaceRowProps {
  readonly number: number;
  readonly place: Place;
  readonly levels: readonly string[];
  readonly wrong: boolean;
  readonly onChange: (some: Partial<Place>) => void;
}

/** One seat of a match that is being set up. */
export function PlaceRow({ number, place, levels, wrong, onChange }: PlaceRowProps) {
  const { home } = words.value;
  return (
    <li class="place">
      <span class="place-number">{number}</span>
      <select
        aria-label={`${home.seat(number)}: ${home.kindLabel}`}
        value={place.kind}
        onChange={(event) => {
          const kind = SEAT_KINDS.find((one) => one === event.currentTarget.value);
          if (kind) onChange({ kind });
        }}
      >
        {SEAT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {home.kinds[kind]}
          </option>
        ))}
      </select>
      {place.kind === 'bot' && (
        <select
          aria-label={`${home.seat(number)}: ${home.level}`}
          value={place.level}
          onChange={(event) => onChange({ level: event.currentTarget.value })}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {home.levelName(level)}
            </option>
          ))}
        </select>
      )}
      {place.kind === 'open' && <span class="quiet">{home.openHint}</span>}
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
    </li>
  );
}
