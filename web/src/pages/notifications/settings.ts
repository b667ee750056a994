import { codeOf } from '@levante/table/host/fault.ts';
import type { MyNotifications, NotificationSettings } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { changedSettings, isSame, mergedSettings } from './merged-settings.ts';
import { loadNotifications, saveSettings } from './requests.ts';

/** State of saving. `elsewhere`: the settings were changed in another tab or on another device, and are now shown. */
export type Saving = 'idle' | 'saving' | 'saved' | 'failed' | 'elsewhere';

/** Reply of the server, and the time of its request, in milliseconds of this page. */
export interface LoadedNotifications {
  readonly mine: MyNotifications;
  readonly requestedAt: number;
}

/** The settings as chosen on this page, and whether the server has them. */
export interface ChosenSettings {
  readonly settings: NotificationSettings;
  readonly saving: Saving;
  /** Changes some settings and saves them. */
  change(some: Partial<NotificationSettings>): void;
  /** Saves the settings again after a failure. */
  retry(): void;
}

/**
 * Provides settings and saves every change. A change that the server refuses stays on the page until it is accepted.
 * Before each save, changes from other tabs are read and kept unless this page has changed the same setting.
 */
export function useSettings({ mine, requestedAt }: LoadedNotifications): ChosenSettings {
  const [settings, setSettings] = useState(mine.settings);
  const [saving, setSaving] = useState<Saving>('idle');
  const latest = useRef(mine.settings);
  /** Settings that the server is known to have had. */
  const known = useRef(mine.settings);
  const isSending = useRef(false);
  const savedAt = useRef(0);
  /** Adopts changes made elsewhere. Returns whether there were any. */
  const take = (stored: NotificationSettings): boolean => {
    if (isSame(stored, known.current)) return false;
    latest.current = mergedSettings(known.current, latest.current, stored);
    known.current = stored;
    setSettings(latest.current);
    return true;
  };
  useEffect(() => {
    // What was asked before the latest save may be older than it.
    if (isSending.current || requestedAt < savedAt.current) return;
    if (take(mine.settings)) setSaving((before) => (before === 'failed' ? before : 'elsewhere'));
  }, [mine]);
  /** Saves the changes, and keeps the settings as the server has them. Returns the code of a failure, or null. */
  const put = async (sent: NotificationSettings): Promise<string | null> => {
    const reply = await saveSettings(changedSettings(known.current, sent));
    if (!reply.ok) return codeOf(reply.fault);
    known.current = reply.value;
    latest.current = latest.current === sent ? reply.value : mergedSettings(sent, latest.current, reply.value);
    return null;
  };
  /** Sends the latest settings, one request after the other. */
  const save = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving('saving');
    let isElsewhere = false;
    let failure: string | null;
    do {
      const loaded = await loadNotifications();
      if (loaded.ok && take(loaded.value.settings)) isElsewhere = true;
      failure = loaded.ok ? await put(latest.current) : codeOf(loaded.fault);
    } while (failure === null && latest.current !== known.current);
    isSending.current = false;
    savedAt.current = performance.now();
    setSettings(latest.current);
    setSaving(failure !== null ? 'failed' : isElsewhere ? 'elsewhere' : 'saved');
  };
  return {
    settings,
    saving,
    change(some) {
      latest.current = { ...latest.current, ...some };
      setSettings(latest.current);
      void save();
    },
    retry: () => void save(),
  };
}
