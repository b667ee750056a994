import { describe, expect, it } from 'vitest';
import { spentIn, turnDeed } from '../../rules/index.ts';

describe('the deed of a turn', () => {
  it.each([
    [['0 raid 1.duo pink teal'], 'raid 1.duo'],
    [['0 load mono pink', '0 on teal', '0 on pink', '0 stop'], 'load mono pink, on 2'],
    [['0 sail duo', '0 on teal', '0 stop announce'], 'sail duo, on 1, announce'],
    [['0 turn trio', '0 load trio blue'], 'turn trio, load trio blue'],
    [['0 pass'], 'pass'],
    [['0 place duo', '0 done'], ''],
    [['0 pass announce', '0 done'], 'pass, announce'],
    [[], ''],
  ])('with the actions %j is %j, without cards and further steps', (lines, deed) => {
    expect(turnDeed(lines)).toBe(deed);
  });

  it('costs the cards that its seat has played', () => {
    const played = (seat: number) => ({ type: 'card-played', seat });
    expect(spentIn([played(0), played(1), { type: 'stepped', seat: 0 }, played(0)], 0)).toBe(2);
    expect(spentIn([], 0)).toBe(0);
  });
});
