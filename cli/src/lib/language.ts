import { LANGUAGES, type Language, languageFor } from '@levante/table/words/languages.ts';
import { InvalidArgumentError, Option } from 'commander';
import { CLI_WORDS } from '../words/index.ts';
import type { CliWords } from '../words/words.ts';

/** What a command that speaks to players takes. */
export interface LanguageChoice {
  readonly language?: Language;
}

/** Reads a language of an option: `de`, and `de-AT` is content with it. */
function readLanguage(text: string): Language {
  const main = text.toLowerCase().split(/[-_]/)[0];
  const found = LANGUAGES.find((language) => language === main);
  if (found === undefined) throw new InvalidArgumentError(`It must be one of ${LANGUAGES.join(', ')}.`);
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
