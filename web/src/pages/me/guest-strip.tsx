import { browserStorage } from '@levante/table/lib/storage.ts';
import { useState } from 'preact/hooks';
import { AddPasskey } from './add-passkey.tsx';
import type { SectionProps } from './section.ts';
import { meWords } from './words/index.ts';

const KEY = 'levante.guest-strip';
const QUIET_MS = 14 * 24 * 3600 * 1000;

/** Returns whether the strip was dismissed within two weeks. */
function isDismissed(now: number): boolean {
  return now - Number(browserStorage.getItem(KEY) ?? 0) < QUIET_MS;
}

interface GuestStripProps extends SectionProps {
  /** Whether its button is the filled one of the page. */
  readonly primary: boolean;
}

/** Offers a guest a passkey. A dismissal lasts two weeks. */
export function GuestStrip({ mine, hasPasskeys, run, primary }: GuestStripProps) {
  const words = meWords.value;
  const [isGone, setGone] = useState(isDismissed(Date.now()));
  if (isGone || !hasPasskeys || mine.account.createdAt !== null) return null;
  const dismiss = () => {
    browserStorage.setItem(KEY, String(Date.now()));
    setGone(true);
  };
  return (
    <div class="me-strip">
      <p>
        <strong>{words.strip}</strong> {words.stripText}
      </p>
      <button type="button" class="button" onClick={dismiss}>
        {words.notNow}
      </button>
      <AddPasskey mine={mine} run={run} primary={primary} />
    </div>
  );
}
