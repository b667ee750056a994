import type { NotificationSettings } from '@levante/wire';
import { useRef, useState } from 'preact/hooks';
import { saveSettings } from './requests.ts';

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

/** The settings as chosen on this page, and whether the server has them. */
export interface ChosenSettings {
  readonly settings: NotificationSettings;
  readonly saving: Saving;
  /** Changes some of them and saves all. */
  change(some: Partial<NotificationSettings>): void;
  /** Saves them again after a failure. */
  retry(): void;
}

/** Keeps settings and saves every change. What the server does not take stays on the page until it does. */
export function useSettings(stored: NotificationSettings): ChosenSettings {
  const [settings, setSettings] = useState(stored);
  const [saving, setSaving] = useState<Saving>('idle');
  const latest = useRef(stored);
  const isSending = useRef(false);
  /** Sends the latest settings, one request after the other. */
  const save = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving('saving');
    let sent: NotificationSettings;
    let failure: string | null;
    do {
      sent = latest.current;
      failure = await saveSettings(sent);
    } while (sent !== latest.current);
    isSending.current = false;
    setSaving(failure === null ? 'saved' : 'failed');
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
