import ts from 'typescript';
import { lineOf, parseSource } from './imports.ts';
import type { Fault } from './layers.ts';
import type { Source } from './sources.ts';

/** Names of the world outside: what the rules may not know (the compiler knows only some of them as missing). */
const WORLD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    clock: ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Temporal'],
    randomness: ['crypto'],
    'words for people': ['console', 'alert', 'Intl'],
    machine: ['process', 'globalThis', 'global', 'window', 'self', 'document', 'navigator', 'fetch', 'Deno', 'Bun'],
    'code from text': ['eval', 'Function'],
  }).flatMap(([kind, names]) => names.map((name): [string, string] => [name, kind])),
);

/** Whether the identifier is a member's or key's name (`x.Date`, `{ Date: 1 }`) and not the thing of that name. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
    parent.name === node
  );
}

/** `Math` is fine where a member other than `random` is named outright; any other use could hide it. */
function isPlainMath(node: ts.Identifier): boolean {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node && parent.name.text !== 'random';
}

/** Where a file that must be pure touches clock, randomness, console or machine. */
export function impurities(source: Source): Fault[] {
  const file = parseSource(source);
  const faults: Fault[] = [];
  const report = (node: ts.Node, message: string): void => {
    faults.push({ path: source.path, line: lineOf(file, node), message });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isOnlyAName(node)) {
      const kind = WORLD.get(node.text);
      if (kind) report(node, `${kind}: ${node.text}`);
      if (node.text === 'Math' && !isPlainMath(node))
        report(node, 'randomness: Math.random, or Math where it could hide');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}
