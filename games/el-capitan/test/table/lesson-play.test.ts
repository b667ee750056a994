import type { ElCapitanFact } from '@levante/el-capitan/rules';
import { LessonHost } from '@levante/table/lesson/lesson-host.ts';
import { type LessonMatch, LessonRun } from '@levante/table/lesson/lesson-run.ts';
import { turnStart } from '@levante/table/match/lesson.ts';
import type { IntentReader } from '@levante/table/match/selection.ts';
import { MatchSession, type TimelineReader } from '@levante/table/match/session.ts';
import { replaying } from '@levante/table/match/timeline.ts';
import { TurnEditor } from '@levante/table/match/turn-editor.ts';
import { change } from '@levante/table/ui/settings.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSES } from '../../table/match/pauses.ts';
import { elCapitanPositions, type Position } from '../../table/match/position.ts';
import type { Target } from '../../table/match/props.ts';
import { type Intent, intentsOf, keyOf } from '../../table/turn/intents.ts';
import { SEAT } from './lesson-claims.ts';
import { lesson } from './lesson-match.ts';

const reader: TimelineReader<Position, ElCapitanFact> = {
  ...replaying<Position, ElCapitanFact>(elCapitanPositions),
  pauses: PAUSES,
  stops: (facts) => facts.some(({ type }) => type === 'payday'),
};
const intents: IntentReader<Position, Target, Intent> = {
  keyOf,
  intentsOf,
  whyNot: () => null,
  leads: () => false,
};

class NoStorage implements Storage {
  readonly length = 0;
  clear(): void {}
  getItem(): null {
    return null;
  }
  key(): null {
    return null;
  }
  removeItem(): void {}
  setItem(): void {}
}

/** A table of the lesson, opened at a step. */
class Table {
  readonly host: LessonHost;
  readonly session: MatchSession<Position, ElCapitanFact>;
  readonly editor: TurnEditor<Position, ElCapitanFact, Target, Intent>;
  readonly run: LessonRun;
  readonly reopened: number[] = [];

  constructor(at: number) {
    const beat = lesson.beats[at];
    this.host = new LessonHost(lesson, ['Ada', 'Bo', 'Cleo'], beat ? turnStart(lesson, beat.from) : lesson.line.length);
    this.session = new MatchSession('lesson', this.host, reader);
    this.editor = new TurnEditor(this.session, new NoStorage(), intents);
    const match: LessonMatch = { session: this.session, editor: this.editor };
    this.run = new LessonRun(lesson, match, at, (to) => this.reopened.push(to));
  }

  close(): void {
    this.run.close();
    this.editor.close();
    this.session.close();
  }
}

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: '1', confirmEnd: false });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const soon = () => vi.advanceTimersByTimeAsync(50);
const names = lesson.beats.map(({ id }) => id);
const progress = () => ({ step: names[table.run.at.value] ?? 'over', kind: table.run.moment.value.kind });

describe('the lesson of El Capitán, played at its pace', () => {
  it('is won by following its instructions, and requests nothing while something moves', async () => {
    table = new Table(0);
    const seen: string[] = [];
    for (let i = 0; i < 5000 && table.run.at.value < names.length; i++) {
      await soon();
      const { moment, at } = table.run;
      const { kind } = moment.value;
      const { session, editor } = table;
      const step = names[at.value];
      if (kind === 'do' || kind === 'read' || kind === 'between') {
        expect(session.caughtUp.value, step).toBe(true);
        expect(session.held.value, step).toBeNull();
      }
      if (kind === 'between') {
        table.close();
        const to = at.value;
        table = new Table(to);
      } else if (kind === 'do') {
        const draft = editor.draft.value;
        if (!draft || moment.value.kind !== 'do') throw new Error('asked of nobody');
        expect(draft.seat, step).toBe(SEAT);
        // What is asked is what the match has there, and it is legal.
        const next = lesson.line[moment.value.at];
        if (!moment.value.ends) expect(editor.position.value?.after(next ?? ''), step).toMatchObject({ ok: true });
        if (seen.at(-1) !== step) seen.push(step ?? '');
        table.run.doIt();
      } else if (kind === 'held') {
        if (seen.at(-1) !== step) seen.push(step ?? '');
        table.run.doIt();
      }
    }
    expect(progress().step).toBe('over');
    expect(seen).toEqual(names);
    expect(table.session.match.value?.result?.ranks[SEAT]).toBe(1);
  });

  it('explains the payday during the payday, and debts after it has been read', async () => {
    table = new Table(names.indexOf('payday'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(progress()).toEqual({ step: 'payday', kind: 'held' });
    table.session.goOn();
    await soon();
    expect(progress()).toEqual({ step: 'debts', kind: 'do' });
  });

  it.for([
    '1',
    '2',
    'skip',
  ] as const)('stays at the payday at speed %s, whether it is opened there or played up to there', async (speed) => {
    change({ speed });
    table = new Table(names.indexOf('payday'));
    const kinds = new Set<string>();
    for (let i = 0; i < 400; i++) {
      await soon();
      kinds.add(`${progress().step} ${progress().kind}`);
      if (progress().kind === 'watch') table.session.skip();
    }
    expect([...kinds].filter((kind) => !kind.startsWith('payday'))).toEqual([]);
    expect(progress().kind).toBe('held');
  });

  it('opens each step at the position of that step', async () => {
    for (const [at, { id, from }] of lesson.beats.entries()) {
      table = new Table(at);
      if (id !== 'payday' && id !== 'last') {
        await soon();
        expect(progress(), id).toEqual({ step: id, kind: 'do' });
        expect(table.run.moment.value, id).toMatchObject({ at: from });
      }
      table.close();
    }
    table = new Table(0);
  });
});
