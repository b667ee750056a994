import type { CompiledQuery, Kysely } from 'kysely';
import type { PostgresTables } from './tables.ts';

/** A query built with Kysely. */
interface Built<Row> {
  compile(): CompiledQuery<Row>;
}

/** A query that is compiled once. Values replace its parameters in order of appearance. */
export class PreparedQuery<Row> {
  readonly #query: CompiledQuery<Row>;

  /** Compiles a query, which may be built with arbitrary values. */
  constructor(query: Built<Row>) {
    this.#query = query.compile();
  }

  /** Executes the query. Throws a `RangeError` unless there is one value per parameter. */
  async ask(db: Kysely<PostgresTables>, ...values: readonly (string | number)[]): Promise<readonly Row[]> {
    const { length } = this.#query.parameters;
    if (values.length !== length) throw new RangeError(`${values.length} values for ${length} parameters`);
    const { rows } = await db.executeQuery<Row>({ ...this.#query, parameters: values });
    return rows;
  }
}
