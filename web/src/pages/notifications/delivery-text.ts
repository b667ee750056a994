import { type DeliveryEntry, NO_ORIGIN_ANSWER } from '@levante/wire';
import type { NotificationPageWords } from './words/en.ts';

/** Translates this server's answers. Answers of receivers are returned unchanged. */
export const answerText = (answer: string, { states }: NotificationPageWords): string =>
  answer === NO_ORIGIN_ANSWER ? states.noOrigin : answer;

/** Describes the outcome of a delivery, with the receiver's answer. `timeOf` formats a time. */
export function deliveryText(
  entry: DeliveryEntry,
  { states }: NotificationPageWords,
  timeOf: (at: number) => string,
): string {
  const { answer } = entry;
  if (answer === NO_ORIGIN_ANSWER && entry.state === 'failed') return states.notSent(states.noOrigin);
  const state = stateText(entry, states, timeOf);
  return answer === null || answer === '' || entry.state === 'dropped' ? state : `${state} · ${answer}`;
}

function stateText(
  { state, why, due, attempts }: DeliveryEntry,
  states: NotificationPageWords['states'],
  timeOf: (at: number) => string,
): string {
  switch (state) {
    case 'sending':
      return states.sending;
    case 'sent':
      return states.sent;
    case 'failed':
      return states.failed(attempts);
    case 'dropped':
      return droppedText(why, states);
    case 'waiting':
      return due === null ? states.sending : waitingText(why, states, attempts, timeOf(due));
  }
}

function waitingText(
  why: DeliveryEntry['why'],
  states: NotificationPageWords['states'],
  attempts: number,
  time: string,
): string {
  switch (why) {
    case 'quiet':
      return states.quiet(time);
    case 'pace':
      return states.pace(time);
    case 'looking':
      return states.looking;
    case 'retry':
      return states.retry(attempts, time);
    case 'other-channel':
      return states.otherFirst(time);
    default:
      return states.waiting(time);
  }
}

function droppedText(why: DeliveryEntry['why'], states: NotificationPageWords['states']): string {
  switch (why) {
    case 'over':
      return states.over;
    case 'off':
      return states.off;
    case 'other-channel':
      return states.otherSent;
    case 'looking':
      return states.seen;
    default:
      return states.dropped;
  }
}
