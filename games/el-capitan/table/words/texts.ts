import type { Fetched } from '@levante/table/words/language.ts';
import type { Details } from './detail-words.ts';
import type { EndWords } from './end-words.ts';
import type { HintWords } from './hint-words.ts';
import type { PaydayWords } from './payday-words.ts';
import type { ReasonWords } from './reason-words.ts';
import type { SettleWords } from './settle-words.ts';
import type { ToldWords } from './told-words.ts';
import type { ElCapitanWords, TellingWords } from './words.ts';

/** What the table of El Capitán says, in one language, with what comes late. */
export interface ElCapitanTexts {
  readonly words: ElCapitanWords;
  readonly telling: TellingWords;
  readonly hints: HintWords;
  readonly details: Details;
  readonly payday: PaydayWords;
  readonly settle: SettleWords;
  readonly end: EndWords;
  readonly reasons: ReasonWords;
  readonly told: ToldWords;
}

export const elCapitanTexts: Fetched<ElCapitanTexts> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
