import { ERROR_CODES } from '@levante/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../src/http/http-error.ts';
import { renderApiPage } from '../src/http/page.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
beforeAll(async () => {
  fixture = await openFixture();
  anna = new Visitor(() => fixture.server.url);
});
afterAll(() => fixture.close());

/** A description with everything that the page shows, and some that it does not. */
const DOCUMENT = {
  tags: [
    { name: 'first', description: 'One & all.' },
    { name: 'second', description: 'More.' },
    { name: 'bare' },
    null,
  ],
  paths: {
    '/a/{id}': {
      get: { operationId: 'getA', tags: ['first'], summary: 'Get "A"', description: 'With <b>.', parameters: [1] },
      post: { operationId: 'setA', tags: ['second'], summary: 'Set A', requestBody: {}, responses: { 200: 'ok' } },
      parameters: { operationId: 'none', tags: ['first'] },
    },
    '/b': { put: { tags: ['first'] }, patch: null, delete: { operationId: 'endB' } },
    '/c': null,
  },
};

describe('the page of the API', () => {
  const render = () => renderApiPage(DOCUMENT, ['record', '<x>'], [{ status: 404, code: 'no-a', message: 'No "A".' }]);

  it('lists the routes by tag, in the order of the tags', () => {
    const page = render();
    const nav = page.slice(page.indexOf('<nav'), page.indexOf('</nav>'));
    expect(nav).toBe(`<nav aria-label="Routes">
<p>One &#38; all.</p>
<table><tbody><tr><td><a href="#getA"><code>GET /a/{id}</code></a></td><td>Get &#34;A&#34;</td></tr><tr><td><a href="#"><code>PUT /b</code></a></td><td></td></tr></tbody></table>
<p>More.</p>
<table><tbody><tr><td><a href="#setA"><code>POST /a/{id}</code></a></td><td>Set A</td></tr></tbody></table>
`);
  });

  it('describes each route', () => {
    const page = render();
    const sections = page.slice(page.indexOf('<section>'), page.indexOf('<h2>Errors'));
    expect(sections).toBe(`<section><h2 id="getA"><code>GET /a/{id}</code></h2>
<p>Get &#34;A&#34;. With &#60;b&#62;.</p>
<details><summary>Parameters</summary><pre>[
  1
]</pre></details>


</section>
<section><h2 id="setA"><code>POST /a/{id}</code></h2>
<p>Set A. </p>

<details><summary>Body</summary><pre>{}</pre></details>
<details><summary>Replies</summary><pre>{
  &#34;200&#34;: &#34;ok&#34;
}</pre></details>
</section>
<section><h2 id=""><code>PUT /b</code></h2>
<p>. </p>



</section>
<section><h2 id=""><code>PATCH /b</code></h2>
<p>. </p>



</section>
<section><h2 id="endB"><code>DELETE /b</code></h2>
<p>. </p>



</section>
`);
  });

  it('lists errors and schemas', () => {
    const page = render();
    expect(page).toContain(
      '<table><tbody><tr><td>404</td><td><code>no-a</code></td><td>No &#34;A&#34;.</td></tr></tbody></table>',
    );
    expect(page).toContain(
      '<ul><li><a href="/api/schemas/record.json">record</a></li><li><a href="/api/schemas/&#60;x&#62;.json">&#60;x&#62;</a></li></ul>',
    );
  });

  it.each([
    {},
    { paths: null, tags: 'first' },
    { paths: 'none' },
  ])('of the invalid description %j is empty', (document) => {
    const empty = renderApiPage(document, [], []);
    expect(empty).toContain('<nav aria-label="Routes">\n\n</nav>');
    expect(empty).not.toContain('<section>');
    expect(empty).toContain('<table><tbody></tbody></table>');
    expect(empty).toContain('<ul></ul>');
  });
});

describe('the description of the API', () => {
  it('is served as a page with a style, as OpenAPI and as schemas', async () => {
    const served = async (path: string) => {
      const { status, headers, text } = await anna.get(path);
      expect([path, status, text === '']).toEqual([path, 200, false]);
      return headers.get('content-type');
    };
    expect(await served('/api')).toBe('text/html; charset=utf-8');
    expect(await served('/api')).toBe('text/html; charset=utf-8');
    expect(await served('/api/page.css')).toBe('text/css; charset=utf-8');
    expect(await served('/api/openapi.json')).toMatch(/^application\/json/);
    expect(await served('/api/schemas/record.json')).toMatch(/^application\/schema\+json/);
    expect((await anna.get('/api/schemas/record')).text).toBe((await anna.get('/api/schemas/record.json')).text);
    expect((await anna.get('/api/schemas/record.json.txt')).status).toBe(404);
  });

  it('names the ways to identify oneself, and the licence', async () => {
    expect((await anna.get('/api/openapi.json')).json).toMatchObject({
      info: { title: 'Levante', version: '1', license: { name: 'MIT', url: 'https://opensource.org/license/mit' } },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'levante' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{}, { cookie: [] }, { token: [] }],
      tags: expect.arrayContaining([{ name: 'matches', description: expect.stringMatching(/\.$/) }]),
    });
  });

  it('explains every error code in a sentence, by status', async () => {
    const { description } = Object((await anna.get('/api/openapi.json')).json).info;
    const lines = String(description).split('\n');
    const head = lines.indexOf('| status | code | meaning |');
    expect(lines[head - 1]).toBe('');
    expect(lines[head + 1]).toBe('|---|---|---|');
    const rows = lines
      .slice(head + 2)
      .map((line) => /^\| (\d{3}) \| `([a-z-]+)` \| ([A-Z].*\.) \|$/.exec(line)?.slice(1));
    expect(rows).toEqual(ERRORS.map(({ status, code, message }) => [`${status}`, code, message]));
    expect(ERRORS.map(({ code }) => code).sort()).toEqual([...ERROR_CODES].sort());
    const statuses = ERRORS.map(({ status }) => status);
    expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
  });
});
