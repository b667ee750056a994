import { defaultSettings } from '@levante/people/notifications';
import { expect, it } from 'vitest';
import { settingsIn } from '../../src/notifications/notification-rows.ts';

it('settings that were stored before a kind existed have the default channels of that kind, and all else as stored', () => {
  const settings = { ...defaultSettings('de'), delayMinutes: 60 };
  const { ended, ...kinds } = { ...settings.kinds, turn: [] };
  const settings_json = JSON.stringify({ ...settings, kinds });
  expect(settingsIn({ id: 'anna', settings_json })).toEqual({ ...settings, kinds: { ...kinds, ended } });
});

it('settings with a kind of a newer version count as none', () => {
  const settings = defaultSettings('en');
  const settings_json = JSON.stringify({ ...settings, kinds: { ...settings.kinds, newer: ['push'] } });
  expect(settingsIn({ id: 'anna', settings_json })).toBeNull();
});
