import type { CDPSession, Page } from '@playwright/test';
import { until } from './until.ts';

/** A node of the browser's accessibility tree. */
interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly element: number | undefined;
  readonly children: readonly TreeNode[];
}

/** Description of a node: its role and its name, within another node. */
export interface Wanted {
  readonly role: string;
  readonly name: RegExp;
  readonly within?: Wanted;
}

/** Buttons that undo or digress. */
const ASIDE = /^(Undo|Redo|Take back|Cancel|Hint|Do not raid|Raid first|More|Less|Plan |Try again)/;

const button = (name: RegExp, within?: Wanted): Wanted => ({ role: 'button', name, ...(within && { within }) });
const TURN: Wanted = { role: 'region', name: /your turn$/i };

/** Steps of a turn, in order of priority. */
const STEPS: readonly Wanted[] = [
  ...[/^(All at once|Show the sums)$/, /^Go on$/, /^Confirm$/, / starts phase \d$/].map((name) => button(name)),
  ...[/^Place the ships$/, /^Announce the end/].map((name) => button(name)),
  button(/./, { role: 'list', name: /^/, within: { role: 'region', name: /^Who starts\?$/ } }),
  button(/^End turn/, TURN),
  button(/^(?!End turn)/, TURN),
  button(/, legal(:|$)/),
];

function* nodesIn(node: TreeNode): Generator<TreeNode> {
  yield node;
  for (const child of node.children) yield* nodesIn(child);
}

/**
 * A person with a screen reader: finds everything in the accessibility tree of the browser, by role and name, and presses
 * it through the tree, without a pointer and without keys.
 */
export class TreeReader {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<TreeReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new TreeReader(session);
  }

  /** Returns whether the tree has a node now. */
  async has(wanted: Wanted): Promise<boolean> {
    return this.#first(await this.#read(), wanted) !== null;
  }

  /** Waits for a node. */
  async hear(wanted: Wanted): Promise<void> {
    await this.#find(wanted);
  }

  /** Waits for a node that is not disabled, and presses it. */
  async press(role: string, name: RegExp, within?: Wanted): Promise<void> {
    await this.#act(await this.#find({ role, name, ...(within && { within }) }), 'function () { this.click(); }');
  }

  /** Presses the next step of a turn; returns false if nothing is asked. */
  async playOn(): Promise<boolean> {
    const root = await this.#read();
    for (const wanted of STEPS) {
      const step = this.#first(root, wanted);
      if (step === null) continue;
      await this.#act(step, 'function () { this.click(); }');
      return true;
    }
    return false;
  }

  async #find(wanted: Wanted): Promise<TreeNode> {
    let root: TreeNode | null = null;
    const report = async () => {
      const names = root ? [...nodesIn(root)].filter(({ name, role }) => name !== '' && role !== 'InlineTextBox') : [];
      return `no ${wanted.role} ${wanted.name}: ${names.map(({ role, name }) => `${role} ${name}`).join(' | ')}`;
    };
    return await until(async () => {
      root = await this.#read();
      return this.#first(root, wanted);
    }, report);
  }

  #first(root: TreeNode, { role, name, within }: Wanted): TreeNode | null {
    const places = within ? this.#all(root, within) : [root];
    for (const place of places) {
      for (const node of nodesIn(place)) {
        if (node.role === role && name.test(node.name) && !node.disabled && !ASIDE.test(node.name)) return node;
      }
    }
    return null;
  }

  #all(root: TreeNode, { role, name, within }: Wanted): readonly TreeNode[] {
    const places = within ? this.#all(root, within) : [root];
    return places.flatMap((place) => [...nodesIn(place)].filter((node) => node.role === role && name.test(node.name)));
  }

  async #read(): Promise<TreeNode> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const treeOf = (id: string): TreeNode[] => {
      const node = byId.get(id);
      if (!node) return [];
      const children = (node.childIds ?? []).flatMap(treeOf);
      // What is ignored is not heard, but what it contains may be.
      if (node.ignored) return children;
      return [
        {
          role: String(node.role?.value ?? ''),
          name: String(node.name?.value ?? ''),
          disabled: node.properties?.some(({ name, value }) => name === 'disabled' && value.value === true) ?? false,
          element: node.backendDOMNodeId,
          children,
        },
      ];
    };
    const [top] = nodes;
    const none = { role: '', name: '', disabled: false, element: undefined };
    return { ...none, children: top ? treeOf(top.nodeId) : [] };
  }

  /** Performs an element's default action, as a screen reader does; an element that has gone is left alone. */
  async #act({ element }: TreeNode, action: string): Promise<void> {
    if (element === undefined) return;
    try {
      const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: element });
      const { objectId } = object;
      if (objectId) await this.#session.send('Runtime.callFunctionOn', { objectId, functionDeclaration: action });
    } catch {
      // The page has moved on since the tree was read.
    }
  }
}
