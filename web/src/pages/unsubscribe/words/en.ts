const en = {
  title: 'No more e-mail',
  text: 'Levante writes to you when others are waiting for you. Stop these messages?',
  stop: 'Stop the e-mail',
  done: 'Done. You get no more of these messages.',
  noToken: 'This link doesn’t work any more. Use the one in the latest message, or change your settings.',
  settings: 'All notifications',
};

export default en;

/** Texts of the page that switches e-mail off. */
export type UnsubscribeWords = typeof en;
