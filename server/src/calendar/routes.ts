import type { PersonCalendars } from '@levante/people/calendar';
import { ApiError, MyCalendar } from '@levante/wire';
import type { App } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import type { EnsureIdentity } from '../http/identity.ts';
import { requirePerson } from '../http/person.ts';

const tags = ['me'];

/** Adds the routes of the caller's nights and days off. */
export function addCalendar(
  app: App,
  { calendars }: { readonly calendars: PersonCalendars },
  ensureIdentity: EnsureIdentity,
): void {
  app.get(
    '/api/me/calendar',
    {
      schema: {
        operationId: 'getCalendar',
        tags,
        summary: 'Get my nights and days off',
        description: 'In matches over days my clock stands still in them.',
        response: { 200: MyCalendar, '4xx': ApiError },
      },
    },
    async (request) => ({ calendar: await calendars.calendarOf(requirePerson(request)) }),
  );

  app.post(
    '/api/me/calendar',
    {
      schema: {
        operationId: 'setCalendar',
        tags,
        summary: 'Set my nights and days off',
        description:
          'They count from my next turn in each match on: a turn keeps those with which it began. Holidays stop my clock for two weeks in each match at most, nights and weekly days off without limit. While it is my turn, everyone who may watch the match sees when my clock stands still. Null deletes them.',
        body: MyCalendar,
        response: { 200: MyCalendar, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = await ensureIdentity(request, reply);
      const { calendar } = request.body;
      const fault = await calendars.set(person, calendar);
      if (fault !== null) throw HttpError.of('bad-request', { path: `/calendar${fault}` });
      return { calendar };
    },
  );
}
