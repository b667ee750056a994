export { Activities, type Activity, type ActivityStore, type SeatInPlay } from './activities.ts';
export { describeTable } from './describe-table.ts';
export { InviteFeed, type InviteFeedParts, type InviteSink, ringOf } from './invite-feed.ts';
export { type MatchLength, MatchLengths, type MatchLengthsParts, type TimedMatch } from './match-lengths.ts';
export { TableFeed, type TableFeedParts, type TableSink } from './table-feed.ts';
