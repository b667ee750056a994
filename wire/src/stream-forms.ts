import { formOf } from './form-of.ts';
import { StreamMessage, StreamPly } from './stream.ts';

/** Forms of the messages of a match's stream. */
export const isStreamPly = formOf(StreamPly);
export const isStreamMessage = formOf(StreamMessage);
