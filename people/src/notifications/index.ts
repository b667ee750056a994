export type * from './ports.ts';
