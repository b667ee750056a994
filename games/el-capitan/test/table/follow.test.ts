import type { ElCapitanFact } from '@levante/el-capitan/rules';
import { Playback, pauseFor } from '@levante/table/match/playback.ts';
import { extend, lastPly, plyBefore, positionAt, timelineAt, withPast } from '@levante/table/match/timeline.ts';
import type { Speed } from '@levante/table/ui/settings.ts';
import { describe, expect, it } from 'vitest';
import { fortunes, moneyFrom, paydaysOf } from '../../table/follow/books.ts';
import { PAUSES } from '../../table/follow/pauses.ts';
import { recordNamed, recordNames, replayed } from './positions.ts';

const BUILT: readonly ElCapitanFact[] = [{ type: 'house-built', seat: 1, city: 'NAP', site: 1, neutral: false }];

/** A stage whose clock is turned by hand. */
class HandStage {
  speed: Speed = '1';
  readonly shown: string[] = [];
  readonly held: number[] = [];
  readonly paydays = new Set<number>();
  waiting: { callback: () => void; ms: number } | null = null;
  readonly playback = new Playback(
    {
      speed: () => this.speed,
      pause: () => 100,
      stops: (ply) => this.paydays.has(ply),
      show: (ply, motion) => this.shown.push(`${ply}${motion ? ' moving' : ''}`),
      hold: (ply) => this.held.push(ply),
      timer: (callback, ms) => {
        this.waiting = { callback, ms };
        return () => {
          this.waiting = null;
        };
      },
    },
    10,
  );

  tick(): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.callback();
  }
}

describe('playback', () => {
  it('shows one ply after the other, each in its time', () => {
    const stage = new HandStage();
    stage.playback.add(13, 0);
    expect(stage.shown).toEqual(['11 moving']);
    stage.tick();
    stage.playback.add(14, 0);
    stage.tick();
    stage.tick();
    stage.tick();
    expect(stage.shown).toEqual(['11 moving', '12 moving', '13 moving', '14 moving']);
    expect(stage.playback.running).toBe(false);
    expect(stage.waiting).toBeNull();
  });

  it('does not show again what was one’s own draft', () => {
    const stage = new HandStage();
    stage.playback.add(15, 13);
    expect(stage.shown).toEqual(['13', '14 moving']);
  });

  it('is skipped at once, at any moment', () => {
    const stage = new HandStage();
    stage.playback.add(20, 0);
    stage.playback.skip();
    expect(stage.shown).toEqual(['11 moving', '20']);
    expect(stage.waiting).toBeNull();
  });

  it('stands still at a payday until it has been read, even at once', () => {
    for (const speed of ['1', 'skip'] as const) {
      const stage = new HandStage();
      stage.speed = speed;
      stage.paydays.add(12);
      stage.playback.add(14, 0);
      for (let i = 0; i < 9; i++) stage.tick();
      expect(stage.playback.ply).toBe(12);
      expect(stage.held).toEqual([12]);
      stage.playback.goOn();
      for (let i = 0; i < 9; i++) stage.tick();
      expect(stage.playback.ply).toBe(14);
    }
  });

  it('shows the payday of one’s own turn too', () => {
    const stage = new HandStage();
    stage.paydays.add(12);
    stage.playback.add(12, 12);
    expect(stage.held).toEqual([12]);
  });

  it('begins anew where the view came anew', () => {
    const stage = new HandStage();
    stage.playback.add(20, 0);
    stage.playback.jump(40);
    expect(stage.shown.at(-1)).toBe('40');
    expect(stage.playback.running).toBe(false);
  });

  it('takes half the time at double speed and none at once', () => {
    for (const [speed, ms] of [
      ['1', 100],
      ['2', 50],
    ] as const) {
      const stage = new HandStage();
      stage.speed = speed;
      stage.playback.add(12, 0);
      expect(stage.waiting?.ms).toBe(ms);
    }
    expect(pauseFor(PAUSES, BUILT)).toBe(650);
    expect(pauseFor(PAUSES, [])).toBeGreaterThan(0);
  });
});

const names = recordNames().filter((name) => name.startsWith('corpus/'));

describe('the past', () => {
  it('is put in front of what came since', () => {
    const whole = replayed(recordNamed(names[0] ?? ''));
    const lines = whole.plies.map((ply) => ply.line);
    const late = extend(timelineAt(40, positionAt(whole, 40)), lines.slice(40, 60));
    const past = extend(timelineAt(0, whole.start), lines.slice(0, 50));
    const joined = late && past && withPast(late, past);
    expect(joined && lastPly(joined)).toBe(60);
    for (const ply of [0, 1, 39, 40, 41, 60]) {
      expect(joined && positionAt(joined, ply).json).toEqual(positionAt(whole, ply).json);
    }
    expect(joined && plyBefore(joined, 0)).toBeNull();
    const short = extend(timelineAt(0, whole.start), lines.slice(0, 30));
    expect(late && short && withPast(late, short)).toBeNull();
  });

  it('does not go on with a line that is not legal', () => {
    const whole = replayed(recordNamed(names[0] ?? ''));
    expect(extend(whole, ['0 end'])).toBeNull();
  });
});

describe('the books', () => {
  it('explain every florin of the paydays, and end with the scores', () => {
    for (const name of names) {
      const record = recordNamed(name);
      const match = replayed(record);
      const paydays = paydaysOf(match, lastPly(match));
      expect(paydays.map((book) => book.phase)).toEqual([1, 2, 3]);
      const scores = record.result?.scores ?? [];
      expect(fortunes(match).at(-1)?.fortunes).toEqual(scores);
      for (const seat of scores.keys()) {
        const from = moneyFrom(match, seat);
        const paid = paydays.flatMap((book) => book.incomes).filter((income) => income.seat === seat);
        const sum = paid.reduce((total, income) => total + income.amount, 0);
        expect(from.spread + from.majority + from.fortress + from.bonus).toBe(sum);
      }
    }
  });
});
