export type { SharedPlaces } from './backend.ts';
export { DEFAULT_LIMITS, type Limits } from './http/ports.ts';
export type { LogLevel } from './log.ts';
export { moveFolder, type OpenBook, openBook, openSharedBook } from './open-store.ts';
export { banSubject, OlderServer, type OpenOperatorStore, type OperatedPlace, openForOperator } from './operators.ts';
export {
  type RunningServer,
  type ServerOptions,
  type SharedServerOptions,
  startServer,
  startSharedServer,
} from './start.ts';
export { backUp, FolderInUse } from './store/backup.ts';
export { FolderTaken, NoFolder } from './store/folder.ts';
export { type Moved, NotEmpty } from './store/move.ts';
export { NewerData } from './store/newer-data.ts';
export type { Ban } from './store/notices.ts';
export type { MatchFilter, OperatedMatch, OperatedSeat, OperatorStore, WholeMatch } from './store/operator-store.ts';
export type { Retention } from './store/retention.ts';
export { type RunningWorker, startWorker, type WorkerOptions } from './worker.ts';
