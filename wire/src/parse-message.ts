import type { Form } from './forms.ts';
import type { StreamMessage } from './stream.ts';
import { isStreamMessage } from './stream-forms.ts';
import { isTablesEvent } from './table-forms.ts';
import type { TablesEvent } from './tables.ts';

/** Parses an event of a match's stream. Returns null for unknown or malformed messages. */
export const parseStreamMessage = (data: string): StreamMessage | null => parsed(data, isStreamMessage);

/** Parses an event of the stream of open tables. Returns null for unknown or malformed messages. */
export const parseTablesEvent = (data: string): TablesEvent | null => parsed(data, isTablesEvent);

function parsed<T>(data: string, form: Form<T>): T | null {
  try {
    const value: unknown = JSON.parse(data);
    return form(value) ? value : null;
  } catch {
    return null;
  }
}
