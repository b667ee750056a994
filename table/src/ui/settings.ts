import { isInteger, isPlain, SPEEDS, THEMES } from '@levante/wire';
import { effect, signal } from '@preact/signals';
import { lookForNewVersion } from '../lib/new-version.ts';
import type { TextStorage } from '../lib/storage.ts';
import { language, preferTags, speak } from '../words/language.ts';
import { LANGUAGES, type Language, languageFor } from '../words/languages.ts';

export const SETTINGS_KEY = 'levante.settings';

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** `system` for the first of the browser's languages that is supported. */
  readonly language: Language | 'system';
  readonly theme: Theme;
  readonly speed: Speed;
  /** Whether to confirm the end of a turn. */
  readonly confirmEnd: boolean;
  readonly sound: boolean;
  /** Whether a planned turn is sent automatically if it is legal. */
  readonly sendPlans: boolean;
  /** Whether single-character keys are disabled, for voice control and against accidental keys. */
  readonly keysOff: boolean;
  /** Times at which settings were chosen, in milliseconds since the epoch, by name. */
  readonly chosenAt: Readonly<Record<string, number>>;
}

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  speed: '1',
  confirmEnd: false,
  sendPlans: false,
  keysOff: false,
  sound: false,
  chosenAt: {},
};

const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

/** Parses stored settings. Invalid ones get their default. */
export function readSettings(text: string | null): Settings {
  let stored: object = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) stored = parsed;
  } catch {
    stored = {};
  }
  return {
    language: oneOf(['system', ...LANGUAGES], 'language' in stored ? stored.language : null, DEFAULTS.language),
    theme: oneOf(THEMES, 'theme' in stored ? stored.theme : null, DEFAULTS.theme),
    speed: oneOf(SPEEDS, 'speed' in stored ? stored.speed : null, DEFAULTS.speed),
    confirmEnd: 'confirmEnd' in stored && stored.confirmEnd === true,
    sound: 'sound' in stored && stored.sound === true,
    sendPlans: 'sendPlans' in stored && stored.sendPlans === true,
    keysOff: 'keysOff' in stored && stored.keysOff === true,
    chosenAt: 'chosenAt' in stored ? timesIn(stored.chosenAt) : {},
  };
}

function timesIn(stored: unknown): Readonly<Record<string, number>> {
  const entries = isPlain(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.flatMap(([name, at]) => (isInteger(at) ? [[name, at]] : [])));
}

export const settings = signal<Settings>(DEFAULTS);

/** Changes the given settings and keeps all others. */
export function change(some: Partial<Settings>): void {
  const chosenAt = { ...settings.value.chosenAt };
  // Later than an earlier choice, even if that was made by another device whose clock is ahead.
  for (const name of Object.keys(some)) chosenAt[name] = Math.max(Date.now(), (chosenAt[name] ?? 0) + 1);
  settings.value = { ...settings.value, ...some, chosenAt };
}

/** Deletes all settings chosen in this browser. */
export function resetSettings(): void {
  settings.value = DEFAULTS;
}

/** Loads the settings and stores every change. Other tabs follow. */
export function startSettings(storage: TextStorage): void {
  settings.value = readSettings(storage.getItem(SETTINGS_KEY));
  effect(() => {
    storage.setItem(SETTINGS_KEY, JSON.stringify(settings.value));
    const { theme } = settings.value;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  });
  addEventListener('storage', (event) => {
    if (event.key === SETTINGS_KEY) settings.value = readSettings(event.newValue);
  });
}

/** A language that could not be fetched. The previous one stays. */
export const missingLanguage = signal<Language | null>(null);

/** Applies the language of the settings, now and after every change. Resolves when the first is loaded, or failed. */
export async function startLanguage(wanted: readonly string[]): Promise<void> {
  preferTags(wanted);
  effect(() => {
    document.documentElement.lang = language.value;
  });
  let first: Promise<void> | null = null;
  effect(() => {
    const { language: set } = settings.value;
    const speaking = tryToSpeak(set === 'system' ? languageFor(wanted, LANGUAGES) : set);
    first ??= speaking;
  });
  await first;
}

/** The language requested last. */
let requested: Language | null = null;

/** Switches to a language, or records that it could not be fetched, unless another was requested since. */
async function tryToSpeak(one: Language): Promise<void> {
  requested = one;
  const failed = await speak(one).then(
    () => false,
    () => lookForNewVersion().then(() => true),
  );
  if (requested === one) missingLanguage.value = failed ? one : null;
}

/** Returns the speed of motion on the table. */
export function tableSpeed(): 0 | 1 | 2 {
  const { speed } = settings.value;
  if (speed === 'skip') return 0;
  return speed === '2' ? 2 : 1;
}
