/** A tab of any engine, as far as the shared path needs it. Values from the page are plain data. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with the mouse at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Ends the tab with its browser. */
  close(): Promise<void>;
}

/** An engine that a machine may lack. */
export interface Engine {
  readonly name: string;
  /** Reason why the engine cannot be started here; null if it can. */
  readonly missing: string | null;
  open(): Promise<Tab>;
}

/** Calls a function in the page with plain data. It may use nothing from outside itself. */
export function callInPage<A>(tab: Tab, fn: (argument: A) => unknown, argument: A): Promise<unknown> {
  return tab.evaluate(`(${fn})(${JSON.stringify(argument)})`);
}
