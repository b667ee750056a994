import type { GameStudy } from '@levante/table/match/study.ts';
import { lazyModule } from '@levante/table/ui/lazy.ts';
import { perLanguage } from '@levante/table/words/language.ts';

/** What there is to learn of Golden Horn. */
export const goldenHornStudy: GameStudy = {
  fetchRules: perLanguage({
    en: lazyModule(async () => (await import('./words/en-rules.ts')).enRules),
    de: lazyModule(async () => (await import('./words/de-rules.ts')).deRules),
    fr: lazyModule(async () => (await import('./words/fr-rules.ts')).frRules),
    it: lazyModule(async () => (await import('./words/it-rules.ts')).itRules),
  }),
  fetchPuzzles: lazyModule(async () => (await import('./puzzles.ts')).goldenHornPuzzles),
};
