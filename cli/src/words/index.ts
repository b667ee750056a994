import type { Language } from '@levante/table/words/languages.ts';
import { deCli } from './de.ts';
import { enCli } from './en.ts';
import { frCli } from './fr.ts';
import { itCli } from './it.ts';
import type { CliWords } from './words.ts';

/** What the commands say to whoever plays or hosts, in every language. */
export const CLI_WORDS: { readonly [L in Language]: CliWords } = { en: enCli, de: deCli, fr: frCli, it: itCli };

/** What is said where nobody has asked for a language: to whoever reads help, reports and logs. */
export const ENGLISH = enCli;
