import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { catalogue } from '@levante/table/words/language.ts';
import { computed } from '@preact/signals';
import { enElCapitan } from './en.ts';
import { type Namer, namerOf } from './namer.ts';
import { elCapitanTexts } from './texts.ts';

/** What El Capitán says in the reader's language. */
export const elCapitanWords = catalogue(enElCapitan, elCapitanTexts, 'words');

/** What the table of El Capitán says. */
export const useTableWords = () => elCapitanWords.value.table;

/** A namer where there is no match: the shipped board's names, and no players. */
export const plainNamer = computed<Namer>(() => namerOf(RECONSTRUCTED, [], elCapitanWords.value.namer));
