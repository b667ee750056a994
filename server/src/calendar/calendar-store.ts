import { isObject } from '@levante/contract';
import type { CalendarStore } from '@levante/people/calendar';
import { type Calendar, isCalendar } from '@levante/wire';
import type { SqlAccess } from '../database/sql-access.ts';

/** Reads a stored calendar; null if the text is none. */
function calendarIn(text: string): Calendar | null {
  const value: unknown = JSON.parse(text);
  return isObject(value) && isCalendar(value) ? value : null;
}

/** Stores the nights and days off of people in either database. */
export class SqlCalendarStore implements CalendarStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async calendarOf(person: string): Promise<Calendar | null> {
    const query = this.#access.db.selectFrom('calendars').select('calendar_json').where('id', '=', person);
    const row = await query.executeTakeFirst();
    return row ? calendarIn(row.calendar_json) : null;
  }

  async setCalendar(person: string, calendar: Calendar | null): Promise<void> {
    const { db } = this.#access;
    if (calendar === null) {
      await this.#access.write([{ query: db.deleteFrom('calendars').where('id', '=', person) }]);
      return;
    }
    const calendar_json = JSON.stringify(calendar);
    const query = db.insertInto('calendars').values({ id: person, calendar_json });
    await this.#access.write([{ query: query.onConflict((c) => c.column('id').doUpdateSet({ calendar_json })) }]);
  }
}
