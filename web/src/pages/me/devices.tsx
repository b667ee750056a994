import { codeOf } from '@levante/table/host/fault.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRows } from '../../lib/use-rows.ts';
import { signOutDevice, signOutOthers } from './account.ts';
import { dayText } from './dates.ts';
import { moreDevices } from './device-pages.ts';
import { failureText } from './failure-text.ts';
import type { SectionProps } from './section.ts';
import { TokenChoice } from './token-choice.tsx';
import { meWords } from './words/index.ts';

/** List of the person's cookies and tokens, with buttons to sign them out. */
export function DeviceList({ mine, run }: SectionProps) {
  const words = meWords.value;
  const { devices: first, next } = mine.devices;
  const [failure, setFailure] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The number of rows when more were asked for. */
  const before = useRef<number | null>(null);
  const { rows: devices, more } = useRows({ rows: first, next }, async (last: string) => {
    const reply = await moreDevices(last);
    setFailure(reply.ok ? null : codeOf(reply.fault));
    return reply.ok ? { rows: reply.value.devices, next: reply.value.next } : null;
  });
  // The button that was pressed disappears with the last page: its place is taken by the first row of that page.
  useLayoutEffect(() => {
    const at = before.current;
    before.current = null;
    if (more === null && at !== null) list.current?.children[at]?.querySelector('button')?.focus();
  }, [devices.length]);
  return (
    <section class="me-card">
      <h2>{words.devices}</h2>
      <ul ref={list} class="me-list">
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
      {more && (
        <button
          type="button"
          class="button"
          onClick={() => {
            before.current = devices.length;
            more();
          }}
        >
          {words.moreDevices}
        </button>
      )}
      {failure !== null && <Notice>{failureText(failure)}</Notice>}
      {mine.account.createdAt === null && <TokenChoice first={mine.devices} />}
      {devices.length > 1 && (
        <button type="button" class="button" onClick={() => run(signOutOthers, () => words.othersDone)}>
          {words.others}
        </button>
      )}
    </section>
  );
}
