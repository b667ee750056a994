import type { Channel, ChannelLimits, Preferences, PreferencesStore, PutChannel } from '@levante/people/notifications';
import type { NotificationSettings } from '@levante/wire';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ChannelRule, endChannels } from '../accounts/end-channels.ts';
import { isLive, requireSession } from '../accounts/end-sessions.ts';
import { requireRoom } from '../database/require-room.ts';
import { oneAfterAnother, type PlannedStatement, type SqlAccess } from '../database/sql-access.ts';
import { channelIn, settingsIn } from './notification-rows.ts';

/** Number of attempts to add a browser that several people add at the same time. */
const MAX_ATTEMPTS = 5;

/** Stores the channels of people and their settings, in either database. */
export class SqlPreferencesStore implements PreferencesStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async preferencesOf(people: readonly string[]): Promise<ReadonlyMap<string, Preferences>> {
    const [settings, channels] = await Promise.all([this.#settingsOf(people), this.#channelsOf(people)]);
    return new Map(
      people.map((one) => [
        one,
        { settings: settings.get(one) ?? null, channels: channels.filter(({ person }) => person === one) },
      ]),
    );
  }

  async channelsOf(person: string): Promise<readonly Channel[]> {
    return await this.#channelsOf([person]);
  }

  async #channelsOf(people: readonly string[]): Promise<readonly Channel[]> {
    const rows = this.#db.selectFrom('channels').selectAll().where('person', 'in', people);
    return (await rows.orderBy('created_at').orderBy('id').execute()).flatMap((row) => channelIn(row) ?? []);
  }

  async channel(person: string, id: string): Promise<Channel | null> {
    const rows = this.#db.selectFrom('channels').selectAll().where('person', '=', person).where('id', '=', id);
    const row = await rows.executeTakeFirst();
    return row ? channelIn(row) : null;
  }

  async putChannel(channel: Channel, max: ChannelLimits): Promise<PutChannel> {
    const { id, person, session, place, network, target, isOn, createdAt } = channel;
    const written = {
      person,
      session,
      target_json: JSON.stringify(target),
      is_on: isOn ? 1 : 0,
      created_at: createdAt,
      sent_at: null,
      failing_since: null,
      failed_at: null,
      ended: null,
      place,
      network,
    };
    const query = this.#db.insertInto('channels').values({ id, ...written, holder: null, held_until: 0 });
    const isOwn = query.onConflict((c) => c.column('id').doUpdateSet(written).where('channels.person', '=', person));
    const isBefore: ChannelRule = (q) => q.and([q('place', '=', place), q('id', '<>', id)]);
    const roomWhere = (own: RawBuilder<SqlBool>, most: number) => requireRoom(this.#db, 'channels', own, most, id);
    const statements: PlannedStatement[] = [
      oneAfterAnother(this.#db, person),
      ...(session === null ? [] : [requireSession(this.#db, session)]),
      ...(place === null ? [] : endChannels(this.#db, isBefore)),
      { query: isOwn, must: true },
      roomWhere(sql`person = ${person}`, max.person),
      ...(network === null || max.network === null ? [] : [roomWhere(sql`network = ${network}`, max.network)]),
    ];
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (await this.#access.write(statements)) return 'put';
        return session === null || (await isLive(this.#db, session)) ? 'too-many' : 'session-ended';
      } catch (error) {
        // Somebody else has added the same browser at the same time: the later one gets it.
        const before = this.#db.selectFrom('channels').select('id').where(isBefore);
        if (attempt === MAX_ATTEMPTS || place === null || !(await before.executeTakeFirst())) throw error;
      }
    }
  }

  async removeChannel(person: string, id: string): Promise<boolean> {
    const rule: ChannelRule = (q) => q.and([q('person', '=', person), q('id', '=', id)]);
    return await this.#access.write(endChannels(this.#db, rule, true));
  }

  async switchChannel(person: string, id: string, isOn: boolean): Promise<boolean> {
    const query = this.#db
      .updateTable('channels')
      .set({ is_on: isOn ? 1 : 0, ...(isOn && { ended: null, failing_since: null, failed_at: null }) })
      .where('person', '=', person)
      .where('id', '=', id);
    return await this.#access.write([{ query, must: true }]);
  }

  async switchOff(person: string): Promise<void> {
    await this.#access.write([
      { query: this.#db.updateTable('channels').set({ is_on: 0 }).where('person', '=', person) },
    ]);
  }

  async settingsOf(person: string): Promise<NotificationSettings | null> {
    return (await this.#settingsOf([person])).get(person) ?? null;
  }

  async #settingsOf(people: readonly string[]): Promise<ReadonlyMap<string, NotificationSettings | null>> {
    const rows = this.#db.selectFrom('notification_settings').selectAll().where('id', 'in', people);
    return new Map((await rows.execute()).map((row) => [row.id, settingsIn(row)]));
  }

  async changeSettings(
    person: string,
    change: (before: NotificationSettings | null) => NotificationSettings,
  ): Promise<NotificationSettings> {
    for (;;) {
      const rows = this.#db.selectFrom('notification_settings').selectAll().where('id', '=', person);
      const row = await rows.executeTakeFirst();
      const settings = change(row ? settingsIn(row) : null);
      const settings_json = JSON.stringify(settings);
      if (settings_json === row?.settings_json) return settings;
      const query = row
        ? this.#db
            .updateTable('notification_settings')
            .set({ settings_json })
            .where('id', '=', person)
            .where('settings_json', '=', row.settings_json)
        : this.#db
            .insertInto('notification_settings')
            .values({ id: person, settings_json })
            .onConflict((c) => c.column('id').doNothing());
      if (await this.#access.write([{ query, must: true }])) return settings;
    }
  }

  get #db() {
    return this.#access.db;
  }
}
