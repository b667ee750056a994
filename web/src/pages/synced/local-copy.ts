import { forgetLessons, keepProgress, progressOf } from '@levante/table/lesson/course.ts';
import type { TextStorage } from '@levante/table/lib/storage.ts';
import { forgetPuzzles, keepPuzzles, puzzleProgress } from '@levante/table/puzzle/puzzle-list.ts';
import { resetSettings, type Settings, settings } from '@levante/table/ui/settings.ts';
import type { SyncedData, SyncedResult } from '@levante/wire';
import { forgetResults, storeOwnResults, storeResults, syncedResults } from './results.ts';

type SyncedSettings = SyncedData['settings'];
type SettingName = keyof SyncedSettings;

/** This browser's settings and progress, and the games that have any. */
export class LocalCopy {
  readonly #storage: TextStorage;
  readonly #games: readonly string[];

  constructor(storage: TextStorage, games: readonly string[]) {
    this.#storage = storage;
    this.#games = games;
  }

  /** Adds the results of matches on this device. */
  collect(results: readonly SyncedResult[]): void {
    storeOwnResults(this.#storage, results);
  }

  /** Returns all settings and progress of this browser. */
  read(): SyncedData {
    const results = syncedResults(this.#storage);
    return {
      settings: chosenSettings(settings.peek()),
      lessons: this.#games.flatMap((game) => {
        const progress = progressOf(this.#storage, game);
        return progress ? [{ game, step: progress.beat, of: progress.of }] : [];
      }),
      puzzles: this.#games.flatMap((game) => {
        const puzzles = [...puzzleProgress(this.#storage, game)];
        const numbers = (wanted: string) => puzzles.flatMap(([number, state]) => (state === wanted ? [number] : []));
        return puzzles.length > 0 ? [{ game, solved: numbers('solved'), failed: numbers('failed') }] : [];
      }),
      ...(results.length > 0 && { results }),
    };
  }

  /** Applies the account's data. Later choices and progress of this browser stay. */
  apply(data: SyncedData): void {
    storeResults(this.#storage, data.results ?? []);
    const now = settings.peek();
    const next = withChoices(now, data.settings);
    if (JSON.stringify(next) !== JSON.stringify(now)) settings.value = next;
    for (const { game, step, of } of data.lessons) {
      const own = progressOf(this.#storage, game);
      if (own === null || step * own.of > own.beat * of) keepProgress(this.#storage, game, { beat: step, of });
    }
    for (const { game, solved, failed } of data.puzzles) {
      keepPuzzles(this.#storage, game, [
        ...failed.map((number) => [number, 'failed'] as const),
        ...solved.map((number) => [number, 'solved'] as const),
      ]);
    }
  }

  /** Makes a guest's choices yield to the choices of the account that they get or sign in to. */
  yieldChoices(): void {
    const { chosenAt } = settings.peek();
    const yielding = Object.fromEntries(Object.keys(chosenAt).map((name) => [name, 0]));
    settings.value = { ...settings.peek(), chosenAt: yielding };
  }

  /** Deletes all data, since its person is no longer signed in here. */
  forget(): void {
    resetSettings();
    forgetLessons(this.#storage);
    for (const game of this.#games) forgetPuzzles(this.#storage, game);
    forgetResults(this.#storage);
  }
}

/** Returns the settings that were chosen, with their times. */
function chosenSettings(from: Settings): SyncedSettings {
  const { chosenAt } = from;
  const of = <N extends SettingName>(name: N) => {
    const at = chosenAt[name];
    return at === undefined ? {} : { [name]: { value: from[name], at } };
  };
  return {
    ...of('language'),
    ...of('theme'),
    ...of('speed'),
    ...of('confirmEnd'),
    ...of('sound'),
    ...of('sendPlans'),
    ...of('keysOff'),
  };
}

/** Returns settings with the choices that are as late as their own, or later. */
function withChoices(own: Settings, choices: SyncedSettings): Settings {
  const chosenAt = { ...own.chosenAt };
  const latest = <T>(name: SettingName, choice: { readonly value: T; readonly at: number } | undefined, now: T): T => {
    if (choice === undefined || choice.at < (chosenAt[name] ?? 0)) return now;
    chosenAt[name] = choice.at;
    return choice.value;
  };
  const { language, theme, speed, confirmEnd, sound, sendPlans, keysOff } = choices;
  return {
    ...own,
    language: latest('language', language, own.language),
    theme: latest('theme', theme, own.theme),
    speed: latest('speed', speed, own.speed),
    confirmEnd: latest('confirmEnd', confirmEnd, own.confirmEnd),
    sound: latest('sound', sound, own.sound),
    sendPlans: latest('sendPlans', sendPlans, own.sendPlans),
    keysOff: latest('keysOff', keysOff, own.keysOff),
    chosenAt,
  };
}
