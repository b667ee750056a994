import type { MailLanguage } from '@levante/people';

/** A message as sent, in plain text and as a page. */
export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A paragraph of a message. `note` marks small print; a note with an address is a link. */
export interface LetterPart {
  readonly kind: 'text' | 'heading' | 'code' | 'link' | 'note';
  readonly text: string;
  readonly url?: string;
}

const SMALL = 'font-size:13px;color:#5b4a36';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function htmlOf({ kind, text, url }: LetterPart): string {
  const shown = escaped(text);
  const target = escaped(url ?? '');
  switch (kind) {
    case 'heading':
      return `<h2 style="font-size:18px;margin:24px 0 0">${shown}</h2>`;
    case 'code':
      return `<p style="font:700 26px monospace;letter-spacing:2px">${shown}</p>`;
    case 'link':
      return `<p><a href="${target}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1d6a5c;color:#fff;text-decoration:none;font-weight:700">${shown}</a></p><p style="${SMALL};word-break:break-all">${target}</p>`;
    case 'note':
      return `<p style="${SMALL}">${url === undefined ? shown : `<a href="${target}" style="color:#1d6a5c">${shown}</a>`}</p>`;
    default:
      return `<p>${shown}</p>`;
  }
}

function textOf({ kind, text, url }: LetterPart): string {
  if (url === undefined) return text;
  return kind === 'note' ? `${text}\n${url}` : url;
}

/** Lays a message out, in plain text and as a page. Texts are escaped. */
export function layOut(language: MailLanguage, subject: string, parts: readonly LetterPart[]): WrittenLetter {
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7efdc;color:#2b2118;font:16px/1.5 Georgia,serif">
<div style="max-width:34em;margin:auto">
<h1 style="font-size:22px">Levante</h1>
${parts.map(htmlOf).join('\n')}
</div></body></html>
`;
  return { subject, text: `${parts.map(textOf).join('\n\n')}\n`, html };
}
