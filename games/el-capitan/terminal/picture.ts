import type { CardsJson, CityBoard, CityJson, PlayerJson, StateJson } from '@levante/el-capitan/rules';
import type { Namer } from '../table/match/namer.ts';
import type { Decider, PictureWords } from './words/words.ts';

const CELL = 4;
const EMPTY = '·';
/** Minimum and maximum width of the column of names. */
const NAME = { least: 12, most: 20 } as const;

/** Sentences of the picture, and names of places and seats. */
interface PictureTexts extends PictureWords {
  readonly namer: Namer;
  /** Names of the players, by seat, as far as known. */
  readonly names: readonly string[];
}

const cell = (text: string | number): string => String(text).padStart(CELL);
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));
const cityOf = (state: StateJson, code: string): CityJson | undefined =>
  Object.entries(state.cities).find(([known]) => known === code)?.[1];

/** `20◆`: a dark site, on which building shuts a house; `16△`: one that is dark only with two or three players. */
function value(board: CityBoard, space: number, triangle: boolean): string {
  const florins = board.track[space] ?? 0;
  if (board.dark.includes(space + 1)) return `${florins}◆`;
  return triangle && board.triangle === space + 1 ? `${florins}△` : `${florins} `;
}

function cityLines(board: CityBoard, city: CityJson, triangle: boolean, name: string, texts: PictureTexts): string[] {
  const berths = board.berths.map((price, i) => `${price}:${city.berths[i] ?? EMPTY}`).join(' ');
  const forts = board.fortresses.map((price, i) => `${price}:${city.fortresses[i] ?? EMPTY}`).join(' ');
  const shut = city.shut.length === 0 ? '' : `   ${texts.shut} ${city.shut.join(' ')}`;
  const gone = city.gone === undefined || city.gone.length === 0 ? '' : `   ${texts.gone} ${city.gone.join(' ')}`;
  const values = board.track.map((_, space) => cell(value(board, space, triangle)));
  const houses = city.sites.map((house) => cell(`${house ?? EMPTY} `));
  const head = widest([texts.values, texts.houses]);
  return [
    `${board.code} ${name} ${texts.berths} ${berths.padEnd(16)} ${texts.fortresses} ${forts}${shut}${gone}`,
    `    ${texts.values.padEnd(head)} ${values.join('').trimEnd()}`,
    `    ${texts.houses.padEnd(head)} ${houses.join('').trimEnd()}`,
  ];
}

function shipOf({ ship }: PlayerJson, texts: PictureTexts): string {
  if (ship === null) return texts.notYetOut;
  if (ship.city === 'BANK') return texts.bank;
  return ship.berth === null ? ship.city : texts.berth(ship.city, ship.berth);
}

function playerLines(state: StateJson, texts: PictureTexts): string[] {
  const { columns } = texts;
  const ships = state.players.map((player) => shipOf(player, texts));
  const ship = widest([...ships, columns.ship]);
  const who = Math.min(NAME.most, Math.max(NAME.least, widest(texts.names)));
  const heads = [columns.cash, columns.houses, columns.fortresses, columns.bonus];
  return [
    `     ${columns.who.padEnd(who)} ${heads.join(' ')}  ${columns.ship.padEnd(ship)} ${columns.owned}`,
    ...state.players.map((player, seat) => {
      const mark = state.actor === String(seat) ? '>' : ' ';
      const stock = player.neutral > 0 ? `${player.warehouses}+${player.neutral}` : String(player.warehouses);
      const loans = player.loans.map(({ amount, extended }) => (extended ? texts.extended(amount) : String(amount)));
      const figures = [player.cash, stock, player.fortresses, player.bonus];
      const shown = figures.map((figure, i) => String(figure).padStart(heads[i]?.length ?? 0)).join(' ');
      const owned = [loans.length === 0 ? '' : `[${loans.join(', ')}]`, player.hand.join(' ')];
      const name = (texts.names[seat] ?? '').slice(0, who).padEnd(who);
      return `${mark} ${seat}  ${name} ${shown}  ${(ships[seat] ?? '').padEnd(ship)} ${owned.filter(Boolean).join(' ')}`.trimEnd();
    }),
  ];
}

/** Returns the row of one player, below the column heads. */
export function ownRow(state: StateJson, seat: number, texts: PictureTexts): string[] {
  const [heads = '', ...rows] = playerLines(state, texts);
  return [heads, rows[seat] ?? ''];
}

function cardLine(name: string, { open, deck, discard }: CardsJson, texts: PictureTexts): string {
  const width = widest([texts.destinations, texts.connections]);
  const turnedUp = open.length === 0 ? texts.noneOpen : open.join(' ');
  return `${name.padEnd(width)} ${turnedUp}   ${texts.piles(deck.length, discard.length)}`;
}

function deciderOf({ actor, step }: StateJson, { namer }: PictureTexts): Decider {
  if (actor === null) return 'nobody';
  return actor === '*' ? 'chance' : { seat: namer.seat(Number(actor)), step };
}

function bankLine({ loanCards, bonuses, pirate }: StateJson, texts: PictureTexts): string {
  return texts.bankLine(Object.entries(loanCards), bonuses, pirate === null ? null : texts.namer.place(pirate.city));
}

/**
 * Returns the table of El Capitán as lines of text: players, bank, open cards, cities with sites, berths and shut
 * houses.
 */
export function picture(state: StateJson, cities: readonly CityBoard[], texts: PictureTexts): string[] {
  const triangle = state.players.length <= 3;
  const nameOf = (board: CityBoard): string => texts.namer.place(board.code).name;
  const width = widest(cities.map(nameOf));
  const drawn = cities.flatMap((board) => {
    const city = cityOf(state, board.code);
    return city ? cityLines(board, city, triangle, nameOf(board).padEnd(width), texts) : [];
  });
  const scores = state.players.map(
    ({ score }, seat) => `${texts.names[seat] || texts.namer.seat(seat)} ${String(score ?? '').replace('-', '−')}`,
  );
  return [
    `El Capitán: ${texts.head(state.phase, state.round, state.lastRound, deciderOf(state, texts))}`,
    '',
    ...playerLines(state, texts),
    '',
    bankLine(state, texts),
    cardLine(texts.destinations, state.destination, texts),
    cardLine(texts.connections, state.connection, texts),
    '',
    ...drawn,
    '',
    texts.legend,
    texts.darkSites(triangle),
    ...(state.step === 'over' ? ['', texts.final(scores)] : []),
  ];
}
