import type { TurnWords } from './messages.ts';

export const enTurn: TurnWords = {
  waitingFor: (name) => `It is ${name}’s turn.`,
  thinking: (name) => `${name} is thinking.`,
  passTheScreen: (name) => `Pass the screen to ${name}.`,
  over: 'The match is over.',
  choose: 'Which do you mean? Pick here or on the table; Esc lets it be.',
  ready: 'All done: end your turn, or take steps back.',
  notYourTurn: (name) => `It is ${name}’s turn, not yours.`,
  notNow: 'There is nothing to do here now.',
  confirmEnd: 'End your turn now? It cannot be taken back.',
  confirmYes: 'End turn',
  confirmNo: 'Not yet',
  cancel: 'Cancel',
  sending: 'Sending your turn…',
  overtaken: 'This turn was played in another tab or window. What was drafted here is gone; the table is as it is now.',
};
