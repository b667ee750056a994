/** The parts of an OpenAPI operation that the page shows. */
interface Operation {
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
`;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

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
<p>Also available as an <a href="/api/openapi.json">OpenAPI document</a>. Browsers are identified by a cookie. Programs request a
token (<code>POST /api/tokens</code>) and send <code>Authorization: Bearer …</code>.</p>
${operations(document).join('\n')}
<h2>Errors</h2>
<p>Every error is <code>{"code", "message", …}</code>. Codes are stable; messages are for logs. A refusal by the rules has status
422, the game’s own code, and the clause of the rules.</p>
<table><tbody>${rows.join('')}</tbody></table>
<h2>JSON Schemas</h2><ul>${links.join('')}</ul>
</body></html>
`;
}

function operations(document: object): string[] {
  return entries('paths' in document ? document.paths : null).flatMap(([path, item]) =>
    entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => section(method, path, isOperation(operation) ? operation : {})),
  );
}

function section(method: string, path: string, operation: Operation): string {
  return [
    `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>`,
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
