import type { UnsubscribeWords } from './en.ts';

const de: UnsubscribeWords = {
  title: 'Keine E-Mail mehr',
  text: 'Levante schreibt dir, wenn andere auf dich warten. Diese Nachrichten abbestellen?',
  stop: 'Abbestellen',
  done: 'Fertig. Du bekommst keine dieser Nachrichten mehr.',
  noToken: 'Dieser Link gilt nicht mehr. Nimm den in der letzten Nachricht oder ändere deine Einstellungen.',
  settings: 'Alle Benachrichtigungen',
};

export default de;
