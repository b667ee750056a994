import type { GameEntry, Json, Options, Registry, SetupOption } from '@levante/contract';
import type { GameTerminal } from '@levante/games/terminals';
import type { Language } from '@levante/table/words/languages.ts';
import { type Command, Option } from 'commander';
import { ENGLISH } from '../words/index.ts';
import type { FaultWords } from '../words/words.ts';
import { formatRefusal, list } from './arguments.ts';
import { CommandFault } from './fault.ts';
import { readJsonFile } from './files.ts';

/** Games whose options the command line offers before one is chosen. */
export interface Offer {
  readonly games: Registry;
  readonly terminals: ReadonlyMap<string, GameTerminal>;
}

/** Typed values of a game's options: text by option name. */
export type SetupChoice = Readonly<Record<string, string>>;

/** Options of a match on the command line. */
export interface MatchChoice {
  readonly game: string;
  readonly players?: number;
  readonly setup?: SetupChoice;
  /** Name of a shipped board, or path of a board file. */
  readonly board?: string;
}

const PLACEHOLDERS = { one: 'name', any: 'list', number: 'n' } as const;

/** Connecting words between an option and its possible values. */
interface ChoiceWords {
  readonly forExample: string;
  readonly or: string;
}

const ENGLISH_CHOICE: ChoiceWords = { forExample: 'e.g.', or: 'or' };

/** Describes an option of a game: `El Capitán: extra cities, e.g. POR,LIS,CAN`. */
function helpOf({ id, manifest }: GameEntry, option: SetupOption, { terminals, words, language }: Translated): string {
  const called = terminals.get(id)?.setup(language)[option.name] ?? option.name;
  const colon = language === 'fr' ? '\u00a0:' : ':';
  switch (option.choose) {
    case 'one':
      return `${manifest.title}${colon} ${option.of.join(` ${words.or} `)}`;
    case 'any':
      return `${manifest.title}${colon} ${called}, ${words.forExample} ${option.of.join(',')}`;
    case 'number':
      return `${manifest.title}${colon} ${called}`;
  }
}

/** An offer and its display language. */
interface Translated extends Offer {
  readonly language: Language;
  readonly words: ChoiceWords;
}

/** Returns the help of every option of any game, by its long flag. */
export function setupHelp(offer: Offer, language: Language, words: ChoiceWords): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of offer.games.values()) {
    for (const option of entry.manifest.setup) {
      const flag = `--${option.name}`;
      const before = found.get(flag);
      const help = helpOf(entry, option, { ...offer, language, words });
      found.set(flag, before === undefined ? help : `${before}; ${help}`);
    }
  }
  return found;
}

/** Returns the flags for all options of all games; games with an option of the same name share one. */
function flagsOf(offer: Offer): Option[] {
  const help = setupHelp(offer, 'en', ENGLISH_CHOICE);
  const options = new Map<string, SetupOption>();
  for (const { manifest } of offer.games.values())
    for (const option of manifest.setup) if (!options.has(option.name)) options.set(option.name, option);
  return [...options.values()].map(
    ({ name, choose }) => new Option(`--${name} <${PLACEHOLDERS[choose]}>`, help.get(`--${name}`)),
  );
}

/** Adds a flag for every option of the games. Their values are collected as `setup`, a `SetupChoice`. */
export function withSetupFlags(command: Command, offer: Offer): Command {
  const flags = flagsOf(offer);
  for (const flag of flags) command.addOption(flag);
  return command.hook('preAction', () => {
    const typed = flags.flatMap((flag): [string, string][] => {
      const text: unknown = command.getOptionValue(flag.attributeName());
      return typeof text === 'string' ? [[flag.name(), text]] : [];
    });
    command.setOptionValue('setup', Object.fromEntries(typed));
  });
}

/** Returns an example for a game's first option, as typed: `--cities POR,LIS,CAN`; empty if it has none. */
export function exampleOf({ manifest }: GameEntry): string {
  const [option] = manifest.setup;
  if (!option) return '';
  const value = option.choose === 'any' ? option.of.join(',') : option.choose === 'one' ? option.of.at(-1) : '7';
  return ` --${option.name} ${value}`;
}

/** Parses the typed values of a game's options; throws a `CommandFault` if it has no such option. */
function setupOf({ id, manifest }: GameEntry, choice: SetupChoice, words: FaultWords): Record<string, Json> {
  const values = Object.entries(choice).map(([name, text]): [string, Json | undefined] => {
    const option = manifest.setup.find((one) => one.name === name);
    if (!option) throw new CommandFault(words.noOption(id, name));
    if (option.choose === 'number') return [name, Number(text)];
    if (option.choose === 'one') return [name, text];
    const chosen = list(text);
    return [name, chosen.length === 0 ? undefined : chosen];
  });
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Returns the complete options of the chosen match. */
export function optionsOf(
  entry: GameEntry,
  { players, setup = {}, board }: MatchChoice,
  words: FaultWords = ENGLISH.faults,
): Options {
  const options = entry.options({
    ...(players === undefined ? {} : { players }),
    ...setupOf(entry, setup, words),
    ...(board === undefined ? {} : { board: board.endsWith('.json') ? readJsonFile(board, words) : board }),
  });
  if (options.ok) return options.value;
  throw new CommandFault(formatRefusal(options.refusal));
}

/** Formats values of a game's options as typed, the inverse of parsing a `SetupChoice`. */
export function typedSetup(setup: Readonly<Record<string, Json>>): string[] {
  return Object.entries(setup).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value);
    return text === '' ? [] : [`--${name}`, text];
  });
}
