import type { AnalysedTurn, Analysis } from '@levante/bots';
import type { MatchRecord } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { MatchAnalysis, notable } from '../src/analysis/match-analysis.ts';
import { analysisWords } from '../src/analysis/words/index.ts';
import type { Reply } from '../src/host/fault.ts';
import type { AnalysisMessage } from '../src/host/host.ts';

const record: MatchRecord = {
  format: 'levante-record',
  version: 1,
  game: 'el-capitan',
  rulesVersion: 1,
  options: {},
  actions: [],
};

const turnAt = (ply: number, plies: number, seat: number, mark: AnalysedTurn['mark']): AnalysedTurn => ({
  kind: 'turn',
  ply,
  plies,
  seat,
  mark,
  from: ply,
  played: [],
  best: [],
  reasons: [],
  chancesBefore: [500, 500],
  chancesAfter: [400, 600],
  givenAway: 100,
});

const analysis: Analysis = {
  game: 'el-capitan',
  players: 2,
  level: 'capitan',
  seats: [],
  result: { scores: [1, 2], ranks: [2, 1] },
  turns: [
    turnAt(10, 4, 0, 'mistake'),
    turnAt(16, 3, 1, null),
    turnAt(22, 5, 1, 'blunder'),
    turnAt(30, 1, 0, 'inaccuracy'),
  ],
};

/** An analysis whose threads say what the test tells them to. */
function analysisWith(reply: Reply<MatchRecord> = { ok: true, value: record }) {
  const threads: { hear: (message: AnalysisMessage) => void; fail: () => void; stopped: boolean }[] = [];
  const made = new MatchAnalysis(
    async () => reply,
    (_record, hear, fail) => {
      const thread = { hear, fail, stopped: false };
      threads.push(thread);
      return {
        stop: () => {
          thread.stopped = true;
        },
      };
    },
  );
  return { made, threads };
}

describe('the analysis of the match on a page', () => {
  it('starts one worker however often it is begun, reports its progress, and stops the worker at the result', async () => {
    const { made, threads } = analysisWith();
    await made.begin();
    await made.begin();
    expect(threads).toHaveLength(1);
    threads[0]?.hear({ say: 'working', share: 0.4 });
    expect(made.state.value).toEqual({ at: 'work', share: 0.4 });
    threads[0]?.hear({ say: 'analysed', analysis });
    expect(made.state.value).toEqual({ at: 'done', analysis });
    expect(threads[0]?.stopped).toBe(true);
    await made.begin();
    made.cancel();
    expect(threads).toHaveLength(1);
    expect(made.state.value.at).toBe('done');
  });

  it('can be cancelled and restarted, and ignores late messages of the cancelled worker', async () => {
    const { made, threads } = analysisWith();
    await made.begin();
    made.cancel();
    expect(threads[0]?.stopped).toBe(true);
    threads[0]?.hear({ say: 'analysed', analysis });
    threads[0]?.fail();
    expect(made.state.value).toEqual({ at: 'rest' });
    await made.begin();
    threads[0]?.hear({ say: 'analysed', analysis });
    expect(made.state.value).toEqual({ at: 'work', share: 0 });
    threads[1]?.hear({ say: 'analysed', analysis });
    expect(made.state.value.at).toBe('done');
  });

  it('starts no worker if it is cancelled before the record arrives', async () => {
    const { made, threads } = analysisWith();
    const begun = made.begin();
    made.cancel();
    await begun;
    expect(threads).toHaveLength(0);
    expect(made.state.value).toEqual({ at: 'rest' });
  });

  it('reports why it failed: no record, or a worker that broke', async () => {
    const without = analysisWith({ ok: false, fault: { kind: 'not-here' } });
    await without.made.begin();
    expect(without.made.state.value).toEqual({ at: 'failed', why: { kind: 'no-record', fault: { kind: 'not-here' } } });
    const broken = analysisWith();
    await broken.made.begin();
    broken.threads[0]?.fail();
    expect(broken.made.state.value).toEqual({ at: 'failed', why: { kind: 'broken' } });
    await broken.made.begin();
    broken.threads[1]?.hear({ say: 'failed', message: 'no such level' });
    expect(broken.made.state.value).toEqual({ at: 'failed', why: { kind: 'broken' } });
    expect(broken.threads.map(({ stopped }) => stopped)).toEqual([true, true]);
  });

  it('finds the turn that a ply belongs to', async () => {
    const { made, threads } = analysisWith();
    expect(made.turnAt(12)).toBeNull();
    await made.begin();
    threads[0]?.hear({ say: 'analysed', analysis });
    const plies = [9, 10, 13, 14, 16, 19, 26, 30].map((ply) => made.turnAt(ply)?.ply ?? null);
    expect(plies).toEqual([null, 10, 10, null, 16, null, 22, 30]);
  });

  it('lists the mistakes and blunders of all seats or of one', () => {
    expect(notable(analysis, null).map(({ ply }) => ply)).toEqual([10, 22]);
    expect(notable(analysis, 1).map(({ ply }) => ply)).toEqual([22]);
  });
});

describe('the words of the analysis', () => {
  it('give chances in percent, and the phase and round of a turn', () => {
    expect([analysisWords.value.percent(153), analysisWords.value.percentExact(8)]).toEqual(['15 %', '0.8 %']);
    expect(analysisWords.value.whereabouts('turn', 2, 3)).toBe('Phase 2, round 3');
    expect(analysisWords.value.whereabouts('settle', 2, 3)).toBe('Phase 2, after the payday');
    expect(analysisWords.value.whereabouts('place', undefined, 1)).toBe('Placing the ships');
  });
});
