import { createConnection } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, refusal, type ResponseOf } from '@lemma/api-client/wire';
import { largestPicture } from '@lemma/core/own-document';
import { signIn, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
const path = 'own/demo-author/mit-bild';
const source = `\\documentclass{mumie.problem}
\\begin{content}
\\title{\\lang{de}{Mit Bild}}
\\begin{problem}
  \\begin{question}
    \\type{input.number}
    \\begin{variables}\\number{s}{3}\\end{variables}
    \\text{Wie viel? \\image[alt={Ein Bild}]{/${path}/kurve.png}}
    \\begin{answer}\\solution{s}\\end{answer}
  \\end{question}
\\end{problem}
\\end{content}`;

beforeAll(async () => {
  platform = await startPlatform();
  const created = await platform.call('author', '/content/users/demo-author/documents', {
    method: 'POST',
    payload: { name: 'mit-bild', text: source },
  });
  expect(created.statusCode).toBe(201);
});
afterAll(() => platform.dispose());

const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

async function upload(name: string, bytes: Buffer, caller: TestCaller = 'author', userId = 'demo-author', to = path) {
  const url = `/content/users/${userId}/documents/pictures?${query({ path: to, name })}`;
  const response = await platform.call(caller, url, {
    method: 'PUT',
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

const get = (caller: TestCaller, file: string, headers: Readonly<Record<string, string>> = {}) =>
  platform.call(caller, `/content/documents/binary-implementations/de/content?${query({ path: file })}`, { headers });

async function list(caller: TestCaller = 'author') {
  const response = await platform.call(caller, `/content/users/demo-${caller}/documents/pictures?${query({ path })}`);
  return response.statusCode === 200
    ? v.parse(calls.documentPictures.response, response.json()).map(({ name }) => name)
    : response.statusCode;
}

describe('a picture', () => {
  it('is added under a name of its own, once, and served as what it is', async () => {
    expect(await upload('../../Kurve.PNG.exe', png)).toEqual({
      status: 200,
      body: { name: 'kurve-png.png', size: 16 },
    });
    expect(await upload('again.png', png)).toMatchObject({ body: { name: 'kurve-png.png' } });
    expect(await upload('kurve.png', Buffer.concat([png, Buffer.from('x')]))).toMatchObject({
      body: { name: 'kurve.png' },
    });
    expect(await upload('kurve.gif', Buffer.concat([png, Buffer.from('y')]))).toMatchObject({
      body: { name: 'kurve-2.png' },
    });
    expect(await list()).toEqual(['kurve-2.png', 'kurve-png.png', 'kurve.png']);
    const file = await get('author', `${path}/kurve-png.png`);
    expect([file.statusCode, file.rawPayload.equals(png)]).toEqual([200, true]);
    expect([file.headers['content-type'], file.headers['x-content-type-options']]).toEqual(['image/png', 'nosniff']);
    expect(file.headers['content-security-policy']).toContain('sandbox');
    const again = await get('author', `${path}/kurve-png.png`, { 'if-none-match': String(file.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\0'), 'content_no-picture'],
    ['text', Buffer.from('hello'), 'content_no-picture'],
    ['nothing', Buffer.alloc(0), 'content_no-picture'],
    ['a zip file', Buffer.from('PK\x03\x04'), 'content_no-picture'],
    ['a drawing with a script', svg('<script>alert(1)</script>'), 'content_picture-not-safe'],
    ['a drawing with an event', svg('<path onload="alert(1)"/>'), 'content_picture-not-safe'],
    ['a drawing with an address', svg('<image href="https://example.org/a.png"/>'), 'content_picture-not-safe'],
    ['a page', Buffer.from('<html><body/></html>'), 'content_picture-not-safe'],
  ])('is not %s, whatever its name', async (_, bytes, id) => {
    const refused = await upload('kurve.png', bytes);
    expect([refused.status, v.parse(refusal, refused.body).id]).toEqual([422, id]);
  });

  it('may be a plain drawing', async () => {
    expect((await upload('b.svg', svg('<path d="M0 0"/>'))).body).toMatchObject({ name: 'b.svg' });
  });

  it('is added by the owner of its document only', async () => {
    expect((await upload('x.png', png, 'admin', 'demo-author')).status).toBe(404);
    expect((await upload('x.png', png, 'admin', 'demo-admin')).status).toBe(404);
    expect((await upload('x.png', png, 'lecturer', 'demo-lecturer')).status).toBe(403);
    expect((await upload('x.png', png, 'author', 'demo-author', 'fractions/add')).status).toBe(404);
    expect(await list('admin')).toBe(404);
  });

  it('is seen by those who see its document, and by those who solve a worksheet with it', async () => {
    const statusOf = async (caller: TestCaller) => (await get(caller, `${path}/kurve.png`)).statusCode;
    expect([await statusOf('lecturer'), await statusOf('learner'), await statusOf('guest')]).toEqual([404, 404, 401]);
    const saved = await platform.call('author', '/course/worksheets', {
      method: 'POST',
      payload: {
        configuration: {
          correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: 3, canUserViewCorrection: true },
          weightedDocuments: [{ path, weight: 1 }],
        },
        template: { title: { de: 'Mit Bild' }, documents: [{ path }], visibleToAllAuthors: false },
      },
    });
    expect(saved.statusCode).toBe(201);
    expect(await statusOf('learner')).toBe(404);
    const { templateId } = saved.json<ResponseOf<'createWorksheet'>>();
    const shown = await platform.call('author', `/worksheet/worksheet-templates/${templateId}/visibility`, {
      method: 'PUT',
      payload: { visibleToAllAuthors: true },
    });
    expect(shown.statusCode).toBe(200);
    expect([await statusOf('learner'), await statusOf('guest')]).toEqual([200, 401]);
    expect((await get('learner', `${path}/nothing.png`)).statusCode).toBe(404);
    expect((await get('learner', `${path}/../mit-bild/kurve.png`)).statusCode).toBe(400);
  });

  it('is deleted by its owner', async () => {
    const url = `/content/users/demo-author/documents/pictures?${query({ path, name: 'kurve.png' })}`;
    expect((await platform.call('admin', url, { method: 'DELETE' })).statusCode).toBe(404);
    expect((await platform.call('author', url, { method: 'DELETE' })).statusCode).toBe(200);
    expect((await get('author', `${path}/kurve.png`)).statusCode).toBe(404);
  });

  it('that is too large is refused before it has arrived', async () => {
    expect((await upload('x.png', Buffer.concat([png, Buffer.alloc(largestPicture)]))).status).toBe(413);
    const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await signIn(platform.app, platform.origin, 'author');
    const { port } = new URL(address);
    const target = `/api/content/users/demo-author/documents/pictures?${query({ path, name: 'x.png' })}`;
    const head = `PUT ${target} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/octet-stream\r\n`;
    const announced = await firstAnswer(Number(port), `${head}content-length: 2147483648\r\n\r\n`);
    expect(announced).toContain('413');
    // Without an announced length, little is read.
    const part = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const streamed = await firstAnswer(Number(port), `${head}transfer-encoding: chunked\r\n\r\n${part}`);
    expect(streamed).toContain('411');
  });
});

/** What the server answers to the beginning of a request. */
function firstAnswer(port: number, beginning: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(beginning));
    socket.on('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.on('error', reject);
  });
}
