/** Stores the last name of each person. */
export interface People {
  nameOf(person: string): Promise<string | null>;
  rename(person: string, name: string): Promise<void>;
}
