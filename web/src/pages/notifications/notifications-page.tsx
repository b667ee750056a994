import './notifications.css';
import { codeOf } from '@levante/table/host/fault.ts';
import { Button, Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { language } from '@levante/table/words/language.ts';
import type { MyNotifications } from '@levante/wire';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useProof } from '../me/use-proof.tsx';
import { startService } from '../service/start-service.ts';
import { Channels } from './channels.tsx';
import { Kinds } from './kinds.tsx';
import { DeliveryLog } from './log.tsx';
import { renewSubscription } from './push.ts';
import { QuietHours } from './quiet-hours.tsx';
import { failureWords, loadNotifications, type RunChange } from './requests.ts';
import { type LoadedNotifications, type Saving, useSettings } from './settings.ts';
import { Timing } from './timing.tsx';
import type { NotificationPageWords } from './words/en.ts';
import { notificationWords } from './words/index.ts';

/** Time after which the log and the channels are read again while the page is visible. */
const REFRESH_MS = 20_000;

/** The page about notifications: channels, settings, hours and deliveries. */
export function NotificationsPage() {
  const words = notificationWords.value;
  const [loaded, setLoaded] = useState<LoadedNotifications | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(async () => {
    const requestedAt = performance.now();
    const reply = await loadNotifications();
    if (reply.ok) setLoaded({ mine: reply.value, requestedAt });
    setFailure(reply.ok ? null : codeOf(reply.fault));
    return reply.ok ? reply.value : null;
  }, []);
  useEffect(startService, []);
  useEffect(() => {
    const begin = async () => {
      const mine = await load();
      if (mine && (await renewSubscription(mine.pushKey))) await load();
    };
    begin().catch(() => {});
    const refresh = () => document.visibilityState === 'visible' && void load();
    const timer = setInterval(refresh, REFRESH_MS);
    // Another tab may have changed something.
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [load]);
  return (
    <Page
      title={words.title}
      wide
      banner={
        <header class="notify-head">
          <h1>{words.title}</h1>
          <p class="quiet">{words.tagline}</p>
        </header>
      }
    >
      <div class="notify-body" aria-busy={loaded === null && failure === null}>
        {failure !== null && (
          <Notice action={<Button onClick={() => void load()}>{words.tryAgain}</Button>}>
            {failureWords(failure)}
          </Notice>
        )}
        {loaded === null && failure === null && <p>{words.loading}</p>}
        {loaded && <Sections loaded={loaded} load={load} />}
      </div>
    </Page>
  );
}

interface SectionsProps {
  readonly loaded: LoadedNotifications;
  readonly load: () => Promise<MyNotifications | null>;
}

function Sections({ loaded, load }: SectionsProps) {
  const words = notificationWords.value;
  const { mine } = loaded;
  const chosen = useSettings(loaded);
  const [message, setMessage] = useState('');
  const proof = useProof();
  const hadChannels = useRef(mine.channels.length > 0);
  useEffect(() => {
    if (hadChannels.current || mine.channels.length === 0) return;
    hadChannels.current = true;
    // The server knows the language of the browser, but not the one chosen on this page.
    if (chosen.settings.language !== language.value) chosen.change({ language: language.value });
  }, [mine.channels.length]);
  const run: RunChange = async (change, done) => {
    setMessage('');
    let failed = await change();
    if (failed === 'proof-needed') {
      if (!(await proof.ask())) return false;
      failed = await change();
    }
    setMessage(failed === null ? done : failureWords(failed));
    await load();
    return failed === null;
  };
  const { saving } = chosen;
  // What was said about a channel gives way to what is said about settings.
  useEffect(() => {
    if (saving === 'saving' || saving === 'elsewhere') setMessage('');
  }, [saving]);
  return (
    <>
      <p class="notify-message" role="status">
        {message || savedText(saving, words)}
      </p>
      {saving === 'failed' && (
        <Notice action={<Button onClick={chosen.retry}>{words.tryAgain}</Button>}>{words.notSaved}</Notice>
      )}
      <div class="notify-columns">
        <div>
          <Channels mine={mine} run={run} />
          <Kinds mine={mine} chosen={chosen} />
        </div>
        <div>
          <QuietHours chosen={chosen} />
          <Timing chosen={chosen} />
          <DeliveryLog mine={mine} />
        </div>
      </div>
      {proof.dialog}
    </>
  );
}

/** Describes how settings are stored, where there is something to say. */
function savedText(saving: Saving, { saved, changedElsewhere }: NotificationPageWords): string {
  return saving === 'saved' ? saved : saving === 'elsewhere' ? changedElsewhere : '';
}
