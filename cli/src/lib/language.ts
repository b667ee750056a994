import { LANGUAGES, type Language, languageFor } from '@levante/table/words/languages.ts';
import { InvalidArgumentError, Option } from 'commander';
import { CLI_WORDS } from '../words/index.ts';
import { OPTION_WORDS, type OptionWords } from '../words/option-words.ts';
import type { CliWords } from '../words/words.ts';

/** What a command that speaks to players takes. */
export interface LanguageChoice {
  readonly language?: Language;
}

/** The language on a command line before its options are read: the one that is typed, if there is such a one, or the machine's. */
export function typedLanguage(args: readonly string[] = process.argv): Language {
  const at = args.findIndex((word) => word === '--language' || word.startsWith('--language='));
  const typed = args[at]?.split('=')[1] ?? args[at + 1];
  return (at >= 0 && languageCalled(typed ?? '')) || machineLanguage(process.env);
}

/** What is said of an option that cannot be read. */
export const optionWords = (): OptionWords => OPTION_WORDS[typedLanguage()];

function languageCalled(text: string): Language | null {
  const main = text.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === main) ?? null;
}

/** Reads a language of an option: `de`, and `de-AT` is content with it. */
function readLanguage(text: string): Language {
  const found = languageCalled(text);
  if (found === null) throw new InvalidArgumentError(optionWords().oneOf(LANGUAGES.join(', ')));
  return found;
}

/** The flag by which somebody is spoken to in another language than the machine's. */
export function languageOption(): Option {
  return new Option('--language <language>', `${LANGUAGES.join(', ')} (default: the machine's, else en)`).argParser(
    readLanguage,
  );
}

/** The language a machine is set to, by the variable that decides about messages (`de_AT.UTF-8`); English where it is not here. */
export function machineLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return languageFor([locale.split(/[.@]/)[0]?.replaceAll('_', '-') ?? ''], LANGUAGES);
}

/** In which language a person is spoken to: the one asked for, or the machine's. */
export function languageOf({ language }: LanguageChoice): Language {
  return language ?? machineLanguage(process.env);
}

/** What is said in it. */
export function wordsFor(choice: LanguageChoice): CliWords {
  return CLI_WORDS[languageOf(choice)];
}
