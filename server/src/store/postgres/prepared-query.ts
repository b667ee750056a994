import type { CompiledQuery, Kysely } from 'kysely';
import type { PostgresTables } from './tables.ts';

/** A question as Kysely builds it. */
interface Built<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A question that is compiled once, with blanks for the values it is asked with, in the order in which they stand in it, and
 * not built and compiled anew each time.
 */
export class PreparedQuery<Row> {
  readonly #query: CompiledQuery<Row>;

  /** `query`: built with any values. */
  constructor(query: Built<Row>) {
    this.#query = query.compile();
  }

  /** As many values as there are blanks; else a `RangeError`. */
  async ask(db: Kysely<PostgresTables>, ...values: readonly (string | number)[]): Promise<readonly Row[]> {
    const { length } = this.#query.parameters;
    if (values.length !== length) throw new RangeError(`${values.length} values for ${length} blanks`);
    const { rows } = await db.executeQuery<Row>({ ...this.#query, parameters: values });
    return rows;
  }
}
