import {
  type Board,
  COLOURS,
  type ColourCounts,
  type Hidden,
  type PlayerJson,
  SHIPS,
  type ShipJson,
  type StateJson,
} from '@levante/golden-horn/rules';
import type { Decider, PictureWords, TerminalWords } from './words/words.ts';

/** The column of names: at least so wide, and no wider. */
const NAME = { least: 12, most: 20 } as const;

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** `pink 2, red 1`; or how many there are, where the colours are not for this viewer. */
function held(counts: ColourCounts | Hidden, texts: PictureWords): string {
  if ('count' in counts) return texts.hidden(counts.count);
  const parts = COLOURS.flatMap((colour) => (counts[colour] > 0 ? [texts.counted(colour, counts[colour])] : []));
  return parts.length === 0 ? texts.none : parts.join(', ');
}

function deciderOf({ actor, step }: StateJson, { seat }: TerminalWords): Decider {
  if (actor === null) return 'nobody';
  return actor === '*' ? 'chance' : { seat: seat(Number(actor)), step };
}

function head(state: StateJson, words: TerminalWords): string {
  const { round, lastRound, announcedBy } = state;
  const announcer = announcedBy === null ? null : words.seat(announcedBy);
  return `Golden Horn: ${words.picture.head(round, lastRound, announcer, deciderOf(state, words))}`;
}

function playerLines(state: StateJson, board: Board, texts: PictureWords, names: readonly string[]): string[] {
  const who = Math.min(NAME.most, Math.max(NAME.least, widest(names)));
  return state.players.flatMap((player, seat) => {
    const mark = state.actor === String(seat) ? '>' : ' ';
    const sails = board.fleets[player.fleet].map(
      (colours, ship) => `${SHIPS[ship]} ${[...new Set(colours)].map(texts.colour).join('/')}`,
    );
    const score = player.score === null ? '' : `   ${texts.score(player.score)}`;
    return [
      `${mark} ${seat}  ${(names[seat] ?? '').slice(0, who).padEnd(who)} ${texts.sails(sails.join(', '))}${score}`,
      `       ${texts.hand(held(player.hand, texts), held(player.warehouse, texts))}`,
    ];
  });
}

/** Returns the possessions of one player: the colours of the ships, hand and warehouse. */
export function ownLines(state: StateJson, board: Board, words: TerminalWords, names: readonly string[]) {
  const rows = playerLines(state, board, words.picture, names);
  return (seat: number): string[] => rows.slice(2 * seat, 2 * seat + 2);
}

/** `0.duo → CON, 3 red`. */
function shipText(seat: number, name: string, ship: ShipJson, texts: PictureWords): string {
  const cargo = ship.cargo === null ? '' : `, ${texts.cargo(ship.cargo.colour, ship.cargo.cubes)}`;
  return `${seat}.${name} → ${ship.heading}${cargo}${ship.robbed ? `, ${texts.robbed}` : ''}`;
}

function shipsAt(players: readonly PlayerJson[], place: ShipJson['at'], texts: PictureWords): string {
  const here = players.flatMap(({ ships }, seat) =>
    SHIPS.flatMap((name) => (ships[name].at === place ? [shipText(seat, name, ships[name], texts)] : [])),
  );
  return here.join('   ');
}

/** The lane from Venice to Constantinople, a place a line. */
function laneLines({ players, cities }: StateJson, board: Board, texts: PictureWords): string[] {
  const places = widest([texts.place('VEN'), texts.place('MOD'), texts.place('CON')]);
  const colours = widest(COLOURS.map(texts.colour));
  let sea = 0;
  const route = (board.routes[String(players.length)] ?? []).map((space) => {
    if (space === 'MOD') return `${texts.place('MOD').padEnd(places)} ${shipsAt(players, 'MOD', texts)}`;
    sea += 1;
    return `${String(sea).padStart(4)}  ${texts.colour(space).padEnd(colours)}   ${shipsAt(players, sea, texts)}`;
  });
  const city = (code: 'VEN' | 'CON'): string =>
    `${texts.place(code).padEnd(places)} (${held(cities[code], texts)})   ${shipsAt(players, code, texts)}`;
  return [city('VEN'), ...route, city('CON')].map((line) => line.trimEnd());
}

/**
 * Returns the table of Golden Horn as lines of text: players, the lane with goods and ships, the undrawn cards and
 * cubes.
 */
export function picture(state: StateJson, board: Board, words: TerminalWords, names: readonly string[]): string[] {
  const texts = words.picture;
  const ranking = state.players.map(({ score }, seat) => `${names[seat] || words.seat(seat)} ${score ?? ''}`);
  return [
    head(state, words),
    '',
    ...playerLines(state, board, texts, names),
    '',
    ...laneLines(state, board, texts),
    '',
    texts.ships(words.ship),
    texts.bag(held(state.bag, texts)),
    texts.piles(held(state.deck, texts), held(state.discard, texts)),
    ...(state.step === 'over' ? ['', texts.final(ranking)] : []),
  ];
}
