import type { BotKit } from '@levante/bots';
import { type Actor, CHANCE, type MatchRecord, NOBODY, Random, type Seat, type Table } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import type { ShownGame } from '@levante/games/terminals';
import { Sitting } from '../lib/recorded-table.ts';
import type { PlayWords } from '../words/words.ts';
import { BotTurns } from './bot-turns.ts';

/** One thing a person can choose. */
export interface PlayChoice {
  readonly value: string;
  readonly label: string;
}

/** Where the person sits: in a terminal, or in a test. */
export interface Person {
  /** The value of a choice, or null if the person leaves. */
  choose(question: string, choices: readonly PlayChoice[]): Promise<string | null>;
  tell(lines: readonly string[]): void;
}

/** A match of one person and bots. */
export interface Evening {
  readonly table: Table;
  readonly kit: BotKit;
  readonly show: Pick<ShownGame, 'picture' | 'say'>;
  readonly words: PlayWords;
  readonly person: Person;
  /** The person's seat. */
  readonly seat: Seat;
  /** The level on each other seat; the person's own is not looked at. */
  readonly levels: readonly string[];
  /** How many milliseconds a bot may think in a turn. */
  readonly turnMs: number;
  /** What deals the match: 64 hexadecimal digits, told when the match is over. */
  readonly seed: string;
}

const TAKE_BACK = 'take back';

/** Who sits where, in words. */
function namesOf({ levels, seat, words }: Evening): string[] {
  return levels.map((level, other) => (other === seat ? words.you : words.levelName(level)));
}

/** A person may take back what he did since anybody else acted or anything was turned up. */
function mayTakeBack(sitting: Sitting, seat: Seat): boolean {
  return sitting.lastAction?.startsWith(`${seat} `) === true;
}

async function ask(evening: Evening, sitting: Sitting): Promise<string | null> {
  const { person, show, seat, words } = evening;
  const { table } = sitting;
  const state = table.state(seat);
  person.tell(['', ...show.picture(state, namesOf(evening)), '']);
  const choices = table.legal().actions.map((line) => ({ value: line, label: show.say(state, line) }));
  if (mayTakeBack(sitting, seat)) choices.push({ value: TAKE_BACK, label: words.takeBack });
  return person.choose(words.question, choices);
}

const nameOf = ({ levels, words }: Evening, seat: Seat): string =>
  words.seat(seat, words.levelName(levels[seat] ?? ''));

/** Does what a bot or chance decided, and says it as the person may see it. */
function playOther(evening: Evening, sitting: Sitting, actor: Actor, line: string): void {
  const { person, show, seat, words } = evening;
  const { table } = sitting;
  const told = show.say(table.state(seat), table.viewAction(line, seat));
  const played = sitting.play(line);
  if (!played.ok) throw new Error(`Seat ${actor}, ${evening.levels[actor]}: refused as ${played.refusal.code}`);
  person.tell([actor === CHANCE ? `  ${told}` : words.does(nameOf(evening, actor), told)]);
}

/** Plays until the match is over or the person leaves; the record of either. */
export async function playEvening(evening: Evening): Promise<MatchRecord> {
  const { kit, seat, levels, seed, person, turnMs, words } = evening;
  const sitting = new Sitting(evening.table, false);
  const dealer = new Dealer(seed);
  const seeds = new Random(Number.parseInt(seed.slice(0, 8), 16));
  const onLong = (bot: Seat): void => person.tell([words.thinking(nameOf(evening, bot))]);
  const bots = new BotTurns({ kit, levels, seeds, turnMs, onLong });
  const commitment = commitmentOf(seed);
  person.tell([words.deal(commitment)]);

  for (let actor = sitting.table.actor(); actor !== NOBODY; actor = sitting.table.actor()) {
    const { table, ply } = sitting;
    if (actor === seat) {
      const chosen = await ask(evening, sitting);
      if (chosen === null) return { ...sitting.record(), names: namesOf(evening), commitment };
      if (chosen === TAKE_BACK) sitting.undo();
      else sitting.play(chosen);
    } else if (actor === CHANCE) {
      playOther(evening, sitting, actor, dealer.draw(table.legal()));
      bots.chanceDecided(ply);
    } else playOther(evening, sitting, actor, bots.next(table, actor, ply));
  }
  person.tell(['', ...evening.show.picture(sitting.table.state(), namesOf(evening)), '', words.seedWas(seed)]);
  return { ...sitting.record(), names: namesOf(evening), commitment, seed };
}
