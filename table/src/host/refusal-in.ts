import type { Refusal } from '@levante/contract';
import { type ApiError, ERROR_CODES } from '@levante/wire';

/** Reads the refusal of a game out of an error, if it is one: whatever is no code of the server's own. */
export function refusalIn({ code, clause = null, data = {} }: ApiError): Refusal | null {
  return ERROR_CODES.some((own) => own === code) ? null : { code, clause, data };
}
