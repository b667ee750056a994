export * from './act.ts';
export * from './error.ts';
export * from './game.ts';
export * from './match.ts';
export * from './me.ts';
export * from './record.ts';
export * from './schemas.ts';
export * from './stream.ts';
export {
  BODY_LIMIT,
  BotLevel,
  GameId,
  Key,
  Line,
  MAX_ACTIONS,
  MAX_LINE,
  MAX_NAME,
  MatchId,
  NEW_MATCH_BODY_LIMIT,
  PlayerName,
  Ply,
  Result,
  Seat,
} from './words.ts';
