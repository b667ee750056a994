/** What the end of a match says. */
export interface EndWords {
  readonly title: string;
  score(florins: number, ahead: number): string;
  behind(florins: number): string;
  readonly level: string;
  won(ahead: number): string;
  place(rank: number, behind: number, winner: string): string;
  watched(winners: readonly string[]): string;
  readonly best: string;
  bestOf(name: string): string;
  readonly worst: string;
  worstOf(name: string): string;
  at(phase: number, round: number): string;
  worth(florins: number): string;
  cost(share: string): string;
  readonly show: string;
  readonly look: string;
  readonly looking: string;
  readonly noWorst: string;
  readonly lookNote: string;
  readonly bestMark: string;
  readonly worstMark: string;
  readonly lessDebts: string;
}
