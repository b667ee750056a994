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

/** `pink 2, red 1`; or how many there are, where the colours are not for this viewer. */
function held(counts: ColourCounts | Hidden): string {
  if ('count' in counts) return `${counts.count} hidden`;
  const parts = COLOURS.filter((colour) => counts[colour] > 0).map((colour) => `${colour} ${counts[colour]}`);
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

function head(state: StateJson): string {
  const last = state.lastRound ? ', last round' : '';
  const announced = state.announcedBy === null ? '' : `, announced by seat ${state.announcedBy}`;
  const who =
    state.actor === null
      ? 'the match is over'
      : state.actor === '*'
        ? 'goods and cards are drawn'
        : `seat ${state.actor} decides`;
  return `Golden Horn: round ${state.round}${last}${announced}; ${who} (${state.step})`;
}

function playerLines(state: StateJson, board: Board, names: readonly string[]): string[] {
  return state.players.flatMap((player, seat) => {
    const mark = state.actor === String(seat) ? '>' : ' ';
    const sails = board.fleets[player.fleet].map(
      (colours, ship) => `${SHIPS[ship]} ${[...new Set(colours)].join('/')}`,
    );
    const score = player.score === null ? '' : `   score ${player.score}`;
    return [
      `${mark} ${seat}  ${(names[seat] ?? '').slice(0, 12).padEnd(12)} sails: ${sails.join(', ')}${score}`,
      `       hand: ${held(player.hand)}; warehouse: ${held(player.warehouse)}`,
    ];
  });
}

/** `0.duo → CON, 3 red`. */
function shipText(seat: number, name: string, ship: ShipJson): string {
  const cargo = ship.cargo === null ? '' : `, ${ship.cargo.cubes} ${ship.cargo.colour}`;
  return `${seat}.${name} → ${ship.heading}${cargo}${ship.robbed ? ', robbed' : ''}`;
}

function shipsAt(players: readonly PlayerJson[], place: ShipJson['at']): string {
  const here = players.flatMap(({ ships }, seat) =>
    SHIPS.flatMap((name) => (ships[name].at === place ? [shipText(seat, name, ships[name])] : [])),
  );
  return here.join('   ');
}

/** The lane from Venice to Constantinople, a place a line. */
function laneLines(state: StateJson, board: Board): string[] {
  const { players, cities } = state;
  let sea = 0;
  const route = (board.routes[String(players.length)] ?? []).map((space) => {
    if (space === 'MOD') return `Modone         ${shipsAt(players, 'MOD')}`;
    sea += 1;
    return `${String(sea).padStart(4)}  ${space.padEnd(7)}  ${shipsAt(players, sea)}`;
  });
  return [
    `Venice         (${held(cities.VEN)})   ${shipsAt(players, 'VEN')}`,
    ...route,
    `Constantinople (${held(cities.CON)})   ${shipsAt(players, 'CON')}`,
  ].map((line) => line.trimEnd());
}

/** The table of Golden Horn as lines of text: players, the lane with goods and ships, what is left to draw. */
export function picture(state: StateJson, board: Board, names: readonly string[]): string[] {
  const ranking = state.players.map(({ score }, seat) => `${names[seat] ?? `seat ${seat}`} ${score ?? ''}`);
  return [
    head(state),
    '',
    ...playerLines(state, board, names),
    '',
    ...laneLines(state, board),
    '',
    `Bag: ${held(state.bag)}`,
    `Cards to draw: ${held(state.deck)}; discarded: ${held(state.discard)}`,
    ...(state.step === 'over' ? ['', `Final scores: ${ranking.join(', ')}`] : []),
  ];
}
