import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import { useRef } from 'preact/hooks';
import { waitingWords } from './words/index.ts';

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

/** Whether the browser has a share sheet: only in secure contexts. */
const canShare = (): boolean => 'share' in navigator;

/** Invitation link: QR code, copy, mail and the device's share sheet. */
export function Invite() {
  const { phrases, words } = useMatch();
  const said = waitingWords.value;
  const [copied, setCopied, count] = useAnswer('');
  const field = useRef<HTMLInputElement>(null);
  const link = location.href;
  const subject = said.invitation(phrases.title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(words.follow.copied);
    } catch {
      // Browsers allow copying only in secure contexts, and may refuse it even there.
      field.current?.select();
      setCopied(said.copyMarked);
    }
  };
  const pass = () => {
    // Rejects when the sheet is dismissed, which is no failure.
    navigator.share({ title: subject, url: link }).catch(() => {});
  };
  return (
    <section class="lobby-link" aria-labelledby="invite">
      <h2 id="invite">{said.invite}</h2>
      <div class="invite-code">
        <div class="invite-paper">
          <QrCode text={link} label={said.qrCode} />
        </div>
        <p>
          <strong>{said.sameTable}</strong>
          {said.scan}
        </p>
      </div>
      <input
        ref={field}
        type="text"
        readOnly
        aria-label={said.linkLabel}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="invite-ways">
        <button type="button" class={canShare() ? 'button' : 'button button-primary'} onClick={copy}>
          {said.copyLink}
        </button>
        <a class="button" href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`}>
          {said.mail}
        </a>
        {canShare() && (
          <button type="button" class="button button-primary" onClick={pass}>
            {said.share}
          </button>
        )}
      </div>
      <p role="status" class="invite-copied">
        <ReadAgain of={count}>{copied}</ReadAgain>
      </p>
    </section>
  );
}
