/** What is known of people: the name each gave last. */
export interface People {
  nameOf(person: string): Promise<string | null>;
  rename(person: string, name: string): Promise<void>;
}
