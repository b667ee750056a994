import { randomBytes } from 'node:crypto';
import type { BotKit } from '@levante/bots';
import type { GameEntry, Options } from '@levante/contract';
import { TURN_MS } from '@levante/host';
import { formatRefusal, gameNamed, levelsOf, seatLevels } from '../lib/arguments.ts';
import { DEPENDENCIES } from '../lib/dependencies.ts';
import { CommandFault, messageOf } from '../lib/fault.ts';
import { writeJsonFile } from '../lib/files.ts';
import { type LanguageChoice, languageOf, wordsFor } from '../lib/language.ts';
import { type MatchChoice, optionsOf } from '../lib/setup.ts';
import { terminalOf } from '../lib/show.ts';
import { CannotResume, playSession } from '../play/play.ts';
import {
  deleteSavedMatch,
  lastSavedMatch,
  readSavedMatch,
  type SavedMatch,
  saveMatch,
  stateFolder,
} from '../play/saved-match.ts';
import { terminalPerson } from '../play/terminal.ts';
import type { FaultWords } from '../words/words.ts';

export interface PlayOptions extends MatchChoice, LanguageChoice {
  readonly seat: number;
  readonly bots?: readonly string[];
  readonly record?: string;
  readonly resume?: true;
}

/** Level for beginners. */
const EASY = 'deckhand';

/** The match to play: a new or a saved one. */
interface MatchToPlay {
  readonly entry: GameEntry;
  readonly kit: BotKit;
  readonly options: Options;
  readonly saved: SavedMatch;
}

function kitOf({ id }: GameEntry, words: FaultWords): BotKit {
  const kit = DEPENDENCIES.kits.get(id);
  if (!kit) throw new CommandFault(words.noBots(id));
  return kit;
}

/** Creates the match that was chosen on the command line. */
function freshMatch(choice: PlayOptions, faults: FaultWords): MatchToPlay {
  const entry = gameNamed(DEPENDENCIES, choice.game, faults);
  const kit = kitOf(entry, faults);
  const options = optionsOf(entry, choice, faults);
  if (choice.seat >= options.players) throw new CommandFault(faults.seatRange(options.players - 1));
  const usual = kit.levels.includes(EASY) ? [EASY] : kit.levels.slice(-1);
  const levels = levelsOf(DEPENDENCIES, entry.id, choice.bots ?? usual, faults);
  const saved: SavedMatch = {
    version: 1,
    game: entry.id,
    options,
    seat: choice.seat,
    levels: seatLevels(levels, options.players),
    seed: randomBytes(32).toString('hex'),
    actions: [],
  };
  return { entry, kit, options, saved };
}

/** Loads the match that was saved last. */
function savedMatch(folder: string, faults: FaultWords): MatchToPlay {
  const file = lastSavedMatch(folder);
  if (file === null) throw new CommandFault(faults.noSavedMatch(folder));
  const saved = readSavedMatch(file, faults);
  const entry = gameNamed(DEPENDENCIES, saved.game, faults);
  const options = entry.options(saved.options);
  const { levels, seat } = saved;
  if (!options.ok || levels.length !== options.value.players || seat < 0 || seat >= levels.length)
    throw new CommandFault(faults.cannotResume(file));
  levelsOf(DEPENDENCIES, entry.id, levels, faults);
  return { entry, kit: kitOf(entry, faults), options: options.value, saved };
}

/** Plays a match against bots in this terminal. */
export async function runPlay(choice: PlayOptions): Promise<void> {
  const { play, faults } = wordsFor(choice);
  const folder = stateFolder();
  const { entry, kit, options, saved } = choice.resume ? savedMatch(folder, faults) : freshMatch(choice, faults);
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new CommandFault(faults.needsTerminal);
  const table = entry.open(options);
  if (!table.ok) throw new CommandFault(formatRefusal(table.refusal));
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  if (!choice.resume && lastSavedMatch(folder) !== null) say(play.other);

  let isSaved = false;
  let isReported = false;
  /** A match that cannot be saved is still playable; the error is shown once. */
  const save = (actions: readonly string[]): boolean => {
    try {
      saveMatch(folder, { ...saved, actions }, faults);
      return true;
    } catch (error) {
      if (!isReported) say(messageOf(error));
      isReported = true;
      return false;
    }
  };
  const record = await playSession({
    table: table.value,
    kit,
    show: terminalOf(DEPENDENCIES, entry.id, languageOf(choice)),
    words: play,
    person: terminalPerson(play),
    seat: saved.seat,
    levels: saved.levels,
    turnMs: TURN_MS,
    seed: saved.seed,
    resumed: saved.actions,
    save: (actions) => {
      isSaved = actions !== null && save(actions);
      if (actions === null) deleteSavedMatch(folder, saved);
    },
  }).catch((error: unknown) => {
    if (error instanceof CannotResume) throw new CommandFault(faults.cannotResume(lastSavedMatch(folder) ?? folder));
    throw error;
  });
  if (isSaved) say(play.matchSaved);
  if (choice.record === undefined) return;
  const name = `${entry.id}-${record.commitment?.slice(7, 19)}.levante.json`;
  writeJsonFile(choice.record, name, record, faults);
  say(play.saved(name, choice.record));
}
