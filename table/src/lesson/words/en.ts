const en = {
  lesson: 'Lesson',
  says: (beat: number, of: number) => `The pilot · step ${beat} of ${of}`,
  oneThing: 'Now:',
  thenEnd: 'end your turn.',
  watching: 'The others are playing',
  watch: 'Watch what they do.',
  /** Title where the pilot plays some turns before the next step. */
  between: 'A few turns first; I’ll play yours',
  playOn: 'Skip to that turn',
  goOnReading: 'Go on',
  /** After an attempt at something that is for later. */
  later: 'That can wait. First do what the pilot says; nothing is lost.',
  goToIt: 'Go to it',
  back: 'Back',
  doIt: 'Do it for me',
  skip: 'Skip this step',
  leave: 'Leave the lesson',
  beats: 'The steps of this lesson',
  soFar: 'Learned so far',
  overTitle: 'You can sail on your own now',
  overText: 'That is all you need for a match of your own. The easiest bots are waiting.',
  playNow: 'Play a match against easy bots',
  starting: 'Opening the table…',
  again: 'Start over',
  goOnLearning: 'Go on learning',
  lessonAt: (game: string, beat: number, of: number) => `${game}, step ${beat} of ${of}`,
  goOnWith: (game: string) => `Go on learning ${game}`,
  title: 'Learn',
  intro: 'A real match with a fixed deal. The pilot explains one thing at a time, and you do it.',
  begin: (game: string) => `Learn ${game}`,
  goOn: (game: string, beat: number, of: number) => `Go on with ${game}, step ${beat} of ${of}`,
  minutes: 'about ten minutes',
  noLesson: 'There is no lesson for this game yet. Read its rules instead.',
  loading: 'Laying the table…',
  missing: 'The lesson could not be loaded. Check your connection, then try again.',
};

export default en;

/** Sentences of lessons, besides their steps. */
export type PilotWords = typeof en;
