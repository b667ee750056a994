/** Help in a few minutes: how the game is played, in our own words. */
export interface RulesWords {
  readonly intro: string;
  readonly chapters: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}
