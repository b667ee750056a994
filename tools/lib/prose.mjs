/** Phrases that mark prose as translated word by word. A match means that the sentence should be rewritten. */
const TELLTALES = new RegExp(
  [
    'who(?:m|se)?(?:so)?ever|anew|so (?:many|long as)|stands? (?:in|for|at|beside|below|above|a second)',
    'lies? (?:in|at|beside)|comes? to (?!be|mind)|sees? to it|brings?|brought|is told|are told|was told|tells? of|told of',
    'by hand of|that is to (?!say)|of its own|has to do with|beside it|at once|the like|and the like|makes? out',
    'goes? on|gone on|went on|let(?:s)? it|takes? over|put together|in its stead|in place of|of which there|there is such',
    'must hold of|what (?:holds|is held|was held)',
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join('|'),
  'gi',
);

/** First word of a docstring that opens with a relative clause. */
const OPENING = /^(?:what|who|whoever|whom|whose|where|how|that|which)\b/i;

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?<=^|[\s;{}(),])\/\/(.*)$/gm;

/** Returns the room of a file for the prose counts: `documents`, a package, or a room of a game. */
export function proseRoomOf(file) {
  const [first, second, third] = file.split('/');
  if (second === undefined || first === 'docs' || file.endsWith('.md')) return 'documents';
  return first === 'games' && third !== undefined ? `${first}/${second}/${third}` : first;
}

function documentLines(text) {
  let isFenced = false;
  return text.split('\n').flatMap((line, i) => {
    if (line.startsWith('```')) isFenced = !isFenced;
    return isFenced || line.startsWith('```') || line.trim() === '' ? [] : [{ line, at: i + 1 }];
  });
}

/**
 * Finds the prose of a file that needs rewriting. Returns the number of lines of comment (or of a document) and of
 * docstrings, and the findings with their line numbers.
 */
export function inspectProse(file, text) {
  const found = [];
  const note = ({ line, at }) => {
    for (const [phrase] of line.matchAll(TELLTALES)) found.push({ at, kind: 'phrase', what: phrase });
  };
  if (file.endsWith('.md')) {
    const lines = documentLines(text);
    for (const line of lines) note(line);
    return { lines: lines.length, docstrings: 0, found };
  }
  let lines = 0;
  let docstrings = 0;
  for (const match of text.matchAll(COMMENT)) {
    const start = text.slice(0, match.index).split('\n').length;
    const body = (match[1] ?? match[2] ?? '').split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim());
    const filled = body.flatMap((line, i) => (line === '' ? [] : [{ line, at: start + i }]));
    lines += filled.length;
    for (const line of filled) note(line);
    if (!match[0].startsWith('/**')) continue;
    docstrings += 1;
    const [first] = filled;
    if (first && OPENING.test(first.line)) found.push({ at: first.at, kind: 'opening', what: first.line });
  }
  return { lines, docstrings, found };
}

/** Adds up files by room: phrases per 100 lines, and the percentage of docstrings that open with a relative clause. */
export function proseFigures(files) {
  const rooms = new Map();
  for (const { file, text } of files) {
    const room = proseRoomOf(file);
    const sum = rooms.get(room) ?? { lines: 0, docstrings: 0, phrases: 0, openings: 0 };
    const { lines, docstrings, found } = inspectProse(file, text);
    sum.lines += lines;
    sum.docstrings += docstrings;
    for (const { kind } of found) sum[kind === 'phrase' ? 'phrases' : 'openings'] += 1;
    rooms.set(room, sum);
  }
  const share = (part, whole) => (whole === 0 ? 0 : (100 * part) / whole);
  return new Map(
    [...rooms].map(([room, { lines, docstrings, phrases, openings }]) => [
      room,
      { phrases: share(phrases, lines), openings: share(openings, docstrings) },
    ]),
  );
}

/** Highest figures for a room without a bound. */
const LIMITS = { phrases: 2, openings: 5 };

/** Difference from which a bound should be lowered. */
const SLACK = { phrases: 1, openings: 3 };

/** Compares figures with bounds; returns the rooms above their bound and those well below it, as sentences. */
export function compareProse(figures, bounds) {
  const over = [];
  const slack = [];
  for (const [room, found] of figures) {
    const bound = bounds[room] ?? LIMITS;
    for (const kind of ['phrases', 'openings']) {
      const unit = kind === 'phrases' ? 'phrases per 100 lines' : '% relative openings';
      const figure = `${room}: ${found[kind].toFixed(1)} ${unit}, bound ${bound[kind]}`;
      if (found[kind] > bound[kind]) over.push(figure);
      else if (bound[kind] - found[kind] >= SLACK[kind]) slack.push(figure);
    }
  }
  return { over, slack };
}

/** Returns bounds that are lowered to the figures, rounded up to a tenth; no bound rises. */
export function loweredBounds(figures, bounds) {
  const lower = (now, bound) => Math.min(bound, Math.ceil(now * 10) / 10);
  return Object.fromEntries(
    [...figures]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([room, found]) => {
        const bound = bounds[room] ?? LIMITS;
        return [
          room,
          { phrases: lower(found.phrases, bound.phrases), openings: lower(found.openings, bound.openings) },
        ];
      }),
  );
}

/** Maximum number of characters in the subject of a commit. */
const MAX_SUBJECT = 72;

/** Returns the reason why the subject of a commit breaks the rules for subjects, or null. */
export function subjectFault(subject) {
  if (subject.length > MAX_SUBJECT) return `${subject.length} characters, at most ${MAX_SUBJECT}`;
  if (subject.endsWith('.')) return 'ends with a period';
  return /^\p{Lu}/u.test(subject) ? null : 'does not start with a capital';
}
