import { request, type IncomingHttpHeaders } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCompressedTwins } from '../../../../scripts/compressed-twins.mjs';
import { startPlatform, type TestPlatform } from '../testing/index.ts';

/** An answer as received on the socket. */
interface Wire {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

const script = `export const words = [${Array.from({ length: 400 }, (_, index) => `"word ${String(index)}"`).join(',')}];`;
const page = `<!doctype html><title>Lemma</title>${'<p>A page.</p>'.repeat(200)}`;
const frame = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-abc='">${'<b></b>'.repeat(400)}`;

let platform: TestPlatform;
let folder: string;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-compression-'));
  const webFolder = join(folder, 'dist');
  await mkdir(join(webFolder, 'assets'), { recursive: true });
  await writeFile(join(webFolder, 'index.html'), page);
  await writeFile(join(webFolder, 'cindy-frame.html'), frame);
  await writeFile(join(webFolder, 'assets', 'app-1a2b.js'), script);
  await writeFile(join(webFolder, 'assets', 'small-3c4d.js'), 'export {};');
  await writeCompressedTwins(webFolder, join(folder, 'cache'));
  platform = await startPlatform({ webFolder });
  origin = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});

/** Sends a request over a socket and returns the raw answer: nothing in between decodes it. */
async function ask(
  path: string,
  { method = 'GET', body, ...headers }: Readonly<Record<string, string>> = {},
): Promise<Wire> {
  return new Promise((done, refuse) => {
    const sent = request(new URL(path, origin), { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) });
      });
    });
    sent.on('error', refuse);
    sent.end(body);
  });
}

const decode = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('a file of the web app', () => {
  it.each(['br', 'gzip'] as const)('goes over the wire as its %s twin, under its own type', async (coding) => {
    const plain = await ask('/assets/app-1a2b.js');
    const { headers, bytes } = await ask('/assets/app-1a2b.js', { 'accept-encoding': coding });
    expect(bytes.length).toBeLessThan(script.length / 3);
    expect(decode[coding](bytes).toString()).toBe(script);
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(bytes.length),
      'content-type': plain.headers['content-type'],
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('is the better twin where a browser takes both, and no twin it refuses', async () => {
    const codingFor = async (accepted: string) =>
      (await ask('/assets/app-1a2b.js', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await codingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await codingFor('br;q=0, gzip')).toBe('gzip');
    expect(await codingFor('identity')).toBeUndefined();
  });

  it('goes as it is to whoever takes no twin, and where compressing is not worth it', async () => {
    const plain = await ask('/assets/app-1a2b.js');
    expect(plain.bytes.toString()).toBe(script);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('accept-encoding');
    const small = await ask('/assets/small-3c4d.js', { 'accept-encoding': 'br' });
    expect(small.headers).not.toHaveProperty('content-encoding');
    expect(small.bytes.toString()).toBe('export {};');
  });

  it('has a tag of its own in each coding, and is not sent again to who has it', async () => {
    const br = await ask('/', { 'accept-encoding': 'br' });
    const gzip = await ask('/', { 'accept-encoding': 'gzip' });
    expect(br.headers.etag).not.toBe(gzip.headers.etag);
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': br.headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const other = await ask('/', { 'accept-encoding': 'gzip', 'if-none-match': br.headers.etag ?? '' });
    expect(other.status).toBe(200);
  });

  it.each(['/', '/pool/browser?lang=de', '/no/such/page'])('is the page as a twin at %s too', async (path) => {
    const { headers, bytes } = await ask(path, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(bytes).toString()).toBe(page);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it.each(['br', 'gzip'])('keeps the policy of a frame of foreign code (%s)', async (coding) => {
    const { headers } = await ask('/cindy-frame.html', { 'accept-encoding': coding });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-security-policy']).toContain(
      "sandbox allow-scripts; default-src 'none'; script-src 'sha256-abc='",
    );
  });
});

describe('an answer of a call', () => {
  it.each(['br', 'gzip'] as const)('goes over the wire compressed (%s)', async (coding) => {
    const plain = await ask('/api/docs/openapi.json');
    const { headers, bytes } = await ask('/api/docs/openapi.json', { 'accept-encoding': coding });
    expect(bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(decode[coding](bytes).toString()).toBe(plain.bytes.toString());
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(bytes.length),
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('of XML in an answer to a source too', async () => {
    const body = JSON.stringify({ texCode: 'Ein Absatz. \n\n'.repeat(300), lang: 'de' });
    const sent = { method: 'POST', body, 'content-type': 'application/json' };
    const plain = await ask('/api/jmmtex/convert-document', sent);
    const packed = await ask('/api/jmmtex/convert-document', { ...sent, 'accept-encoding': 'br' });
    expect([plain.status, packed.status]).toEqual([200, 200]);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.bytes.toString());
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.5, gzip', 'br'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br; q=0.000', undefined],
    ['zstd', undefined],
  ])('is in the best coding of those accepted: %s', async (accepted, coding) => {
    const { headers } = await ask('/api/docs/openapi.json', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
  });

  it('of a few words goes as it is', async () => {
    const { headers, bytes } = await ask('/api/configuration', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(bytes.toString())).toMatchObject({ realm: 'lemma' });
  });

  it('without a body has none', async () => {
    const { status, bytes } = await ask('/api/docs/openapi.json', { method: 'HEAD', 'accept-encoding': 'br' });
    expect([status, bytes.length]).toEqual([200, 0]);
  });
});

it('leaves the pages of the identity service as they are, which hold secrets beside words from outside', async () => {
  for (const path of [
    '/realms/lemma/protocol/openid-connect/certs',
    '/realms/lemma/.well-known/openid-configuration',
  ]) {
    const { status, headers, bytes } = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(bytes.toString()).toMatch(/^\{/);
  }
});
