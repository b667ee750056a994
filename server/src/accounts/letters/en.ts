import type { AccountChange } from '@levante/people';

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
    subject: 'Your account was changed',
    changes: {
      'passkey-added': 'A passkey was added to your account. It signs in as you.',
      'passkey-removed': 'A passkey was removed from your account. It no longer signs you in.',
      'codes-renewed': 'New recovery codes were made for your account. The earlier ones are void.',
      'provider-added': 'The club’s sign-in was linked to your account. It signs in as you.',
      'provider-removed': 'The club’s sign-in was unlinked from your account.',
      'email-changed': 'From now on you sign in to Levante with another address, not with this one.',
      'email-removed': 'This address was removed from your account. You no longer sign in to Levante with it.',
      'signed-out': 'All other devices were signed out of your account, and what they had set up has ended.',
    } satisfies Record<AccountChange, string>,
    notYou:
      'If it was you, there is nothing to do. If not, sign in with a passkey or a recovery code, remove what is not yours, and sign out all other devices.',
  },
  changing: {
    subject: 'Your address is about to change',
    text: (date: string) =>
      `Somebody who is signed in as you wants to use another address from ${date} on. If it was not you, sign in, keep this address, and sign out all other devices.`,
  },
  open: 'Look at my account',
};

export type LetterWords = typeof en;
export default en;
