import type { GameEntry, JsonObject, Random } from '@levante/contract';
import type { Watch } from './watch.ts';

/** A command as sent, with its outcome. */
export interface SentCommand {
  readonly match: string;
  /** Name of the person in the seat. */
  readonly name: string;
  readonly key: string;
  readonly ply: number;
  readonly actions: readonly string[];
  /** True if it must be refused. */
  readonly wrong: boolean;
  /** True if its sender left without an answer. */
  abandoned: boolean;
  /** The answer; null until there is one. */
  answer: CommandAnswer | null;
}

/** Answer of a server to a command: the ply after it, or the code of the refusal. */
export type CommandAnswer = { readonly ok: true; readonly ply: number } | { readonly ok: false; readonly code: string };

/** Dependencies of a player. */
export interface PlayerParts {
  /** Name of the person in the seat. */
  readonly name: string;
  readonly game: GameEntry;
  readonly random: Random;
  /** Sends a command once; null if the outcome is unknown, or the command was not executed for now. */
  send(command: SentCommand): Promise<CommandAnswer | null>;
  pause(ms: number): Promise<void>;
  /** All commands that this device has sent. */
  readonly sent: SentCommand[];
  /** Maximum time for thinking, and before a command is sent again. */
  readonly thinkMs: number;
  readonly retryMs: number;
}

/** Returns some consecutive random legal actions of a seat, chosen by its view; none if it is not to act. */
export function randomLines(game: GameEntry, view: JsonObject, random: Random, most: number): string[] {
  const table = game.load(view);
  if (!table.ok) return [];
  const actor = table.value.actor();
  const lines: string[] = [];
  while (lines.length < most && actor >= 0 && table.value.actor() === actor) {
    const line = table.value.playRandom(random);
    if (line !== null) lines.push(line);
  }
  return lines;
}

const MAX_LINES = 3;
/** One in this number of commands is deliberately wrong. */
const WRONG_ONE_IN = 12;
/** One in this number of unanswered commands is not sent again. */
const GIVES_UP_ONE_IN = 12;

/**
 * A person's device that plays random legal actions, sends each command until it is answered or abandoned, and occasionally
 * sends a wrong one.
 */
export class RandomPlayer {
  readonly #parts: PlayerParts;
  readonly #watches: readonly Watch[];
  readonly #device: string;
  #stopped = false;
  #commands: number;
  #done = -1;

  /**
   * Creates a device. `device` is the prefix of its keys; `watches` has one per seat; `commands` is the number after
   * which it stops.
   */
  constructor(parts: PlayerParts, device: string, watches: readonly Watch[], commands: number) {
    this.#parts = parts;
    this.#device = device;
    this.#watches = watches;
    this.#commands = commands;
  }

  /** Stops once every command has been answered. */
  stop(): void {
    this.#stopped = true;
  }

  async run(): Promise<void> {
    const { random, thinkMs } = this.#parts;
    while (!this.#stopped && this.#commands > 0) {
      await this.#parts.pause(1 + random.below(thinkMs));
      const watch = this.#watches.find(({ turn }) => turn.legal !== null && turn.ply > this.#done);
      if (watch && !this.#stopped) await this.#act(watch);
    }
  }

  async #act({ match, turn: { ply, legal, state } }: Watch): Promise<void> {
    const { random, game } = this.#parts;
    const some = 1 + random.below(MAX_LINES);
    const one = legal?.[random.below(legal.length)];
    const planned = some > 1 && state ? randomLines(game, state, random, some) : [];
    const lines = planned.length > 0 ? planned : one === undefined ? [] : [one];
    if (lines.length === 0) return;
    this.#commands -= 1;
    const wrong = random.below(WRONG_ONE_IN) === 0;
    const answer = await this.#insist(match, wrong ? { ...wrongly(random, ply, lines), wrong } : { ply, lines, wrong });
    // After a refusal, the player waits for the next message or tries again.
    if (answer?.ok || answer?.code === 'stale-ply') this.#done = wrong ? this.#done : ply;
  }

  async #insist(
    match: string,
    { ply, lines, wrong }: { ply: number; lines: readonly string[]; wrong: boolean },
  ): Promise<CommandAnswer | null> {
    const { name, sent, send, pause, retryMs, random } = this.#parts;
    const key = `chaos-${this.#device}-${String(sent.length).padStart(6, '0')}`;
    const command: SentCommand = { match, name, key, ply, actions: lines, wrong, abandoned: false, answer: null };
    sent.push(command);
    for (;;) {
      command.answer = await send(command);
      if (command.answer) return command.answer;
      command.abandoned = random.below(GIVES_UP_ONE_IN) === 0;
      if (command.abandoned) return null;
      await pause(1 + random.below(retryMs));
    }
  }
}

/** Makes a command impossible: outdated, with a malformed line, or with one of chance. */
function wrongly(random: Random, ply: number, lines: readonly string[]): { ply: number; lines: readonly string[] } {
  switch (random.below(3)) {
    case 0:
      return ply > 0 ? { ply: ply - 1, lines } : { ply, lines: ['* throw 3'] };
    case 1:
      return { ply, lines: [...lines, 'what is no action'] };
    default:
      return { ply, lines: ['* throw 3', ...lines] };
  }
}
