import { serverNow } from '@levante/table/lib/server-now.ts';
import { Button } from '@levante/table/ui/controls.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { MAX_REASON, MEASURE_REASONS, type NewMeasure } from '@levante/wire';
import { useState } from 'preact/hooks';
import { DURATIONS, type Duration } from './durations.ts';
import { adminWords } from './words/index.ts';

/** A measure that the dialog asks about. */
export interface MeasureQuestion {
  readonly title: string;
  readonly confirm: string;
  /** Effect of the measure. */
  readonly text?: string;
  /** Initial duration; absent for measures without an end. */
  readonly lasts?: Duration;
  /** Whether an address must be typed. */
  readonly asksAddress?: boolean;
  /** Whether the reason is shown to the person concerned. */
  readonly isShown?: boolean;
  /** Returns the measures for the selection. */
  measures(chosen: {
    readonly until: number;
    readonly address: string;
    readonly reason: { readonly reason?: string };
  }): readonly NewMeasure[];
}

const OWN = 'own';
const NO_REASON = 'none';
const SPANS: readonly Duration[] = ['hour', 'day', 'week', 'month'];

interface MeasureDialogProps {
  readonly question: MeasureQuestion;
  readonly onConfirm: (measures: readonly NewMeasure[]) => void;
  readonly onClose: () => void;
}

/** Asks for the end and the reason of a measure. */
export function MeasureDialog({ question, onConfirm, onClose }: MeasureDialogProps) {
  const words = adminWords.value;
  const [span, setSpan] = useState<Duration>(question.lasts ?? 'day');
  const [chosen, setChosen] = useState<string>(NO_REASON);
  const [own, setOwn] = useState('');
  const [address, setAddress] = useState('');
  const written = chosen === OWN ? own.trim() : chosen;
  const confirm = () => {
    const reason = chosen === NO_REASON || written === '' ? {} : { reason: written };
    onConfirm(question.measures({ until: serverNow() + DURATIONS[span], address: address.trim(), reason }));
  };
  return (
    <Dialog title={question.title} onClose={onClose}>
      <form
        class="admin-form page"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {question.text !== undefined && <p>{question.text}</p>}
        {question.asksAddress && (
          <label class="admin-field">
            <span>{words.address}</span>
            <input
              type="text"
              required
              autocomplete="off"
              spellcheck={false}
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
        )}
        {question.lasts !== undefined && (
          <fieldset>
            <legend>{words.howLong}</legend>
            <div class="choices">
              {SPANS.map((one) => (
                <label key={one} class="choice">
                  <input type="radio" name="span" checked={span === one} onChange={() => setSpan(one)} />
                  {words.durations[one]}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <label class="admin-field">
          <span>{words.reason}</span>
          <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            <option value={NO_REASON}>{words.reasons.none}</option>
            {MEASURE_REASONS.map((one) => (
              <option key={one} value={one}>
                {words.reasons[one]}
              </option>
            ))}
            <option value={OWN}>{words.reasons.own}</option>
          </select>
        </label>
        {chosen === OWN && (
          <label class="admin-field">
            <span>{words.ownReason}</span>
            <input
              type="text"
              maxLength={MAX_REASON}
              autocomplete="off"
              value={own}
              onInput={(event) => setOwn(event.currentTarget.value)}
            />
          </label>
        )}
        {question.isShown && <p class="quiet">{words.reasonText}</p>}
        <div class="admin-buttons">
          <Button onClick={onClose}>{words.cancel}</Button>
          <button type="submit" class="button button-primary">
            {question.confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
