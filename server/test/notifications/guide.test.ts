import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebhookMessage } from '@levante/wire';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { webhookBody } from '../../src/notifications/webhook-bodies.ts';
import { messageWith, TEXT_OPTIONS } from '../lib/notification-messages.ts';

const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'guides', 'webhooks.md'), 'utf8');

it('the example in the guide to webhooks equals the message that is sent', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
  const sent = JSON.parse(webhookBody('json', messageWith({ key: 'msg-7' }), TEXT_OPTIONS));
  expect(JSON.parse(example)).toEqual(sent);
  expect(z.parse(WebhookMessage, sent)).toEqual(sent);
});
