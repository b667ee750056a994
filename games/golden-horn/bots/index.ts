export type { HornReason } from './analysis/reasons.ts';
export { goldenHornKit } from './bots.ts';
export { goldenHornPuzzler } from './puzzles.ts';
export { goldenHornTraining } from './training-setup.ts';
