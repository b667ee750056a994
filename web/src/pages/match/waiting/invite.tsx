import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import { useRef } from 'preact/hooks';
import { waitingWords } from './words/index.ts';

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

/** Returns whether the browser has a share sheet: only in secure contexts. */
const canShare = (): boolean => 'share' in navigator;

/** Invitation link: QR code, copy, mail and the device's share sheet. */
export function Invite() {
  const { phrases, words } = useMatch();
  const texts = waitingWords.value;
  const [copied, setCopied, count] = useAnswer('');
  const field = useRef<HTMLInputElement>(null);
  const link = location.href;
  const subject = texts.invitation(phrases.title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(words.follow.copied);
    } catch {
      // Browsers allow copying only in secure contexts, and may refuse it even there.
      field.current?.select();
      setCopied(texts.copyMarked);
    }
  };
  const pass = () => {
    // Rejects when the sheet is dismissed, which is no failure.
    navigator.share({ title: subject, url: link }).catch(() => {});
  };
  return (
    <section class="lobby-link" aria-labelledby="invite">
      <h2 id="invite">{texts.invite}</h2>
      <div class="invite-code">
        <div class="invite-paper">
          <QrCode text={link} label={texts.qrCode} />
        </div>
        <p>
          <strong>{texts.sameTable}</strong>
          {texts.scan}
        </p>
      </div>
      <input
        ref={field}
        type="text"
        readOnly
        aria-label={texts.linkLabel}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="invite-ways">
        <button type="button" class={canShare() ? 'button' : 'button button-primary'} onClick={copy}>
          {texts.copyLink}
        </button>
        <a class="button" href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`}>
          {texts.mail}
        </a>
        {canShare() && (
          <button type="button" class="button button-primary" onClick={pass}>
            {texts.share}
          </button>
        )}
      </div>
      <p role="status" class="invite-copied">
        <ReadAgain of={count}>{copied}</ReadAgain>
      </p>
    </section>
  );
}
