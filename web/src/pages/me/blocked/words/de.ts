import type { BlockedWords } from './en.ts';

const de: BlockedWords = {
  title: 'Blockiert',
  about:
    'Du siehst keine Nachrichten von ihnen, und eine schnelle Partie setzt euch nie zusammen. Sie erfahren davon nichts.',
  noName: 'Ein Gast',
  unblock: 'Freigeben',
  unblockNamed: (name) => `Freigeben: ${name}`,
  unblocked: (name) => `Freigegeben: ${name}.`,
};

export default de;
