import { ActionBuffer, type Fact, Random, type Seat } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour, type GoldenHornFact, type GoldenHornState, goldenHorn } from '../../rules/index.ts';
import { fault, json, legal, load, match, play, position, ship, six } from './table.ts';

describe('a viewer’s view (GH-10.1)', () => {
  const hand = six({ red: 2, pink: 1 });
  const table = () => load(position([{ hand, warehouse: six({ blue: 3 }) }, { hand: six({ green: 4 }) }, {}]));

  it('hides others’ hands and warehouses and the draw pile, and shows their sizes', () => {
    const s = table();
    const seen = json(goldenHorn.view(s, 1));
    expect(seen.players[0]).toMatchObject({ hand: { count: 3 }, warehouse: { count: 3, colours: ['blue'] } });
    expect(seen.players[1]).toEqual(json(s).players[1]);
    expect(seen.players[2]).toMatchObject({ hand: { count: 0 }, warehouse: { count: 0 } });
    expect(seen.deck).toEqual({ count: 47 });
    const { players: _, deck: __, ...open } = json(s);
    expect(seen).toMatchObject(open);
  });

  it('hides all hands, warehouses and the pile from a spectator', () => {
    const s = table();
    const seen = json(goldenHorn.view(s, 'spectator'));
    expect(seen.players.map((player) => player.hand)).toEqual([{ count: 3 }, { count: 4 }, { count: 0 }]);
    expect(seen.players.map((player) => player.warehouse)).toEqual([
      { count: 3, colours: ['blue'] },
      { count: 0, colours: [] },
      { count: 0, colours: [] },
    ]);
  });

  it('has a hash that does not depend on what it hides', () => {
    const s = table();
    const other = load(
      position([{ hand: six({ orange: 3 }), warehouse: six({ blue: 3 }) }, { hand: six({ green: 4 }) }, {}]),
    );
    expect(goldenHorn.hash(goldenHorn.view(s, 1))).toBe(goldenHorn.hash(goldenHorn.view(other, 1)));
    expect(goldenHorn.hash(goldenHorn.view(s, 0))).not.toBe(goldenHorn.hash(goldenHorn.view(other, 0)));
    expect(goldenHorn.hash(goldenHorn.view(s, 1))).not.toBe(goldenHorn.hash(s));
  });

  it('hides nothing when the match is over', () => {
    const over = load(position([{ score: 0, hand }, { score: 0 }], { step: 'over', seat: 1, lastRound: true }));
    expect(json(goldenHorn.view(over, 'spectator'))).toEqual(json(over));
  });

  it('is a copy, and leaves the state unchanged', () => {
    const s = table();
    const before = json(s);
    goldenHorn.view(s, 2);
    expect(json(s)).toEqual(before);
  });

  it.each([
    ['* card 1 red', 1, '* card 1 red'],
    ['* card 1 red', 0, '* card 1 ?'],
    ['* card 3 orange', 'spectator', '* card 3 ?'],
    ['* cube VEN red', 0, '* cube VEN red'],
    ['0 on red', 1, '0 on red'],
    ['0 raid 1.duo red red red', 2, '0 raid 1.duo red red red'],
    ['x* card 1 red', 0, 'x* card 1 red'],
    ['* card 1 red red', 0, '* card 1 red red'],
    ['* card 5 red', 0, '* card 5 red'],
  ] as const)('of the action "%s" for viewer %s is "%s"', (line, viewer, seen) => {
    expect(goldenHorn.viewAction(line, viewer)).toBe(seen);
  });

  it.each<[Fact, number | 'spectator', Fact]>([
    [{ type: 'card-drawn', seat: 1, colour: 'red' }, 1, { type: 'card-drawn', seat: 1, colour: 'red' }],
    [{ type: 'card-drawn', seat: 1, colour: 'red' }, 0, { type: 'card-drawn', seat: 1, colour: '?' }],
    [{ type: 'card-drawn', seat: 1, colour: 'red' }, 'spectator', { type: 'card-drawn', seat: 1, colour: '?' }],
    [{ type: 'card-played', seat: 1, colour: 'red' }, 0, { type: 'card-played', seat: 1, colour: 'red' }],
    [{ type: 'cube-drawn', city: 'VEN', colour: 'red' }, 0, { type: 'cube-drawn', city: 'VEN', colour: 'red' }],
  ])('of the fact %j for viewer %s is %j', (fact, viewer, seen) => {
    expect(goldenHorn.viewFact(fact, viewer)).toEqual(seen);
  });
});

describe('a state drawn to fit a seat’s view', () => {
  const guess = (s: GoldenHornState, seat: number, seed = 1): GoldenHornState =>
    goldenHorn.resample(goldenHorn.view(s, seat), seat, new Random(seed));

  it.each([2, 3, 4])('is complete and valid, and has the same view, at plies of a match with %i', (players) => {
    for (const [s, ply] of match({ players, ruleset: 'as-published' }, 3)) {
      if (ply % 5 !== 0) continue;
      const seat = ply % players;
      const guessed = guess(s, seat, ply);
      expect(json(load(json(guessed)))).toEqual(json(guessed));
      expect(JSON.stringify(json(guessed))).not.toContain('count');
      expect(json(goldenHorn.view(guessed, seat))).toEqual(json(goldenHorn.view(s, seat)));
    }
  });

  it('is drawn from the unseen cards and cubes in proportion to their numbers', () => {
    const s = load(
      position([{}, { hand: six({ red: 3 }), warehouse: six({ green: 9 }) }], { discard: six({ red: 6 }) }),
    );
    const cards = six();
    const cubes = six();
    for (let seed = 0; seed < 300; seed++) {
      const { players } = json(guess(s, 0, seed));
      for (const colour of COLOURS) {
        Object.assign(cards, { [colour]: cards[colour] + Object(players[1]?.hand)[colour] });
        Object.assign(cubes, { [colour]: cubes[colour] + Object(players[1]?.warehouse)[colour] });
      }
    }
    // Three cards of 48, of which 3 are red; nine cubes, all that are in no city and not in the bag: they are green.
    expect(cards.red).toBeGreaterThan(30);
    expect(cards.red).toBeLessThan(90);
    for (const colour of ['pink', 'yellow', 'blue', 'green', 'orange'] as const) {
      expect(cards[colour]).toBeGreaterThan(110);
      expect(cards[colour]).toBeLessThan(230);
    }
    expect(cubes).toEqual(six({ green: 2700 }));
  });

  it('takes account of the cargo of all ships', () => {
    const ships = { duo: ship(5, 'CON', ['red', 2]), trio: ship(2, 'VEN', ['blue', 3]) };
    const s = load(position([{ warehouse: six({ pink: 2 }) }, { ships, warehouse: six({ orange: 4 }) }]));
    expect(json(guess(s, 0)).players[1]?.warehouse).toEqual(six({ orange: 4 }));
  });

  it('has all colours in the warehouse of a seat that may announce or has announced the end (GH-8.1)', () => {
    const warehouse = six({ pink: 5 }, 1);
    const rest = six({ yellow: 9, blue: 9 });
    const deciding = load(
      position([{ warehouse }, { warehouse: rest }, {}], { step: 'close', turn: { ship: 'mono' } }),
    );
    const announced = load(position([{ warehouse: rest }, { warehouse }, {}], { announcedBy: 1, lastRound: true }));
    for (let seed = 0; seed < 40; seed++) {
      for (const [s, prover] of [
        [deciding, 0],
        [announced, 1],
      ] as const) {
        const { players } = json(guess(s, 2, seed));
        const has = players[prover]?.warehouse ?? {};
        expect(COLOURS.every((colour) => Object(has)[colour] > 0)).toBe(true);
        expect(COLOURS.reduce((sum, colour) => sum + Object(has)[colour], 0)).toBe(10);
      }
      expect(json(guess(deciding, 0, seed)).players[0]?.warehouse).toEqual(warehouse);
    }
  });

  it('is a copy if nothing is hidden', () => {
    const s = load(position([{}, {}]));
    const copy = goldenHorn.resample(s, 0, new Random(1));
    expect(json(copy)).toEqual(json(s));
    play(copy, legal(copy)[0] ?? '');
    expect(json(copy)).not.toEqual(json(s));
  });
});

/** Everything that any player at the table knows of the warehouses without looking into one. */
class Witness {
  /** Colours that have arrived, by seat. */
  readonly had: readonly Set<Colour>[];
  /** Seats that were asked whether to announce the end at their last turn, and those that were not. */
  readonly deciders = new Set<Seat>();
  readonly lacking = new Set<Seat>();
  #isLastRound = false;
  #turn: Seat | null = null;

  constructor(players: number) {
    this.had = Array.from({ length: players }, () => new Set());
  }

  see(fact: Fact): void {
    const { type, seat, colour } = fact;
    if (type === 'went-on' || type === 'announced') this.deciders.add(Number(seat));
    if (type === 'announced' || type === 'end-triggered') this.#isLastRound = true;
    if (type === 'raided' || type === 'unloaded')
      this.#arrives(
        Number(seat),
        COLOURS.find((one) => one === colour),
      );
    if (type !== 'turn-begun') return;
    const before = this.#turn;
    if (before !== null && !this.#isLastRound && !this.deciders.has(before)) this.lacking.add(before);
    this.#turn = Number(seat);
  }

  #arrives(seat: Seat, colour: Colour | undefined): void {
    if (colour === undefined) return;
    this.had[seat]?.add(colour);
    // It may complete the colours.
    this.lacking.delete(seat);
  }
}

describe('public knowledge of warehouses', () => {
  /** Plays random matches, and calls `visit` after each action with what every player knows. */
  function watch(players: number, matches: number, visit: (s: GoldenHornState, seen: Witness, ply: number) => void) {
    for (let seed = 0; seed < matches; seed++) {
      const s = load({ options: { players } });
      const random = new Random(seed);
      const buffer = new ActionBuffer();
      const seen = new Witness(players);
      for (let ply = 0; ; ply++) {
        visit(s, seen, ply);
        goldenHorn.legal(s, buffer);
        if (buffer.length === 0) break;
        const journal: GoldenHornFact[] = [];
        // Declines whenever it is asked.
        const lines = Array.from({ length: buffer.length }, (_, i) => goldenHorn.write(s, buffer.at(i)));
        const done = lines.findIndex((line) => line.endsWith(' done'));
        goldenHorn.apply(s, buffer.at(done >= 0 ? done : random.weighted(buffer.weights, buffer.length)), journal);
        for (const fact of journal) seen.see(fact);
      }
    }
  }

  it.each([2, 3, 4])('holds in every state drawn to fit a seat’s or a spectator’s view, with %i', (players) => {
    let declined = 0;
    watch(players, 6, (s, seen, ply) => {
      if (ply % 7 !== 0) return;
      declined += seen.deciders.size;
      for (const viewer of [...seen.had.keys(), 'spectator'] as const) {
        // As a bot gets it: as plain data.
        const view = load(JSON.parse(JSON.stringify(json(goldenHorn.view(s, viewer)))));
        const guessed = json(goldenHorn.resample(view, 0, new Random(ply)));
        for (const [seat, { warehouse }] of guessed.players.entries()) {
          const colours = COLOURS.filter((colour) => Object(warehouse)[colour] > 0);
          expect(colours).toEqual(COLOURS.filter((colour) => seen.had[seat]?.has(colour)));
          if (seen.deciders.has(seat)) expect(colours).toEqual(COLOURS);
          if (seen.lacking.has(seat)) expect(colours).not.toEqual(COLOURS);
        }
      }
    });
    expect(declined).toBeGreaterThan(0);
  });

  it('determines the only opponent’s warehouse exactly', () => {
    let compared = 0;
    watch(2, 6, (s, _, ply) => {
      for (const viewer of [0, 1]) {
        const guessed = goldenHorn.resample(goldenHorn.view(s, viewer), viewer, new Random(ply));
        expect(json(guessed).players[1 - viewer]?.warehouse).toEqual(json(s).players[1 - viewer]?.warehouse);
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(279);
  });

  it('grows on a view when a ship arrives', () => {
    const ships = { mono: ship(1, 'VEN', ['yellow', 2]) };
    const s = load(position([{ ships, warehouse: six({ blue: 3 }) }, {}, {}], { seat: 0 }));
    const seen = goldenHorn.view(s, 1);
    for (const state of [s, seen]) play(state, '0 sail mono');
    expect(json(seen).players[0]?.warehouse).toEqual({ count: 5, colours: ['yellow', 'blue'] });
    expect(json(goldenHorn.view(s, 1))).toEqual(json(seen));
  });
});

describe('a view of a match', () => {
  const seats = [{}, { warehouse: six({ red: 2 }) }, { warehouse: six({ red: 1, green: 3 }) }];
  const seen = (colours: object) => {
    const view = json(goldenHorn.view(load(position(seats)), 0));
    const players = view.players.map((player, seat) =>
      seat === 0 ? player : { ...player, warehouse: { ...player.warehouse, ...Object(colours)[seat] } },
    );
    return { ...view, players };
  };

  it('may omit the colours, as views of earlier versions do', () => {
    const { players } = json(
      goldenHorn.resample(load(seen({ 1: { colours: undefined }, 2: { colours: undefined } })), 0, new Random(1)),
    );
    expect(COLOURS.reduce((sum, colour) => sum + Object(players[1]?.warehouse)[colour], 0)).toBe(2);
  });

  it.each([
    ['a colour of which no cube is hidden', { 1: { colours: ['red', 'blue'] } }],
    ['more colours than cubes', { 1: { colours: ['red', 'green', 'blue'] } }],
    ['no colour for some cubes', { 1: { colours: [] } }],
    ['colours that leave cubes over', { 1: { colours: ['red'] }, 2: { colours: ['red'] } }],
    ['colours that others would need', { 1: { colours: ['green'] }, 2: { colours: ['green'] } }],
  ])('is refused with %s', (_what, colours) => {
    expect(fault(seen(colours))).toMatch(/\/players/);
  });

  it('is refused with a colour that does not exist', () => {
    expect(fault(seen({ 1: { colours: ['violet'] } }))).toMatch(/\/players\/1\/warehouse\/colours\/0/);
  });
});
