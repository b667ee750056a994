import type { HornReason } from '@levante/golden-horn/bots';
import type { ShipCode } from '@levante/golden-horn/rules';

/** Who and what reasons speak of. */
export interface ReasonSpeech {
  seat(seat: number): string;
  ship(ship: ShipCode): string;
}

/** Every reason by its kind. */
export type ReasonMap = { readonly [R in HornReason as R['kind']]: R };
/** A sentence for every reason. */
export type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], speech: ReasonSpeech) => string };
