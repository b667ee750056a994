import { effect, signal } from '@preact/signals';
import { language, speak } from '../words/language.ts';
import { LANGUAGES, type Language, languageFor } from '../words/languages.ts';

const KEY = 'levante.settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How fast others' turns are played out; `skip` shows only where they led. */
export const SPEEDS = ['1', '2', 'skip'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What this browser remembers of a person's taste. */
export interface Settings {
  /** The language that is spoken; `system` for the first of the browser's that is here. */
  readonly language: Language | 'system';
  readonly theme: Theme;
  readonly speed: Speed;
  /** Whether the end of a turn is asked for once more. */
  readonly confirmEnd: boolean;
  /** Whether what happens at a table is heard. */
  readonly sound: boolean;
  /** Whether a turn that was planned ahead is sent by itself as soon as it has come, where it still can be played. */
  readonly sendPlans: boolean;
  /** Whether single letters and figures do nothing: whoever speaks to the machine, or hits keys unawares, wants it so. */
  readonly keysOff: boolean;
  /** The name last sat down with. */
  readonly name: string;
}

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  speed: '1',
  confirmEnd: false,
  sendPlans: false,
  keysOff: false,
  sound: false,
  name: '',
};

const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

/** Reads what was kept; whatever does not fit takes its default. */
export function readSettings(text: string | null): Settings {
  let kept: object = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed;
  } catch {
    kept = {};
  }
  return {
    language: oneOf(['system', ...LANGUAGES], 'language' in kept ? kept.language : null, DEFAULTS.language),
    theme: oneOf(THEMES, 'theme' in kept ? kept.theme : null, DEFAULTS.theme),
    speed: oneOf(SPEEDS, 'speed' in kept ? kept.speed : null, DEFAULTS.speed),
    confirmEnd: 'confirmEnd' in kept && kept.confirmEnd === true,
    sound: 'sound' in kept && kept.sound === true,
    sendPlans: 'sendPlans' in kept && kept.sendPlans === true,
    keysOff: 'keysOff' in kept && kept.keysOff === true,
    name: 'name' in kept && typeof kept.name === 'string' ? kept.name.slice(0, 40) : DEFAULTS.name,
  };
}

export const settings = signal<Settings>(DEFAULTS);

/** Changes some settings for this browser. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

/** Takes over what the browser kept, and keeps every change from now on; other tabs follow. */
export function startSettings(storage: Storage): void {
  settings.value = readSettings(storage.getItem(KEY));
  effect(() => {
    storage.setItem(KEY, JSON.stringify(settings.value));
    const { theme } = settings.value;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) settings.value = readSettings(event.newValue);
  });
}

/** A language that could not be fetched; the one before is spoken on. */
export const unspoken = signal<Language | null>(null);

/** Speaks the language that is set, now and whenever that changes; done when the first is spoken, or could not be fetched. */
export async function startLanguage(wanted: readonly string[]): Promise<void> {
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

/** The language that was asked for last. */
let asked: Language | null = null;

/** Speaks a language, or keeps note that it could not be fetched, unless another has been asked for since. */
async function tryToSpeak(one: Language): Promise<void> {
  asked = one;
  const failed = await speak(one).then(
    () => false,
    () => true,
  );
  if (asked === one) unspoken.value = failed ? one : null;
}

/** The settings' speed as the table takes it. */
export function tableSpeed(): 0 | 1 | 2 {
  const { speed } = settings.value;
  if (speed === 'skip') return 0;
  return speed === '2' ? 2 : 1;
}
