import type { BotKit } from '@levante/bots';
import { type Actor, CHANCE, type MatchRecord, NOBODY, Random, type Seat, type Table } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import type { ShownGame } from '@levante/games/terminals';
import { RecordedTable } from '../lib/recorded-table.ts';
import type { PlayWords } from '../words/words.ts';
import { BotTurns } from './bot-turns.ts';
import { changedParts } from './changes.ts';

/** An option in a prompt. */
export interface PlayChoice {
  readonly value: string;
  readonly label: string;
}

/** Input and output of the person: a terminal, or a test. */
export interface TerminalPerson {
  /** Returns the value of a choice; null if the person wants to leave. */
  choose(question: string, choices: readonly PlayChoice[]): Promise<string | null>;
  tell(lines: readonly string[]): void;
}

/** A match of one person against bots. */
export interface PlaySession {
  readonly table: Table;
  readonly kit: BotKit;
  readonly show: Pick<ShownGame, 'picture' | 'own' | 'say'>;
  readonly words: PlayWords;
  readonly person: TerminalPerson;
  /** Seat of the person. */
  readonly seat: Seat;
  /** Level in each other seat. The entry of the person's own seat is unused. */
  readonly levels: readonly string[];
  /** Time budget of a bot for a turn, in milliseconds. */
  readonly turnMs: number;
  /** Seed of the match: 64 hexadecimal digits, revealed when the match is over. */
  readonly seed: string;
  /** Actions so far of a resumed match. */
  readonly resumed?: readonly string[];
  /**
   * Called with all actions so far after each of the person's actions, and when they leave; with null once the match is
   * over.
   */
  readonly save?: (actions: readonly string[] | null) => void;
}

const TAKE_BACK = 'take back';
const LOOK = 'look';
const HELP = 'help';
const STAY = 'stay';
const LEAVE = 'leave';

/** Error of a saved match from another version, whose actions or chance events cannot be replayed. */
export class CannotResume extends Error {
  override readonly name = 'CannotResume';
}

/** Returns the names of the players by seat. */
function namesOf({ levels, seat, words }: PlaySession): string[] {
  return levels.map((level, other) => (other === seat ? words.you : words.levelName(level)));
}

/** Returns true if the person's last steps can be undone: no other seat has acted and no chance event has happened since. */
function mayTakeBack(sitting: RecordedTable, seat: Seat): boolean {
  return sitting.lastAction?.startsWith(`${seat} `) === true;
}

/** Display and prompts of the person in this terminal. */
class PlayerView {
  readonly #session: PlaySession;
  readonly #names: readonly string[];
  /** Picture after the person's last action, or null. */
  #before: readonly string[] | null = null;

  constructor(session: PlaySession) {
    this.#session = session;
    this.#names = namesOf(session);
  }

  /** Prompts until the person chooses an action or undo; null if they leave. */
  async ask(sitting: RecordedTable): Promise<string | null> {
    const { person, show, seat, words } = this.#session;
    const state = sitting.table.state(seat);
    const isGoingOn = mayTakeBack(sitting, seat);
    if (!isGoingOn) this.#tellChanges(sitting.table);
    const legal = sitting.table.legal().actions.map((line) => ({ value: line, label: show.say(state, line) }));
    const choices = [
      ...legal,
      { value: LOOK, label: words.look },
      { value: HELP, label: words.help.choice },
      ...(isGoingOn ? [{ value: TAKE_BACK, label: words.takeBack }] : []),
    ];
    for (;;) {
      person.tell(['', ...show.own(state, this.#names, seat), '']);
      const chosen = await person.choose(words.question, choices);
      if (chosen === LOOK) person.tell(['', ...show.picture(state, this.#names)]);
      else if (chosen === HELP) person.tell(['', ...words.help.lines]);
      else if (chosen !== null || (await this.#mayLeave())) return chosen;
    }
  }

  /** Stores the picture after the person's action. */
  remember(table: Table): void {
    const { show, seat } = this.#session;
    this.#before = show.picture(table.state(seat), this.#names);
  }

  /** Shows the whole table at first, then the changes since the person's last action. */
  #tellChanges(table: Table): void {
    const { person, show, seat, words } = this.#session;
    const now = show.picture(table.state(seat), this.#names);
    if (this.#before === null) person.tell(['', ...now]);
    else {
      const changed = changedParts(this.#before, now);
      if (changed.length > 0) person.tell(['', words.changed, ...changed]);
    }
    this.#before = now;
  }

  async #mayLeave(): Promise<boolean> {
    const { person, words } = this.#session;
    const choices = [
      { value: STAY, label: words.stay },
      { value: LEAVE, label: words.leave },
    ];
    return (await person.choose(words.leaving, choices)) !== STAY;
  }
}

const nameOf = ({ levels, words }: PlaySession, seat: Seat): string =>
  words.seat(seat, words.levelName(levels[seat] ?? ''));

/** Plays an action of a bot or of chance, and shows it as the person may see it. */
function playOther(session: PlaySession, sitting: RecordedTable, actor: Actor, line: string): void {
  const { person, show, seat, words } = session;
  const { table } = sitting;
  const text = show.say(table.state(seat), table.viewAction(line, seat));
  const played = sitting.play(line);
  if (!played.ok) throw new Error(`Seat ${actor}, ${session.levels[actor]}: refused as ${played.refusal.code}`);
  person.tell([actor === CHANCE ? `  ${text}` : words.does(nameOf(session, actor), text)]);
}

/** Replays the actions of a resumed match; the dealer repeats its draws. */
function resume(sitting: RecordedTable, dealer: Dealer, actions: readonly string[]): void {
  for (const line of actions) {
    const { table } = sitting;
    if (table.actor() === CHANCE && dealer.draw(table.legal()) !== line) throw new CannotResume(line);
    if (!sitting.play(line).ok) throw new CannotResume(line);
  }
}

/** Plays until the match is over or the person leaves. Returns the record. */
export async function playSession(session: PlaySession): Promise<MatchRecord> {
  const { kit, seat, levels, seed, person, turnMs, words, save } = session;
  const sitting = new RecordedTable(session.table, false);
  const dealer = new Dealer(seed);
  const seeds = new Random(Number.parseInt(seed.slice(0, 8), 16));
  const onLong = (bot: Seat): void => person.tell([words.thinking(nameOf(session, bot))]);
  const bots = new BotTurns({ kit, levels, seeds, turnMs, onLong });
  const commitment = commitmentOf(seed);
  const view = new PlayerView(session);
  resume(sitting, dealer, session.resumed ?? []);
  person.tell([words.deal(commitment)]);

  for (let actor = sitting.table.actor(); actor !== NOBODY; actor = sitting.table.actor()) {
    const { table, ply } = sitting;
    if (actor === seat) {
      const chosen = await view.ask(sitting);
      if (chosen === TAKE_BACK) sitting.undo();
      else if (chosen !== null) sitting.play(chosen);
      const record = sitting.record();
      save?.(record.actions);
      if (chosen === null) return { ...record, names: namesOf(session), commitment };
      view.remember(sitting.table);
    } else if (actor === CHANCE) {
      playOther(session, sitting, actor, dealer.draw(table.legal()));
      bots.chanceDecided(ply);
    } else playOther(session, sitting, actor, bots.next(table, actor, ply));
  }
  save?.(null);
  person.tell(['', ...session.show.picture(sitting.table.state(), namesOf(session)), '', words.seedWas(seed)]);
  return { ...sitting.record(), names: namesOf(session), commitment, seed };
}
