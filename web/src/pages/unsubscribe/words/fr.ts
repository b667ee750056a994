import type { UnsubscribeWords } from './en.ts';

const fr: UnsubscribeWords = {
  title: 'Plus d’e-mails',
  text: 'Levante vous écrit quand d’autres vous attendent. Arrêter ces messages ?',
  stop: 'Arrêter les e-mails',
  done: 'C’est fait. Vous ne recevrez plus ces messages.',
  noToken: 'Ce lien ne fonctionne plus. Prenez celui du dernier message, ou changez vos réglages.',
  settings: 'Toutes les notifications',
};

export default fr;
