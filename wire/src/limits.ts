import { isVisibleText } from '@levante/contract';

/** Maximum request bodies in bytes: a new match may contain a whole board, other requests are small. */
export const BODY_LIMIT = 64 * 1024;
export const NEW_MATCH_BODY_LIMIT = 128 * 1024;

export const MAX_ACTIONS = 64;
export const MAX_LINE = 100;
export const MAX_NAME = 40;
/** Maximum length of the ticket of a seed. */
export const MAX_TICKET = 400;

/** Returns whether a player may have this name: visible text (`VISIBLE_TEXT`) of at most 40 UTF-16 code units. */
export const isPlayerName = (text: string): boolean => isVisibleText(text, MAX_NAME);

export const DEVICE_BROWSERS = ['firefox', 'edge', 'opera', 'samsung', 'chrome', 'safari', 'program', 'other'] as const;
export const DEVICE_SYSTEMS = ['android', 'ios', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;

/** Rights of a cookie or token. Each includes the previous ones. */
export const SESSION_SCOPES = ['read', 'play', 'manage'] as const;
/** Rights that a token may have. */
export const TOKEN_SCOPES = ['read', 'play'] as const;
export const MAX_TOKEN_NAME = 40;
/** Maximum number of tokens that a request names to keep. */
export const MAX_KEPT_TOKENS = 100;

export const MAIL_LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export const MIN_EMAIL = 3;
export const MAX_EMAIL = 254;

/** Bounds of invitations to a server that requires them, and of what may be typed as a code. */
export const MAX_INVITATION_USES = 1000;
export const MAX_INVITATION_CODE = 64;

export const MIN_HANDLE = 3;
export const MAX_HANDLE = 20;
/** ASCII alone, so that no two look alike. */
export const HANDLE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns whether a text is a handle. */
export const isHandle = (text: string): boolean =>
  text.length >= MIN_HANDLE && text.length <= MAX_HANDLE && HANDLE.test(text);

/** Bounds of the nights and days off of a person: some time must remain in which they can be asked. */
export const MAX_NIGHT_MINUTES = 720;
export const MAX_DAYS_OFF = 3;
export const MAX_HOLIDAYS = 8;
/** Maximum number of days of one holiday. */
export const MAX_HOLIDAY_DAYS = 31;
export const LAST_MINUTE = 1439;
export const MAX_ZONE = 64;

/** Time for which a person must have been asked before the others may let a bot play for them, in milliseconds. */
export const STAND_IN_MS = 86_400_000;

/** Bounds of a pause until a day, in milliseconds from when it is proposed. */
export const MIN_PAUSE_MS = 3_600_000;
export const MAX_PAUSE_MS = 30 * 86_400_000;

/** Colour themes; `system` follows the browser. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** Speed of others' turns; `skip` shows only the result. */
export const SPEEDS = ['1', '2', 'skip'] as const;

/** Bounds of the settings and progress that follow an account. */
export const MAX_SYNCED_GAMES = 16;
/** Results of matches on devices; of more, the latest stay. */
export const MAX_SYNCED_RESULTS = 300;
export const MAX_LESSON_STEPS = 99;
/** Highest number of a puzzle. */
export const MAX_PUZZLE = 2000;

export const CHANNEL_KINDS = ['push', 'email', 'webhook'] as const;
/** Forms of the messages of a webhook: documented JSON, and the formats of common chat services. */
export const WEBHOOK_FORMATS = ['json', 'slack', 'discord', 'teams', 'google-chat'] as const;
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'dropped'] as const;
/**
 * Why a delivery waits or was dropped: quiet hours, at most one per hour, the person looks at the match, the receiver
 * failed, another channel was first; responded or over before it was sent, or the channel is off.
 */
export const DELIVERY_REASONS = ['quiet', 'pace', 'looking', 'retry', 'other-channel', 'over', 'off'] as const;
/** Answer of a delivery that was not sent because the server does not know the address of its page. */
export const NO_ORIGIN_ANSWER = 'the server does not know its address';
export const MAX_DELAY_MINUTES = 120;
export const MAX_CHANNEL_URL = 1000;
/** Maximum number of channels of a person. */
export const MAX_CHANNELS = 10;
/** Maximum number of invitations in a list: the newest. */
export const MAX_LISTED_INVITES = 20;
/** Maximum number of matches that are counted as waiting for a person. */
export const MAX_COUNTED_TURNS = 100;
/** Maximum number of quick matches for which a person waits at the same time. */
export const MAX_QUICK_WAITS = 3;
/** Maximum numbers of a person's refused commands that are stored for a ply and for a match. */
export const MAX_REFUSED_OF_PLY = 20;
export const MAX_REFUSED_OF_MATCH = 200;
/** Maximum number of open tables in a list: the newest. */
export const MAX_OPEN_TABLES = 1000;
