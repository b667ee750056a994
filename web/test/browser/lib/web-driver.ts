import { z } from 'zod';

const NEW_SESSION = z.object({ sessionId: z.string() });
const REPLY = z.object({ value: z.unknown() });
const FAILURE = z.object({ error: z.string(), message: z.string() });

/** The only command that is sent outside of a session. */
async function send(method: 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = REPLY.parse(await reply.json());
  if (reply.ok) return value;
  const { error, message } = FAILURE.parse(value);
  throw new Error(`${url}: ${error}: ${message}`);
}

/** A session of W3C WebDriver: the commands that the shared path needs. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Opens a browser at a driver with its default capabilities. */
  static async open(driver: string): Promise<WebDriverSession> {
    const { sessionId } = NEW_SESSION.parse(await send('POST', `${driver}/session`, { capabilities: {} }));
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  async goto(url: string): Promise<void> {
    await send('POST', `${this.#url}/url`, { url });
  }

  async resize(width: number, height: number): Promise<void> {
    await send('POST', `${this.#url}/window/rect`, { x: 0, y: 0, width, height });
  }

  /** Evaluates an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown> {
    return send('POST', `${this.#url}/execute/sync`, { script: `return ${expression}`, args: [] });
  }

  /** Moves the mouse to a point of the window and clicks. */
  async clickAt(x: number, y: number): Promise<void> {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await send('POST', `${this.#url}/actions`, { actions: [mouse] });
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    await send('DELETE', this.#url);
  }
}
