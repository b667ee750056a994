/** Texts of messages by e-mail. A paragraph is one text. */
const en = {
  signIn: {
    subject: 'Sign in to Levante',
    intro: 'Type this code where you asked for it:',
    link: 'Or open this page and press the button; another browser asks for the code, too:',
    button: 'Sign in',
  },
  add: {
    subject: 'Confirm your address',
    intro: 'You want to sign in to Levante with this address. Type this code where you asked for it:',
    link: 'Or open this page in the same browser:',
    button: 'Confirm the address',
  },
  prove: { subject: 'Your code for Levante', intro: 'Type this code to show that it is you:' },
  valid:
    'The code works once, for 30 minutes. Nobody from Levante will ever ask you for it. If you did not ask for this message, ignore it: nothing will change.',
  changed: {
    subject: 'Your address was changed',
    text: 'From now on you sign in to Levante with another address, not with this one. You used a passkey or a code for that. If it was not you, sign in with a passkey or a recovery code, and sign out all other devices.',
  },
  changing: {
    subject: 'Your address is about to change',
    text: (date: string) =>
      `Somebody who is signed in as you wants to use another address from ${date} on. If it was not you, sign in, keep this address, and sign out all other devices.`,
  },
};

export type LetterWords = typeof en;
export default en;
