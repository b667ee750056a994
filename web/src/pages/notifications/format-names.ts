import type { WEBHOOK_FORMATS } from '@levante/wire';

/** Names of the formats of a webhook, equal in all languages. */
export const FORMAT_NAMES: { readonly [F in (typeof WEBHOOK_FORMATS)[number]]: string } = {
  json: 'JSON',
  slack: 'Slack',
  discord: 'Discord',
  teams: 'Microsoft Teams',
  'google-chat': 'Google Chat',
};
