export { describeTable } from './describe-table.ts';
export { TableFeed, type TableFeedParts, type TableSink } from './table-feed.ts';
