import { signOutDevice, signOutOthers } from './account.ts';
import { dayText } from './dates.ts';
import { KeepTokens } from './kept-tokens.tsx';
import type { SectionProps } from './section.ts';
import { meWords } from './words/en.ts';

/** Lists the cookies and tokens of the person, and signs them out. */
export function DeviceList({ mine, run }: SectionProps) {
  const words = meWords.value;
  const devices = mine.devices.toSorted((a, b) => Number(b.mine) - Number(a.mine));
  return (
    <section class="me-card">
      <h2>{words.devices}</h2>
      <ul class="me-list">
        {devices.map((device) => {
          const agent = words.agent(device.browser, device.system);
          const name = device.name ?? agent;
          return (
            <li key={device.id}>
              <span>
                <b>{device.kind === 'token' ? (device.name ?? words.token) : agent}</b>
                <small>
                  {device.kind === 'token' && `${agent} · `}
                  {device.scope === 'read' && `${words.looksOn} · `}
                  {words.seen(dayText(device.seenDay))}
                </small>
              </span>
              {device.mine ? (
                <em class="me-this">{words.thisOne}</em>
              ) : (
                <button
                  type="button"
                  class="button"
                  aria-label={words.signOutNamed(name)}
                  onClick={() =>
                    run(
                      () => signOutDevice(device.id),
                      () => words.signedOut,
                    )
                  }
                >
                  {words.signOut}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {mine.account.createdAt === null && <KeepTokens devices={mine.devices} />}
      {devices.length > 1 && (
        <button type="button" class="button" onClick={() => run(signOutOthers, () => words.othersDone)}>
          {words.others}
        </button>
      )}
    </section>
  );
}
