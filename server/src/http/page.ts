/** The parts of an OpenAPI operation that the page shows. */
interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: unknown;
  readonly parameters?: unknown;
  readonly responses?: unknown;
}

export const API_PAGE_CSS = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; font-size: 1.1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid currentColor; border-radius: 0.25rem; }
summary { cursor: pointer; }
td { padding: 0.125rem 1rem 0.125rem 0; vertical-align: top; }
td, h2 { overflow-wrap: anywhere; }
nav table { margin-bottom: 1rem; }
`;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

interface Tag {
  readonly name: string;
  readonly description: string;
}

/** An error code with its status and meaning. */
interface ErrorCode {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Renders an OpenAPI document as HTML without scripts. */
export function renderApiPage(document: object, schemas: readonly string[], errors: readonly ErrorCode[]): string {
  const links = schemas.map(
    (name) => `<li><a href="/api/schemas/${escapeHtml(name)}.json">${escapeHtml(name)}</a></li>`,
  );
  const rows = errors.map(
    ({ status, code, message }) =>
      `<tr><td>${status}</td><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(message)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Levante: API</title><link rel="stylesheet" href="/api/page.css"></head><body>
<h1>Levante: API</h1>
<p>HTTP with JSON, and server-sent events for following a match; also as an <a href="/api/openapi.json">OpenAPI document</a>.
There is no sign-up: browsers are identified by a cookie, programs request a token (<code>POST /api/tokens</code>) and send
<code>Authorization: Bearer …</code>.</p>
<p>A program takes a seat, follows the stream, and plays one of the <code>legal</code> actions whenever its seat is to act.</p>
<nav aria-label="Routes">
${contents(document).join('\n')}
</nav>
${operations(document).join('\n')}
<h2>Errors</h2>
<p>Every error is <code>{"code", "message", …}</code>. Codes are stable; messages are for logs. A refusal by the rules has status
422, the game’s own code, and the clause of the rules.</p>
<table><tbody>${rows.join('')}</tbody></table>
<h2>JSON Schemas</h2><ul>${links.join('')}</ul>
</body></html>
`;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function routesOf(document: object): Route[] {
  return entries('paths' in document ? document.paths : null).flatMap(([path, item]) =>
    entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ method, path, operation: isOperation(operation) ? operation : {} })),
  );
}

/** Renders links to all routes, grouped by the document's tags in their order. */
function contents(document: object): string[] {
  const tags: readonly unknown[] = 'tags' in document && Array.isArray(document.tags) ? document.tags : [];
  return tags.filter(isTag).map(({ name, description }) => {
    const rows = routesOf(document)
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(({ method, path, operation: { operationId = '', summary = '' } }) => {
        const link = `<a href="#${escapeHtml(operationId)}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a>`;
        return `<tr><td>${link}</td><td>${escapeHtml(summary)}</td></tr>`;
      });
    return `<p>${escapeHtml(description)}</p>\n<table><tbody>${rows.join('')}</tbody></table>`;
  });
}

function operations(document: object): string[] {
  return routesOf(document).map(({ method, path, operation }) => section(method, path, operation));
}

function section(method: string, path: string, operation: Operation): string {
  return [
    `<section><h2 id="${escapeHtml(operation.operationId ?? '')}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>`,
    `<p>${escapeHtml(operation.summary ?? '')}. ${escapeHtml(operation.description ?? '')}</p>`,
    detail('Parameters', operation.parameters),
    detail('Body', operation.requestBody),
    detail('Replies', operation.responses),
    '</section>',
  ].join('\n');
}

function detail(title: string, data: unknown): string {
  if (data === undefined) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(data, null, 2))}</pre></details>`;
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null;
}

function isTag(value: unknown): value is Tag {
  return typeof value === 'object' && value !== null && 'name' in value && 'description' in value;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
