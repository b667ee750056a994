import { type Measure, takeMeasure } from '@levante/server';
import { type PlaceChoice, withStore } from './store.ts';

/** Options of every command that takes a measure: it is written to the journal with its reason. */
export interface MeasureChoice extends PlaceChoice {
  readonly reason?: string;
}

/** Applies a measure to the store, also while servers use it. Returns false if there is nothing to do. */
export async function applyMeasure(choice: MeasureChoice, measure: Measure): Promise<boolean> {
  return await withStore(
    choice,
    ({ measures }) => takeMeasure(measures, measure, choice.reason ?? null),
    'operator_acts',
  );
}
