import { LANGUAGES, type Language, languageFor } from '@levante/table/words/languages.ts';
import { InvalidArgumentError, Option } from 'commander';
import { CLI_WORDS } from '../words/index.ts';
import { OPTION_WORDS, type OptionWords } from '../words/option-words.ts';
import type { CliWords } from '../words/words.ts';

/** Language option of commands for players. */
export interface LanguageChoice {
  readonly language?: Language;
}

/**
 * Returns the language on a command line before its options are parsed: a valid `--language`, or the system's language.
 */
export function typedLanguage(args: readonly string[] = process.argv): Language {
  const at = args.findIndex((word) => word === '--language' || word.startsWith('--language='));
  const typed = args[at]?.split('=')[1] ?? args[at + 1];
  return (at >= 0 && languageCalled(typed ?? '')) || machineLanguage(process.env);
}

/** Returns the messages for invalid options, in the language of the command line. */
export const optionWords = (): OptionWords => OPTION_WORDS[typedLanguage()];

function languageCalled(text: string): Language | null {
  const main = text.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === main) ?? null;
}

/** Parses a language: `de`, or `de-AT` for the same. */
function readLanguage(text: string): Language {
  const found = languageCalled(text);
  if (found === null) throw new InvalidArgumentError(optionWords().oneOf(LANGUAGES.join(', ')));
  return found;
}

/** Returns the option that overrides the system's language. */
export function languageOption(): Option {
  return new Option('--language <language>', `${LANGUAGES.join(', ')} (default: the machine's, else en)`).argParser(
    readLanguage,
  );
}

/** Returns the language of the system from its locale variables (`de_AT.UTF-8`), or English if it is not supported. */
export function machineLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return languageFor([locale.split(/[.@]/)[0]?.replaceAll('_', '-') ?? ''], LANGUAGES);
}

/** Returns the requested language, or the system's. */
export function languageOf({ language }: LanguageChoice): Language {
  return language ?? machineLanguage(process.env);
}

/** Returns the messages in the requested language, or the system's. */
export function wordsFor(choice: LanguageChoice): CliWords {
  return CLI_WORDS[languageOf(choice)];
}
