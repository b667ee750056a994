import type { JsonObject } from '@levante/contract';
import { nameOf, nineMensMorris, readAction, type StateJson } from '@levante/nine-mens-morris/rules';

/** Board with its lines; its points are in the order of `POINTS`. */
const BOARD = `
  7  .-----------.-----------.
     |           |           |
  6  |   .-------.-------.   |
     |   |       |       |   |
  5  |   |   .---.---.   |   |
     |   |   |       |   |   |
  4  .---.---.       .---.---.
     |   |   |       |   |   |
  3  |   |   .---.---.   |   |
     |   |       |       |   |
  2  |   .-------.-------.   |
     |           |           |
  1  .-----------.-----------.

     a   b   c   d   e   f   g`;

/** Symbols of the seats' men; a free point is a dot. */
const MEN = ['O', 'X'] as const;

const PROMPTS = { place: 'to place a man', move: 'to move a man', take: 'to take a man', over: '' } as const;
const ENDED = {
  'too-few': 'has two men left',
  blocked: 'cannot move',
  repetition: 'a draw: the same position for the third time',
  'no-mill': 'a draw: fifty moves without a mill',
} as const;

/** Restores a state that the game itself has serialised. */
function stateOf(json: JsonObject): StateJson {
  const read = nineMensMorris.fromJson(json);
  if (!read.ok) throw new RangeError(`no state of nine men's morris: ${JSON.stringify(read.refusal)}`);
  return nineMensMorris.toJson(read.value);
}

function headOf({ seat, step, ended }: StateJson, names: readonly string[]): string {
  const name = names[seat] || `seat ${seat}`;
  if (ended === 'repetition' || ended === 'no-mill') return ENDED[ended];
  return ended === null ? `${name} ${PROMPTS[step]}` : `${name} ${ENDED[ended]} and loses`;
}

/** Formats a player's men: `O Ada: 5 men, 4 in hand`. */
function playerLine({ players }: StateJson, names: readonly string[], seat: number): string {
  const { men = [], hand = 0 } = players[seat] ?? {};
  const count = men.length === 1 ? '1 man' : `${men.length} men`;
  return `${MEN[seat] ?? ''} ${names[seat] || `seat ${seat}`}: ${count} on the board${hand > 0 ? `, ${hand} in hand` : ''}`;
}

function boardLines({ players }: StateJson): readonly string[] {
  let point = -1;
  const signOf = (): string => {
    point += 1;
    const seat = players.findIndex(({ men }) => men.includes(nameOf(point)));
    return MEN[seat] ?? '·';
  };
  return BOARD.replaceAll('.', signOf).split('\n');
}

/** Terminal display of nine men's morris, in English only. */
export const nineMensMorrisTerminal = {
  setup: () => ({}),
  in: () => ({
    picture(json: JsonObject, names: readonly string[]): string[] {
      const state = stateOf(json);
      const players = [0, 1].map((seat) => playerLine(state, names, seat));
      return [`Nine men's morris: ${headOf(state, names)}`, ...boardLines(state), '', ...players];
    },
    own: (json: JsonObject, names: readonly string[], seat: number): string[] => [
      playerLine(stateOf(json), names, seat),
    ],
    say(_json: JsonObject, line: string): string {
      const [, kind, first, second] = line.split(' ');
      if (!readAction(line)) return line;
      if (kind === 'move') return `Move ${first} to ${second}`;
      return kind === 'place' ? `Place a man on ${first}` : `Take the man on ${first}`;
    },
    reason: ({ kind }: { readonly kind: string }): string => kind,
  }),
};
