import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EventCause, type EventPeople, MATCH_EVENTS, type WATCHED_FIELDS } from '@levante/host';
import { NOTIFICATION_RULES } from '@levante/people/notifications';
import { STAND_IN_REASONS, STAND_IN_RULES } from '@levante/wire';
import { describe, expect, it } from 'vitest';

const SCHEMAS = ['sqlite', 'postgres'] as const;
/** Columns of the fields whose changes cause events. */
const COLUMNS: Readonly<Record<keyof typeof WATCHED_FIELDS, string>> = {
  actor: 'actor',
  status: 'status',
  clocks: 'clocks_json',
  proposalUntil: 'proposal_until',
  playedBy: 'played_by',
  reservedFor: 'reserved_for',
};

/** A statement of a trigger that records an event, as text: the write, the kind, the people, and the seat that caused it. */
const lineOf = (write: string, kind: string, people: EventPeople, by: EventCause['by']): string =>
  `${write}: ${kind} for ${people} by ${by}`;

function writeOf({ of, fields }: EventCause): string {
  const table = of === 'match' ? 'matches' : 'seats';
  return fields === 'new'
    ? `insert on ${table}`
    : `update of ${fields.map((one) => COLUMNS[one]).join(', ')} on ${table}`;
}

/** Returns what the triggers are expected to record: every cause of the event of every kind. */
function expectedLines(): readonly string[] {
  const lines = Object.entries(NOTIFICATION_RULES).flatMap(([kind, { event }]) => {
    const causes: readonly EventCause[] = event === null ? [] : MATCH_EVENTS[event];
    return causes.map((cause) => lineOf(writeOf(cause), kind, cause.people, cause.by));
  });
  return lines.sort();
}

/** Returns the people for whom a statement records an event. */
function peopleOf(statement: string, person: string): EventPeople {
  if (person === 'new.reserved_for') return 'reserved-for';
  if (person === 'new.person') return 'of-seat';
  if (person === 'people.person') return statement.includes('played_by is null') ? 'all-playing' : 'all';
  return /seat = case when old\.actor/.test(statement) ? 'previous-actor' : 'actor';
}

function schemaOf(name: (typeof SCHEMAS)[number]): string {
  return readFileSync(join(import.meta.dirname, '..', '..', 'src', 'database', `schema.${name}.txt`), 'utf8');
}

const triggersIn = (schema: string): readonly string[] =>
  schema.split('\n\n').filter((one) => one.startsWith('TRIGGER '));

/** Returns what the triggers of a schema record. */
function recordedLines(schema: string): readonly string[] {
  const lines = triggersIn(schema).flatMap((trigger) => {
    const [head = '', ...statements] = trigger.split('insert into outbox ');
    const [, change = '', table = ''] = /after (insert|update of [\w, ]+) on (?:public\.)?(\w+)/i.exec(head) ?? [];
    return statements.map((statement) => {
      const [, kind = '', person = '', seat = ''] = /'(\w+)', ([\w.]+), \S+, (.*?), cast\(/.exec(statement) ?? [];
      const by = seat.includes('old.actor') ? 'previous-actor' : null;
      return lineOf(`${change.toLowerCase()} on ${table}`, kind, peopleOf(statement, person), by);
    });
  });
  return lines.sort();
}

describe('the events of matches', () => {
  it.each(SCHEMAS)('are recorded by the triggers of %s for the people and causes that `MATCH_EVENTS` lists', (name) => {
    const recorded = recordedLines(schemaOf(name));
    expect(recorded.length).toBeGreaterThan(10);
    expect(recorded).toEqual(expectedLines());
  });

  it.each(SCHEMAS)('are recorded by %s for a bot that takes over only for reasons that notify the person', (name) => {
    const trigger = triggersIn(schemaOf(name)).find((one) => one.startsWith('TRIGGER outbox_replaced '));
    const list = /new\.played_why (?:in \(|= ANY \(ARRAY\[)([^)\]]+)/.exec(trigger ?? '')?.[1] ?? '';
    const reasons = [...list.matchAll(/'(\w+)'/g)].map(([, reason = '']) => reason);
    expect(reasons).toEqual(STAND_IN_REASONS.filter((why) => STAND_IN_RULES[why].isNotified));
  });

  it('are each the cause of one kind of notification', () => {
    const events = Object.values(NOTIFICATION_RULES).flatMap(({ event }) => event ?? []);
    expect(events.sort()).toEqual(Object.keys(MATCH_EVENTS).sort());
  });
});
