import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';
import { AutocompletePrompt, isCancel } from '@clack/core';
import { limitOptions, S_BAR, S_BAR_END, S_RADIO_ACTIVE, S_RADIO_INACTIVE, symbol } from '@clack/prompts';
import type { PlayWords } from '../words/words.ts';
import type { PlayChoice, TerminalPerson } from './play.ts';

const MAX_SHOWN = 12;

/** Returns true if a choice contains the typed text. */
const fits = (typed: string, { label, value }: PlayChoice): boolean =>
  `${label} ${value}`.toLocaleLowerCase().includes(typed.toLocaleLowerCase());

/** Renders the prompt; the library's own rendering is in English only. */
function promptText(prompt: AutocompletePrompt<PlayChoice>, message: string, words: PlayWords): string {
  const head = [styleText('gray', S_BAR), `${symbol(prompt.state)}  ${message}`];
  const chosen = prompt.options.find(({ value }) => value === prompt.focusedValue)?.label ?? '';
  if (prompt.state === 'submit')
    return [...head, `${styleText('gray', S_BAR)}  ${styleText('dim', chosen)}`].join('\n');
  if (prompt.state === 'cancel') return [...head, styleText('gray', S_BAR)].join('\n');
  const bar = `${styleText('cyan', S_BAR)}  `;
  const { filteredOptions: left } = prompt;
  const narrowed = left.length === prompt.options.length ? '' : styleText('dim', ` (${words.narrowed(left.length)})`);
  const above = [
    ...head,
    bar.trimEnd(),
    `${bar}${styleText('dim', words.search)} ${prompt.isNavigating ? prompt.userInput : prompt.userInputWithCursor}${narrowed}`,
    ...(left.length === 0 ? [`${bar}${styleText('yellow', words.noMatch)}`] : []),
  ];
  const below = [
    `${bar}${words.keys.map(([key, does]) => `${styleText('dim', key)} ${does}`).join(' • ')}`,
    styleText('cyan', S_BAR_END),
  ];
  const choices = limitOptions({
    cursor: prompt.cursor,
    options: left,
    columnPadding: 3,
    rowPadding: above.length + below.length,
    maxItems: MAX_SHOWN,
    style: ({ label }, active) =>
      active
        ? `${styleText('green', S_RADIO_ACTIVE)} ${label}`
        : `${styleText('dim', S_RADIO_INACTIVE)} ${styleText('dim', label)}`,
  });
  return [...above, ...choices.map((choice) => `${bar}${choice}`), ...below].join('\n');
}

/** Streams for keys and output. */
export interface TerminalStreams {
  readonly input: Readable;
  readonly output: Writable;
}

const HERE: TerminalStreams = { input: process.stdin, output: process.stdout };

/** Returns a person at a terminal (default: this one). Typing filters the choices; Escape or Ctrl-C leaves. */
export function terminalPerson(words: PlayWords, { input, output }: TerminalStreams = HERE): TerminalPerson {
  return {
    async choose(message: string, choices: readonly PlayChoice[]): Promise<string | null> {
      const prompt: AutocompletePrompt<PlayChoice> = new AutocompletePrompt<PlayChoice>({
        options: [...choices],
        input,
        output,
        filter: fits,
        // Enter without a matching choice keeps the prompt open.
        validate: (value) => (typeof value === 'string' ? undefined : words.noMatch),
        render() {
          return promptText(prompt, message, words);
        },
      });
      const chosen = await prompt.prompt();
      return isCancel(chosen) || typeof chosen !== 'string' ? null : chosen;
    },
    tell(lines: readonly string[]): void {
      output.write(`${lines.join('\n')}\n`);
    },
  };
}
