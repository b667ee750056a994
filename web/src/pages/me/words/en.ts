import { formFor } from '@levante/table/words/en-grammar.ts';

const SYSTEMS = {
  android: 'Android',
  ios: 'iPhone or iPad',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'ChromeOS',
  linux: 'Linux',
  other: '',
};
const BROWSERS = {
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  chrome: 'Chrome',
  safari: 'Safari',
  program: 'A program',
  other: 'A browser',
};

const en = {
  title: 'You',
  operate: 'Open the admin page',
  notifications: 'Notifications',
  /** Name and handle. */
  guest: 'Guest in this browser',
  account: 'You have an account',
  noName: 'No name yet',
  name: 'Name',
  handle: 'Handle',
  handleHint: '3 to 20 lower-case letters and digits. Nobody else can have it.',
  save: 'Save',
  saved: 'Saved.',
  /** Strip for guests. */
  strip: 'You play as a guest.',
  stripText: 'Keep your matches: add a passkey. No password, no address.',
  notNow: 'Not now',
  /** Ways to sign in. */
  ways: 'Ways to sign in',
  noWay: 'None yet: clear this browser, and your matches are lost.',
  noPasskey: 'None yet.',
  passkeys: 'Passkeys',
  addPasskey: 'Add a passkey',
  added: 'Passkey added. Now get recovery codes, in case you lose it.',
  usedOn: (created: string, used: string) => `added ${created}, last used ${used}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove the passkey ${name}`,
  removeLast: 'Remove your last way to sign in?',
  removeLastText: (count: number) =>
    count === 0
      ? 'Then nobody can sign in any more, not even you. Only browsers that are signed in now know you.'
      : formFor(
          count,
          'Then only your last recovery code and browsers that are signed in let you in.',
          `Then only your ${count} recovery codes and browsers that are signed in let you in.`,
        ),
  removeLastYes: 'Remove all the same',
  removed: 'Passkey removed.',
  noPasskeys: 'Passkeys work only over https, or on the same machine.',
  /** At an address of this machine without a name. */
  passkeysAtName: 'Passkeys need an address with a name. At localhost you can add one, but begin as a new guest.',
  openAtName: 'Open this page at localhost',
  codes: 'Recovery codes',
  codesLeft: (count: number) =>
    count === 0 ? 'You have no recovery codes.' : formFor(count, 'One code left.', `${count} codes left.`),
  newCodes: 'Get new codes',
  codesOnce: 'Write these down or save them. Each works once, and they are never shown again.',
  saveCodes: 'Save as a file',
  codesDone: 'I have kept them',
  /** Signing in. */
  signIn: 'Sign in',
  signInText: 'You have an account already? Sign in, and find your matches here.',
  withPasskey: 'Sign in with a passkey',
  withCode: 'Use a recovery code',
  code: 'Recovery code',
  signedIn: (name: string) => `Welcome back, ${name}.`,
  bring: (count: number) =>
    formFor(
      count,
      'As a guest you had a match in this browser. Take it along?',
      `As a guest you had ${count} matches in this browser. Take them along?`,
    ),
  /** After it, where the account has a seat in the same match. */
  bringShared: (count: number) =>
    formFor(
      count,
      'In one of them you sit yourself: a bot will play the guest’s seat.',
      `In ${count} of them you sit yourself: bots will play the guest’s seats.`,
    ),
  bringYes: 'Take along',
  bringNo: 'Leave',
  moved: (count: number) =>
    count === 0
      ? 'You already sit in those matches.'
      : formFor(count, 'One match is yours now.', `${count} matches are yours now.`),
  /** E-mail. */
  email: 'E-mail',
  noEmail: 'None yet. With an address you get a code by e-mail and sign in anywhere.',
  emailAddress: 'E-mail address',
  sendCode: 'Send me a code',
  emailRequested: (address: string) =>
    `If ${address} has an account, a message is on its way. Look in the spam folder too.`,
  emailSent: (address: string) => `We have sent a message to ${address}. Look in the spam folder too.`,
  emailCode: 'Code from the message',
  signInNow: 'Sign in',
  confirm: 'Confirm',
  otherAddress: 'Another address',
  addEmail: 'Add this address',
  changeEmail: 'Change',
  emailAdded: 'Address confirmed.',
  emailWaits: (address: string, day: string) => `${address} replaces it on ${day}.`,
  emailKeep: 'Keep this one',
  emailUnchanged: 'Nothing will change.',
  emailRemove: 'Remove',
  emailRemoved: 'Address removed.',
  linkSignIn: 'You opened a link from an e-mail.',
  linkAdd: 'You opened a link that confirms your address.',
  linkOf: (who: string, address: string) =>
    `It signs you in to the account of ${who}, ${address}. If this is not you, do not go on.`,
  linkAddsAddress: (address: string) =>
    `It adds ${address} to your account. If you did not ask for that, do not go on.`,
  linkNeedsCode: 'This browser did not ask for the message. Type the code from it, too.',
  passkeyElsewhere: 'Belongs to another address of the server: it does not sign you in here.',
  emailElsewhere: 'This server sends no e-mail now: the address does not sign you in.',
  providerElsewhere: 'This server does not use it now: it does not sign you in.',
  proofEmail: (address: string) => `Send a code to ${address}`,
  /** A club's own sign-in. */
  visitAgain: 'You are a guest in this browser.',
  withProvider: (name: string) => `Sign in with ${name}`,
  providerAdd: (name: string) => `Add ${name}`,
  providerLinked: 'Your account there signs you in here.',
  providerRemoveNamed: (name: string) => `Remove ${name}`,
  providerRemoved: 'Removed.',
  providerAdded: 'Added. From now on it signs you in.',
  resume: 'Thank you. Go on with your change?',
  providerProved: 'Thank you. Now you can make your change.',
  providerSignedIn: 'You are signed in.',
  /** Proof before changes. */
  proof: 'Is it you?',
  proofText: 'For this change, show once more that it is you.',
  proofOperator: 'Admins prove who they are with a passkey: it is you alone who has it.',
  proofNoPasskey: 'There is none in this browser for your account. Add one under “You” first.',
  proofPasskey: 'Use a passkey',
  cancel: 'Cancel',
  /** Devices. */
  devices: 'Signed in',
  thisOne: 'this one',
  token: 'Token of a program',
  looksOn: 'only looks on',
  addedOn: (day: string) => `added ${day}`,
  keepTokens: 'Programs signed in from this browser',
  keepTokensText:
    'They are signed out when you prove who you are or add your first way to sign in, unless you keep them.',
  agent: (browser: keyof typeof BROWSERS, system: keyof typeof SYSTEMS) =>
    SYSTEMS[system] === '' ? BROWSERS[browser] : `${BROWSERS[browser]} on ${SYSTEMS[system]}`,
  seen: (day: string) => `last seen ${day}`,
  signOut: 'Sign out',
  signOutNamed: (device: string) => `Sign out: ${device}`,
  signedOut: 'Signed out.',
  moreDevices: 'Show more',
  others: 'Sign out everywhere else',
  othersDone: 'Only this browser is signed in now.',
  today: 'today',
  yesterday: 'yesterday',
  /** Data. */
  yours: 'What is yours',
  yoursText: 'Everything the server has about you, in one file.',
  download: 'Download all',
  delete: 'Delete my account…',
  deleteGuest: 'Delete me…',
  goes: 'What goes',
  goesText:
    'Your name, your handle, your ways to sign in, your settings and progress, what you wrote, and matches without other people.',
  stays: 'What stays',
  staysText: 'Matches with other people: finished ones without your name, running ones with a bot in your seat.',
  when: 'When',
  whenAccount:
    'You are signed out everywhere at once, and your name disappears. For seven days you can come back by signing in. Seats at tables that wait for players are given up for good. Then it is deleted for good.',
  whenGuest: 'At once and for good: there is no way to sign in again.',
  departYes: 'Delete my account',
  departed: (time: string) => `You are signed out everywhere. Sign in by ${time}, and you can still come back.`,
  leaving: 'This account is being deleted.',
  leavingText: (time: string) => `Until ${time} you can come back. What cannot be restored is named then.`,
  /** After the deletion was cancelled: with everything, or without the listed parts. */
  restored: {
    all: 'Everything is as it was.',
    lostSeats: (count: number) =>
      formFor(
        count,
        'A bot keeps your seat in one match: it is over, or your time has run out.',
        `Bots keep your seats in ${count} matches: they are over, or your time has run out.`,
      ),
    lostTables: (count: number) =>
      formFor(
        count,
        'Your seat at a table that waited for players was given to others.',
        `Your seats at ${count} tables that waited for players were given to others.`,
      ),
    browsers: (count: number) =>
      formFor(
        count,
        'Push messages are off: switch them on again in your browser.',
        `Push messages are off: switch them on again in your ${count} browsers.`,
      ),
  },
  leavingYes: 'Come back',
  leavingNo: 'Leave it',
  deleteYes: 'Delete for good',
  deleted: 'Deleted. You start your next match as someone new.',
  /** Nights and days off. */
  calendar: {
    title: 'Nights and days off',
    text: 'In matches over days your clock stands still then. While it is your turn, everyone at the table sees when. Changes count from your next turn on.',
    zone: 'Time zone',
    useZone: (zone: string) => `Use ${zone}`,
    night: 'Night',
    from: 'from',
    to: 'to',
    daysOff: 'Days off every week',
    holidays: 'Holidays',
    holidaysText: 'They stop your clock for two weeks in one match at most.',
    first: 'First day',
    last: 'Last day',
    addHoliday: 'Add holidays',
    removeNamed: (from: string, to: string) => `Remove the holidays from ${from} to ${to}`,
    use: 'Use these times',
    saved: 'Saved. It counts from your next turn on.',
    faults: {
      night: 'A night has at most twelve hours.',
      daysOff: 'At most three days off every week.',
      holidays: 'Holidays last one to 31 days.',
    },
  },
  loading: 'Loading…',
  tryAgain: 'Try again',
  failures: {
    cancelled: 'Your browser made no passkey. Nothing has changed.',
    notProven: 'That was not accepted. It may be used up or mistyped.',
    visitOver:
      'This visit to the sign-in page is over: it was finished before, took longer than ten minutes or began in another browser. It has changed nothing here.',
    visitDeclined: 'You left the sign-in page without signing in. Nothing has changed.',
    visitRefused: 'The sign-in page did not confirm you. Nothing has changed. Try again.',
    handleTaken: 'Someone has this handle already. Choose another.',
    badAddress: 'This is not an e-mail address.',
    addressTaken: 'This address belongs to another account. Sign in with it instead.',
    identityTaken: 'It already belongs to another account here. Sign in with it instead.',
    notLinked: 'It is not linked to your account. Add it first.',
    lastWay: 'This is your last way to sign in now. Press again to remove it.',
    noSuchDevice: 'This device is already signed out or has a new session. The list is up to date now.',
    badRequest: 'That is not possible: check what you typed.',
    atMaximum: 'As many of these are kept as there may be. Remove one, then try again.',
    tooMany: 'Too many attempts. Wait a while, then try again.',
    tooManyEmails:
      'Several messages were sent to this address already. The latest one works here, too: open its link and type its code. In half an hour you can ask for another.',
    noPasskeysHere: 'Passkeys work only over https, or on the same machine.',
    offline: 'The server is not answering. Try again.',
    other: 'That didn’t work. Try again.',
  },
};

export default en;

/** Texts of the page about the reader. */
export type MeWords = typeof en;
