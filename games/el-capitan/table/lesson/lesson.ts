import { entryOf } from '@levante/contract';
import { type CardCode, type CityCode, elCapitan } from '@levante/el-capitan/rules';
import { extend, positionAt, timelineAt } from '@levante/table/follow/timeline.ts';
import type { Beat, BeatWords, Lesson, WantedThing } from '@levante/table/match/lesson.ts';
import { type ActionLine, readLine } from '../follow/lines.ts';
import { openingOf, type Position } from '../follow/position.ts';
import { spreadOf } from '../show/geometry.ts';
import { owedBy, priceOf } from '../show/money.ts';
import { plainNamer } from '../words/index.ts';
import { lessonWords } from '../words/lesson.ts';
import type { LessonWords } from '../words/lesson-words.ts';
import { LESSON_LINE } from './lesson-line.ts';

/** The learner. */
const SEAT = 0;
const OPTIONS = { players: 3 };

/** The match of the lesson with all its positions. Throws where it is none: a fault of the program. */
function followed() {
  const rulesVersion = elCapitan.rulesVersion;
  const record = { format: 'levante-record', version: 1, game: elCapitan.id, rulesVersion, options: OPTIONS } as const;
  const start = openingOf({ ...record, actions: [] });
  const timeline = 'code' in start ? null : extend(timelineAt(0, start), LESSON_LINE);
  if (!timeline) throw new Error('the match of the lesson is not one');
  return timeline;
}

const place = (code: string) => plainNamer.value.place(code);

/** What a position has to tell the learner. */
class Figures {
  readonly position: Position;

  constructor(position: Position) {
    this.position = position;
  }

  get player() {
    const player = this.position.json.players[SEAT];
    if (!player) throw new Error('nobody learns here');
    return player;
  }

  /** Where the learner's ship lies. */
  get here(): CityCode {
    const at = this.player.ship?.city ?? 'BANK';
    if (at === 'BANK') throw new Error('the learner lies in no city');
    return at;
  }

  price(card: CardCode): number {
    return priceOf(card, this.position.board);
  }

  printed(code: CityCode) {
    const city = this.position.cities.find((one) => one.code === code);
    if (!city) throw new Error(`${code} is not in play`);
    return city;
  }

  /** What a city pays in all. */
  value(code: CityCode): number {
    return this.position.forecast.cities[code]?.value ?? 0;
  }

  /** What houses in a city bring the learner. */
  majority(code: CityCode): number {
    return this.position.forecast.forecast[SEAT]?.majority[code] ?? 0;
  }

  loan(amount: number) {
    const terms = this.position.board.loans.find((one) => one.amount === amount);
    if (!terms) throw new Error(`no loan of ${amount}`);
    return terms;
  }

  after(line: string): Figures {
    const outcome = this.position.after(line);
    if (!outcome.ok) throw new Error(`not legal in the lesson: ${line}`);
    return new Figures(outcome.position);
  }
}

/** An action of the lesson that must be there; a fault of the program where it is not. */
function lineAt<V extends ActionLine['verb']>(at: number, verb: V): ActionLine & { readonly verb: V } {
  const line = readLine(LESSON_LINE[at] ?? '');
  const is = (one: ActionLine | null): one is ActionLine & { readonly verb: V } => one?.verb === verb;
  if (!is(line)) throw new Error(`the lesson has no ${verb} at ${at}`);
  return line;
}

/** What is told at each beat: where it begins and ends in the match, and the words with their figures. */
type Telling = (words: LessonWords, at: number, figures: Figures) => BeatWords;
interface Plot {
  readonly from: number;
  readonly until: number | null;
  readonly tell: Telling;
  readonly shows?: Beat['shows'];
}

const cityOf = (card: CardCode) => place(card.split('-')[0] ?? '');

const PLOT: { readonly [id in keyof LessonWords]: Plot } = {
  card: {
    ...{ from: 10, until: 11 },
    tell(words, at, figures) {
      const { card } = lineAt(at, 'buy');
      const { destination, connection } = figures.position.json;
      const open = destination.open.length + connection.open.length;
      return words.card(open, figures.player.cash, cityOf(card), figures.price(card));
    },
  },
  sail: { from: 11, until: 12, tell: (words, at) => words.sail(place(lineAt(at, 'sail').city)) },
  berth: {
    ...{ from: 12, until: 13 },
    tell(words, _, figures) {
      const [price = 0, next = 0] = figures.printed(figures.here).berths;
      return words.berth(place(figures.here), price, next);
    },
    shows: (root) => root.querySelectorAll('.tile[data-here] .slot-berth'),
  },
  turn: { from: 13, until: 14, tell: (words, _, figures) => words.turn(figures.player.cash) },
  fortress: {
    ...{ from: 25, until: 27 },
    tell(words, at, figures) {
      const { here } = figures;
      return words.fortress(place(here), figures.printed(here).fortresses[lineAt(at, 'fortress').site - 1] ?? 0);
    },
  },
  value: {
    ...{ from: 38, until: 40 },
    tell(words, at, figures) {
      const { here } = figures;
      const after = figures.after(lineAt(at, 'build').text);
      return words.value(place(here), figures.value(here), after.value(here));
    },
    shows: (root) => root.querySelectorAll('.tile[data-here] .site[data-counts]'),
  },
  loan: {
    ...{ from: 50, until: 51 },
    tell(words, at, figures) {
      const { amount, repay, extended } = figures.loan(lineAt(at, 'loan').amount);
      return words.loan(figures.player.cash, amount, repay, extended);
    },
  },
  route: {
    ...{ from: 84, until: 86 },
    tell(words, at, figures) {
      const { card } = lineAt(at, 'buy');
      const { city } = lineAt(at + 1, 'sail');
      const seals = Number(card.split('-')[1]);
      return words.route(cityOf(card), figures.price(card), seals, place(figures.here), place(city));
    },
  },
  shut: {
    ...{ from: 86, until: 88 },
    tell(words, at, figures) {
      const { here } = figures;
      const after = figures.after(lineAt(at, 'build').text);
      return words.shut(place(here), figures.majority(here), after.majority(here));
    },
    shows: (root) => root.querySelectorAll('.tile[data-here] .site[data-built]'),
  },
  payday: {
    ...{ from: 88, until: 98 },
    tell(words, _, figures) {
      const spread = figures.position.forecast.forecast[SEAT]?.spread ?? 0;
      return words.payday(spreadOf(figures.position.json, SEAT), spread);
    },
  },
  settle: {
    ...{ from: 98, until: 100 },
    tell(words, _, figures) {
      const { player, position } = figures;
      const later = player.loans.reduce((sum, { amount }) => sum + figures.loan(amount).extended, 0);
      return words.settle(player.cash, owedBy(player, position.board), later);
    },
  },
};

/** The beats in the order of the match. */
const ORDER = Object.keys(PLOT) as readonly (keyof LessonWords)[];

/** Where things of a city are found: on its tile, in the opened city, on the small tile that opens it. */
function* inCity(root: ParentNode, city: CityCode, inside: string, nth: number): Iterable<Element | null> {
  const thing = root.querySelectorAll(`.tile[data-city="${city}"] ${inside}`)[nth] ?? null;
  // In an opened city a first tap chooses, and a button does it.
  if (thing?.closest('dialog') && thing.getAttribute('data-sign') === 'chosen') {
    yield root.querySelector('.plan-go, .large-ask .button-primary');
  }
  yield thing;
  yield root.querySelector(`.small-tile[data-city="${city}"]`);
}

const drawer = (root: ParentNode, tab: string) => root.querySelector(`.drawer-tab[data-tab="${tab}"]`);

function* findLine(line: ActionLine, { picked, root }: WantedThing, position: Position): Iterable<Element | null> {
  const here = position.json.players[SEAT]?.ship?.city;
  const city = here === undefined || here === 'BANK' ? null : here;
  switch (line.verb) {
    case 'buy':
      yield root.querySelector(`.open-cards [data-piece="card-${line.card}"]`);
      yield drawer(root, 'cards');
      break;
    case 'sail':
      if (picked.length > 0) yield* inCity(root, line.city, '.tile-head', 0);
      yield root.querySelector(`.hand [data-piece="card-${line.card}"]`);
      yield drawer(root, 'hand');
      break;
    case 'build':
      if (city) yield* inCity(root, city, 'button.site', line.site - 1);
      break;
    case 'fortress':
      if (city) yield* inCity(root, city, 'button.slot:not(.slot-berth)', line.site - 1);
      break;
    case 'loan':
      yield root.querySelectorAll('.loan')[position.board.loans.findIndex(({ amount }) => amount === line.amount)] ??
        null;
      yield drawer(root, 'bank');
      break;
    default:
      yield root.querySelector('.settle-confirm');
  }
}

/** El Capitán in some ten minutes: three merchants, from an empty chart to the first payday. */
export function elCapitanLesson(): Lesson {
  const timeline = followed();
  const positionOf = (at: number): Position => positionAt(timeline, at);
  return {
    rules: entryOf(elCapitan),
    options: OPTIONS,
    seat: SEAT,
    level: 'deckhand',
    line: LESSON_LINE,
    beats: ORDER.map((id): Beat => {
      const { from, until, tell, shows } = PLOT[id];
      const say = () => tell(lessonWords.value, from, new Figures(positionOf(from)));
      return { id, from, until, say, ...(shows ? { shows } : {}) };
    }),
    find(wanted) {
      const { at, root } = wanted;
      if (at === null) return root.querySelectorAll('.payday-next');
      const line = readLine(LESSON_LINE[at] ?? '');
      return line ? findLine(line, wanted, positionOf(at)) : [];
    },
  };
}
