import { catalogue } from '@levante/table/words/language.ts';
import { enGoldenHorn } from './en.ts';
import type { GoldenHornWords } from './words.ts';

/** What Golden Horn says in the reader's language. */
export const goldenHornWords = catalogue<GoldenHornWords>({ en: enGoldenHorn });
