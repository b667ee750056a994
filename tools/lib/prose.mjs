/** Phrases that mark prose as translated word by word. A match means that the sentence should be rewritten. */
const TELLTALES = new RegExp(
  [
    'who(?:m|se)?(?:so)?ever|anew|so (?:many|long as)|stands? (?:in|for|at|beside|below|above|a second)',
    'lies? (?:in|at|beside)|comes? to (?!be|mind)|sees? to it|brings?|brought|is told|are told|was told|tells? of|told of',
    'by hand of|that is to (?!say)|of its own|has to do with|beside it|at once|the like|and the like|makes? out',
    'goes? on|gone on|went on|let(?:s)? it|put together|in its stead|in place of|of which there|there is such',
    'must hold of|what (?:holds|is held|was held)',
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join('|'),
  'gi',
);

/** First word of a docstring that opens with a relative clause. */
const OPENING = /^(?:what|who|whoever|whom|whose|where|how|that|which)\b/i;

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?<=^|[\s;{}(),])\/\/(.*)$/gm;

function documentLines(text) {
  let isFenced = false;
  return text.split('\n').flatMap((line, i) => {
    if (line.startsWith('```')) isFenced = !isFenced;
    return isFenced || line.startsWith('```') || line.trim() === '' ? [] : [{ line, at: i + 1 }];
  });
}

/** Finds the phrases of a file that need rewriting, with their line numbers: those of comments, or of a document. */
export function inspectProse(file, text) {
  if (file.endsWith('.md')) return documentLines(text).flatMap(phrasesIn);
  return [...text.matchAll(COMMENT)].flatMap((match) => {
    const start = text.slice(0, match.index).split('\n').length;
    const body = (match[1] ?? match[2] ?? '').split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim());
    const lines = body.flatMap((line, i) => (line === '' ? [] : [{ line, at: start + i }]));
    const [first] = lines;
    const opensBadly = first !== undefined && match[0].startsWith('/**') && OPENING.test(first.line);
    const opening = opensBadly ? [{ at: first.at, what: first.line }] : [];
    return [...lines.flatMap(phrasesIn), ...opening];
  });
}

const phrasesIn = ({ line, at }) => [...line.matchAll(TELLTALES)].map(([what]) => ({ at, what }));

/** Maximum number of characters in the subject of a commit. */
const MAX_SUBJECT = 72;

/** Returns the reason why the subject of a commit breaks the rules for subjects, or null. */
export function subjectFault(subject) {
  if (subject.length > MAX_SUBJECT) return `${subject.length} characters, at most ${MAX_SUBJECT}`;
  if (subject.endsWith('.')) return 'ends with a period';
  return /^\p{Lu}/u.test(subject) ? null : 'does not start with a capital';
}
