/** `1st`, `2nd`. */
export type RankName = (rank: number) => string;

/** What the end of a match says. */
export interface EndWords {
  readonly title: string;
  readonly warehouses: string;
  /** The winner's points beside one's own; `own` is null for whoever watched. */
  line(points: number, own: { readonly points: number; readonly rank: number } | null, rankName: RankName): string;
  /** `you, 2nd: 17 cubes and 6 for rows`. */
  madeOf(rank: string, you: boolean, cubes: number, rows: number): string;
  readonly tieNote: string;
  readonly best: string;
  bestOf(name: string): string;
  readonly worst: string;
  worstOf(name: string): string;
  at(round: number): string;
  worth(points: number): string;
  cost(share: string): string;
  readonly show: string;
  readonly growth: string;
  growthOf(name: string, points: number): string;
  round(round: number): string;
  readonly bestMark: string;
}
