import { unzipSync, strFromU8 } from 'fflate';
import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json } from '../testing/index.ts';
import { HttpClient } from '../http/index.ts';
import { HttpOwnDocumentGateway, HttpPictureGateway } from './index.ts';

const refusedWith = (status: number, body: object) => () =>
  new Response(JSON.stringify({ message: 'm', ...body }), { status, headers: { 'content-type': 'application/json' } });

function gatewaysTo(answer: Parameters<typeof fakeServer>[0]) {
  const { http, seen } = fakeServer(answer);
  return {
    documents: new HttpOwnDocumentGateway(http, () => 'ada'),
    pictures: new HttpPictureGateway(http, () => 'ada'),
    seen,
  };
}

describe('own documents on the server', () => {
  it('are listed in the words of the core', async () => {
    const document = { path: 'own/ada/a', kind: 'problem', names: { en: 'A' }, version: 2, changedDate: 'd' };
    const { documents, seen } = gatewaysTo(() => json([{ ...document, shared: true, originalPath: 'a' }]));
    expect(await documents.list()).toEqual(
      succeed([{ ...document, isShared: true, originalPath: 'a', deletedDate: undefined }]),
    );
    expect(seen).toMatchObject([{ method: 'GET', target: '/api/content/users/ada/documents' }]);
  });

  it.each([
    [409, { id: 'content_document-already-exists', customization: 'own/ada/a' }, { kind: 'exists', path: 'own/ada/a' }],
    [413, { id: 'request_too_large' }, { kind: 'tooLarge' }],
    [422, { id: 'jmmtex_document-not-convertable', line: 3 }, { kind: 'notConvertable', message: 'm', line: 3 }],
    [403, { id: 'forbidden' }, { kind: 'forbidden' }],
    [422, { id: 'content_too-many-customizations' }, { kind: 'refused', message: 'm' }],
  ])('are not created after status %i', async (status, body, failure) => {
    const { documents } = gatewaysTo(refusedWith(status, body));
    expect(await documents.create({ name: 'a', text: 'x' })).toEqual(fail(failure));
  });

  it('are changed by their path', async () => {
    const { documents, seen } = gatewaysTo(() => json({ path: 'own/ada/a' }));
    await documents.remove('own/ada/a');
    await documents.restore('own/ada/a');
    await documents.share('own/ada/a', true);
    expect(seen.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'DELETE /api/content/users/ada/documents?path=own%2Fada%2Fa',
      'POST /api/content/users/ada/documents/restore',
      'PUT /api/content/users/ada/documents/sharing',
    ]);
  });

  it('are folders with the source and the pictures beside it', async () => {
    const { documents } = gatewaysTo(({ target }) => {
      if (target.includes('tex-code')) {
        return new Response('\\image{/own/ada/a/p.png}', {
          headers: { 'content-type': 'text/plain; charset=utf-8', etag: '"1"' },
        });
      }
      if (target.includes('/pictures')) return json([{ name: 'p.png', size: 3 }]);
      return new Response('png', { headers: { 'content-type': 'image/png' } });
    });
    const folder = await documents.folder('own/ada/a');
    if (!folder.ok) throw new Error(folder.failure.kind);
    const files = Object.entries(unzipSync(folder.value)).map(([path, bytes]) => [path, strFromU8(bytes)]);
    expect(Object.fromEntries(files)).toEqual({ 'a.tex': '\\image{a/p.png}', 'a/p.png': 'png' });
  });
});

describe('pictures on the server', () => {
  const file = { name: 'p.png', bytes: Uint8Array.from([1, 2, 3]) };

  it('are sent as they are', async () => {
    const { pictures, seen } = gatewaysTo(() => json({ name: 'p.png', size: 3 }));
    expect(await pictures.add('own/ada/a', file).answer).toEqual(succeed({ name: 'p.png', size: 3 }));
    expect(seen).toMatchObject([
      { method: 'PUT', target: '/api/content/users/ada/documents/pictures?path=own%2Fada%2Fa&name=p.png' },
    ]);
  });

  it('tell what has been sent, and are stopped by whoever has sent them', async () => {
    const shares: number[] = [];
    const http = new HttpClient({
      baseUrl: '',
      newKey: () => '',
      accessToken: () => Promise.resolve(succeed(undefined)),
      endSession: () => undefined,
      fetch: (_target, { signal }, onSent) => {
        onSent?.(0.25);
        return new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(new Error('stopped'))));
      },
    });
    const adding = new HttpPictureGateway(http, () => 'ada').add('own/ada/a', file, (share) => shares.push(share));
    await expect.poll(() => shares).toEqual([0.25]);
    adding.cancel();
    expect(await adding.answer).toMatchObject({ ok: false });
  });

  it.each([
    [413, { id: 'request_too_large' }, { kind: 'tooLarge' }],
    [422, { id: 'content_no-picture' }, { kind: 'noPicture' }],
    [422, { id: 'content_picture-not-safe', cause: '<script>' }, { kind: 'unsafe', what: '<script>' }],
    [422, { id: 'content_too-many-pictures' }, { kind: 'tooMany' }],
    [404, { id: 'content_document-not-found' }, { kind: 'notFound' }],
  ])('are not taken after status %i', async (status, body, failure) => {
    const { pictures } = gatewaysTo(refusedWith(status, body));
    expect(await pictures.add('own/ada/a', file).answer).toEqual(fail(failure));
  });
});
