import { enActing } from './en-act.ts';
import { enLog } from './en-follow.ts';
import { enNamer } from './en-namer.ts';
import { enTable } from './en-table.ts';
import type { ElCapitanWords } from './words.ts';

export const enElCapitan: ElCapitanWords = {
  namer: enNamer,
  act: enActing,
  follow: enLog,
  table: enTable,
};
