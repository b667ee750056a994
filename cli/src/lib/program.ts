import { Command } from 'commander';
import { optionWords } from './language.ts';
import { VERSION } from './version.ts';

/** An option's fault in the language that is typed; anything else as the library says it. */
function localised(text: string): string {
  const words = optionWords();
  const [, flag = '', value = '', why = ''] =
    /^error: option '(.*?)' argument '([\s\S]*)' is invalid\. (.*)\n?$/.exec(text) ?? [];
  if (flag !== '') return `${words.invalid(flag, value, why)}\n`;
  const [, inEnv = '', variable = '', whyNot = ''] =
    /^error: option '.*?' value '([\s\S]*)' from env '(.*?)' is invalid\. (.*)\n?$/.exec(text) ?? [];
  return variable === '' ? text : `${words.invalidIn(variable, inEnv, whyNot)}\n`;
}

/** Returns `levante` without commands. */
export function emptyProgram(): Command {
  return new Command('levante')
    .description('A digital table for merchant games of the Mediterranean.')
    .version(VERSION)
    .showHelpAfterError('(levante --help tells what there is)')
    .configureOutput({ outputError: (text, write) => write(localised(text)) });
}
