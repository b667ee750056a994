import type { TrainingSetup } from '@levante/bots';
import { elCapitanSchool } from '@levante/el-capitan/bots';
import { goldenHornSchool } from '@levante/golden-horn/bots';

const schools: readonly TrainingSetup[] = [elCapitanSchool, goldenHornSchool];

/** The games that can be learned from nothing, by id; apart from the bots, since who plays need not learn. */
export const SCHOOLS: ReadonlyMap<string, TrainingSetup> = new Map(schools.map((school) => [school.gameId, school]));
