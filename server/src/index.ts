export { DEFAULT_LIMITS, type Limits } from './command/ports.ts';
export { type RunningServer, type ServerOptions, startServer } from './main.ts';
export type { BotAnswer, BotPort, BotQuestion, Chance } from './match/ports.ts';
