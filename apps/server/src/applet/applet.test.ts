import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type TestPlatform } from '../testing/index.ts';
import { readAppletFile } from './index.ts';

const script = 'mathlet.initialized();';
const digest = createHash('sha256').update(script);
const sha256 = digest.copy().digest('hex');
const tangram = { qualifiedName: 'net.mumie.Tangram', exporterUrl: 'https://applets.example.org/tangram.js', sha256 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-applets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function listOf(content: unknown) {
  const file = join(folder, 'applets.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readAppletFile(file);
}

describe('the list of applets', () => {
  it('is empty without a file', async () => {
    expect(await readAppletFile(undefined)).toEqual({ ok: true, value: new Map() });
  });

  it('is read with what browsers need to check the script', async () => {
    expect(await listOf({ 'applets/tangram': { ...tangram, origins: ['https://data.example.org'] } })).toEqual({
      ok: true,
      value: new Map([
        [
          'applets/tangram',
          {
            exporter: {
              id: 'net.mumie.Tangram',
              qualifiedName: 'net.mumie.Tangram',
              exporterUrl: 'https://applets.example.org/tangram.js',
              jsLibId: '',
              urlPrefix: '',
              implementationsUrl: '',
              integrity: `sha256-${digest.copy().digest('base64')}`,
            },
            origins: ['https://data.example.org'],
          },
        ],
      ]),
    });
  });

  it.each([
    ['{', /Invalid JSON/],
    [{ '../etc': tangram }, /names joined/],
    [
      { a: { ...tangram, sha256: sha256.slice(1) } },
      /a\.sha256: is the SHA-256 of the script, as 64 hexadecimal digits/,
    ],
    [
      { a: { ...tangram, exporterUrl: 'http://applets.example.org/x.js' } },
      /a\.exporterUrl: is the address of a script/,
    ],
    [{ a: { ...tangram, exporterUrl: 'javascript:alert(1)' } }, /a\.exporterUrl/],
    [{ a: { ...tangram, exporterUrl: 'https://you:secret@example.org/x.js' } }, /a\.exporterUrl/],
    [{ a: { ...tangram, origins: ['https://*.example.org'] } }, /a\.origins\.0: is an origin/],
    [{ a: { ...tangram, origins: ["https://a.org; script-src 'unsafe-inline'"] } }, /a\.origins\.0/],
    [{ a: { ...tangram, qualifiedName: 'a b' } }, /a\.qualifiedName: is a name like/],
    [{ a: { ...tangram, hash: sha256 } }, /a\.hash/],
  ])('is refused with its place where %o is wrong', async (content, message) => {
    const read = await listOf(content);
    expect(read).toMatchObject({ ok: false });
    expect(read.ok ? '' : read.failure).toMatch(/^LEMMA_APPLETS: \/.*applets\.json/);
    expect(read.ok ? '' : read.failure).toMatch(message);
  });

  it('is refused where the file cannot be read', async () => {
    const file = join(folder, 'none.json');
    expect(await readAppletFile(file)).toEqual({ ok: false, failure: `LEMMA_APPLETS: ${file} cannot be read.` });
  });
});

describe('GET /content/gwtexporters', () => {
  let platform: TestPlatform;
  const policy = "default-src 'none'; script-src 'sha256-own=' *; connect-src *";

  beforeAll(async () => {
    const list = await listOf({
      'applets/tangram': { ...tangram, origins: ['https://data.example.org'] },
      'applets/other': { ...tangram, sha256: 'ab'.repeat(32) },
    });
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Lemma</title>');
    await writeFile(
      join(folder, 'applet-frame.html'),
      `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
    platform = await startPlatform({ webFolder: folder, ...(list.ok && { applets: list.value }) });
  });
  afterAll(() => platform.dispose());

  const get = (path: string) =>
    platform.app.inject({ url: `/api/content/gwtexporters?path=${encodeURIComponent(path)}` });
  const policyOf = async (query: string) =>
    (await platform.app.inject({ url: `/applet-frame.html${query}` })).headers['content-security-policy'];

  it('answers with what the list says, also to guests, and with nothing that only the server needs', async () => {
    const response = await get('applets/tangram');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        id: 'net.mumie.Tangram',
        qualifiedName: 'net.mumie.Tangram',
        exporterUrl: 'https://applets.example.org/tangram.js',
        jsLibId: '',
        urlPrefix: '',
        implementationsUrl: '',
        integrity: `sha256-${digest.copy().digest('base64')}`,
      },
    ]);
  });

  it.each(['applets/unknown', 'constructor', 'applets/Tangram', '__proto__'])('knows no %s', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ id: 'content_applet-not-found' });
  });

  it.each(['', '../etc/passwd', 'https://evil.example/x.js', 'a'.repeat(301)])(
    'refuses the path "%s"',
    async (path) => {
      expect((await get(path)).statusCode).toBe(400);
    },
  );

  it('lets the frame of an applet run its own script and reach its own origins, and those of no other', async () => {
    const own = await policyOf('?path=applets%2Ftangram');
    expect(own).toBe(
      `sandbox allow-scripts; default-src 'none'; script-src 'sha256-own=' 'sha256-${digest.copy().digest('base64')}'; ` +
        `style-src 'unsafe-inline'; img-src data: blob: https://data.example.org; connect-src https://data.example.org; ` +
        `base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    const other = String(await policyOf('?path=applets/other'));
    expect(other).toContain(`'sha256-${Buffer.from('ab'.repeat(32), 'hex').toString('base64')}'; style-src`);
    expect(other).not.toContain('data.example.org');
  });

  it.each(['', '?path=applets/unknown', '?path=applets/tangram&path=applets/other', "?path=';script-src *"])(
    'lets the frame "%s" run no applet',
    async (query) => {
      expect(await policyOf(query)).toBe(
        "sandbox allow-scripts; default-src 'none'; script-src 'sha256-own='; style-src 'unsafe-inline'; " +
          "img-src data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      );
    },
  );
});
