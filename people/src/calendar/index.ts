export { type CalendarParts, calendarFault, PersonCalendars } from './calendars.ts';
export { type ClockStart, pausesIn } from './pauses.ts';
export type { CalendarStore } from './ports.ts';
export type { Zones } from './zone.ts';
