import { autocomplete, isCancel } from '@clack/prompts';
import type { Person, PlayChoice } from './play.ts';

const MOST_SHOWN = 12;

/** A person at this terminal. Typing narrows the choices; Escape or Ctrl-C leaves. */
export const TERMINAL: Person = {
  async choose(message: string, choices: readonly PlayChoice[]): Promise<string | null> {
    const chosen = await autocomplete({ message, options: [...choices], maxItems: MOST_SHOWN });
    return isCancel(chosen) ? null : chosen;
  },
  tell(lines: readonly string[]): void {
    process.stdout.write(`${lines.join('\n')}\n`);
  },
};
