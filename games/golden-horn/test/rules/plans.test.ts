import { type Action, ActionBuffer, CHANCE, drawRandom, Random } from '@levante/contract';
import { COLOURS, type GoldenHornFact, type GoldenHornState, goldenHorn, plansOf } from '@levante/golden-horn/rules';
import { describe, expect, it } from 'vitest';
import { COLOUR_COUNT } from '../../rules/board/tables.ts';
import { scoreOf } from '../../rules/scoring/scoring.ts';
import { optionsFor, playRandomly } from '../play.ts';

const BUTTONS = ['stop', 'announce', 'done', 'pass', 'place'];

/** Positions of random matches in which a person decides, played when they are first asked for. */
const decided = memoised((): readonly GoldenHornState[] => {
  const states: GoldenHornState[] = [];
  for (const [i, players] of [2, 3, 4, 3].entries()) {
    playRandomly(optionsFor(players, i < 3 ? 'as-described' : 'as-published'), 40 + i, ({ state }) => {
      if (goldenHorn.actor(state) !== CHANCE) states.push(goldenHorn.clone(state));
    });
  }
  return states;
});

/** Some of these positions as the person who decides sees them, beside the true ones. */
const decisions = memoised(() =>
  decided()
    .filter((_, i) => i % 3 === 0)
    .map((state) => ({ true: state, seen: goldenHorn.view(state, goldenHorn.actor(state)) })),
);

function memoised<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

function legalTexts(s: GoldenHornState): readonly string[] {
  const buffer = new ActionBuffer();
  goldenHorn.legal(s, buffer);
  return Array.from({ length: buffer.length }, (_, i) => goldenHorn.write(s, buffer.at(i)));
}

/** Plays actions on a copy, chance drawing between them, and refuses none. */
function played(s: GoldenHornState, actions: readonly Action[]): { end: GoldenHornState; facts: GoldenHornFact[] } {
  const end = goldenHorn.clone(s);
  const facts: GoldenHornFact[] = [];
  const random = new Random(5);
  const buffer = new ActionBuffer();
  for (const action of actions) {
    while (goldenHorn.actor(end) === CHANCE) {
      goldenHorn.apply(end, drawRandom(goldenHorn, end, buffer, random, CHANCE), facts);
    }
    expect(goldenHorn.check(end, action)).toBeNull();
    goldenHorn.apply(end, action, facts);
  }
  while (goldenHorn.actor(end) === CHANCE && !facts.some(({ type }) => type === 'voyage-ended')) {
    goldenHorn.apply(end, drawRandom(goldenHorn, end, buffer, random, CHANCE), facts);
  }
  return { end, facts };
}

describe('the plans of a turn', () => {
  it('begin with every legal action, and with no other', () => {
    for (const { seen } of decisions()) {
      const { moves, raids } = plansOf(seen);
      const first = [
        ...moves.flatMap(({ begin, cargo, ends }) => [
          ...(begin === null ? [] : [begin]),
          ...cargo.map(({ action }) => action),
          ...(begin === null && cargo.length === 0 ? (ends[0]?.actions ?? []) : []),
        ]),
        ...raids.flatMap(({ choices }) => choices.map(({ action }) => action)),
      ].map((action) => goldenHorn.write(seen, action));
      const actions = legalTexts(seen).filter((text) => !BUTTONS.includes(text.split(' ')[1] ?? ''));
      expect(first.sort()).toEqual([...actions].sort());
    }
  });

  it('end at the places and cost the cards that they state, and no ship can sail farther', () => {
    let ends = 0;
    for (const { true: state, seen } of decisions()) {
      for (const move of plansOf(seen).moves) {
        const begin = move.begin ?? move.cargo[0]?.action ?? null;
        for (const { to, cards, actions } of move.ends) {
          const { end, facts } = played(state, [...(begin === null ? [] : [begin]), ...actions]);
          const places = facts.flatMap((fact) => (fact.type === 'stepped' ? [fact.to] : []));
          expect(places.at(-1)).toBe(to);
          expect(facts.flatMap((fact) => (fact.type === 'card-played' ? [fact.colour] : []))).toEqual(cards);
          const last = move.ends.at(-1)?.to === to;
          const onwards = goldenHorn.actor(end) === seen.seat && legalTexts(end).some((text) => / on\b/.test(text));
          expect(onwards).toBe(!last);
          ends += 1;
        }
      }
    }
    expect(ends).toBeGreaterThan(300);
  });

  it('state what goods and raids would score', () => {
    let rows = 0;
    for (const { true: state, seen } of decisions()) {
      const { moves, raids } = plansOf(seen);
      if (state.seat < 0) continue;
      const before = scoreOf(state, state.seat);
      for (const { cargo } of moves) {
        for (const { colour, cubes, gain, row } of cargo) {
          const home = goldenHorn.clone(state);
          const slot = state.seat * COLOUR_COUNT + COLOURS.indexOf(colour);
          home.warehouses[slot] = (home.warehouses[slot] ?? 0) + cubes;
          expect(scoreOf(home, state.seat) - before).toBe(gain);
          expect(gain > cubes).toBe(row !== null);
          rows += Number(row !== null);
        }
      }
      for (const { seat, ship, colour, left, gain, choices } of raids) {
        for (const { action, cards } of choices) {
          const { end, facts } = played(state, [action]);
          expect(scoreOf(end, state.seat) - before).toBe(gain);
          expect(facts).toContainEqual({ type: 'raided', seat: state.seat, target: seat, ship, colour, left });
          expect(facts.flatMap((fact) => (fact.type === 'card-played' ? [fact.colour] : []))).toEqual(cards);
        }
      }
    }
    expect(rows).toBeGreaterThan(10);
  });

  it('are empty in a step without a plan', () => {
    const others = decided().filter(({ step }) => step !== 3 && step !== 4);
    expect(others.length).toBeGreaterThan(10);
    for (const state of others) expect(plansOf(state).moves).toEqual([]);
  });
});
