import { type PuzzleGround, type Puzzler, puzzlerOf, type WholeTurn } from '@levante/bots';
import { type Action, ActionBuffer, byteAt, CHANCE, drawRandom, type Fact, itemAt, Random } from '@levante/contract';
import {
  ANNOUNCE,
  CLOSE,
  COLOUR_COUNT,
  DONE,
  type GoldenHornState,
  goldenHorn,
  plansOf,
  RULESETS,
  STOP,
  simple,
  spentIn,
  TURN,
  turnDeed,
  VOYAGE,
} from '@levante/golden-horn/rules';
import { goldenHornTeachings } from './bots.ts';

/** From so few cubes left in the bag on, the end is near. */
const FEW_CUBES = 6;
/** Minimum lead of a deed in the evaluation near the end. */
const AHEAD_NEAR_END = 0.06;
/** Of the cards with which one ship may be raided, how many choices are looked at. */
const CHOICES = 2;

/** Number of different colours in a warehouse. */
function coloursOf(s: GoldenHornState, seat: number): number {
  let colours = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (byteAt(s.warehouses, seat * COLOUR_COUNT + colour) > 0) colours += 1;
  return colours;
}

/** Returns whether a player has nearly all colours, or the bag is nearly empty. */
function isNearEnd(s: GoldenHornState): boolean {
  if (s.bagCount < FEW_CUBES) return true;
  for (let seat = 0; seat < s.tables.players; seat++) if (coloursOf(s, seat) >= COLOUR_COUNT - 1) return true;
  return false;
}

/** Returns a copy with actions applied, and chance in between, which does not affect the seat's legal actions. */
function after(s: GoldenHornState, actions: readonly Action[]): GoldenHornState {
  const next = goldenHorn.clone(s);
  const buffer = new ActionBuffer();
  const random = new Random(1);
  const happen = (): void => {
    while (goldenHorn.actor(next) === CHANCE)
      goldenHorn.apply(next, drawRandom(goldenHorn, next, buffer, random, CHANCE));
  };
  for (const action of actions) {
    happen();
    goldenHorn.apply(next, action);
  }
  happen();
  return next;
}

/** The moves of one ship, whatever came before. */
function movesOf(s: GoldenHornState): readonly (readonly Action[])[] {
  const moves = plansOf(s).moves.flatMap(({ cargo, begin, ends }) => {
    const begins = begin === null ? cargo.map(({ action }) => action) : [begin];
    return begins.flatMap((first) => ends.map((end) => [first, ...end.actions]));
  });
  if (moves.length > 0) return moves;
  const buffer = new ActionBuffer();
  goldenHorn.legal(s, buffer);
  return [[buffer.at(0)]];
}

function turnsOf(s: GoldenHornState): readonly WholeTurn[] {
  // Other hands do not affect the seat's actions, but chance deals only from a complete state.
  const whole = goldenHorn.resample(s, s.seat, new Random(1));
  const raids = plansOf(whole).raids.flatMap(({ choices }) => choices.slice(0, CHOICES).map(({ action }) => action));
  const turns: WholeTurn[] = [];
  for (const raid of [null, ...raids]) {
    const before = raid === null ? [] : [raid];
    const raided = raid === null ? whole : after(whole, before);
    for (const move of movesOf(raided)) {
      const actions = [...before, ...move];
      const come = after(whole, actions);
      const stopped = come.step === VOYAGE && come.seat === s.seat ? [...actions, simple(STOP)] : actions;
      const end = stopped === actions ? come : after(whole, stopped);
      const mayAnnounce = end.step === CLOSE && end.seat === s.seat;
      for (const last of mayAnnounce ? [simple(DONE), simple(ANNOUNCE)] : [null]) {
        const all = last === null ? stopped : [...stopped, last];
        turns.push({ deed: turnDeed(linesOf(whole, all)), actions: all });
      }
    }
  }
  return turns;
}

function linesOf(s: GoldenHornState, actions: readonly Action[]): readonly string[] {
  return actions.map((action) => goldenHorn.write(s, action));
}

function pointsOf(s: GoldenHornState, seat: number): readonly number[] {
  const rows: number[] = [];
  for (let level = 1; ; level++) {
    let colours = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      if (byteAt(s.warehouses, seat * COLOUR_COUNT + colour) >= level) colours += 1;
    if (colours === 0) return rows;
    rows.push(colours);
  }
}

function themeOf(s: GoldenHornState, facts: readonly Fact[]): string {
  const did = (type: string): boolean => facts.some((fact) => fact.type === type);
  if (did('announced')) return 'announce';
  if (did('raided')) return 'raid';
  const home = facts.find((fact) => fact.type === 'unloaded');
  if (home && typeof home.cubes === 'number' && home.cubes > 0) {
    const held = pointsOf(s, s.seat).filter((row) => row === COLOUR_COUNT).length;
    const colours = ['pink', 'yellow', 'blue', 'red', 'green', 'orange'];
    const next = goldenHorn.clone(s);
    const slot = s.seat * COLOUR_COUNT + colours.indexOf(String(home.colour));
    next.warehouses[slot] = byteAt(s.warehouses, slot) + home.cubes;
    return pointsOf(next, s.seat).filter((row) => row === COLOUR_COUNT).length > held ? 'row' : 'home';
  }
  if (did('turned-round')) return 'turn-round';
  return did('loaded') ? 'cargo' : 'voyage';
}

const ground: PuzzleGround<GoldenHornState> = {
  draw: (random) => ({
    // Matches of two are the shortest: most is found in them.
    players: 2 + (random.below(3) === 0 ? 1 + random.below(2) : 0),
    ruleset: itemAt(RULESETS, random.below(RULESETS.length)),
  }),
  nears: (s) => s.lastRound === 1 || isNearEnd(s),
  wants(s) {
    if (s.step !== TURN || s.raided === 1) return null;
    if (s.lastRound === 1) return 0;
    return isNearEnd(s) ? AHEAD_NEAR_END : null;
  },
  turns: turnsOf,
  turnDeed: (_state, _seat, lines) => turnDeed(lines),
  spent: spentIn,
  theme: themeOf,
};

/** Finds and verifies puzzles of Golden Horn. */
export const goldenHornPuzzler: Puzzler = puzzlerOf(goldenHornTeachings, ground);
