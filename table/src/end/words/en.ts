const en = {
  rematch: 'Rematch',
  about: 'The same table, with other seats.',
  notYet: 'not yet',
  ready: 'ready',
  left: 'has left',
  bot: 'bot',
  /** At the end of the button: how many have agreed. */
  areReady: (count: number) => (count === 1 ? '1 is ready' : `${count} are ready`),
  waiting: 'You are ready. Waiting for the others.',
  takeBack: 'Take back',
  notNow: 'Not now',
  botFor: (name: string) => `Bot instead of ${name}`,
  startsIn: (seconds: number) => `Starts in ${seconds} s`,
  /** Below the standings. */
  takenBack: (turns: number) => (turns === 1 ? 'One turn was taken back.' : `${turns} turns were taken back.`),
  /** Over the table, where the panel is not shown. */
  rematchIn: (seconds: number) => `The rematch starts in ${seconds} s`,
  goThere: 'Go to the rematch',
  /** Leads to the question whether the reader wants a rematch. */
  answer: 'Answer',
  /** Announced to screen readers. */
  agreed: (names: string) => `Ready for a rematch: ${names}.`,
};

export default en;

export type RematchWords = typeof en;
