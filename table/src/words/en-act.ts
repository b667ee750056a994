import type { TurnWords } from './messages.ts';

export const enTurn: TurnWords = {
  waitingFor: (name) => `Waiting for ${name}.`,
  thinking: (name) => `${name} is thinking.`,
  passTheScreen: (name) => `Pass the screen to ${name}.`,
  over: 'The match is over.',
  choose: 'Which do you mean? Pick here or on the table; Esc lets it be.',
  ready: 'All done: end your turn, or take steps back.',
  notYourTurn: (name) => `It is ${name}’s turn, not yours.`,
  notNow: 'There is nothing to do here now.',
  notInThePast: (name) => `You are looking back: it was ${name}’s turn.`,
  confirmEnd: 'End your turn now? It cannot be taken back.',
  confirmYes: 'End turn',
  confirmNo: 'Not yet',
  cancel: 'Cancel',
  sending: 'Sending your turn…',
  planAhead: 'Plan ahead',
  planning: (name) => (name === null ? 'Planning your next turn' : `Planning ${name}’s next turn`),
  planReady: 'The plan can go no further: keep it, or take steps back.',
  keepPlan: 'Keep this plan',
  changePlan: 'Change it',
  dropPlan: 'Drop the plan',
  playPlan: 'Play what you planned',
  planned: 'Planned for your turn',
  planGone: (why) => `What you planned can no longer be done. ${why}`,
  steps: (list) => {
    const said = list.map((step, i) => (i === 0 ? step : step.charAt(0).toLowerCase() + step.slice(1))).join(', then ');
    return said === '' ? '' : `${said}.`;
  },
  overtaken: 'This turn was played in another tab or window. What was drafted here is gone; the table is as it is now.',
};
