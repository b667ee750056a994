import { codeOf } from '@levante/table/host/fault.ts';
import { language } from '@levante/table/words/language.ts';
import type { NotificationChannel } from '@levante/wire';
import { useRef, useState } from 'preact/hooks';
import { answerText } from './delivery-text.ts';
import { failureWords, testChannel } from './requests.ts';
import type { NotificationPageWords } from './words/en.ts';
import { notificationWords } from './words/index.ts';

/** State of a channel's test: sending, or its result. `asks` whether the reader has seen the message. */
export interface Probe {
  readonly isSending: boolean;
  readonly text: string;
  readonly isFailed: boolean;
  readonly asks: boolean;
}

export const SENDING: Probe = { isSending: true, text: '', isFailed: false, asks: false };

/** Sends a test to a channel and returns its result. */
export async function probed({ id, kind }: NotificationChannel): Promise<Probe> {
  const words = notificationWords.value;
  const reply = await testChannel(id);
  const done = { isSending: false, isFailed: true, asks: false };
  if (!reply.ok) return { ...done, text: failureWords(codeOf(reply.fault)) };
  const { sent, answer, ms } = reply.value;
  const text = sent ? words.testSent(answer, secondsText(ms)) : words.testFailed(answerText(answer, words));
  return { ...done, text, isFailed: !sent, asks: sent && kind === 'push' };
}

interface ChannelProbeProps {
  readonly channel: NotificationChannel;
  readonly name: string;
}

/** Button that sends a test to a channel, and its outcome. */
export function ChannelProbe({ channel, name }: ChannelProbeProps) {
  const words = notificationWords.value;
  const [probe, setProbe] = useState<Probe | null>(null);
  const isSending = probe?.isSending === true;
  const send = async () => {
    setProbe(SENDING);
    setProbe(await probed(channel));
  };
  return (
    <>
      <button
        type="button"
        class="button notify-test"
        aria-label={words.testNamed(name)}
        aria-disabled={isSending}
        onClick={() => !isSending && void send()}
      >
        {words.test}
      </button>
      <div class="notify-outcome" role="status">
        {probe && <ProbeOutcome probe={probe} channel={channel} />}
      </div>
    </>
  );
}

interface ProbeOutcomeProps {
  readonly probe: Probe;
  readonly channel: NotificationChannel;
}

/** The result of a test, and for push the question whether the reader has seen it. */
export function ProbeOutcome({ probe, channel }: ProbeOutcomeProps) {
  const words = notificationWords.value;
  const [seen, setSeen] = useState<{ readonly of: Probe; readonly is: boolean } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = seen?.of === probe ? seen.is : null;
  const answer = (is: boolean) => {
    setSeen({ of: probe, is });
    // The pressed button disappears.
    place.current?.focus();
  };
  return (
    <div ref={place} class="notify-result" tabIndex={-1} data-failed={probe.isFailed ? '' : undefined}>
      {probe.isSending ? words.testing : probe.text}
      {probe.asks && isSeen === null && (
        <span class="notify-seen">
          {words.seen}
          <button type="button" class="button" onClick={() => answer(true)}>
            {words.seenYes}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {words.seenNo}
          </button>
        </span>
      )}
      {isSeen === true && <span>{words.seenGood}</span>}
      {isSeen === false && channel.kind === 'push' && <Steps system={channel.system} words={words} />}
    </div>
  );
}

/** Formats a duration in seconds. */
const secondsText = (ms: number): string =>
  new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  }).format(ms / 1000);

const SYSTEMS = ['android', 'ios', 'mac', 'windows'] as const;

/** Says what to look at when a push message was sent, but not seen. */
function Steps({ system, words }: { readonly system: string; readonly words: NotificationPageWords }) {
  const { steps } = words;
  const own = steps[SYSTEMS.find((one) => one === system) ?? 'other'];
  return (
    <>
      <span>{words.seenSteps}</span>
      <ol>
        {[steps.permission, own, steps.quiet, steps.open].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
