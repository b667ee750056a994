export type { CapitanReason } from './analysis/reasons.ts';
export { elCapitanKit } from './bots.ts';
export { elCapitanPuzzler } from './puzzles.ts';
export { elCapitanTraining } from './training-setup.ts';
