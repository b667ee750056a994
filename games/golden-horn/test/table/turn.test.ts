import { goldenHorn } from '@levante/golden-horn/rules';
import { words } from '@levante/table/words/index.ts';
import { describe, expect, it } from 'vitest';
import { type GoldenHornMatch, GoldenHornPhrases } from '../../table/log/log.ts';
import type { Position } from '../../table/match/position.ts';
import { turnOf } from '../../table/orders/turn.tsx';
import { MATCHES, seen } from './positions.ts';

/** As much of a match's context as the panel of a turn reads, with nothing picked. */
function contextAt(position: Position): GoldenHornMatch {
  const names = ['Ada', 'Bo', 'Cleo', 'Dan'];
  const editor = {
    open: { value: true },
    position: { value: position },
    selection: { value: { picked: [], intents: [] } },
  };
  return { editor, names, phrases: new GoldenHornPhrases(words.value, names) } as never;
}

describe('the panel of the turn', () => {
  it('has one primary button whenever the turn’s own end is unavailable, so that a phone shows it', () => {
    const decisions = MATCHES.flat().filter(({ byChance }) => !byChance);
    let stops = 0;
    for (const { before } of decisions) {
      const position = seen(before, goldenHorn.actor(before));
      if (position.stop === null) continue;
      stops += 1;
      expect(position.ending).toBeNull();
      const { actions } = turnOf(contextAt(position));
      expect(actions.filter(({ primary }) => primary)).toHaveLength(1);
      expect(actions.map(({ id }) => id)).toContain(position.stop.text);
    }
    expect(stops).toBeGreaterThan(3);
  });
});
