export * from './account.ts';
export * from './account-forms.ts';
export * from './act.ts';
export * from './calendar.ts';
export * from './calendar-forms.ts';
export * from './chat.ts';
export * from './chat-forms.ts';
export * from './clock-forms.ts';
export * from './clocks.ts';
export * from './codes.ts';
export * from './collections.ts';
export * from './error.ts';
export {
  AccountMark,
  BotLevel,
  Commitment,
  Entropy,
  GameId,
  Key,
  Line,
  MatchId,
  PlayerName,
  Ply,
  Result,
  Seat,
} from './fields.ts';
export * from './forms.ts';
export * from './game.ts';
export * from './isolated-name.ts';
export * from './limits.ts';
export * from './match.ts';
export * from './match-forms.ts';
export * from './me.ts';
export * from './notification-forms.ts';
export * from './notification-kinds.ts';
export * from './notifications.ts';
export * from './operate.ts';
export * from './operate-forms.ts';
export * from './parse-message.ts';
export { GameObject } from './plain.ts';
export * from './proposal.ts';
export * from './proposal-kinds.ts';
export * from './reasons.ts';
export * from './record.ts';
export * from './schemas.ts';
export * from './signals.ts';
export * from './stand-in-reasons.ts';
export * from './stream.ts';
export * from './stream-forms.ts';
export * from './synced.ts';
export * from './synced-forms.ts';
export * from './table-forms.ts';
export * from './tables.ts';
export * from './webhook-message.ts';
