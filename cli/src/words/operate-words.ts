/** Messages of the commands for operators. */
export interface OperateWords {
  /** Column heads of the list of matches. */
  readonly columns: readonly [
    id: string,
    game: string,
    status: string,
    ply: string,
    opened: string,
    person: string,
    place: string,
  ];
  readonly status: { readonly [S in 'waiting' | 'running' | 'over' | 'ended']: string };
  /** Below a page of a list: the option that shows the next page. */
  nextPage(option: string): string;
  readonly nothing: string;
  /** Labels of the values of a match. */
  readonly labels: {
    readonly opened: string;
    readonly person: string;
    readonly place: string;
    readonly toAct: string;
    readonly deletedAfter: string;
    seat(seat: number): string;
  };
  readonly openSeat: string;
  bot(level: string): string;
  person(id: string): string;
  ended(match: string): string;
  deleted(match: string): string;
  revoked(person: string): string;
  banned(subject: string, until: string): string;
  lifted(subject: string): string;
  /** Line of the list of bans. */
  until(subject: string, until: string): string;
  /** Result of verifying everything that is stored. */
  verified(matches: number, faults: number): string;
  readonly faults: {
    noMatch(id: string): string;
    notRunning(id: string): string;
    noPerson(id: string): string;
    noSubject(text: string): string;
    noBan(subject: string): string;
    noData(folder: string): string;
    readonly olderServer: string;
    readonly nothingToVerify: string;
  };
}
