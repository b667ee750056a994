import { CHANNEL_KINDS, type MyNotifications, NOTIFICATION_KINDS } from '@levante/wire';
import { ChannelIcon } from './icons.tsx';
import type { ChosenSettings } from './settings.ts';
import { notificationWords } from './words/index.ts';

interface KindsProps {
  readonly mine: MyNotifications;
  readonly chosen: ChosenSettings;
}

/** Table of notifications by kind and channel. Columns without an enabled channel keep their ticks. */
export function Kinds({ mine: { channels, offersEmail }, chosen: { settings, change } }: KindsProps) {
  const words = notificationWords.value;
  const { kinds } = settings;
  const columns = CHANNEL_KINDS.filter((one) => one !== 'email' || offersEmail);
  const isOn = (column: (typeof columns)[number]): boolean => channels.some(({ kind, on }) => kind === column && on);
  return (
    <section class="notify-card" aria-labelledby="notify-what">
      <h2 id="notify-what">{words.what}</h2>
      <table class="notify-kinds">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.kindColumn}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-off={isOn(column) ? undefined : ''}>
                <ChannelIcon kind={column} />
                {words.channels[column]}
                {!isOn(column) && <small>{words.off}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {words.kinds[kind]} <small>{words.kindHints[kind]}</small>
              </th>
              {columns.map((column) => (
                <td key={column}>
                  <label class="notify-toggle">
                    <input
                      type="checkbox"
                      aria-label={words.kindNamed(words.kinds[kind], words.channels[column])}
                      disabled={!isOn(column)}
                      checked={kinds[kind].includes(column)}
                      onChange={({ currentTarget: { checked } }) => {
                        const wanted = CHANNEL_KINDS.filter((one) =>
                          one === column ? checked : kinds[kind].includes(one),
                        );
                        change({ kinds: { ...kinds, [kind]: wanted } });
                      }}
                    />
                    <ChannelIcon kind={column} />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
