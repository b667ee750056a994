/** Texts for looking back at a match, for sharing its link, and for its menu; loaded late. */
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
  readonly linkLabel: string;
  readonly copyLink: string;
  /** The browser does not let the page copy: the link is marked instead. */
  readonly copyMarked: string;
  readonly recordFails: string;
  readonly past: string;
  readonly backToNow: string;
  /** Opens the moment that is looked at as an analysis board. */
  readonly tryFrom: string;
  /** Whose turn it was at the moment that is looked at. */
  wasTurnOf(name: string): string;
  readonly saveRecord: string;
  readonly help: string;
  readonly keys: string;
}
