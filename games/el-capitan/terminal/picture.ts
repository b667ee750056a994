import type { CardsJson, CityBoard, CityJson, PlayerJson, StateJson } from '@levante/el-capitan/rules';

const CELL = 4;
const EMPTY = '·';

const cell = (text: string | number): string => String(text).padStart(CELL);
const cityOf = (state: StateJson, code: string): CityJson | undefined =>
  Object.entries(state.cities).find(([known]) => known === code)?.[1];

/** `20◆`: a dark site, on which building shuts a house; `16△`: one that is dark only with two or three players. */
function value(board: CityBoard, space: number, triangle: boolean): string {
  const florins = board.track[space] ?? 0;
  if (board.dark.includes(space + 1)) return `${florins}◆`;
  return triangle && board.triangle === space + 1 ? `${florins}△` : `${florins} `;
}

function cityLines(board: CityBoard, city: CityJson, triangle: boolean): string[] {
  const berths = board.berths.map((price, i) => `${price}:${city.berths[i] ?? EMPTY}`).join(' ');
  const forts = board.fortresses.map((price, i) => `${price}:${city.fortresses[i] ?? EMPTY}`).join(' ');
  const shut = city.shut.length === 0 ? '' : `   shut ${city.shut.join(' ')}`;
  const gone = city.gone === undefined || city.gone.length === 0 ? '' : `   gone ${city.gone.join(' ')}`;
  const values = board.track.map((_, space) => cell(value(board, space, triangle)));
  const houses = city.sites.map((house) => cell(`${house ?? EMPTY} `));
  return [
    `${board.code} ${board.name.padEnd(18)} berths ${berths.padEnd(16)} fortresses ${forts}${shut}${gone}`,
    `    florins ${values.join('').trimEnd()}`,
    `    houses  ${houses.join('').trimEnd()}`,
  ];
}

function shipOf({ ship }: PlayerJson): string {
  if (ship === null) return 'not yet out';
  return ship.berth === null ? ship.city : `${ship.city} berth ${ship.berth}`;
}

function playerLines(state: StateJson, names: readonly string[]): string[] {
  const heads = `${'     '}${'who'.padEnd(12)} cash houses fort bonus  ${'ship'.padEnd(12)} loans, hand`;
  return [
    heads,
    ...state.players.map((player, seat) => {
      const mark = state.actor === String(seat) ? '>' : ' ';
      const stock = player.neutral > 0 ? `${player.warehouses}+${player.neutral}` : String(player.warehouses);
      const loans = player.loans.map(({ amount, extended }) => `${amount}${extended ? ' extended' : ''}`).join(', ');
      const figures = [player.cash, stock, player.fortresses, player.bonus];
      const widths = [4, 6, 4, 5];
      const shown = figures.map((figure, i) => String(figure).padStart(widths[i] ?? 0)).join(' ');
      const owned = [loans === '' ? '' : `[${loans}]`, player.hand.join(' ')].filter((part) => part !== '').join(' ');
      return `${mark} ${seat}  ${(names[seat] ?? '').slice(0, 12).padEnd(12)} ${shown}  ${shipOf(player).padEnd(12)} ${owned}`.trimEnd();
    }),
  ];
}

function cardLine(name: string, { open, deck, discard }: CardsJson): string {
  return `${name} ${open.length === 0 ? '(none open)' : open.join(' ')}   (${deck.length} to draw, ${discard.length} discarded)`;
}

function head(state: StateJson): string {
  const last = state.lastRound ? ', last round' : '';
  const who =
    state.actor === null
      ? 'the match is over'
      : state.actor === '*'
        ? 'cards are turned up'
        : `seat ${state.actor} decides`;
  return `El Capitán: phase ${state.phase}, round ${state.round}${last}; ${who} (${state.step})`;
}

function bankLine(state: StateJson): string {
  const loans = Object.entries(state.loanCards).map(([amount, left]) => `${left} of ${amount}`);
  const pirate = state.pirate === null ? '' : `; pirate in ${state.pirate.city}`;
  return `Bank: loans left ${loans.join(', ')}; bonus cards left ${state.bonuses.join(', ') || 'none'}${pirate}`;
}

/** The table of El Capitán as lines of text: players, bank, open cards, cities with sites, berths and shut houses. */
export function picture(state: StateJson, cities: readonly CityBoard[], names: readonly string[]): string[] {
  const triangle = state.players.length <= 3;
  const drawn = cities.flatMap((board) => {
    const city = cityOf(state, board.code);
    return city ? cityLines(board, city, triangle) : [];
  });
  const scores = state.players.map(({ score }, seat) => `${names[seat] ?? seat} ${score ?? ''}`);
  return [
    head(state),
    '',
    ...playerLines(state, names),
    '',
    bankLine(state),
    cardLine('Destination cards:', state.destination),
    cardLine('Connection cards: ', state.connection),
    '',
    ...drawn,
    '',
    'Berths and fortresses: price and whose. Houses: whose (0n: neutral house of seat 0).',
    `◆ dark site: building there shuts a house.${triangle ? ' △ is one, too, with two or three players.' : ''}`,
    ...(state.step === 'over' ? ['', `Final florins: ${scores.join(', ')}`] : []),
  ];
}
