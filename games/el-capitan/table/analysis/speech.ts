import type { CapitanReason } from '@levante/el-capitan/bots';
import type { PlaceName } from '../names/places.ts';

/** Who and what reasons speak of. */
export interface Speech {
  seat(seat: number): string;
  /** A city by its code. */
  place(code: string): PlaceName;
  florins(amount: number): string;
  /** Whether the turn that is worse has not been played: it is one to choose from. */
  readonly ahead?: boolean;
}

/** Every reason by its kind. */
export type ReasonMap = { readonly [R in CapitanReason as R['kind']]: R };
/** A sentence for every reason. */
export type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], speech: Speech) => string };
