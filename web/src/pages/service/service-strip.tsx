import './service-strip.css';
import type { PageStripProps } from '@levante/table/ui/pages.tsx';
import { language } from '@levante/table/words/language.ts';
import type { ServiceInfo } from '@levante/wire';
import { useState } from 'preact/hooks';
import { InvitationNeeded } from './invitation-needed.tsx';
import { hiddenNotices, hideNotice, isUninvited, noticesNow, presentMoment, serviceInfo } from './service.ts';
import { untilText } from './until-text.ts';
import { serviceWords } from './words/index.ts';

/** Time before a planned pause from which it is announced. */
const SOON_MS = 24 * 3_600_000;

/** Everything that the strip shows. */
interface Contents {
  readonly notices: ServiceInfo['announcements'];
  readonly pause: string | null;
  readonly asksInvitation: boolean;
}

/** Returns the contents of the strip, or null if there are none. A match that is being played has notices only. */
function contentsFor(place: PageStripProps['place']): Contents | null {
  const notices = noticesNow.value.filter(({ id }) => !hiddenNotices.value.has(id));
  const pause = place === 'page' ? pauseText(serviceInfo.value?.pause ?? null, presentMoment.value) : null;
  const asksInvitation = place === 'page' && isUninvited.value;
  return notices.length === 0 && pause === null && !asksInvitation ? null : { notices, pause, asksInvitation };
}

/**
 * Strip with notices of the operators, the pause of new matches, and the need for an invitation. Renders nothing
 * without any. On a page that is already shown it covers the lower edge instead of moving the content.
 */
export function ServiceStrip({ place }: PageStripProps) {
  const contents = contentsFor(place);
  const [wasKnown] = useState(contents !== null);
  const over = place === 'match' ? 'match' : wasKnown ? undefined : 'page';
  return (
    // Always on the page, so that screen readers announce what arrives.
    <div class="service-news" aria-live="polite">
      {contents && <Strip contents={contents} over={over} />}
    </div>
  );
}

function Strip({ contents, over }: { readonly contents: Contents; readonly over: string | undefined }) {
  const { notices, pause, asksInvitation } = contents;
  return (
    <aside class="service-strip" data-over={over} aria-label={serviceWords.value.title}>
      {pause !== null && <p class="service-line">{pause}</p>}
      {asksInvitation && (
        <p class="service-line">
          <InvitationNeeded />
        </p>
      )}
      {notices.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} onHide={() => hideNotice(notice.id)} />
      ))}
    </aside>
  );
}

interface NoticeLineProps {
  readonly notice: ServiceInfo['announcements'][number];
  readonly onHide: () => void;
}

/** A notice in the reader's language, or in English if it has no text in theirs. */
function NoticeLine({ notice: { texts }, onHide }: NoticeLineProps) {
  const words = serviceWords.value;
  const own = texts[language.value];
  return (
    <p class="service-line">
      <span lang={own === undefined ? 'en' : undefined}>{own ?? texts.en}</span>
      {own === undefined && <small>{words.onlyEnglish}</small>}
      <button type="button" aria-label={words.hide} title={words.hide} onClick={onHide}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
      </button>
    </p>
  );
}

/** Formats a pause, now or soon; null if there is none. */
function pauseText(pause: ServiceInfo['pause'], now: number): string | null {
  const words = serviceWords.value;
  if (pause === null || (pause.until !== null && pause.until <= now)) return null;
  if (pause.from > now) return pause.from - now > SOON_MS ? null : words.pausedFrom(untilText(pause.from, now));
  return pause.until === null ? words.paused : words.pausedUntil(untilText(pause.until, now));
}
