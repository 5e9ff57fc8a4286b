import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let port: number;
beforeAll(async () => {
  platform = await startPlatform({ origin: 'https://lemma.example.org', demo: true });
  port = Number(new URL(await platform.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => platform.dispose());

/** Sends raw bytes and returns everything that comes back. */
function send(bytes: string): Promise<string> {
  return new Promise((settle) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (text) => (answer += String(text)));
    socket.on('error', () => settle(answer));
    socket.on('close', () => settle(answer));
  });
}

it.each([
  ['headers of 20 kB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ['what is no HTTP', 'HELO lemma\r\n\r\n', 400],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n', 400],
  ['another HTTP', 'GET /healthz HTTP/2.0\r\nhost: x\r\n\r\n', 505],
])('%s are refused in the form of the catalogue', async (_, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toHaveProperty('id');
});

it('a client that asks whether to send 100 MB is not told to go on', async () => {
  const answer = await send(
    'POST /api/jmmtex/convert-document HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 100000000\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

const convert = 'POST /api/jmmtex/convert-document HTTP/1.1\r\nhost: x\r\n';
const isJson = 'content-type: application/json\r\n';
const log = 'POST /api/logger/batches HTTP/1.1\r\nhost: x\r\n';
const form = 'POST /api/semiprotected/problem/store-answer HTTP/1.1\r\nhost: x\r\n';

it.each([
  ['says that it is too large, before any of it comes', `${convert}${isJson}content-length: 2000000000\r\n\r\n`, 413],
  [
    'does not say that it is large',
    `${convert}${isJson}transfer-encoding: chunked\r\n\r\n8000\r\n${'x'.repeat(0x8000)}\r\n`,
    411,
  ],
  [
    'becomes larger than its call may take',
    `${log}${isJson}transfer-encoding: chunked\r\n\r\n5000\r\n${'x'.repeat(0x5000)}\r\n`,
    413,
  ],
  [
    'belongs to nobody who may call',
    `${convert}${isJson}authorization: Bearer wrong\r\ncontent-length: 1900000\r\n\r\n{`,
    401,
  ],
  [
    'is a form of unknown length',
    `${form}content-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n4\r\n--x\r\n`,
    411,
  ],
])('a body that %s is answered at once, and its connection ends', async (_, bytes, status) => {
  // It comes back although the body has no end, which nobody waits for.
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

it('a short body need not say its length', async () => {
  const body = JSON.stringify({ texCode: 'Text.', lang: 'en' });
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const answer = await send(`${convert}${isJson}connection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

it('a foreign host decides nothing', async () => {
  for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }]) {
    const response = await platform.app.inject({ url: '/realms/lemma/.well-known/openid-configuration', headers });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('evil');
    expect(response.json()).toMatchObject({ issuer: 'https://lemma.example.org/realms/lemma' });
  }
});

it('says that it is to be reached by https only, and keeps foreign windows away but from the selector', async () => {
  const headersOf = async (url: string) => (await platform.app.inject({ url })).headers;
  expect((await headersOf('/pool/browser'))['strict-transport-security']).toBe('max-age=31536000');
  expect((await headersOf('/pool/browser'))['cross-origin-opener-policy']).toBe('same-origin');
  for (const url of ['/', '/?org=example', '/realms/lemma/account', '/web-miau/preview']) {
    expect(await headersOf(url)).not.toHaveProperty('cross-origin-opener-policy');
  }
});

it('has its own processes, whatever the page', async () => {
  for (const url of ['/', '/pool/browser', '/applet-frame.html', '/realms/lemma/account']) {
    expect((await platform.app.inject({ url })).headers['origin-agent-cluster']).toBe('?1');
  }
});

it('lets an address begin no endless number of sign-ins', async () => {
  const begin = () => platform.app.inject({ url: '/realms/lemma/protocol/openid-connect/auth?client_id=lemma-web' });
  const statuses = new Set<number>();
  for (let count = 0; count < 320; count += 1) statuses.add((await begin()).statusCode);
  expect(statuses).toContain(429);
});

it('answers what is asked on an open connection while it ends', async () => {
  const ending = await startPlatform();
  let begin: () => void = () => undefined;
  const isBegun = new Promise<void>((settle) => (begin = settle));
  let release: () => void = () => undefined;
  ending.app.get('/slow', () => {
    begin();
    return new Promise((settle) => (release = () => settle('done')));
  });
  const address = new URL(await ending.app.listen({ host: '127.0.0.1', port: 0 }));
  let answers = '';
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.setEncoding('utf8').on('data', (text) => (answers += String(text)));
  const isClosed = new Promise((settle) => socket.on('close', settle));
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  ask('/slow');
  await isBegun;
  const closed = ending.dispose();
  ask('/healthz');
  await new Promise((settle) => setTimeout(settle, 50));
  release();
  await Promise.all([isClosed, closed]);
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});
