import { PLATFORM_REFUSALS, type PlatformRefusal } from '@levante/contract';
import { type ElCapitanRefusal, REFUSALS as elCapitan } from '@levante/el-capitan/rules';
import { type GoldenHornRefusal, REFUSALS as goldenHorn } from '@levante/golden-horn/rules';

/** A code of the platform or of one of the games. */
export type RefusalCode = PlatformRefusal | ElCapitanRefusal | GoldenHornRefusal;

/** Every code with which an engine, a server or a reader of records says no, each once. It stands apart from the list of
 * games so that whoever has words for codes need not load the games. */
export const REFUSAL_CODES: readonly RefusalCode[] = [
  ...new Set<RefusalCode>([...PLATFORM_REFUSALS, ...elCapitan, ...goldenHorn]),
];
