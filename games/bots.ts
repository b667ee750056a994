import { elCapitan } from '@levante/el-capitan/rules';
import { goldenHorn, RULESETS } from '@levante/golden-horn/rules';
import { deckhand as capitanDeckhand } from './el-capitan/deckhand.ts';
import { elCapitanFeatures } from './el-capitan/features.ts';
import { deckhand as hornDeckhand } from './golden-horn/deckhand.ts';
import { goldenHornFeatures } from './golden-horn/features.ts';
import { type School, schoolOf } from './learn/school.ts';

const EXTRA_CITIES = ['POR', 'LIS', 'CAN'];

/** Units of the two layers. */
const ENCODED = 16;
const HIDDEN = 32;

const schools: readonly School[] = [
  schoolOf({
    game: elCapitan,
    features: elCapitanFeatures,
    encoded: ENCODED,
    hidden: HIDDEN,
    /** Half of the matches without extra cities, half with any set of them. */
    draw(random) {
      const set = random.below(2) === 0 ? 0 : 1 + random.below(2 ** EXTRA_CITIES.length - 1);
      return { cities: EXTRA_CITIES.filter((_, i) => (set >> i) & 1) };
    },
    rival: capitanDeckhand,
  }),
  schoolOf({
    game: goldenHorn,
    features: goldenHornFeatures,
    encoded: ENCODED,
    hidden: HIDDEN,
    /** Two of three matches by the ruleset that is the default. */
    draw: (random) => ({ ruleset: RULESETS[random.below(3) === 2 ? 1 : 0] }),
    rival: hornDeckhand,
  }),
];

/** The games that can be learned from nothing, by id. */
export const SCHOOLS: ReadonlyMap<string, School> = new Map(schools.map((school) => [school.gameId, school]));
