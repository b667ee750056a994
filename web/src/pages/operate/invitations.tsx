import { serverNow } from '@levante/table/lib/server-now.ts';
import { Button } from '@levante/table/ui/controls.tsx';
import { words as tableWords } from '@levante/table/words/index.ts';
import { MAX_INVITATION_USES, type OperateInvitations } from '@levante/wire';
import { useRef, useState } from 'preact/hooks';
import { untilText } from '../service/until-text.ts';
import { type RunMeasures, sendInvitation } from './admin-requests.ts';
import { DURATIONS, type Duration } from './durations.ts';
import { SpanField } from './span-field.tsx';
import { adminWords } from './words/index.ts';

const SPANS: readonly Duration[] = ['day', 'week', 'month'];

const linkTo = (code: string): string => `${location.origin}/invited/${code}`;

interface InvitationsProps {
  readonly found: OperateInvitations;
  readonly run: RunMeasures;
  /** Sends a request that may need proof. Returns whether it succeeded. */
  readonly attempt: (send: () => Promise<string | null>) => Promise<boolean>;
}

/** Invitations to a server that requires them. A code is shown only once, after its creation. */
export function InvitationsCard({ found: { invitations }, run, attempt }: InvitationsProps) {
  const words = adminWords.value;
  const [uses, setUses] = useState(1);
  const [span, setSpan] = useState<Duration>('week');
  const [code, setCode] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const { follow } = tableWords.value;
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Browsers copy in secure contexts only, and may refuse even there: it is selected instead.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  const make = async () => {
    const until = serverNow() + DURATIONS[span];
    setCopied(false);
    await attempt(() => sendInvitation({ uses, until }, setCode));
  };
  return (
    <section class="admin-card">
      <header>
        <h2>{words.invitations}</h2>
      </header>
      <p class="quiet">{words.invitationsText}</p>
      <ul class="admin-list">
        {invitations.map(({ id, usesLeft, until, by }) => (
          <li key={id}>
            <div>
              <strong>{words.invitationLeft(usesLeft)}</strong>
              <p class="admin-note">
                {words.until(untilText(until))} · {by ?? words.byCommand}
              </p>
            </div>
            <Button onClick={() => void run({ kind: 'uninvite', id })}>{words.takeBack}</Button>
          </li>
        ))}
      </ul>
      <div role="status">
        {code !== null && (
          <div class="admin-shown">
            <p>{words.invitationMade}</p>
            <p>
              <code ref={shown}>{linkTo(code)}</code>
            </p>
            <Button onClick={() => void copy(linkTo(code))}>{follow.copyMoment}</Button>
            {isCopied && <p>{follow.copied}</p>}
          </div>
        )}
      </div>
      <form
        class="admin-form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label class="admin-field">
          <span>{words.invitationUses}</span>
          <input
            type="number"
            required
            min={1}
            max={MAX_INVITATION_USES}
            value={uses}
            onInput={({ currentTarget }) => setUses(currentTarget.valueAsNumber)}
          />
        </label>
        <div class="admin-later">
          <SpanField spans={SPANS} value={span} onChange={setSpan} />
          <button type="submit" class="button">
            {words.invite}
          </button>
        </div>
      </form>
    </section>
  );
}
