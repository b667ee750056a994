/** What is said of moments of a match: their addresses, and trying things on from them. */
export interface ShareWords {
  /** In the menu: puts the page among the programs of the device. */
  readonly install: string;
  readonly copyMoment: string;
  readonly copied: string;
  /** Where the browser does not let a page copy: the address stands in a field below. */
  readonly notCopied: string;
  /** The name of that field. */
  readonly momentAddress: string;
  /** Said beside the address of a match that only this browser keeps. */
  readonly onlyHere: string;
  /** The address named a moment that the match does not have. */
  readonly nearest: string;
}
