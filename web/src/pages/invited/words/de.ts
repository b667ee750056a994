import type { InvitedWords } from './en.ts';

export default {
  title: 'Einladung',
  text: 'Um auf diesem Server mit anderen zu spielen, brauchst du eine Einladung. Alles andere steht dir auch so offen.',
  code: 'Einladungscode',
  use: 'Einlösen',
  wrong: 'Dieser Code gilt nicht. Vielleicht ist er aufgebraucht oder abgelaufen. Bitte um einen neuen.',
  welcome: 'Willkommen! Du kannst jetzt Tische öffnen und dich dazusetzen.',
  notNeeded: 'Du brauchst hier keine Einladung.',
  toTables: 'Zu den Tischen',
} satisfies InvitedWords;
