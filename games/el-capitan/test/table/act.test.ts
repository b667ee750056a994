import { CITY_CODES, type CityCode } from '@levante/el-capitan/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '../../table/match/position.ts';
import type { Target } from '../../table/match/props.ts';
import { hintFor, reasonsPart } from '../../table/turn/hints.ts';
import {
  deedTargets,
  directIntents,
  intentsOf,
  keyOf,
  linesOf,
  targetsOf,
  voyagesByPurchase,
} from '../../table/turn/intents.ts';
import { type CapitanSelection, NOTHING_PICKED, pick, signsOf } from '../../table/turn/pointing.ts';
import { promptOf } from '../../table/turn/prompt.ts';
import { whatLacks } from '../../table/turn/refusals/why-not.ts';
import { turnWords } from '../../table/turn/words/index.ts';
import { dealt, namerFor, positionFrom, recordNamed, recordNames, replayed, sites } from './positions.ts';

const EVERY = 41;
const sample = recordNames().filter((name) => /^corpus.*-(base|can|por-lis-can)\./.test(name));

/** Samples the positions of a match that are in someone's turn. */
function turnsOf(name: string): readonly Position[] {
  const positions = replayed(recordNamed(name)).plies.map((ply) => ply.position);
  return positions.filter((at, i) => i % EVERY === 0 && at.json.step === 'turn' && at.actor !== null);
}

const turns = sample.flatMap(turnsOf);

/** Returns all possible targets of a position. */
function allTargets(position: Position): readonly Target[] {
  const { destination, connection, players, loanCards, pirate } = position.json;
  const open = [...destination.open, ...connection.open];
  return [
    ...open.map((card): Target => ({ on: 'open-card', card })),
    ...(players[position.actor ?? 0]?.hand ?? []).map((card): Target => ({ on: 'hand-card', card })),
    ...Object.keys(loanCards).map((amount): Target => ({ on: 'loan', amount: Number(amount) })),
    ...(pirate ? [{ on: 'pirate' } as const] : []),
    ...CITY_CODES.flatMap((code) => targetsIn(position, code)),
  ];
}

function targetsIn(position: Position, city: CityCode): readonly Target[] {
  const state = position.json.cities[city];
  if (!state) return [];
  return [
    { on: 'city', city },
    ...state.sites.map((_, i): Target => ({ on: 'site', city, site: i + 1 })),
    ...state.fortresses.map((_, i): Target => ({ on: 'fortress-site', city, site: i + 1 })),
    ...state.shut.map((house): Target => ({ on: 'shut-house', city, house })),
  ];
}

/** Picks targets one after the other; returns the lines of the resulting intent, or of those still possible. */
function pickAll(position: Position, targets: readonly Target[]): readonly (readonly string[])[] {
  let selection: CapitanSelection = NOTHING_PICKED;
  for (const target of targets) {
    const result = pick(position, selection, target);
    if (result.kind === 'refused') return [];
    if (result.kind === 'do') return [linesOf(result.intent)];
    selection = result.selection;
  }
  return selection.intents.map(linesOf);
}

beforeAll(() => reasonsPart.fetch());

describe('pointing', () => {
  it('is checked in more than a hundred positions', () => {
    expect(turns.length).toBeGreaterThan(100);
  });

  it('reaches every legal action, its targets picked in any order', () => {
    for (const position of turns) {
      for (const line of position.legal) {
        const targets = targetsOf(position, line);
        if (targets.length === 0) continue;
        // A pirate's voyage is meant only once the pirate has been named; a city without a card means a whole plan.
        const inOrder = line.verb.startsWith('pirate') || line.verb === 'sail';
        const orders = inOrder ? [targets] : [targets, [...targets].reverse()];
        for (const order of orders) {
          const reached = pickAll(position, order).map((lines) => lines.join());
          expect(reached, `${line.text} by ${order.map(keyOf)}`).toContain(line.text);
        }
      }
    }
  });

  it('computes plans and routes of a position once, however many targets use them', () => {
    for (const position of turns.slice(0, 2)) {
      expect(position.plans).toBe(position.plans);
      expect(directIntents(position)).toBe(directIntents(position));
      expect(voyagesByPurchase(position)).toBe(voyagesByPurchase(position));
    }
  });

  it('offers only legal actions, and explains why a target offers none', () => {
    for (const position of turns.filter((_, i) => i % 3 === 0)) {
      for (const target of allTargets(position)) {
        const intents = intentsOf(position, [], target);
        for (const intent of intents) expect(position.afterAll(linesOf(intent)).ok, linesOf(intent).join()).toBe(true);
        const hint = hintFor(position, [], target, namerFor(position));
        expect(hint, keyOf(target)).not.toBeNull();
        expect(hint?.refusal === null).toBe(intents.length > 0);
        expect(JSON.stringify(hint)).not.toMatch(/undefined|NaN|null florins/);
      }
    }
  }, 60_000);

  it('marks exactly the targets of a legal action or a plan, as a plan if no single action leads there', () => {
    for (const position of turns) {
      const signs = signsOf(position, NOTHING_PICKED, null);
      const plain = position.legal.filter((line) => !['pirate-florins', 'pirate-card'].includes(line.verb));
      const direct = new Set(plain.flatMap((line) => targetsOf(position, line).map(keyOf)));
      const planned = new Set(
        position.plans.flatMap((plan) => [keyOf(city(plan.city)), ...deedTargets(plan, position).map(keyOf)]),
      );
      for (const target of allTargets(position)) {
        const key = keyOf(target);
        // A paid voyage of the pirate is marked at the pirate alone.
        if (target.on === 'pirate') continue;
        expect(signs.has(key), key).toBe(direct.has(key) || planned.has(key));
        if (signs.has(key)) expect(intentsOf(position, [], target).length, key).toBeGreaterThan(0);
        if (direct.has(key)) expect(signs.get(key), key).toBe('legal');
      }
      const cities = new Set(position.plans.map(({ city }) => city));
      for (const code of cities) expect(signs.get(keyOf(city(code)))).toMatch(/plan|legal/);
      const buys = position.legal.flatMap((line) => (line.verb === 'buy' ? [`open-card ${line.card}`] : []));
      expect([...signs.keys()].filter((key) => key.startsWith('open-card')).sort()).toEqual(buys.sort());
    }
  });

  it('shows a prompt to every player who decides', () => {
    for (const position of turns) {
      const prompt = promptOf(position);
      const sentence = prompt && turnWords.value.question(prompt, namerFor(position));
      expect(sentence).toMatch(/^[A-Z].{8,}[.?]$/);
      expect(sentence).not.toMatch(/undefined|null/);
    }
  });
});

/** The first turn of a match of three, with these cards open and in Ada's hand, and that much money. */
function firstTurn(open: readonly string[], hand: readonly string[] = [], cash = 20): Position {
  return positionFrom({
    options: { players: 3 },
    seat: 0,
    actor: '0',
    step: 'turn',
    players: [{ cash, hand }],
    ...dealt(open, hand),
  });
}

const city = (code: CityCode): Target => ({ on: 'city', city: code });

describe('a city', () => {
  it('is sailed to and built in with one click if a card in hand leads there', () => {
    const position = firstTurn(['NAP-1'], ['NAP-3']);
    expect(pickAll(position, [city('NAP')])).toEqual([['0 sail NAP-3 NAP', '0 build 2']]);
  });

  it('is built in with one click if one open card leads there, by buying it', () => {
    const position = firstTurn(['NAP-1', 'VEN-2']);
    expect(pickAll(position, [city('NAP')])).toEqual([['0 buy NAP-1', '0 sail NAP-1 NAP', '0 build 2']]);
  });

  it('is reached by the cheapest card, and after a card is picked it means the voyage only', () => {
    const position = firstTurn(['NAP-1', 'NAP-3']);
    expect(pickAll(position, [city('NAP')])).toEqual([['0 buy NAP-1', '0 sail NAP-1 NAP', '0 build 2']]);
    const holding = firstTurn(['NAP-1'], ['NAP-3', 'VEN-2']);
    const card: Target = { on: 'hand-card', card: 'NAP-3' };
    expect(pickAll(holding, [card])).toEqual([['0 sail NAP-3 NAP']]);
  });

  it('is built in from another city by a click on a site', () => {
    const position = firstTurn(['NAP-1']);
    const site: Target = { on: 'site', city: 'NAP', site: 1 };
    expect(pickAll(position, [site])).toEqual([['0 buy NAP-1', '0 sail NAP-1 NAP', '0 build 1']]);
  });

  it('has an explanation if it is out of reach', () => {
    const refused = (position: Position) => whatLacks(position, [], city('NAP'));
    expect(refused(firstTurn(['NAP-3'], [], 2))).toMatchObject({ code: 'cannot-afford', data: { cash: 2 } });
    expect(refused(firstTurn(['VEN-2']))).toMatchObject({ code: 'needs-destination-card', clause: 'EC-4.5' });
  });
});

describe('a hint', () => {
  it('states the price and the effect before the click', () => {
    const position = firstTurn(['NAP-1']);
    const namer = namerFor(position);
    const hint = hintFor(position, [], { on: 'site', city: 'NAP', site: 2 }, namer);
    expect(hint?.title).toBe('Napoli: build on site 2');
    expect(hint?.lines).toEqual(['Buy Napoli (1 seal), sail to Napoli.']);
    expect(hint?.price).toBe(5 + 3);
    expect(hint?.effects).toEqual([{ seat: 0, before: 0, after: 6 }]);
  });

  it('warns of a house that would be shut', () => {
    const houses = sites('1', '1', '2', '2', '1', '0');
    const position = positionFrom({
      options: { players: 4 },
      seat: 0,
      actor: '0',
      step: 'turn',
      round: 2,
      players: [{ ship: { city: 'MAR', berth: 1 }, warehouses: 5 }, { warehouses: 3, cash: 3 }, { warehouses: 4 }],
      cities: { MAR: { berths: [0, null], sites: houses } },
      ...dealt([], []),
    });
    const hint = hintFor(position, [], { on: 'site', city: 'MAR', site: 7 }, namerFor(position));
    expect(hint?.title).toBe('Build in Marseille');
    expect(hint?.price).toBe(4);
    expect(hint?.lines).toEqual(['Shuts Bo’s house on site 1.']);
  });
});
