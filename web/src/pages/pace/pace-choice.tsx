import './pace.css';
import { LineIcon } from '@levante/table/art/icons.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { usualLevel } from '../levels.ts';
import { matchLengthOf, type TimedTable, useDurations } from './duration.ts';
import {
  BANK_MINUTES,
  controlOf,
  HOURS_PER_TURN,
  INCREMENTS_S,
  PACE_KINDS,
  type PaceKind,
  type PacePlan,
  RESERVE_HOURS_OFFERED,
} from './pace-plan.ts';
import { paceWords } from './words/index.ts';

interface PaceChoiceProps {
  readonly plan: PacePlan;
  readonly onChange: (plan: PacePlan) => void;
  /** Levels that a stand-in can have. */
  readonly levels: readonly string[];
  /** Whether to ask for the stand-in's level. */
  readonly standIn?: boolean;
  /** The table whose length is shown; by default none is. */
  readonly table?: Omit<TimedTable, 'control'> | undefined;
}

/** Choice of the time control: no clock, live or over days, and the bot that takes over for people. */
export function PaceChoice({ plan, onChange, levels, standIn = true, table }: PaceChoiceProps) {
  const words = paceWords.value;
  const id = useId();
  return (
    <fieldset class="setup-box pace">
      <legend>{words.legend}</legend>
      <div class="pace-kinds">
        {PACE_KINDS.map((kind) => (
          <label key={kind} class="choice pace-kind">
            <input
              type="radio"
              name={`${id}-kind`}
              checked={plan.kind === kind}
              onChange={() => onChange({ ...plan, kind })}
            />
            {ICONS[kind]}
            <span>
              <strong>{words.kinds[kind]}</strong>
              <span class="quiet">{words.kindNotes[kind]}</span>
            </span>
          </label>
        ))}
      </div>
      {plan.kind === 'live' && <LiveChoice plan={plan} onChange={onChange} table={table} />}
      {plan.kind === 'days' && <DaysChoice plan={plan} onChange={onChange} />}
      {standIn && <StandIn plan={plan} onChange={onChange} levels={levels} />}
    </fieldset>
  );
}

function LiveChoice({ plan, onChange, table }: Pick<PaceChoiceProps, 'plan' | 'onChange' | 'table'>) {
  const words = paceWords.value;
  const durations = useDurations();
  const length = table ? matchLengthOf(durations, { ...table, control: controlOf(plan) }) : null;
  return (
    <>
      <div class="pace-live">
        <Segments
          legend={words.bank}
          values={BANK_MINUTES}
          value={plan.bankMinutes}
          text={(minutes) => words.minutes(minutes)}
          onPick={(bankMinutes) => onChange({ ...plan, bankMinutes })}
        />
        <Segments
          legend={words.increment}
          values={INCREMENTS_S}
          value={plan.incrementS}
          text={(seconds) => words.seconds(seconds)}
          onPick={(incrementS) => onChange({ ...plan, incrementS })}
        />
      </div>
      <p class="quiet pace-note">
        {length && <strong>{words.lasts(length)}</strong>} {words.free}
      </p>
    </>
  );
}

function DaysChoice({ plan, onChange }: Pick<PaceChoiceProps, 'plan' | 'onChange'>) {
  const words = paceWords.value;
  return (
    <>
      <div class="pace-live">
        <Segments
          legend={words.eachTurn}
          values={HOURS_PER_TURN}
          value={plan.hours}
          text={words.hours}
          onPick={(hours) => onChange({ ...plan, hours })}
        />
        <Segments
          legend={words.reserve}
          values={RESERVE_HOURS_OFFERED}
          value={plan.reserveH}
          text={words.reserveHours}
          onPick={(reserveH) => onChange({ ...plan, reserveH })}
        />
      </div>
      <p class="quiet pace-note">{words.reserveNote}</p>
      <p class="quiet pace-note">
        {words.nights} <a href="/me">{words.nightsLink}</a>
      </p>
    </>
  );
}

interface SegmentsProps {
  readonly legend: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly text: (value: number) => string;
  readonly onPick: (value: number) => void;
}

function Segments({ legend, values, value, text, onPick }: SegmentsProps) {
  const id = useId();
  return (
    <div class="pace-row" role="radiogroup" aria-labelledby={id}>
      <span id={id}>{legend}</span>
      <div class="segments">
        {values.map((one) => (
          <label key={one} class="choice">
            <input type="radio" name={`${id}-value`} checked={one === value} onChange={() => onPick(one)} />
            {text(one)}
          </label>
        ))}
      </div>
    </div>
  );
}

function StandIn({ plan, onChange, levels }: PaceChoiceProps) {
  const words = paceWords.value;
  const id = useId();
  return (
    <div class="pace-standin">
      <label for={id}>{plan.kind === 'none' ? words.standInLeft : words.standIn}</label>
      <select
        id={id}
        value={plan.standIn ?? usualLevel(levels)}
        onChange={({ currentTarget }) => onChange({ ...plan, standIn: currentTarget.value })}
      >
        {levels.map((level) => (
          <option key={level} value={level}>
            {pageWords.value.home.levelName(level)}
          </option>
        ))}
      </select>
      <span class="quiet">{words.standInBack}</span>
    </div>
  );
}

const icon = (children: ComponentChildren): JSX.Element => <LineIcon>{children}</LineIcon>;

const ICONS: { readonly [K in PaceKind]: JSX.Element } = {
  none: icon(
    <path d="M12 12C9.6 8.6 8 8 6.5 8a4 4 0 0 0 0 8c1.5 0 3.1-.6 5.5-4s4-4 5.5-4a4 4 0 0 1 0 8c-1.5 0-3.1-.6-5.5-4z" />,
  ),
  live: icon(
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>,
  ),
  days: icon(
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7" />
    </>,
  ),
};
