import type { Commit, NewStoredMatch } from '@levante/host';
import { purseRace } from './purse-race.ts';

const state = purseRace.toJson(purseRace.setup({ players: 2, goal: 9 }));

/** Returns a new match of Purse Race with both seats taken: Anna's and a bot's. */
export function aMatch(more: Partial<NewStoredMatch> = {}): NewStoredMatch {
  return {
    id: 'aaaaaaaaaaaaaa',
    game: 'purse-race',
    rulesVersion: 1,
    options: { players: 2, goal: 9 },
    seats: [
      { seat: 0, kind: 'person', person: 'anna', name: 'Anna', level: null },
      { seat: 1, kind: 'bot', person: null, name: null, level: 'random' },
    ],
    seed: '1'.repeat(64),
    commitment: 'sha256:00',
    state,
    actor: '*',
    createdAt: 1,
    ...more,
  };
}

/** Returns a commit of one action after ply `from`. Stores do not check its legality. */
export function aCommit(from: number, more: Partial<Commit> = {}): Commit {
  return {
    match: 'aaaaaaaaaaaaaa',
    from,
    plies: [{ action: `* throw ${from}`, journal: [{ type: 'thrown', steps: from }] }],
    state,
    actor: '*',
    result: null,
    position: from + 1,
    command: null,
    ...more,
  };
}
