/** A bundled package and the terms it is under. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly source: string;
  readonly text: string;
}
export function noticesOf(files: Iterable<string>): Notice[];
export function noticesText(notices: readonly Notice[]): string;
