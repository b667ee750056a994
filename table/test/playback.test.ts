import { describe, expect, it } from 'vitest';
import { Playback, pauseFor } from '../src/match/playback.ts';
import type { Speed } from '../src/ui/settings.ts';

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
  it('shows one ply after the other, each for its own time', () => {
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

  it('does not show one’s own draft again', () => {
    const stage = new HandStage();
    stage.playback.add(15, 13);
    expect(stage.shown).toEqual(['13', '14 moving']);
  });

  it('can be skipped at any moment', () => {
    const stage = new HandStage();
    stage.playback.add(20, 0);
    stage.playback.skip();
    expect(stage.shown).toEqual(['11 moving', '20']);
    expect(stage.waiting).toBeNull();
  });

  it('stops at a payday until it has been read, even if playback is skipped', () => {
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

  it('starts over at the position of a new view', () => {
    const stage = new HandStage();
    stage.playback.add(20, 0);
    stage.playback.jump(40);
    expect(stage.shown.at(-1)).toBe('40');
    expect(stage.playback.running).toBe(false);
  });

  it('takes half the time at double speed and none when skipped', () => {
    for (const [speed, ms] of [
      ['1', 100],
      ['2', 50],
    ] as const) {
      const stage = new HandStage();
      stage.speed = speed;
      stage.playback.add(12, 0);
      expect(stage.waiting?.ms).toBe(ms);
    }
    const pauses = { built: 650, sailed: 750 };
    expect(pauseFor(pauses, [{ type: 'built' }])).toBe(650);
    expect(pauseFor(pauses, [])).toBeGreaterThan(0);
  });
});
