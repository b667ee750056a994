import { serverNow } from '@levante/table/lib/server-now.ts';
import { Button } from '@levante/table/ui/controls.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { ACT_REASONS, MAX_REASON, type NewAct } from '@levante/wire';
import { useState } from 'preact/hooks';
import { DURATIONS, type Duration } from './durations.ts';
import { adminWords } from './words/index.ts';

/** An act that the dialog asks about. */
export interface ActQuestion {
  readonly title: string;
  readonly confirm: string;
  /** Effect of the act. */
  readonly text?: string;
  /** Initial duration; absent for acts without an end. */
  readonly lasts?: Duration;
  /** Whether an address is to be typed. */
  readonly asksAddress?: boolean;
  /** Whether the reason is shown to the person concerned. */
  readonly isShown?: boolean;
  /** Returns the acts for what was chosen. */
  acts(chosen: {
    readonly until: number;
    readonly address: string;
    readonly reason: { readonly reason?: string };
  }): readonly NewAct[];
}

const OWN = 'own';
const NO_REASON = 'none';
const SPANS: readonly Duration[] = ['hour', 'day', 'week', 'month'];

interface ActDialogProps {
  readonly question: ActQuestion;
  readonly onAct: (acts: readonly NewAct[]) => void;
  readonly onClose: () => void;
}

/** Asks for the end and the reason of an act. */
export function ActDialog({ question, onAct, onClose }: ActDialogProps) {
  const words = adminWords.value;
  const [span, setSpan] = useState<Duration>(question.lasts ?? 'day');
  const [chosen, setChosen] = useState<string>(NO_REASON);
  const [own, setOwn] = useState('');
  const [address, setAddress] = useState('');
  const written = chosen === OWN ? own.trim() : chosen;
  const act = () => {
    const reason = chosen === NO_REASON || written === '' ? {} : { reason: written };
    onAct(question.acts({ until: serverNow() + DURATIONS[span], address: address.trim(), reason }));
  };
  return (
    <Dialog title={question.title} onClose={onClose}>
      <form
        class="admin-form page"
        onSubmit={(event) => {
          event.preventDefault();
          act();
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
            {ACT_REASONS.map((one) => (
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
