import { entryOf } from '@levante/contract';
import { type CardCode, type ElCapitanFact, elCapitan } from '@levante/el-capitan/rules';
import type { Beat, Lesson } from '@levante/table/match/lesson.ts';
import { extend, positionAt, timelineAt } from '@levante/table/match/timeline.ts';
import { paydaysOf } from '../log/books.ts';
import { type ActionLine, readLine } from '../match/lines.ts';
import { plainNamer } from '../match/namer.ts';
import { elCapitanPositions, type Position } from '../match/position.ts';
import record from './lesson.levante.json' with { type: 'json' };
import { findThing, LessonFigures, type Skipped, type StepWords } from './lesson-figures.ts';
import type { LessonWords } from './words/en.ts';
import { lessonWords } from './words/index.ts';

const SEAT = 0;
/** The match of the lesson: three merchants, three phases. Seat 0 is the learner. */
const { options: OPTIONS, actions: LINE } = record;

/** Replays the match of the lesson; throws if it breaks the rules. */
function followed() {
  const start = elCapitanPositions.opening({ game: elCapitan.id, options: OPTIONS });
  const timeline = 'code' in start ? null : extend<Position, ElCapitanFact>(timelineAt(0, start), LINE);
  if (!timeline) throw new Error('the match of the lesson is not one');
  return timeline;
}

type Match = ReturnType<typeof followed>;

const place = (code: string) => plainNamer.value.place(code);
const cityOf = (card: CardCode) => place(card.split('-')[0] ?? '');

/** A step in context: its match, range of actions and initial figures. */
interface Telling {
  readonly match: Match;
  readonly from: number;
  readonly until: number;
  readonly figures: LessonFigures;
}

/** Returns the step's actions with a verb; throws if there are none. */
function linesWith<V extends ActionLine['verb']>({ from, until }: Telling, verb: V) {
  const is = (one: ActionLine | null): one is ActionLine & { readonly verb: V } => one?.verb === verb;
  const [first, ...rest] = LINE.slice(from, until).map(readLine).filter(is);
  if (!first) throw new Error(`the lesson has no ${verb} at ${from}`);
  return [first, ...rest] as const;
}

/** Returns the figures before and after the step's last action other than `end`. */
function aroundDeed({ match, from, until, figures }: Telling): readonly [before: LessonFigures, after: LessonFigures] {
  const deed = LINE.slice(from, until).findLastIndex((one) => !one.endsWith(' end'));
  const before = deed > 0 ? new LessonFigures(positionAt(match, from + deed), SEAT) : figures;
  return [before, before.after(LINE[from + deed] ?? '')];
}

function paydayOf({ match, until, from }: Telling) {
  const book = paydaysOf(match, until).at(-1);
  if (!book || book.ply <= from) throw new Error('no payday in this step of the lesson');
  const before = new LessonFigures(positionAt(match, book.ply - 1), SEAT);
  return { before, pay: before.pay(book), after: new LessonFigures(positionAt(match, book.ply), SEAT) };
}

interface Step {
  /** Its first action, and the first after it. */
  readonly from: number;
  readonly until: number;
  readonly tell: (words: LessonWords, telling: Telling) => StepWords;
  /** Further elements that the text refers to. */
  readonly shows?: (root: ParentNode, telling: Telling) => Iterable<Element | null>;
}

const STEPS = {
  buy: {
    from: 10,
    until: 11,
    tell(words, telling) {
      const [{ card }] = linesWith(telling, 'buy');
      const { figures } = telling;
      return words.buy(figures.player.cash, cityOf(card), figures.price(card));
    },
  },
  sail: {
    from: 11,
    until: 12,
    tell: (words, telling) => words.sail(place(linesWith(telling, 'sail')[0].city)),
  },
  build: {
    from: 12,
    until: 14,
    tell(words, { figures }) {
      const [price = 0, next = 0] = figures.printed(figures.here).berths;
      return words.build(place(figures.here), price, next);
    },
    shows: (root) => root.querySelectorAll('.tile[data-here] .slot-berth'),
  },
  value: {
    from: 25,
    until: 27,
    tell(words, telling) {
      const [before, after] = aroundDeed(telling);
      const { here } = before;
      return words.value(place(here), before.value(here), after.value(here));
    },
    shows: (root) => root.querySelectorAll('.tile[data-here] .site[data-counts]'),
  },
  fortress: {
    from: 31,
    until: 33,
    tell(words, telling) {
      const { figures } = telling;
      const { site } = linesWith(telling, 'fortress')[0];
      return words.fortress(place(figures.here), figures.printed(figures.here).fortresses[site - 1] ?? 0);
    },
  },
  loan: {
    from: 35,
    until: 36,
    tell(words, { figures }) {
      const [small, large] = figures.position.board.loans;
      if (!small || !large) throw new Error('the board has two kinds of loans');
      return words.loan(figures.player.cash, figures.loan(small.amount), figures.loan(large.amount));
    },
  },
  chain: {
    from: 61,
    until: 67,
    tell(words, telling) {
      const { figures } = telling;
      const price = linesWith(telling, 'buy').reduce((sum, { card }) => sum + figures.price(card), 0);
      const [first, second] = linesWith(telling, 'sail');
      if (!second) throw new Error('the lesson sails on here');
      return words.chain(place(figures.here), place(first.city), place(second.city), price);
    },
    shows(root, telling) {
      const { city } = linesWith(telling, 'sail')[0];
      return root.querySelectorAll(`.tile[data-city="${city}"] .slot-berth`);
    },
  },
  payday: {
    from: 95,
    until: 102,
    tell: (words, telling) => words.payday(paydayOf(telling).pay),
  },
  debts: {
    from: 102,
    until: 104,
    tell: (words, { figures }) => words.debts(figures.player.cash, figures.owed, figures.owedLater),
  },
  shut: {
    from: 133,
    until: 135,
    tell(words, telling) {
      const [before, after] = aroundDeed(telling);
      const { here } = before;
      return words.shut(place(here), before.majority(here), after.majority(here));
    },
    shows: (root) => root.querySelectorAll('.tile[data-here] .site[data-built]'),
  },
  reopen: {
    from: 283,
    until: 287,
    tell(words, telling) {
      const [before, after] = aroundDeed(telling);
      const { here, position } = before;
      const { card } = linesWith(telling, 'sail')[0];
      const route = { city: cityOf(card), price: before.price(card), seals: Number(card.split('-')[1]) };
      const pays = [before.forecast, after.forecast] as const;
      return words.reopen(place(here), position.board.startWarehouses, route, pays);
    },
    shows(root, telling) {
      const { city } = linesWith(telling, 'sail')[0];
      return root.querySelectorAll(`.tile[data-city="${city}"] .shut-house`);
    },
  },
  last: {
    from: 348,
    until: 351,
    tell(words, telling) {
      const { before, pay, after } = paydayOf(telling);
      return words.last(pay, before.owed, after.player.cash);
    },
  },
} satisfies { readonly [id: string]: Step };

/** Steps in the order of the match. */
const ORDER = Object.keys(STEPS) as readonly (keyof typeof STEPS)[];

/** Summarises the turns that the pilot plays before a step; null if there are none. */
function skippedBefore(match: Match, from: number, after: number): Skipped | null {
  const mine = LINE.slice(after, from).findIndex((one) => one.startsWith(`${SEAT} `) && !one.endsWith(' end'));
  if (mine < 0) return null;
  const { phase, round } = positionAt(match, after + mine).json;
  const last = LINE.slice(0, from).findLastIndex((one) => one.startsWith(`${SEAT} `) && !one.endsWith(' end'));
  const end = positionAt(match, last).json;
  const count = (...verbs: readonly string[]) =>
    LINE.slice(after, from).filter((one) => verbs.some((verb) => one.startsWith(`${SEAT} ${verb} `))).length;
  const book = paydaysOf(match, from).findLast(({ ply }) => ply > after);
  return {
    phase,
    round,
    toPhase: end.phase,
    toRound: end.round,
    houses: count('build', 'reopen'),
    fortresses: count('fortress'),
    loans: count('loan'),
    paid: book ? new LessonFigures(positionAt(match, book.ply - 1), SEAT).pay(book).total : null,
  };
}

function beatOf(match: Match, id: keyof typeof STEPS, after: number): Beat {
  const step: Step = STEPS[id];
  const { from, until } = step;
  const skipped = skippedBefore(match, from, after);
  const telling = { match, from, until, figures: new LessonFigures(positionAt(match, from), SEAT) };
  const say = () => {
    const words = lessonWords.value;
    return { ...step.tell(words, telling), ...(skipped && { meanwhile: words.meanwhile(skipped) }) };
  };
  const { shows } = step;
  return { id, from, until, say, ...(shows && { shows: (root: ParentNode) => shows(root, telling) }) };
}

/** Returns a lesson of about fifteen minutes: three merchants, from the empty chart to the last payday. */
export function elCapitanLesson(): Lesson {
  const match = followed();
  const positionOf = (at: number): Position => positionAt(match, at);
  const money = positionOf(LINE.length).json.players.map(({ cash }) => cash);
  return {
    rules: entryOf(elCapitan),
    options: OPTIONS,
    seat: SEAT,
    level: 'deckhand',
    line: LINE,
    beats: ORDER.map((id, i) => {
      const before = ORDER[i - 1];
      return beatOf(match, id, before ? STEPS[before].until : STEPS[id].from);
    }),
    areas: ['.tile', '.small-tile', '.open-cards', '.hand', '.bank', '.settle'],
    goal: () => lessonWords.value.goal,
    ended: () => lessonWords.value.ended(money[SEAT] ?? 0, Math.max(...money.filter((_, seat) => seat !== SEAT))),
    find(wanted) {
      const { at, root } = wanted;
      if (at === null) return root.querySelectorAll('.payday-next');
      return findThing(LINE.slice(at), wanted, positionOf(at), SEAT);
    },
  };
}
