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
  readonly reports: {
    /** First line of a report. */
    head(report: string, match: string, line: number): string;
    readonly labels: {
      readonly reported: string;
      readonly reporter: string;
      readonly author: string;
      readonly reason: string;
    };
    /** Author of a line who had no seat. */
    readonly spectator: string;
    signal(name: string): string;
    /** Content of a line that was removed. */
    readonly removed: string;
    /** Below a list that is not complete. */
    readonly more: string;
    handled(report: string): string;
    lineRemoved(match: string, line: number): string;
  };
  readonly operators: {
    granted(person: string): string;
    revoked(person: string): string;
    muted(person: string, until: string): string;
    unmuted(person: string): string;
    invited(code: string, uses: number, until: string): string;
    invitation(uses: number, until: string): string;
    readonly uninvited: string;
    /** `until` is null for an open end. */
    paused(until: string | null): string;
    readonly resumed: string;
    announced(id: string, until: string): string;
    readonly noticeWithdrawn: string;
    /** Columns of the journal. */
    readonly columns: readonly [
      at: string,
      by: string,
      act: string,
      subject: string,
      until: string,
      detail: string,
      reason: string,
    ];
    /** Author of an act that was a command. */
    readonly machine: string;
  };
  readonly faults: {
    noMatch(id: string): string;
    notRunning(id: string): string;
    noPerson(id: string): string;
    noSubject(text: string): string;
    noBan(subject: string): string;
    /** Nobody with an account has this handle or id, or they have the role already. */
    noAccount(text: string): string;
    notOperator(text: string): string;
    notMuted(person: string): string;
    noInvitation(text: string): string;
    readonly notPaused: string;
    noNotice(id: string): string;
    noReport(id: string): string;
    noLine(match: string, line: number): string;
    noData(folder: string): string;
    readonly olderServer: string;
    /** The file system of a folder keeps no locks or no log. */
    unfitFolder(folder: string): string;
    /** A pooler shares the connections to the database between transactions. */
    readonly fleetingConnections: string;
    readonly nothingToVerify: string;
  };
}
