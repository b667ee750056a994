/** The page of licences. */
export interface LicencesWords {
  readonly title: string;
  /** About Levante itself. */
  readonly own: string;
  readonly others: string;
  readonly reading: string;
  readonly missing: string;
  /** The link to the same as a text file. */
  readonly asText: string;
  /** The link to a package's source. */
  readonly source: string;
}
