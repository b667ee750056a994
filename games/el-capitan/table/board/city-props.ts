import type { CityBoard, CityCode, CityJson } from '@levante/el-capitan/rules';

/** What every drawing of a city is given. */
export interface CityProps {
  readonly board: CityBoard;
  readonly code: CityCode;
  readonly city: CityJson;
  /** Opened over the chart: more room, more words. */
  readonly large?: boolean;
}
