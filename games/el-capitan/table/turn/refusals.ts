import type { JsonObject, Refusal } from '@levante/contract';
import { refusalText } from '@levante/table/host/fault.ts';
import type { Namer } from '../words/namer.ts';
import { ownRefusals } from '../words/refusals.ts';

/** What a refusal says to people. */
export function refusalWords(refusal: Refusal, namer: Namer): { text: string; clause: string | null } {
  const { code, data, clause } = refusal;
  const own: { readonly [code: string]: ((data: JsonObject, namer: Namer) => string) | undefined } = ownRefusals.value;
  return { text: own[code]?.(data, namer) ?? refusalText(code, data), clause };
}
