export { type BlockTarget, Chat, type ChatParts, type LineContent } from './chat.ts';
export { ChatFeed, type ChatFeedParts, type ChatSink } from './chat-feed.ts';
export type {
  BlockStore,
  ChatFault,
  ChatProgress,
  ChatReply,
  ChatState,
  ChatStore,
  ExportedLine,
  ExportedReport,
  LinePlace,
  ReportStore,
  StoredBlock,
  StoredLine,
  StoredReport,
} from './ports.ts';
