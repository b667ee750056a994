/** Stores the last name of each person. */
export interface PeopleNames {
  nameOf(person: string): Promise<string | null>;
  rename(person: string, name: string): Promise<void>;
}
