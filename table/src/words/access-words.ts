/** What the menu says, and what is said for those who play by keys or by ear; it comes with what they use. */
export interface AccessWords {
  /** The name of the links that lead past what one does not look for. */
  readonly skip: string;
  readonly toTurn: string;
  readonly toBoard: string;
  readonly toLog: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
  readonly sendPlans: string;
  /** How the deal is proven, while the match runs and when it is over. */
  readonly deal: string;
  readonly dealText: string;
  readonly dealToldText: string;
  readonly dealMark: string;
  readonly dealSeed: string;
  /** Whether single letters and figures are keys. */
  readonly letterKeys: string;
  /** The sheet on which an action is written instead of pointed at. */
  readonly line: string;
  readonly lineLabel: string;
  readonly lineHelp: string;
  readonly lineDo: string;
  /** What was written is in the draft. */
  lineDone(written: string): string;
  lineUnknown(written: string): string;
  readonly lineNotNow: string;
  /** The heading over what can be written now. */
  readonly linePossible: string;
}
