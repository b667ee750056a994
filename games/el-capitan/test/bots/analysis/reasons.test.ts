import { join } from 'node:path';
import { entryOf, type JsonObject } from '@levante/contract';
import { readSeeded } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { elCapitanKit } from '../../../bots/index.ts';
import { elCapitan } from '../../../rules/index.ts';
import { position, type Sketch } from '../position.ts';

const kit = elCapitanKit;

/** Returns the reasons why `best` beats `played`. */
function reasonsOf(view: JsonObject, seat: number, played: string, best: string) {
  const lines = (way: string): string[] => way.split(', ').map((verb) => `${seat} ${verb}`);
  return kit.commentator.reasons({ view, seat, played: lines(played), best: lines(best) });
}
const inSketch = (sketch: Sketch, played: string, best: string) =>
  reasonsOf(elCapitan.toJson(position(sketch)), sketch.seat, played, best);

/** Position of three players in which seat 0 is in Napoli and can sail to Tunis. */
const napoli = {
  phase: 2,
  seat: 0,
  seats: [
    { cash: 20, warehouses: 4, fortresses: 1, ship: ['NAP', 1], hand: ['NAP-TUN'] },
    { warehouses: 3 },
    { warehouses: 3 },
  ],
} satisfies Sketch;
const TO_TUNIS = 'sail NAP-TUN TUN, build 2, end';

describe('reasons in El Capitán', () => {
  it('name an own house that the built house shuts', () => {
    const sketch = { ...napoli, houses: { NAP: ['0', '1', '1', '1'], TUN: ['1'] } };
    const [first] = inSketch(sketch, 'build 5, end', TO_TUNIS);
    expect(first).toMatchObject({ kind: 'own-house-shut', seat: 0, city: 'NAP', gone: false });
  });

  it('name an own house that the next builder can shut', () => {
    const sketch = { ...napoli, houses: { NAP: ['0', '1', '1'], TUN: ['1'] } };
    expect(inSketch(sketch, 'build 4, end', TO_TUNIS)).toContainEqual({ kind: 'house-exposed', seat: 0, city: 'NAP' });
    expect(inSketch(sketch, TO_TUNIS, 'build 4, end').map(({ kind }) => kind)).not.toContain('house-exposed');
  });

  it('name missed income with its florins', () => {
    // The city pays 6 to the owner of the foremost house, and 9 with a third house.
    const sketch = { ...napoli, houses: { NAP: ['0', '1'], TUN: ['1'] } };
    expect(inSketch(sketch, TO_TUNIS, 'build 3, end')).toContainEqual({
      kind: 'majority-missed',
      seat: 0,
      city: 'NAP',
      amount: 9 - 6,
    });
  });

  it('name income of an opponent that a house would have reduced', () => {
    // The city pays the opponent 16; a fifth house shuts their foremost house and leaves them half of 20.
    const [own, ...others] = napoli.seats;
    const seats = [{ ...own, ship: ['ALE', 1] as const, hand: ['TUN-ALE'] }, ...others];
    const sketch = { ...napoli, seats, houses: { ALE: ['1', '0', '1', '0'], TUN: ['1'] } };
    expect(inSketch(sketch, 'sail TUN-ALE TUN, build 2, end', 'build 5, end')).toEqual([
      { kind: 'majority-missed', seat: 0, city: 'ALE', amount: 20 - 8 },
      { kind: 'income-left', seat: 0, to: 1, city: 'ALE', amount: 16 - 10 },
    ]);
  });

  it('name a loan that was not needed, and one that was missed', () => {
    const sketch = { ...napoli, houses: { NAP: ['0'] } };
    expect(inSketch(sketch, 'loan 16', 'build 2, end')[0]).toEqual({
      kind: 'loan-needless',
      seat: 0,
      amount: 16,
      interest: 4,
    });
    expect(inSketch(sketch, 'build 2, end', 'loan 10')).toContainEqual({
      kind: 'loan-missed',
      seat: 0,
      amount: 10,
      cash: 17,
    });
  });

  it('name expensive cards, and useless ones in the last turn', () => {
    const open = ['MAR-3', 'VEN-3'];
    const sketch = { ...napoli, open, houses: { NAP: ['0'] } };
    const shopping = 'buy MAR-3, buy VEN-3, build 2, end';
    const [price] = inSketch(sketch, shopping, 'build 2, end');
    expect(price).toMatchObject({ kind: 'cards-dear', seat: 0 });
    const last = { ...sketch, phase: 3 as const, lastRound: true };
    expect(inSketch(last, shopping, 'build 2, end')).toEqual([{ ...price, kind: 'cards-useless', cards: 2 }]);
  });

  it('name the end of a phase that the last piece of the stock brings about', () => {
    const seats = [{ cash: 20, warehouses: 1, ship: ['NAP', 1] as const }, { warehouses: 3 }, { warehouses: 3 }];
    const sketch = { ...napoli, seats, houses: { NAP: ['0'] } };
    expect(inSketch(sketch, 'build 2, end', 'loan 10')).toContainEqual({ kind: 'phase-ended', seat: 0 });
  });

  it('give the interest of an extended loan, and the cash left after a repaid one', () => {
    const loans = [{ amount: 10, extended: false }];
    const sketch: Sketch = { phase: 1, seat: 0, step: 'settle', seats: [{ cash: 15, loans }, {}, {}] };
    expect(inSketch(sketch, 'extend 10', 'repay 10')).toEqual([
      { kind: 'loan-extended', seat: 0, amount: 10, interest: 4 },
    ]);
    expect(inSketch(sketch, 'repay 10', 'extend 10')).toEqual([{ kind: 'loan-repaid', seat: 0, amount: 10, cash: 3 }]);
  });

  it('are two at most, and none if both turns are the same', () => {
    const sketch = { ...napoli, houses: { NAP: ['0', '1'], TUN: ['1'] } };
    expect(inSketch(sketch, 'loan 16', 'build 3, end')).toHaveLength(2);
    expect(inSketch(sketch, 'build 3, end', 'build 3, end')).toEqual([]);
  });
});

describe('reasons for seeded faults', () => {
  it.each(['loan-at-the-end', 'shopping-at-the-end'])('are given by the commentator: %s', (name) => {
    const { record, ply, seat, reason } = readSeeded(join(import.meta.dirname, `${name}.levante.json`));
    const { options, actions } = record;
    const opened = entryOf(elCapitan).open(options);
    if (!opened.ok) throw new Error('no table');
    for (const line of actions.slice(0, ply)) opened.value.play(line);
    const view = opened.value.state(seat);
    const played: string[] = [];
    const best: string[] = [];
    const table = opened.value.clone();
    for (const line of actions.slice(ply)) if (line.startsWith(`${seat} `)) played.push(line);
    while (table.actor() === seat) {
      const [line = ''] = kit.think({ view: table.state(seat), seat, level: 'deckhand', seed: 1 }).lines;
      table.play(line);
      best.push(line);
    }
    const reasons = kit.commentator.reasons({ view, seat, played, best });
    expect(reasons.map(({ kind }) => kind)).toContain(reason);
  });
});
