import { enAnd, many } from './en-grammar.ts';
import { raised } from './grammar.ts';
import { catalogue } from './language.ts';

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

const en = {
  seatWithoutName: (seat: number) => `Seat ${seat + 1}`,
  act: {
    waitingFor: (name: string) => `Waiting for ${name}.`,
    /** A bot decides. */
    thinking: (name: string) => `${name} is thinking.`,
    passTheScreen: (name: string) => `Pass the screen to ${name}.`,
    over: 'The match is over.',
    choose: 'Which do you mean? Choose here or on the table; Esc cancels.',
    /** The turn is through in the draft: after an action that ends it by itself. */
    ready: 'All done: end your turn, or undo steps.',
    notYourTurn: (name: string) => `It is ${name}’s turn, not yours.`,
    notNow: 'There is nothing to do here at the moment.',
    /** Said while looking back, where nothing can be done: whose turn it was then. */
    notInThePast: (name: string) => `You are looking back: it was ${name}’s turn.`,
    confirmEnd: 'End your turn now? This cannot be undone.',
    confirmYes: 'End turn',
    confirmNo: 'Not yet',
    cancel: 'Cancel',
    sending: 'Sending your turn…',
    /** On the button with which one begins to draft one's next turn while others play. */
    planAhead: 'Plan ahead',
    /** The heading while a later turn is drafted; whose, where several people share the screen. */
    planning: (name: string | null) => (name === null ? 'Planning your next turn' : `Planning ${name}’s next turn`),
    /** The plan is a whole turn, or has come to where chance goes on. */
    planReady: 'The plan is complete: keep it, or undo steps.',
    keepPlan: 'Keep this plan',
    changePlan: 'Change it',
    dropPlan: 'Drop the plan',
    playPlan: 'Play what you planned',
    /** The heading of a plan that lies ready. */
    planned: 'Planned for your turn',
    /** What was planned can no longer be done; why, in a sentence. */
    planGone: (why: string) => `Your plan is no longer possible. ${why}`,
    /** Several things done one after the other, as one sentence. */
    steps: (list: readonly string[]) => list.join(' · '),
    overtaken: 'This turn was played in another tab or window. The draft here is gone; this is the table as it is now.',
  },
  follow: {
    connecting: 'Connecting to the table…',
    lost: 'The connection is lost. Your draft is safe; trying again…',
    /** A bot failed, and another plays its turn. */
    replaced: (name: string) => `${name} did not decide in time. A deckhand plays this turn instead.`,
    beforePlay: 'Setting out',
    /** The name of the part that is only read aloud. */
    news: 'What happens',
    skip: 'Skip ahead',
    lookBack: 'Look back',
    titleYourTurn: (name: string, game: string) => `Your turn, ${name} – ${game}`,
    titleWaiting: (name: string, game: string) => `${name}’s turn – ${game}`,
    titleOver: (game: string) => `Match over – ${game}`,
    titleOpen: (game: string) => `Waiting for players – ${game}`,
    log: 'Log',
    menu: 'Menu',
    home: 'All matches',
    settings: 'Settings',
    close: 'Close',
    boardInPlay: (name: string, own: boolean) => (own ? `Own board: ${name}` : `${raised(name)} board`),
    watching: 'You are watching.',
    sitDown: 'Sit down here',
    loading: 'Laying the table…',
    onThisDevice: 'On this device',
    yourTurn: 'Your turn',
    turnHere: (name: string) => `${name}: your turn`,
    turnOf: (name: string) => `${name}’s turn`,
    /** On the button with which the next person at a shared screen begins to look. */
    takeScreen: (name: string) => `I am ${name}: show the table`,
    over: 'The end',
    won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins` : `${enAnd(names)} share the win`),
    lookAtTable: 'Look at the table',
    goOn: 'Go on',
    you: 'you',
    again: 'Play again',
    results: 'Standings',
    /** The mark of a bot; without a level where it is not told. */
    bot: (level: string | null) => (level === null ? 'bot' : `bot, ${level}`),
    /** Heads the panels of everybody at the table. */
    players: 'Players',
    /** Said after the name of the player whose turn it is. */
    playing: 'to play',
    /** Heads the column of the turn. */
    turn: 'Turn',
    /** Looking back: the moment that is shown, its address and the record. */
    copyMoment: 'Copy address',
    copied: 'Copied.',
    /** Where the browser does not let a page copy: the address stands in a field below. */
    notCopied: 'The browser does not let this page copy. Take the address from here:',
    /** The name of that field. */
    momentAddress: 'Address of this moment',
    /** Said beside the address of a match that only this browser keeps. */
    onlyHere: 'It opens in this browser only, which keeps the match.',
    /** The address named a moment that the match does not have. */
    nearest: 'The match has no such moment as the address names. This is the nearest one.',
    recordFails:
      'What happened before cannot be shown: the record does not follow these rules. The match itself goes on.',
    past: 'You are looking back. The table is as it was then.',
    backToNow: 'Back to now',
    /** Opens the moment that is looked at as an analysis board. */
    tryFrom: 'Try from here',
    /** Whose turn it was at the moment that is looked at. */
    wasTurnOf: (name: string) => `It was ${name}’s turn.`,
    saveRecord: 'Save the record',
  },
  ui: {
    close: 'Close',
    /** Joins a thing's name with what can be done with it. */
    legal: (label: string, title: string, price: number | null): string => {
      const offer = price === null ? title : list([title, many(price, 'florin')]);
      return offer === '' ? `${label}, legal` : `${label}, legal: ${offer}`;
    },
    /** The same where several steps lead to it: `Napoli, 8 florins: buy Napoli, sail`. */
    plan: (label: string, title: string, price: number | null) =>
      `${label}${price === null ? '' : `, ${price} ${price === 1 ? 'florin' : 'florins'}`}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    chosen: (label: string) => `${label}, chosen`,
    inReach: (label: string) => `${label}, within reach`,
    effects: 'Next payday, before and after',
    clause: (clause: string) => `rule ${clause}`,
    steps: 'This turn so far',
    undoStep: (text: string) => `Undo: ${text}`,
    /** On the button that asks what a bot would do. */
    hint: 'Hint',
    undo: 'Undo',
    redo: 'Redo',
    endTurn: 'End turn',
    more: 'More',
    less: 'Less',
    log: 'Log',
    emptyLog: 'Nothing has happened yet.',
    /** On a line of the log: a click shows the table as it was then. */
    toMoment: 'Show the table as it was then',
    rank: (rank: number) => `${rank}${['th', 'st', 'nd', 'rd'][rank] ?? 'th'}`,
    scrubber: 'Look at any moment of the match',
    plyOf: (ply: number, last: number) => `${ply} of ${last}`,
    first: 'To the beginning',
    back: 'One step back',
    forward: 'One step on',
    last: 'To the present',
  },
};

/** Sentences of every table. */
export type Words = typeof en;

export const words = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});

/** Returns the sentences of the parts that every table is made of. */
export const useUiWords = () => words.value.ui;
