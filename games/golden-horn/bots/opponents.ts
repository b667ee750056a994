import { shortAt, wordAt } from '@levante/contract';
import type { GoldenHornState } from '@levante/golden-horn/rules';
import type { Survey } from './survey.ts';

/**
 * Figures of the other seats in a position: the best one's and totals, in the units of `Standing`. Filled by `look`.
 */
export class Opponents {
  points = 0;
  allPoints = 0;
  afloat = 0;
  forecast = 0;
  final = 0;
  allCards = 0;
  /** Maximum number of colours in a warehouse of theirs, and the maximum after its next turn. */
  colours = 0;
  coloursNext = 0;

  look(s: GoldenHornState, survey: Survey, seat: number): void {
    const { players } = s.tables;
    this.points = 0;
    this.allPoints = 0;
    this.afloat = 0;
    this.forecast = 0;
    this.final = 0;
    this.allCards = 0;
    this.colours = 0;
    this.coloursNext = 0;
    for (let other = 0; other < players; other++) {
      const standing = survey.standings[other];
      if (other === seat || !standing) continue;
      if (standing.points > this.points) this.points = standing.points;
      this.allPoints += standing.points;
      if (standing.afloat > this.afloat) this.afloat = standing.afloat;
      if (standing.forecast > this.forecast) this.forecast = standing.forecast;
      const final = wordAt(survey.final, other);
      if (final > this.final) this.final = final;
      this.allCards += shortAt(s.handCounts, other);
      if (standing.colours > this.colours) this.colours = standing.colours;
      if (standing.coloursNext > this.coloursNext) this.coloursNext = standing.coloursNext;
    }
  }
}
