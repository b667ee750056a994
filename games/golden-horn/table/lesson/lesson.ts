import { entryOf } from '@levante/contract';
import { type CityCode, type Colour, goldenHorn, type Place, SHIPS, type ShipCode } from '@levante/golden-horn/rules';
import { type Beat, type BeatWords, type Lesson, type NextThing, turnStart } from '@levante/table/match/lesson.ts';
import { spacesOf } from '../lane/lane.ts';
import { type ActionLine, readLine } from '../match/lines.ts';
import { Position, sizeOf } from '../match/position.ts';
import { goldenHornWords } from '../words/index.ts';
import match from './lesson.levante.json' with { type: 'json' };
import type { HornLessonWords } from './words/en.ts';
import { hornLessonWords } from './words/index.ts';

/** The match of the lesson: two merchants, from the first ship to the last cube. Seat 0 is the learner. */
const LESSON_LINE: readonly string[] = match.actions;

const SEAT = 0;
const OPPONENT = 1;
const { options: OPTIONS } = match;

/** All positions of the match, whole. Throws where it is none: a fault of the program. */
function followed(): readonly Position[] {
  const options = goldenHorn.options(OPTIONS);
  if (!options.ok) throw new Error('the lesson has options that are none');
  const state = goldenHorn.setup(options.value);
  const positions = [new Position(goldenHorn.clone(state))];
  for (const line of LESSON_LINE) {
    const action = goldenHorn.parse(state, line);
    if (!action.ok || goldenHorn.check(state, action.value)) throw new Error(`not legal in the lesson: ${line}`);
    goldenHorn.apply(state, action.value);
    positions.push(new Position(goldenHorn.clone(state)));
  }
  return positions;
}

const POSITIONS = followed();

function positionOf(at: number): Position {
  const position = POSITIONS[at];
  if (!position) throw new Error(`the lesson has no position ${at}`);
  return position;
}

const playerOf = (at: number, seat: number) => {
  const player = positionOf(at).json.players[seat];
  if (!player) throw new Error(`nobody sits in seat ${seat}`);
  return player;
};

/** An action of the lesson that must be there; a fault of the program where it is not. */
function lineAt<V extends ActionLine['verb']>(at: number, verb: V): ActionLine & { readonly verb: V } {
  const line = readLine(LESSON_LINE[at] ?? '');
  const is = (one: ActionLine | null): one is ActionLine & { readonly verb: V } => one?.verb === verb;
  if (!is(line)) throw new Error(`the lesson has no ${verb} at ${at}`);
  return line;
}

function shipAt(at: number, ship: ShipCode): Place {
  const place = playerOf(at, SEAT).ships[ship].at;
  if (place === null) throw new Error('the ship is not placed yet');
  return place;
}

const cityOf = (place: Place): CityCode => (place === 'CON' ? 'CON' : 'VEN');
const cityAt = (at: number, ship: ShipCode): CityCode => cityOf(shipAt(at, ship));

function colourAt(place: Place): Colour {
  const colour = spacesOf(positionOf(0).board, OPTIONS.players).find((one) => one.place === place)?.colour;
  if (!colour) throw new Error(`no sea space: ${place}`);
  return colour;
}

const sailsOf = (seat: number, ship: ShipCode): readonly Colour[] => {
  const { board } = positionOf(0);
  return board.fleets[playerOf(0, seat).fleet][SHIPS.indexOf(ship)] ?? [];
};

/** Returns the number of cards drawn when a ship arrives. */
const drawnBy = (ship: ShipCode): number => {
  const { board, json } = positionOf(0);
  return board.rulesets[json.options.ruleset].draw[SHIPS.indexOf(ship)] ?? 0;
};

const cargoOf = (at: number, seat: number, ship: ShipCode) =>
  playerOf(at, seat).ships[ship].cargo ?? { colour: 'pink', cubes: 0 };

/** Returns the end of the voyage that an action is a step of. */
function endOfVoyage(at: number, ship: ShipCode): Place {
  let last = at;
  while (LESSON_LINE[last + 1]?.startsWith(`${SEAT} on`)) last++;
  return shipAt(last + 1, ship);
}

const scoreOf = (seat: number): number => playerOf(LESSON_LINE.length, seat).score ?? 0;

interface Plot {
  readonly from: number;
  readonly until: number | null;
  readonly say: (words: HornLessonWords, at: number) => BeatWords;
  readonly shows?: Beat['shows'];
}

const bay = (key: string) => `.gh-bay[data-key="${key}"]`;

/** The goods that an action loads: how many cubes, their colour and their city. */
function loading(at: number) {
  const { ship, colour } = lineAt(at, 'load');
  const city = cityAt(at, ship);
  return [positionOf(at).json.cities[city][colour], colour, city] as const;
}

/** The sea space of a ship of the learner, and its colour. */
function spaceOf(at: number, ship: ShipCode) {
  const place = shipAt(at, ship);
  return [place, colourAt(place)] as const;
}

type StepName = Exclude<keyof HornLessonWords, 'goal' | 'ended' | 'meanwhile'>;

const PLOT: { readonly [id in StepName]: Plot } = {
  load: {
    from: 30,
    until: 31,
    say: (words, at) => words.load(...loading(at)),
    shows: (root) => root.querySelectorAll(bay('cubes VEN orange')),
  },
  stop: {
    from: 35,
    until: 36,
    say: (words, at) => words.stop(...spaceOf(at, 'duo')),
    shows: (root) => root.querySelectorAll(`.gh-ship[data-key="ship ${SEAT} duo"]`),
  },
  card: {
    from: 40,
    until: 42,
    say(words, at) {
      const taken = playerOf(at, OPPONENT).ships.trio.at ?? 'MOD';
      return words.card(taken, ...spaceOf(at + 1, lineAt(at, 'sail').ship));
    },
    shows: (root) => root.querySelectorAll('.gh-card[data-anchor="card-blue"]'),
  },
  lack: {
    from: 53,
    until: 54,
    say: (words, at) => words.lack(...loading(at)),
  },
  free: {
    from: 57,
    until: 60,
    say: (words, at) => words.free(...spaceOf(at, 'trio'), cityOf(endOfVoyage(at, 'trio')), drawnBy('trio')),
  },
  raid: {
    from: 80,
    until: 81,
    say(words, at) {
      const { cards, target, ship } = lineAt(at, 'raid');
      return words.raid(cards.length, sailsOf(target, ship), cargoOf(at, target, ship).colour);
    },
  },
  home: {
    from: 81,
    until: 84,
    say(words, at) {
      const { ship } = lineAt(at, 'sail');
      const { cubes, colour } = cargoOf(at, SEAT, ship);
      const played = sizeOf(playerOf(at, SEAT).hand) - sizeOf(playerOf(at + 3, SEAT).hand);
      return words.home(cubes, colour, played, drawnBy(ship));
    },
  },
  six: {
    from: 103,
    until: 105,
    say(words, at) {
      const { ship } = lineAt(at, 'sail');
      return words.six(cargoOf(at, SEAT, ship).colour, cityOf(endOfVoyage(at, ship)));
    },
  },
  announce: {
    from: 108,
    until: 109,
    say(words, at) {
      const atSea = SHIPS.reduce((sum, ship) => sum + cargoOf(at, OPPONENT, ship).cubes, 0);
      return words.announce(sizeOf(playerOf(at, SEAT).warehouse), atSea);
    },
  },
  score: {
    from: LESSON_LINE.length,
    until: null,
    say(words, at) {
      const cubes = sizeOf(playerOf(at, SEAT).warehouse);
      return words.score(cubes, (playerOf(at, SEAT).score ?? 0) - cubes, playerOf(at, OPPONENT).score ?? 0);
    },
  },
};

/** The beats in the order of the match. */
const ORDER = Object.keys(PLOT) as readonly StepName[];

/** First and last round with turns that the pilot plays before a step, or null. */
function skippedBefore(from: number, after: number): readonly [round: number, toRound: number] | null {
  const turnOf = turnStart({ line: LESSON_LINE, seat: SEAT }, from);
  const mine = LESSON_LINE.slice(after, turnOf).findIndex(
    (line) => / (load|sail|turn|raid) /.test(line) && line.startsWith(`${SEAT} `),
  );
  if (mine < 0) return null;
  const last = LESSON_LINE.slice(0, turnOf).findLastIndex((line) => line.startsWith(`${SEAT} `));
  return [positionOf(after + mine).json.round, positionOf(last).json.round];
}

const shipOn = (root: ParentNode, seat: number, ship: ShipCode) =>
  root.querySelector(`.gh-ship[data-key="ship ${seat} ${ship}"]`);

function placeOn(root: ParentNode, place: Place): Element | null {
  if (place === 'MOD') return root.querySelector('.gh-modone');
  return root.querySelector(typeof place === 'number' ? `[data-key="space ${place}"]` : `[data-key="city ${place}"]`);
}

/** The button that carries out a complete selection. */
const ready = (root: ParentNode) => root.querySelector('.turn-action .button-primary');

/** The cards of a raid, by their place in the offered list. */
function raidIntent(root: ParentNode, at: number): Element | null {
  const { target, ship, cards } = lineAt(at, 'raid');
  const raid = positionOf(at).plans.raids.find((one) => one.seat === target && one.ship === ship);
  const wanted = [...cards].sort().join();
  const choice = raid?.choices.find((one) => [...one.cards].sort().join() === wanted);
  const label = choice && goldenHornWords.value.withCards(choice.cards);
  return [...root.querySelectorAll('.gh-raid-way')].find((one) => one.getAttribute('aria-label') === label) ?? null;
}

function* findLine(line: ActionLine, at: number, { picked, root }: NextThing): Iterable<Element | null> {
  const ship = picked.some(({ on }) => on === 'ship');
  const aimed = picked.some(({ on }) => on === 'city' || on === 'modone' || on === 'space');
  switch (line.verb) {
    case 'load':
      if (ship && picked.some(({ on }) => on === 'cubes')) yield ready(root);
      if (ship) yield root.querySelector(bay(`cubes ${cityAt(at, line.ship)} ${line.colour}`));
      yield shipOn(root, SEAT, line.ship);
      break;
    case 'sail':
      if (aimed) yield ready(root);
      if (ship) yield placeOn(root, endOfVoyage(at, line.ship));
      yield shipOn(root, SEAT, line.ship);
      break;
    case 'on': {
      const sailing = positionOf(at).json.turn.ship;
      if (aimed) yield ready(root);
      if (sailing) yield placeOn(root, endOfVoyage(at, sailing));
      yield ready(root);
      break;
    }
    case 'raid':
      if (ship) yield raidIntent(root, at);
      yield shipOn(root, line.target, line.ship);
      break;
    case 'announce':
      yield root.querySelector('.turn-action button');
      break;
    default:
      yield ready(root);
  }
}

/** Lesson of about ten minutes: two merchants, from the first ship to the last cube. */
export const goldenHornLesson: Lesson = {
  rules: entryOf(goldenHorn),
  options: OPTIONS,
  seat: SEAT,
  level: 'deckhand',
  line: LESSON_LINE,
  beats: ORDER.map((id, i): Beat => {
    const { from, until, shows, ...plot } = PLOT[id];
    const before = ORDER[i - 1];
    const skipped = skippedBefore(from, before ? (PLOT[before].until ?? from) : from);
    const say = () => {
      const words = hornLessonWords.value;
      return { ...plot.say(words, from), ...(skipped && { meanwhile: words.meanwhile(...skipped) }) };
    };
    return { id, from, until, say, ...(shows ? { shows } : {}) };
  }),
  areas: ['.gh-city'],
  goal: () => hornLessonWords.value.goal,
  ended: () => hornLessonWords.value.ended(scoreOf(SEAT), scoreOf(OPPONENT)),
  find(wanted) {
    const line = wanted.at === null ? null : readLine(LESSON_LINE[wanted.at] ?? '');
    return line && wanted.at !== null ? findLine(line, wanted.at, wanted) : [];
  },
};
