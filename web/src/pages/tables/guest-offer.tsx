import '../me/me.css';
import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Attempt, loadMine, type Mine, supportsPasskeys } from '../me/account.ts';
import { failureText } from '../me/failure-text.ts';
import { GuestStrip } from '../me/guest-strip.tsx';

/** Offers a guest a passkey, once they have finished a match. */
export function GuestOffer() {
  const [mine, setMine] = useState<Mine | null>(null);
  const [message, setMessage, count] = useAnswer('');
  const load = useCallback(async () => {
    const loaded = await loadMine();
    if (loaded.ok) setMine(loaded.value);
  }, []);
  useEffect(() => void load(), [load]);
  const run = async <T,>(change: () => Promise<Attempt<T>>, done: (value: T) => string | null): Promise<T | null> => {
    const outcome = await change();
    setMessage(outcome.ok ? (done(outcome.value) ?? '') : failureText(outcome.failure));
    await load();
    return outcome.ok ? outcome.value : null;
  };
  if (!mine) return null;
  return (
    <div class="tables-offer">
      <GuestStrip
        mine={mine}
        hasPasskeys={mine.account.offersPasskeys && supportsPasskeys()}
        run={run}
        primary={false}
      />
      <p role="status">
        <ReadAgain of={count}>{message}</ReadAgain>
      </p>
    </div>
  );
}
