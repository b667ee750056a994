import ts from 'typescript';
import type { Source } from '../../src/sources.ts';
import { lineOf, parseSource } from './imports.ts';

/** A test's title, with the titles of the groups around it, the outermost first. */
export interface TestTitle {
  readonly at: string;
  readonly groups: readonly string[];
  readonly title: string;
}

/** Auxiliary verbs, and verbs that no title of a grouped test begins with. */
const FINITE = 'is are was were has have does do can cannot may must will would should exceeds depends'.split(' ');

/** First words of a title that is a fragment unless a verb follows. */
const OPENING =
  /^(?:[^a-z]|(?:an?|the|and|but|n?or|so|as|at|by|for|from|in|of|on|over|to|until|with|within|without|after|before|what|no)\b)/;

/** Words that hide the subject, the condition or the result. */
const RIDDLES =
  'what (?:is|was) so|as equals|looks any more|laid aside|lets? (?:it )?be|looked for|heard|told|rung|wished|lookers|' +
  'somebody|anew|nothing more|with(?:out)? a word|(?:is|are) said|what is asked|than it says|nothing to do is done';
const RIDDLE = new RegExp(`\\b(?:${RIDDLES})\\b`);

/** Returns whether a called expression is `describe`, `it` or `test`, also with `.each` or `.for`. */
function kindOf(called: ts.Expression): 'group' | 'test' | null {
  if (ts.isCallExpression(called)) return kindOf(called.expression);
  if (ts.isTaggedTemplateExpression(called)) return kindOf(called.tag);
  if (ts.isPropertyAccessExpression(called)) return called.name.text === 'extend' ? null : kindOf(called.expression);
  if (!ts.isIdentifier(called)) return null;
  if (called.text === 'describe') return 'group';
  return called.text === 'it' || called.text === 'test' ? 'test' : null;
}

/** Returns the titles of all tests of a file. */
export function titlesIn(source: Source): TestTitle[] {
  const file = parseSource(source);
  const found: TestTitle[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    const [first] = ts.isCallExpression(node) && node.arguments.length > 1 ? node.arguments : [];
    if (ts.isCallExpression(node) && first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))) {
      const title = ts.isStringLiteralLike(first) ? first.text : first.getText(file).slice(1, -1);
      const kind = kindOf(node.expression);
      if (kind === 'group') inside = [...groups, title];
      if (kind === 'test') found.push({ at: `${source.path}:${lineOf(file, node)}`, groups, title });
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, []);
  return found;
}

/** Returns the verbs with which titles of grouped tests begin: the group is their subject ("a draft" / "keeps …"). */
export function verbsIn(titles: readonly TestTitle[]): ReadonlySet<string> {
  const first = titles.flatMap(({ groups, title }) => (groups.length > 0 ? (/^[a-z]{3,}s\b/.exec(title) ?? []) : []));
  return new Set([...first, ...FINITE].filter((word) => word !== 'this'));
}

/** Returns why a title specifies nothing, or null. A title with a placeholder passes: its rows complete it. */
export function titleFault({ groups, title }: TestTitle, verbs: ReadonlySet<string>): string | null {
  const sentence = [...groups, title].join(' ');
  if (RIDDLE.test(sentence)) return 'a riddle';
  const forms = (word: string): readonly string[] => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
  const words = sentence.toLowerCase().match(/[a-z]+/g) ?? [];
  const hasVerb = words.flatMap(forms).some((form) => verbs.has(form));
  const seemsVerb = groups.length > 0 ? !OPENING.test(title) : /[a-z]{3,}s\b/.test(title);
  return hasVerb || seemsVerb || /[$%]/.test(title) ? null : 'no finite verb';
}
