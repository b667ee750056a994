import { codeOf } from '@levante/table/host/fault.ts';
import { language } from '@levante/table/words/language.ts';
import type { NotificationChannel } from '@levante/wire';
import { useRef, useState } from 'preact/hooks';
import { failureWords, testChannel } from './requests.ts';
import { type NotificationPageWords, notificationWords } from './words/en.ts';

interface ChannelProbeProps {
  readonly channel: NotificationChannel;
  readonly name: string;
}

/** Result of a test; `asks` whether the reader has seen it. */
interface TestOutcome {
  readonly text: string;
  readonly isFailed: boolean;
  readonly asks: boolean;
}

/** The button that sends a test to a channel, with the outcome in its place. */
export function ChannelProbe({ channel, name }: ChannelProbeProps) {
  const words = notificationWords.value;
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const [isSeen, setSeen] = useState<boolean | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const answer = (hasSeen: boolean) => {
    setSeen(hasSeen);
    // The pressed button disappears.
    place.current?.focus();
  };
  const send = async () => {
    setSending(true);
    setOutcome(null);
    setSeen(null);
    const reply = await testChannel(channel.id);
    setSending(false);
    if (!reply.ok) setOutcome({ text: failureWords(codeOf(reply.fault)), isFailed: true, asks: false });
    else {
      const { sent, answer, ms } = reply.value;
      const text = sent ? words.testSent(answer, secondsText(ms)) : words.testFailed(answer);
      setOutcome({ text, isFailed: !sent, asks: sent && channel.kind === 'push' });
    }
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
      <div
        ref={place}
        class="notify-outcome"
        tabIndex={-1}
        role="status"
        data-failed={outcome?.isFailed ? '' : undefined}
      >
        {isSending && words.testing}
        {outcome?.text}
        {outcome?.asks && isSeen === null && (
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
    </>
  );
}

/** Words a duration in seconds. */
const secondsText = (ms: number): string =>
  new Intl.NumberFormat(language.value, {
    ...{ style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 },
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
