import { ActionBuffer } from '@levante/contract';
import { type GoldenHornFact, type GoldenHornState, goldenHorn, type Place } from '@levante/golden-horn/rules';
import { Position } from '@levante/golden-horn/table/match/position.ts';
import { keyOf, targetsOf } from '@levante/golden-horn/table/turn/intents.ts';
import { orderAt } from '@levante/golden-horn/table/turn/selection.ts';
import { length } from '@levante/testkit/tier';
import { describe, expect } from 'vitest';
import { decisionOf, momentOf } from '../../gallery/golden-horn-fixtures.ts';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** Decisions of random matches with two to four players, from the first turns to the last. */
const DECISIONS = Array.from(
  { length: length({ quick: 1, slow: 6, long: 50 }) },
  (_, i) => `${2 + (i % 3)}.${60 + i}.${(i * 7) % 60}`,
);

/** Returns the first targets of the rules' plans at a decision, except those in hand. */
function planned(decision: string): readonly string[] {
  const { state } = momentOf(decisionOf(decision));
  const position = new Position(goldenHorn.view(state, goldenHorn.actor(state)));
  const can = targetsOf(position).filter(
    (target) => orderAt(position, { picked: [], intents: [] }, target).kind !== 'refused',
  );
  return can.map(keyOf).filter((key) => !key.startsWith('hand-card'));
}

/** Returns the legal actions as lines. */
function legalIn(state: GoldenHornState): readonly string[] {
  const buffer = new ActionBuffer();
  goldenHorn.legal(state, buffer);
  return Array.from({ length: buffer.length }, (_, i) => goldenHorn.write(state, buffer.at(i)));
}

const keyAt = (place: Place): string => {
  if (place === 'MOD') return 'modone';
  return typeof place === 'number' ? `space ${place}` : `city ${place}`;
};

/** Returns every place that a voyage in progress can reach, by playing the engine. */
function placesAhead(state: GoldenHornState): readonly string[] {
  return legalIn(state)
    .filter((line) => line.split(' ')[1] === 'on')
    .flatMap((line) => {
      const next = goldenHorn.clone(state);
      const action = goldenHorn.parse(next, line);
      if (!action.ok) throw new Error(line);
      const facts: GoldenHornFact[] = [];
      goldenHorn.apply(next, action.value, facts);
      const onwards = goldenHorn.toJson(next).step === 'voyage' ? placesAhead(next) : [];
      return [...facts.flatMap((fact) => (fact.type === 'stepped' ? [keyAt(fact.to)] : [])), ...onwards];
    });
}

/** Returns the same from the legal actions alone, without the plans that the table uses. */
function legally(decision: string): ReadonlySet<string> {
  const { state } = momentOf(decisionOf(decision));
  const seat = goldenHorn.actor(state);
  const { players } = goldenHorn.toJson(state);
  const keys = new Set(placesAhead(state));
  for (const line of legalIn(state)) {
    const [, verb = '', what = '', colour] = line.split(' ');
    if (verb === 'raid') keys.add(`ship ${what.replace('.', ' ')}`);
    if (verb !== 'load' && verb !== 'sail' && verb !== 'turn') continue;
    keys.add(`ship ${seat} ${what}`);
    const at = what === 'mono' || what === 'duo' || what === 'trio' ? players[seat]?.ships[what].at : null;
    if (verb === 'load') keys.add(`cubes ${at} ${colour}`);
  }
  return keys;
}

interface Shown {
  /** Enabled in the accessibility tree. */
  readonly enabled: readonly string[];
  /** Tab stops. */
  readonly tabbed: readonly string[];
  /** Marked as legal. */
  readonly signed: readonly string[];
  /** Hit by a pointer or finger somewhere on the element. */
  readonly hit: readonly string[];
  /** Bays whose centre is covered. */
  readonly covered: readonly string[];
}

/** Reads the available actions from the chart. */
function shownOnChart(): Shown {
  const things = [...document.querySelectorAll<HTMLElement>('.gh-chart [data-target]')];
  const keys = (fits: (thing: HTMLElement) => boolean) =>
    things
      .filter(fits)
      .map((thing) => thing.dataset.key ?? '')
      .sort();
  const isHit = (thing: HTMLElement): boolean => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    for (let i = 1; i < 8; i++)
      for (let j = 1; j < 8; j++)
        if (thing.contains(document.elementFromPoint(x + (width * i) / 8, y + (height * j) / 8))) return true;
    return false;
  };
  /** Returns whether another element covers its centre. */
  const isCovered = (thing: HTMLElement): boolean => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return !thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const enabled = (thing: HTMLElement) => thing.getAttribute('aria-disabled') === null;
  return {
    enabled: keys(enabled),
    tabbed: keys(({ tabIndex }) => tabIndex === 0),
    signed: keys(({ dataset: { sign } }) => sign === 'legal' || sign === 'chosen'),
    hit: keys((thing) => enabled(thing) && isHit(thing)),
    covered: keys((thing) => enabled(thing) && thing.matches('.gh-bay') && isCovered(thing)),
  };
}

describe('available actions in Golden Horn', () => {
  it.for(
    DECISIONS,
  )('%s: are the same by mouse, touch, keys and accessibility tree at every size, as planned', async (decision, {
    browser,
  }) => {
    const expected = [...planned(decision)].sort();
    // If only one ship can move, its destinations are enabled before it is selected; another test compares those with
    // the engine.
    const first = goldenHorn.toJson(momentOf(decisionOf(decision)).state).step === 'turn';
    const isEnd = (key: string) => first && /^(space|city|modone)/.test(key);
    expect(expected.filter((key) => !isEnd(key))).toEqual([...legally(decision)].sort());
    await visitGallery(browser, `/golden-horn.html?decision=${decision}`, { touch: true }, async (page) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const shown = await page.evaluate(shownOnChart);
        expect(shown, `${width} × ${height}`).toEqual({
          enabled: expected,
          tabbed: expected,
          signed: expected,
          hit: expected,
          covered: [],
        });
      }
    });
  });
});
