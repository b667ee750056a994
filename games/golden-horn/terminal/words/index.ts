import type { Language } from '@levante/table/words/languages.ts';
import { deTerminal } from './de.ts';
import { enTerminal } from './en.ts';
import { frTerminal } from './fr.ts';
import { itTerminal } from './it.ts';
import type { TerminalWords } from './words.ts';

/** The terminal's sentences about this game, in every language. */
export const TERMINAL_WORDS: { readonly [L in Language]: TerminalWords } = {
  en: enTerminal,
  de: deTerminal,
  fr: frTerminal,
  it: itTerminal,
};
