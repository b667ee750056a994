import type { UnsubscribeWords } from './en.ts';

const it: UnsubscribeWords = {
  title: 'Niente più e-mail',
  text: 'Levante ti scrive quando altri ti aspettano. Vuoi fermare questi messaggi?',
  stop: 'Ferma le e-mail',
  done: 'Fatto. Non riceverai più questi messaggi.',
  noToken: 'Questo link non funziona più. Usa quello dell’ultimo messaggio, o cambia le impostazioni.',
  settings: 'Tutte le notifiche',
};

export default it;
