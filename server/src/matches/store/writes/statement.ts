import { type CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import type { BuiltQuery } from '../../../database/prepared-query.ts';
import type { MatchDialect } from '../dialect.ts';
import type { MatchTransaction } from './transaction.ts';

/** Values of a statement by name. */
type StatementValues = Readonly<Record<string, string | number>>;

/** Expressions for the values of a statement. */
type StatementParameters<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/** Builds a statement with expressions instead of values. */
type BuildStatement<Values, Row> = (
  db: Kysely<PostgresTables>,
  parameters: StatementParameters<Values>,
  dialect: MatchDialect,
) => BuiltQuery<Row>;

/** Takes the place of a value in a compiled statement. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement of writes that is compiled once per dialect: building and compiling it costs more than its execution on
 * SQLite. `examples` names the parameters and gives their types.
 */
export class MatchStatement<Values extends StatementValues, Row = unknown> {
  readonly #parameters: StatementParameters<Values>;
  readonly #build: BuildStatement<Values, Row>;
  readonly #compiled = new Map<MatchDialect, CompiledQuery<Row>>();

  constructor(examples: Values, build: BuildStatement<Values, Row>) {
    this.#parameters = Object.fromEntries(
      Object.keys(examples).map((name): unknown[] => [name, sql`${new Placeholder(name)}`]),
    );
    this.#build = build;
  }

  async execute(tx: MatchTransaction, values: Values): Promise<QueryResult<Row>> {
    const { db, dialect } = tx;
    // Without plugins: what a plugin adds at the first execution would be repeated at all later ones.
    const compiled =
      this.#compiled.get(dialect) ?? this.#build(db.withoutPlugins(), this.#parameters, dialect).compile();
    this.#compiled.set(dialect, compiled);
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
    return await tx.execute({ ...compiled, parameters });
  }

  /** Executes the statement and returns its rows. */
  async rows(tx: MatchTransaction, values: Values): Promise<readonly Row[]> {
    return (await this.execute(tx, values)).rows;
  }

  /** Executes the statement and returns its first row. */
  async first(tx: MatchTransaction, values: Values): Promise<Row | undefined> {
    return (await this.execute(tx, values)).rows[0];
  }
}
