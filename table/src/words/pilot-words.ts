/** What a lesson says besides its steps, whatever the game. */
export interface PilotWords {
  /** The name of the part of the page. */
  readonly lesson: string;
  /** Over the title of a step. */
  says(beat: number, of: number): string;
  readonly oneThing: string;
  readonly thenEnd: string;
  /** The title while others play. */
  readonly watching: string;
  readonly watch: string;
  /** The title where the pilot plays some turns before the next step. */
  readonly between: string;
  readonly playOn: string;
  /** Past something that is only read. */
  readonly goOnReading: string;
  /** Something else than the thing to do was tried, which can be done another time. */
  readonly later: string;
  readonly goToIt: string;
  readonly back: string;
  readonly doIt: string;
  readonly skip: string;
  readonly leave: string;
  readonly beats: string;
  readonly soFar: string;
  /** Over the last page of a lesson. */
  readonly overTitle: string;
  readonly overText: string;
  readonly playNow: string;
  readonly starting: string;
  readonly again: string;
  /** The box at home of lessons that were begun. */
  readonly goOnLearning: string;
  lessonAt(game: string, beat: number, of: number): string;
  goOnWith(game: string): string;
  /** The page of all lessons. */
  readonly title: string;
  readonly intro: string;
  begin(game: string): string;
  goOn(game: string, beat: number, of: number): string;
  readonly minutes: string;
  readonly noLesson: string;
  readonly loading: string;
  readonly missing: string;
  readonly tryAgain: string;
}

/** What lessons say in one language; it comes with them. */
export interface PilotTexts {
  readonly pilot: PilotWords;
}
