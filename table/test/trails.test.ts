import { describe, expect, it } from 'vitest';
import { othersTurns } from '../src/match/trails.ts';

/** A fact that begins a seat's turn, or a deed in it. */
type TestFact = { readonly begins: number } | { readonly effect: string };

const begins = (fact: TestFact): number | null => ('begins' in fact ? fact.begins : null);
const effect = (name: string): TestFact => ({ effect: name });
const turn = (seat: number, ...effects: string[]) => ({ facts: [{ begins: seat }, ...effects.map(effect)] });
const effectsSince = (plies: readonly { facts: readonly TestFact[] }[], seat: number) =>
  othersTurns(plies, seat, begins).map((facts) => facts.flatMap((fact) => ('effect' in fact ? [fact.effect] : [])));

describe('trails of others', () => {
  it('contain each turn of the others since the viewer’s last turn', () => {
    const plies = [turn(1, 'early'), turn(0, 'mine'), turn(1, 'sail', 'build'), turn(2, 'buy')];
    expect(effectsSince(plies, 0)).toEqual([['sail', 'build'], ['buy']]);
  });

  it('begin with the match if the viewer has had no turn', () => {
    expect(effectsSince([{ facts: [effect('reveal')] }, turn(1, 'sail')], 0)).toEqual([['reveal'], ['sail']]);
  });

  it('join the plies of one turn', () => {
    expect(effectsSince([turn(0), turn(1, 'sail'), { facts: [effect('build')] }], 0)).toEqual([['sail', 'build']]);
  });

  it('omit the viewer’s own turn, and stay until the viewer’s turn is over', () => {
    expect(effectsSince([turn(1, 'sail'), turn(0, 'mine')], 0)).toEqual([[], ['sail'], []]);
    expect(effectsSince([turn(1, 'sail'), turn(0, 'mine'), turn(0, 'again')], 0)).toEqual([[]]);
    expect(effectsSince([turn(1, 'sail'), turn(0, 'mine'), turn(1, 'buy')], 0)).toEqual([['buy']]);
  });
});
