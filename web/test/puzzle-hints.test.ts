import { explain, type RatedPuzzle } from '@levante/bots';
import { isObject } from '@levante/contract';
import { namerOf } from '@levante/el-capitan/table/match/namer.ts';
import { elCapitanPositions, type Position, unaidedPositions } from '@levante/el-capitan/table/match/position.ts';
import { tableWords } from '@levante/el-capitan/table/match/words/index.ts';
import { offersOf } from '@levante/el-capitan/table/turn/offers.ts';
import { type ElCapitanMatch, ElCapitanPhrases } from '@levante/el-capitan/table/turn/phrases.ts';
import { NOTHING_PICKED, signsOf } from '@levante/el-capitan/table/turn/pointing.ts';
import { previewOfTurn } from '@levante/el-capitan/table/turn/preview.ts';
import { turnOf } from '@levante/el-capitan/table/turn/turn.tsx';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { TABLES } from '@levante/games/tables';
import { voyagesIn } from '@levante/golden-horn/table/lane/voyages.tsx';
import { GoldenHornPhrases } from '@levante/golden-horn/table/log/log.ts';
import { readFacts } from '@levante/golden-horn/table/match/follow.ts';
import { goldenHornPositions } from '@levante/golden-horn/table/match/position.ts';
import { turnOf as hornTurnOf } from '@levante/golden-horn/table/orders/turn.tsx';
import type { GamePuzzles } from '@levante/table/match/study.ts';
import { bestTurnOf } from '@levante/table/puzzle/puzzle-host.ts';
import { verdictOf } from '@levante/table/puzzle/verdict.ts';
import { words } from '@levante/table/words/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

async function shelfOf(id: string): Promise<{ puzzles: GamePuzzles; all: readonly RatedPuzzle[] }> {
  const study = await TABLES.find((card) => card.id === id)?.fetchStudy();
  const puzzles = await study?.fetchPuzzles?.();
  if (!puzzles) throw new Error(`no puzzles of ${id}`);
  const all: RatedPuzzle[] = [];
  const { heads } = await puzzles.fetchList();
  for (const i of heads.keys()) {
    const puzzle = await puzzles.fetchPuzzle(i + 1);
    if (puzzle) all.push(puzzle);
  }
  expect(all).toHaveLength(heads.length);
  return { puzzles, all };
}

/** Minimal match context of the turn panel; every action changes the position immediately. */
function contextAt(position: Position, act: (lines: readonly string[]) => void): ElCapitanMatch {
  const editor = {
    open: { value: true },
    position: { value: position },
    selection: { value: { picked: [], intents: [] } },
    draft: { value: null },
    do: act,
    choose: (way: { lines: readonly { text: string }[] }) => act(way.lines.map(({ text }) => text)),
  };
  const phrases = new ElCapitanPhrases(words.value, namerOf(position.board, NAMES, tableWords.value.names));
  return { editor, phrases } as never;
}

/** Presses the primary button until there is none, then ends the turn; returns the lines played. */
function pressOn(start: Position): readonly string[] {
  const lines: string[] = [];
  let position = start;
  const act = (more: readonly string[]): void => {
    const outcome = position.afterAll(more);
    if (!outcome.ok) throw new Error(`a button does what is refused: ${more.join(', ')}`);
    position = outcome.position;
    lines.push(...more);
  };
  for (let presses = 0; presses < 20 && position.actor === start.actor; presses++) {
    const primary = turnOf(contextAt(position, act)).actions.find((one) => one.primary && one.disabledReason === null);
    if (primary) primary.onPick();
    else if (position.ending !== null) act([position.ending]);
    else break;
  }
  return lines;
}

function positionOf({ state }: RatedPuzzle, aided: boolean): Position {
  const position = (aided ? elCapitanPositions : unaidedPositions).read(state);
  if ('code' in position) throw new Error(position.code);
  return position;
}

describe('every puzzle of El Capitán', () => {
  let shelf: Awaited<ReturnType<typeof shelfOf>>;
  beforeAll(async () => {
    shelf = await shelfOf('el-capitan');
  });

  const isSolvedBy = (puzzle: RatedPuzzle, lines: readonly string[]): boolean => {
    const start = positionOf(puzzle, false);
    const outcome = start.afterAll(lines);
    return outcome.ok && verdictOf(shelf.puzzles, puzzle, lines, outcome.facts).kind === 'right';
  };

  it('is not solved by the primary button, which would solve many with the hints of a match', () => {
    expect(shelf.all.filter((one) => isSolvedBy(one, pressOn(positionOf(one, false))))).toEqual([]);
    const aided = shelf.all.slice(0, 20).filter((one) => isSolvedBy(one, pressOn(positionOf(one, true))));
    expect(aided.length).toBeGreaterThan(3);
  });

  it('has no plans, prices of plans or gains at the table', () => {
    for (const puzzle of shelf.all) {
      const position = positionOf(puzzle, false);
      const context = contextAt(position, () => undefined);
      const { actions } = turnOf(context);
      expect(actions.filter(({ primary, gain }) => primary || gain !== undefined)).toEqual([]);
      const { namer } = context.phrases;
      const offers = offersOf(position, namer, () => undefined);
      const signs = signsOf(position, NOTHING_PICKED, null);
      for (const { code } of position.cities) {
        const city = code as 'MAR';
        expect(offers.get(city)).toBeUndefined();
        expect(signs.get(`city ${city}`)).not.toBe('plan');
      }
    }
  });

  it('can show its best turn on the board: the voyage and the building', () => {
    for (const puzzle of shelf.all) {
      const preview = previewOfTurn(positionOf(puzzle, false), puzzle.solution);
      const [verb = '', city = '', site = ''] = puzzle.deeds[0]?.deed.split(' ') ?? [];
      if (verb === 'loan' || verb === 'pass') expect(preview).toBeNull();
      else {
        expect(preview?.route.at(-1)).toBe(city);
        expect(preview?.house?.site ?? preview?.fortress).toBe(Number(site));
      }
    }
  });
});

describe('every puzzle of Golden Horn', () => {
  let shelf: Awaited<ReturnType<typeof shelfOf>>;
  beforeAll(async () => {
    shelf = await shelfOf('golden-horn');
  });

  const ordersOf = (puzzle: RatedPuzzle, aided: boolean) => {
    const loaded = shelf.puzzles.rules.load(puzzle.state);
    if (!loaded.ok) throw new Error('no position');
    const position = goldenHornPositions.read(loaded.value.state(puzzle.seat));
    if ('code' in position) throw new Error(position.code);
    const editor = {
      open: { value: true },
      position: { value: position },
      selection: { value: { picked: [], intents: [] } },
    };
    const phrases = new GoldenHornPhrases(words.value, NAMES);
    const { actions, lead } = hornTurnOf({ editor, names: NAMES, phrases } as never, aided);
    const props = isObject(lead) && isObject(lead.props) ? lead.props : {};
    return { actions, props: JSON.stringify([props.raids, props.raiding, props.cargo]) };
  };

  it('has neither gains nor a primary button at the table', () => {
    for (const puzzle of shelf.all) {
      const { actions, props } = ordersOf(puzzle, false);
      expect(actions.filter(({ primary }) => primary)).toEqual([]);
      expect(props).not.toMatch(/"(gain|row)":\d/);
    }
    expect(shelf.all.some((puzzle) => /"gain":\d/.test(ordersOf(puzzle, true).props))).toBe(true);
  });

  it('can show its best voyage on the chart', () => {
    for (const puzzle of shelf.all) {
      const best = bestTurnOf(shelf.puzzles, puzzle);
      expect(best?.lines).toEqual(puzzle.solution);
      const sails = puzzle.solution.some((line) => / (sail|on)\b/.test(line));
      if (sails) expect(voyagesIn(readFacts(best?.facts ?? []) ?? [], puzzle.seat)).not.toEqual([]);
    }
  });
});

describe('the second best turn of a puzzle', () => {
  it.each([
    ['el-capitan', 0.9],
    ['golden-horn', 0.6],
  ])('of %s is known, and explained in most puzzles', async (id, least) => {
    const { puzzles, all } = await shelfOf(id);
    const kit = KITS.get(id);
    if (!kit) throw new Error(`no bots of ${id}`);
    const some = all.filter((_, i) => i % 4 === 0);
    let explained = 0;
    for (const puzzle of some) {
      const played = puzzles.turnTo(puzzle, puzzle.deeds[1]?.deed ?? '');
      if (played === null) continue;
      const { state, seat, solution } = puzzle;
      const view = puzzles.rules.load(state);
      if (!view.ok) throw new Error('no position');
      if (explain({ games: GAMES, kit, view: view.value.state(), seat, played, best: solution }).length > 0)
        explained++;
    }
    expect(explained / some.length).toBeGreaterThan(least);
  });
});
