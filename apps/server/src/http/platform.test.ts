import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { endpoints, refusal, type Endpoint } from '@lemma/api-client/wire';
import * as v from 'valibot';
import { startPlatform, type TestPlatform } from '../testing/index.ts';
import { framePolicies } from './sandboxed-frames.ts';
import { callRates } from './mount-calls.ts';

let platform: TestPlatform;
let folder: string;
let webFolder: string;
let elapsed = 0;
const editor = 'https://editor.example.org';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-web-'));
  webFolder = join(folder, 'dist');
  await mkdir(join(webFolder, 'assets'), { recursive: true });
  await writeFile(
    join(webFolder, 'index.html'),
    '<!doctype html><title>Lemma</title><meta property="og:image" content="/social-preview.png" />',
  );
  await writeFile(join(webFolder, 'assets', 'app-1a2b.js'), 'export {};');
  for (const name of ['cindy-frame.html', 'python-frame.html']) {
    await writeFile(
      join(webFolder, name),
      `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-abc='">`,
    );
  }
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'docs', 'tutorial.md'), '# Brüche <script>');
  platform = await startPlatform({
    webFolder,
    docsFolder: join(folder, 'docs'),
    editorOrigins: [editor],
    now: () => Date.now() + elapsed,
  });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => platform.app.inject({ url, headers });

describe('the web app', () => {
  it.each(['/', '/pool/browser?lang=de', '/pool/preview?path=a.b', '/no/such/page'])('is served at %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(response.body).toContain('<title>Lemma</title>');
  });

  it.each(['/', '/index.html', '/course'])('names its picture by the whole address people open, at %s', async (url) => {
    expect((await get(url)).body).toContain(
      '<meta property="og:image" content="http://localhost:8080/social-preview.png" />',
    );
  });

  it('lets browsers keep its hashed files forever', async () => {
    const response = await get('/assets/app-1a2b.js');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  it.each([
    '/favicon.ico',
    '/manifest.webmanifest',
    '/gone.js',
    '/pool/gone.PNG?size=2',
    '/apple-touch-icon-precomposed.png',
  ])('is not served in place of a file: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ id: 'not_found' });
  });

  it.each([
    ...['/assets/gone.js', '/api/nothing', '/api', '/realms/other/account'],
    ...['/metrics', '/readyz', '/livez', '/health', '/status', '/.env', '/.git/config', '/a/.git/config'],
    ...['/.well-known/security', '/actuator/health', '/HEALTHZ', '/Metrics', '/API/nothing'],
  ])('is not served at %s', async (url) => {
    const response = await get(url);
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('<title>Lemma</title>');
  });
});

it.each(['/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/assets/%2e%2e/%2e%2e/secret.txt'])(
  'gives no file from outside the folder of the web app (%s)',
  async (url) => {
    await writeFile(join(webFolder, '..', 'secret.txt'), 'secret');
    expect((await get(url)).body).not.toBe('secret');
  },
);

describe('the documentation', () => {
  it('is served as text that runs nothing', async () => {
    const { body, headers } = await get('/docs/tutorial.md');
    expect(body).toBe('# Brüche <script>');
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  });

  it.each(['/docs/../dist/index.html', '/docs/..%2fdist%2findex.html', '/docs/%2e%2e/secret.txt'])(
    'gives nothing from outside its folder (%s)',
    async (url) => {
      await writeFile(join(folder, 'secret.txt'), 'secret');
      expect((await get(url)).body).not.toBe('secret');
    },
  );
});

describe('what a call answers', () => {
  it.each([
    ['learner', '/users/demo-learner/language', 200],
    ['guest', '/configuration', 200],
    ['guest', '/users/demo-learner/language', 401],
    ['guest', '/nothing', 404],
  ] as const)('is kept by no browser: %s, %s', async (caller, url, status) => {
    const { statusCode, headers } = await platform.call(caller, url);
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/api/configuration',
    '/api/nothing',
    '/healthz',
    '/realms/lemma/protocol/openid-connect/certs',
    '/silent-check-sso.html',
  ])('carries the security headers (%s)', async (url) => {
    const { headers } = await get(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('has no script inside a page', async () => {
    const pages = ['/silent-check-sso.html', '/api/docs'];
    const keycloak = ['3p-cookies/step1.html', 'login-status-iframe.html'];
    for (const url of [...pages, ...keycloak.map((page) => `/realms/lemma/protocol/openid-connect/${page}`)]) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/<script(?![^>]*src=)|\son\w+=/);
      for (const [, script = ''] of body.matchAll(/<script src="([^"]+)"/g)) {
        expect((await get(script)).headers['content-type']).toBe('text/javascript; charset=utf-8');
      }
    }
  });
});

describe('who may stand around a page', () => {
  const ancestorsOf = async (url: string) =>
    /frame-ancestors ([^;]*)/.exec(String((await get(url)).headers['content-security-policy']))?.[1];

  it.each(['/web-miau/preview', '/web-miau/preview/', '/web-miau/preview?lang=de'])(
    'is a trusted editor, for its preview (%s)',
    async (url) => {
      expect(await ancestorsOf(url)).toBe(`'self' ${editor}`);
    },
  );

  it.each([
    '/',
    '/pool/preview?path=/web-miau/preview',
    '/snapshot-preview',
    '/web-miau/preview/more',
    '/web-miau/previews',
    '/api/configuration',
    '/silent-check-sso.html',
  ])('is nobody else, anywhere else (%s)', async (url) => {
    expect(await ancestorsOf(url)).toBe("'self'");
  });
});

describe('a frame of foreign code', () => {
  it.each(['/cindy-frame.html', '/python-frame.html'])(
    'has a policy of its own: its one script, an opaque origin, no network, no page around it but ours and trusted editors (%s)',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe(
        "sandbox allow-scripts; default-src 'none'; script-src 'sha256-abc='; frame-ancestors 'self' https://editor.example.org",
      );
    },
  );

  it('may stand in our pages, and nothing of elsewhere may', async () => {
    expect(String((await get('/')).headers['content-security-policy'])).toContain("frame-src 'self';");
  });

  it('may run nothing where its own page says nothing', () => {
    for (const policy of framePolicies(folder).values()) {
      expect(policy).toBe("sandbox allow-scripts; default-src 'none'; frame-ancestors 'self'");
    }
  });
});

describe('the description of the API', () => {
  it('lists every call', async () => {
    const page = (await get('/api/docs')).body;
    const description: unknown = (await get('/api/docs/openapi.json')).json();
    for (const { id, path, method } of endpoints) {
      expect(page).toContain(`id="${id}"`);
      expect(description).toHaveProperty(['paths', path, method.toLowerCase(), 'operationId'], id);
    }
  });

  it('tells what a call asks for, where it goes and who may make it', async () => {
    const description: unknown = (await get('/api/docs/openapi.json')).json();
    const preview = ['paths', '/preview/documents/string-implementations/{lang}/preview', 'post'];
    expect(description).toHaveProperty(preview, expect.objectContaining({ security: [{ bearer: [] }] }));
    expect(description).toHaveProperty(
      [...preview, 'parameters'],
      [
        expect.objectContaining({ name: 'path', in: 'query', required: true }),
        expect.objectContaining({
          name: 'lang',
          in: 'path',
          schema: { enum: ['de', 'en', 'fr', 'zh'], type: 'string' },
        }),
      ],
    );
    expect(description).toHaveProperty(
      [...preview, 'requestBody', 'content', 'application/json', 'schema', 'required'],
      ['texCode'],
    );
  });
});

it('the description says of every upload that it is the file itself', async () => {
  const description: unknown = (await get('/api/docs/openapi.json')).json();
  const uploads = endpoints.filter((call: Endpoint) => call.uploads === true);
  expect(uploads.length).toBeGreaterThan(1);
  for (const { path, method } of uploads) {
    expect(description).toHaveProperty(['paths', path, method.toLowerCase(), 'requestBody', 'content'], {
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    });
  }
});

it('a known address answers OPTIONS as every other wrong method', async () => {
  const { app } = platform;
  const response = await app.inject({ method: 'OPTIONS', url: '/api/configuration' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('a call', () => {
  it('tells the web app where to sign in', async () => {
    expect((await get('/api/configuration')).json()).toEqual({
      realm: 'lemma',
      clientId: 'lemma-web',
      demo: true,
      editorOrigins: [editor],
    });
  });

  it.each(['Bearer', 'Bearer x', 'Basic bGVjdHVyZXI6bGVjdHVyZXI=', 'Bearer a.b.c', 'bearer  '])(
    'is refused with the credentials %j, even where guests are welcome',
    async (authorization) => {
      for (const url of ['/api/search?type=problem&lang=de', '/api/configuration']) {
        const response = await get(url, { authorization });
        expect(response.statusCode).toBe(401);
        expect(response.headers['www-authenticate']).toBe('Bearer');
        expect(response.json()).toMatchObject({ id: 'not_authenticated' });
      }
    },
  );

  it.each<[string, string, number, string]>([
    ['JSON that is none', '{', 400, 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 400, 'application/json'],
    ['a form', 'texCode=x', 415, 'application/x-www-form-urlencoded'],
    ['nothing', '', 400, 'application/json'],
    ['a number', '1', 400, 'application/json'],
    ['null', 'null', 400, 'application/json'],
    ['more than 2 MB', JSON.stringify({ texCode: 'x'.repeat(2_100_000), lang: 'de' }), 413, 'application/json'],
    [
      'a source of more than 256 kB',
      JSON.stringify({ texCode: 'x'.repeat(270_000), lang: 'de' }),
      400,
      'application/json',
    ],
    ['a language we do not have', '{"texCode":"x","lang":"es"}', 400, 'application/json'],
  ])('refuses %s', async (_, payload, status, type) => {
    const headers = { 'content-type': type };
    const response = await platform.call('learner', '/jmmtex/convert-document', { method: 'POST', payload, headers });
    expect(response.statusCode).toBe(status);
    expect(v.is(refusal, response.json())).toBe(true);
  });

  it('with another method is told which there are', async () => {
    const response = await platform.call('admin', '/search?type=problem&lang=de', { method: 'DELETE' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(v.is(refusal, response.json())).toBe(true);
  });

  it.each([
    ['half of a surrogate pair', '{"texCode":"\\ud800","lang":"de"}'],
    ['NUL', '{"texCode":"\\u0000","lang":"de"}'],
  ])('with %s in a text is refused as wrong, and is no failure here', async (_, payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await platform.call('guest', '/jmmtex/convert-document', { method: 'POST', payload, headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ id: 'invalid_request' });
  });

  it.each([
    ['/api/content/documents/string-implementations/%ff/content?path=a', 400],
    ['/api/content/documents/string-implementations/%/content?path=a', 400],
    [`/api/course/worksheets/${'x'.repeat(300)}`, 404],
  ])('at an address that cannot be read is refused in the same form (%s)', async (url, status) => {
    const response = await platform.app.inject({ url });
    expect(response.statusCode).toBe(status);
    expect(v.is(refusal, response.json())).toBe(true);
  });

  it.each(['guest', 'learner'] as const)('is slowed down for a %s who calls more than a person can', async (caller) => {
    const { burst } = callRates[caller === 'guest' ? 'guest' : 'user'];
    const convert = () => platform.call(caller, '/jmmtex/convert-expression?locale=de&expression=');
    elapsed += 1_000_000;
    // The clock advances meanwhile, and admits some more.
    const { answered, refused } = await untilRefused(convert, burst);
    expect(answered).toBeGreaterThanOrEqual(burst);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({ id: 'too_many_requests' });
    expect((await platform.call('tutor', '/configuration')).statusCode).toBe(200);
    elapsed += 1000;
    expect((await convert()).statusCode).toBe(200);
  });

  it('lets thirty guests behind one address type for a minute', async () => {
    elapsed += 1_000_000;
    const refused: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      elapsed += 1000;
      // Each pauses often enough to be shown a new page every other second.
      for (let guest = 0; guest < 15; guest += 1) {
        const { statusCode } = await platform.call('guest', '/jmmtex/convert-expression?locale=de&expression=x');
        if (statusCode !== 200) refused.push(statusCode);
      }
    }
    expect(refused).toEqual([]);
  });

  it('is counted for the address that the proxy before this server tells, whatever the caller tells', async () => {
    // On a clock that stands still: a slow machine would admit some more meanwhile.
    const start = Date.now();
    const proxied = await startPlatform({ origin: 'https://lemma.example.org', now: () => start });
    onTestFinished(() => proxied.dispose());
    const convert = (forwarded: string) =>
      proxied.call('guest', '/jmmtex/convert-expression?locale=de&expression=', {
        headers: { 'x-forwarded-for': forwarded },
      });
    let count = 0;
    await untilRefused(() => convert(`10.0.0.${(count += 1) % 256}, 192.0.2.1`), callRates.guest.burst);
    expect((await convert('10.0.1.1, 192.0.2.1')).statusCode).toBe(429);
    expect((await convert('192.0.2.1, 192.0.2.2')).statusCode).toBe(200);
  });
});

it('does not wait for ever for a request to be sent', () => {
  expect(platform.app.server.requestTimeout).toBe(120_000);
});

/** Calls until one is refused because of the rate limit, and returns how many were answered before. */
async function untilRefused<Response extends { readonly statusCode: number }>(
  call: () => Promise<Response>,
  burst: number,
) {
  for (let answered = 0; answered < 5 * burst; answered += 1) {
    const refused = await call();
    if (refused.statusCode === 429) return { answered, refused };
  }
  throw new Error('never refused');
}
