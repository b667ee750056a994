import type { Language } from '@levante/table/words/languages.ts';
import { deCli } from './de.ts';
import { enCli } from './en.ts';
import { frCli } from './fr.ts';
import { itCli } from './it.ts';
import type { CliWords } from './words.ts';

/** Messages of the commands for players and operators, by language. */
export const CLI_WORDS: { readonly [L in Language]: CliWords } = { en: enCli, de: deCli, fr: frCli, it: itCli };

/** Language of help, reports and logs, and the default for messages. */
export const ENGLISH = enCli;
