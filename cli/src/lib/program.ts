import { Command } from 'commander';
import { optionWords } from './language.ts';
import { VERSION } from './version.ts';

/** Translates an error about an option; leaves all other messages of the library unchanged. */
function localised(text: string): string {
  const words = optionWords();
  const [, flag = '', value = '', why = ''] =
    /^error: option '(.*?)' argument '([\s\S]*)' is invalid\. (.*)\n?$/.exec(text) ?? [];
  if (flag !== '') return `${words.invalid(flag, value, why)}\n`;
  const [, inEnv = '', variable = '', whyNot = ''] =
    /^error: option '.*?' value '([\s\S]*)' from env '(.*?)' is invalid\. (.*)\n?$/.exec(text) ?? [];
  return variable === '' ? text : `${words.invalidIn(variable, inEnv, whyNot)}\n`;
}

/** Returns the program `levante` without commands. */
export function emptyProgram(): Command {
  return new Command('levante')
    .description('A digital table for merchant games of the Mediterranean.')
    .version(VERSION)
    .showHelpAfterError('(levante --help tells what there is)')
    .configureOutput({ outputError: (text, write) => write(localised(text)) });
}
