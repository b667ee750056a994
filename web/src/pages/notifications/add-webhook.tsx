import { codeOf } from '@levante/table/host/fault.ts';
import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import { MAX_CHANNEL_URL, WEBHOOK_FORMATS } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FORMAT_NAMES } from './format-names.ts';
import { PlusIcon } from './icons.tsx';
import { addChannel, type RunChange } from './requests.ts';
import { notificationWords } from './words/index.ts';

/** Form that adds a webhook by its address and format, and shows its secret once. */
export function AddWebhook({ run }: { readonly run: RunChange }) {
  const words = notificationWords.value;
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && secret === null) button.current?.focus();
    wasOpen.current = isOpen || secret !== null;
  }, [isOpen, secret]);
  const add = async (url: string, format: WebhookFormat) => {
    const reply = await addChannel({ kind: 'webhook', url: url.trim(), format });
    if (!reply.ok) return codeOf(reply.fault);
    setSecret(reply.value.secret);
    setOpen(false);
    return null;
  };
  if (secret !== null) return <Secret secret={secret} onDone={() => setSecret(null)} />;
  if (isOpen) {
    return (
      <WebhookForm
        onAdd={(url, format) => void run(() => add(url, format), words.addedNow)}
        onCancel={() => setOpen(false)}
      />
    );
  }
  return (
    <button ref={button} type="button" class="button" onClick={() => setOpen(true)}>
      <PlusIcon />
      {words.addWebhook}
    </button>
  );
}

type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

interface WebhookFormProps {
  readonly onAdd: (url: string, format: WebhookFormat) => void;
  readonly onCancel: () => void;
}

function WebhookForm({ onAdd, onCancel }: WebhookFormProps) {
  const words = notificationWords.value;
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<WebhookFormat>('json');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      class="notify-webhook"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(url, format);
      }}
    >
      <label>
        <span>{words.url}</span>
        <input
          type="text"
          inputMode="url"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
          ref={field}
          maxLength={MAX_CHANNEL_URL}
          value={url}
          onInput={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </label>
      <label>
        <span>{words.format}</span>
        <select
          value={format}
          onChange={({ currentTarget }) =>
            setFormat(WEBHOOK_FORMATS.find((one) => one === currentTarget.value) ?? 'json')
          }
        >
          {WEBHOOK_FORMATS.map((one) => (
            <option key={one} value={one}>
              {FORMAT_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <span class="notify-buttons">
        <button type="submit" class="button button-primary" disabled={url.trim() === ''}>
          {words.add}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </span>
    </form>
  );
}

/** The secret of a new webhook, which is shown only now. */
function Secret({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const words = notificationWords.value;
  const [isCopied, setCopied, count] = useAnswer(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has disappeared, and a screen reader reads what is shown instead.
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div class="notify-secret">
      <h3 ref={heading} tabIndex={-1}>
        {words.secret}
      </h3>
      <p>{words.secretOnce}</p>
      <code>{secret}</code>
      <span class="notify-buttons">
        <button type="button" class="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {words.close}
        </button>
        <span role="status">
          <ReadAgain of={count}>{isCopied && words.copied}</ReadAgain>
        </span>
      </span>
    </div>
  );
}
