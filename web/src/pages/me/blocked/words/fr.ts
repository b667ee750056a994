import type { BlockedWords } from './en.ts';

const fr: BlockedWords = {
  title: 'Personnes bloquées',
  about:
    'Vous ne voyez aucun de leurs messages, et une partie rapide ne vous réunit jamais. Ces personnes n’en savent rien.',
  noName: 'Une personne invitée',
  unblock: 'Débloquer',
  unblockNamed: (name) => `Débloquer : ${name}`,
  unblocked: (name) => `Plus de blocage pour ${name}.`,
};

export default fr;
