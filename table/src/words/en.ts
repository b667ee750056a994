import { enAnd, many } from './en-grammar.ts';
import { raised } from './grammar.ts';

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

const en = {
  seatWithoutName: (seat: number) => `Seat ${seat + 1}`,
  act: {
    waitingFor: (name: string) => `Waiting for ${name}.`,
    thinking: (name: string) => `${name} is thinking.`,
    passTheScreen: (name: string) => `Pass the screen to ${name}.`,
    over: 'The match is over.',
    choose: 'Which do you mean? Choose here or on the table; Esc cancels.',
    /** The draft is complete after an action that ends the turn. */
    ready: 'All done: end your turn, or undo steps.',
    notYourTurn: (name: string) => `It is ${name}’s turn, not yours.`,
    notNow: 'There is nothing to do here right now.',
    /** While looking back: whose turn it was then. */
    notInThePast: (name: string) => `You’re looking back: it was ${name}’s turn.`,
    confirmEnd: 'End your turn now? This cannot be undone.',
    confirmYes: 'End turn',
    confirmNo: 'Not yet',
    cancel: 'Cancel',
    sending: 'Sending your turn…',
    /** The button to plan the next turn while others play. */
    planAhead: 'Plan ahead',
    /** Heading of a planned turn; with a name where several people share the screen. */
    planning: (name: string | null) => (name === null ? 'Planning your next turn' : `Planning ${name}’s next turn`),
    /** The plan is a complete turn, or only chance can continue. */
    planReady: 'The plan is complete: keep it, or undo steps.',
    keepPlan: 'Keep this plan',
    changePlan: 'Change it',
    dropPlan: 'Drop the plan',
    playPlan: 'Play what you planned',
    /** Heading of a kept plan. */
    planned: 'Planned for your turn',
    planGone: (why: string) => `Your plan is no longer possible. ${why}`,
    /** The turn was sent several times, without a reply. */
    waits: 'No answer from the server yet. Your turn waits here and is sent again by itself.',
    /** The button to open a turn that waits again. */
    changeTurn: 'Change the turn',
    /** After that button. */
    withdrawn: 'Change what you like. If your turn has arrived after all, it counts as you sent it.',
    /** The match has passed the turn, and something else was played than this screen showed last. */
    passed: {
      asSent: 'Your turn had arrived as you sent it first, and counts. What you changed afterwards does not.',
      elsewhere:
        'This turn was played in another tab or window, or by a bot for you. The draft here is gone; this is the table as it is now.',
    },
  },
  follow: {
    /** Label of the mark beside the name of a player with an account. */
    account: 'Has an account',
    lost: 'The connection is lost. Your draft is safe; trying again…',
    polls: 'Other tabs use this browser’s connections. This page looks for news every ten seconds.',
    held: 'Your network holds news back. This page looks for them every ten seconds.',
    replaced: (name: string) => `${name} did not decide in time. A deckhand plays this turn instead.`,
    beforePlay: 'Setting out',
    /** Name of the live region. */
    news: 'What happens',
    skip: 'Skip ahead',
    /** Line of the log where a turn was taken back. */
    takenBack: 'The turn played here was taken back.',
    ended: 'The match was ended without a result.',
    lookBack: 'Look back',
    titleYourTurn: (name: string, game: string) => `Your turn, ${name} – ${game}`,
    titleWaiting: (name: string, game: string) => `${name}’s turn – ${game}`,
    titleOver: (game: string) => `Match over – ${game}`,
    titleOpen: (game: string) => `Waiting for players – ${game}`,
    log: 'Log',
    menu: 'Menu',
    home: 'All matches',
    boardInPlay: (name: string, own: boolean) => (own ? `Own board: ${name}` : `${raised(name)} board`),
    watching: 'You are watching.',
    loading: 'Laying the table…',
    yourTurn: 'Your turn',
    turnHere: (name: string) => `${name}: your turn`,
    turnOf: (name: string) => `${name}’s turn`,
    /** The button that shows the table to the next person at a shared screen. */
    takeScreen: (name: string) => `I am ${name}: show the table`,
    over: 'The end',
    won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins` : `${enAnd(names)} share the win`),
    lookAtTable: 'Look at the table',
    you: 'you',
    again: 'Play again',
    results: 'Standings',
    /** Mark of a bot, without a level if it is unknown. */
    bot: (level: string | null) => (level === null ? 'bot' : `bot, ${level}`),
    players: 'Players',
    orderOfPlay: (starter: string) => `Turn order is top to bottom; ${starter} started.`,
    /** After the name of the current player. */
    playing: 'to play',
    turn: 'Turn',
    /** Looking back: the shown position, its address and the record. */
    copyMoment: 'Copy address',
    copied: 'Copied.',
    /** The browser does not let a page copy: the address is shown in a field below. */
    notCopied: 'Your browser does not allow copying. Copy the address from here:',
    momentAddress: 'Address of this moment',
    /** For a match stored in this browser only. */
    onlyHere: 'It opens only in this browser, where the match is stored.',
    /** The match has no such position as the address names. */
    nearest: 'The match has no such moment; this is the nearest one.',
    recordFails: 'Earlier turns cannot be shown: the record does not follow these rules. The match itself continues.',
    past: 'You’re looking back: this is the table as it was then.',
    backToNow: 'Back to now',
    tryFrom: 'Try from here',
    wasTurnOf: (name: string) => `It was ${name}’s turn.`,
    saveRecord: 'Save the record',
  },
  ui: {
    close: 'Close',
    /** Joins a target's name with its action. */
    legal: (label: string, title: string, price: number | null): string => {
      const offer = price === null ? title : list([title, many(price, 'florin')]);
      return offer === '' ? `${label}, legal` : `${label}, legal: ${offer}`;
    },
    /** The same for several steps: `Napoli, 8 florins: buy Napoli, sail`. */
    plan: (label: string, title: string, price: number | null) =>
      `${label}${price === null ? '' : `, ${price} ${price === 1 ? 'florin' : 'florins'}`}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    chosen: (label: string) => `${label}, chosen`,
    inReach: (label: string) => `${label}, within reach`,
    effects: 'Next payday, before and after',
    clause: (clause: string) => `rule ${clause}`,
    steps: 'This turn so far',
    undoStep: (text: string) => `Undo: ${text}`,
    hint: 'Hint',
    undo: 'Undo',
    redo: 'Redo',
    endTurn: 'End turn',
    more: 'More',
    less: 'Less',
    log: 'Log',
    emptyLog: 'Nothing has happened yet.',
    /** Tooltip of a line of the log. */
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

export default en;

export type Words = typeof en;
