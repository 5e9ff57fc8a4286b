import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpDocumentGateway } from './http-document-gateway.ts';

const names = [
  { language: 'de', name: 'Brüche' },
  { language: 'en', name: 'Fractions' },
];

/** A server that knows the document's names and gives a fixed answer for its content. */
function serverWith(content: Response, session: { readonly token?: string } = { token: 'secret' }) {
  return fakeServer(({ target }) => (target.includes('/content?') ? content : json(names)), succeed(session.token));
}

describe('reading a document', () => {
  it('gives its XML and the languages there are', async () => {
    const { http } = serverWith(new Response('<article/>'));
    expect(await new HttpDocumentGateway(http).read('a', 'en')).toEqual(
      succeed({ languages: ['de', 'en'], xml: '<article/>' }),
    );
  });

  it.each([refused(500, 'unknown_error'), refused(404, 'content_document-not-found'), new Response('{"x":')])(
    'says that the languages are unknown when only they could not be read (%#)',
    async (languages) => {
      const { http } = fakeServer(({ target }) =>
        target.includes('/content?') ? new Response('<article/>') : languages,
      );
      expect(await new HttpDocumentGateway(http).read('a', 'en')).toEqual(
        succeed({ languages: [], areLanguagesUnknown: true, xml: '<article/>' }),
      );
    },
  );

  it.each(['{"x":[1]}', 'Hello'])('calls a whole answer of another kind not understood: %s', async (answer) => {
    const { http } = serverWith(new Response(answer));
    expect(await new HttpDocumentGateway(http).read('a', 'en')).toEqual(fail({ kind: 'notUnderstood' }));
  });

  it.each(['<article><p', ''])('calls an answer that ends in the middle cut off: %s', async (answer) => {
    const { http } = serverWith(new Response(answer));
    expect(await new HttpDocumentGateway(http).read('a', 'en')).toEqual(fail({ kind: 'cutOff' }));
  });

  it('names the languages there are when it is not there in the one asked for', async () => {
    const { http } = serverWith(refused(404, 'content_document-not-found'));
    expect(await new HttpDocumentGateway(http).read('a', 'zh')).toEqual(
      fail({ kind: 'notFound', languages: ['de', 'en'] }),
    );
  });

  it('names no languages when there is no such document', async () => {
    const { http } = fakeServer(() => refused(404, 'content_document-not-found'));
    expect(await new HttpDocumentGateway(http).read('gone', 'de')).toEqual(fail({ kind: 'notFound', languages: [] }));
  });

  it('tells a mistake of the server from a server that is not reached', async () => {
    const broken = serverWith(refused(500, 'unknown_error'));
    expect(await new HttpDocumentGateway(broken.http).read('a', 'de')).toEqual(fail({ kind: 'faulty' }));
    const away = serverWith(new Response('Bad gateway', { status: 502 }));
    expect(await new HttpDocumentGateway(away.http).read('a', 'de')).toEqual(fail({ kind: 'unavailable' }));
  });

  it.each([
    ['to somebody without the role', refused(403, 'forbidden'), { token: 'secret' }],
    ['to a guest', refused(401, 'not-authenticated'), {}],
  ])('tells that it is forbidden %s', async (_, answer, session) => {
    const { http } = serverWith(answer, session);
    expect(await new HttpDocumentGateway(http).read('a', 'de')).toEqual(fail({ kind: 'forbidden' }));
  });
});
