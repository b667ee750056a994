import { isStorageForbidden, reportStorageLoss } from '@levante/table/lib/storage.ts';
import type { MatchDatabase, MatchWork, MatchWorkMode } from './database.ts';
import { IndexedDatabase } from './indexed-database.ts';
import { PageDatabase } from './page-database.ts';

/** Databases of this page, by name: all stores of one name share one. */
const ofPage = new Map<string, PageDatabase>();

/** The device's database: IndexedDB, or memory until the page is left if the browser refuses IndexedDB. */
export class DeviceDatabase implements MatchDatabase {
  readonly #name: string;
  #database: MatchDatabase;

  constructor(name: string) {
    this.#name = name;
    this.#database = ofPage.get(name) ?? new IndexedDatabase(name);
  }

  async run<T>(mode: MatchWorkMode, job: (work: MatchWork) => Promise<T>): Promise<T> {
    try {
      return await this.#database.run(mode, job);
    } catch (error) {
      if (!isStorageForbidden()) throw error;
      reportStorageLoss();
      this.#database = ofPage.get(this.#name) ?? new PageDatabase();
      if (this.#database instanceof PageDatabase) ofPage.set(this.#name, this.#database);
      return await this.#database.run(mode, job);
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
