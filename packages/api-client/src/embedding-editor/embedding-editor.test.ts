import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpEmbeddingEditorGateway } from './http-embedding-editor-gateway.ts';

const source = { texCode: 'x', documentPath: 'pool/a', language: 'de', apiUrl: 'https://evil.example' } as const;

const page = '<document kind="problem" lang="fr"/>';

describe('the platform for an embedding editor', () => {
  it('tells whom the server trusts', async () => {
    const { http } = fakeServer(
      json({
        realm: 'r',
        clientId: 'c',
        demo: false,
        editorOrigins: ['https://e.example'],
        editorAddress: 'https://e.example/{path}',
      }),
    );
    expect(await new HttpEmbeddingEditorGateway(http).trustedOrigins()).toEqual(succeed(['https://e.example']));
  });

  it('trusts nobody when the server does not tell', async () => {
    const { http } = fakeServer(json({ realm: 'r', clientId: 'c', demo: false }));
    expect(await new HttpEmbeddingEditorGateway(http).trustedOrigins()).toEqual(fail({ kind: 'unavailable' }));
  });

  it('converts by its own call and no other address', async () => {
    const { http, seen } = fakeServer(json({ convertedTex: page, findings: [] }));
    expect(await new HttpEmbeddingEditorGateway(http).convert(source).answer).toMatchObject({
      value: { document: { kind: 'problem', language: 'fr' }, findings: [] },
    });
    expect(seen).toMatchObject([
      {
        target: '/api/preview/documents/string-implementations/de/preview?path=pool%2Fa',
        body: { texCode: 'x', withErrors: true },
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain('evil');
  });

  it('gives the findings with their places, and the change that removes one', async () => {
    const finding = { code: 'misplaced-ampersand', severity: 'error', data: {} };
    const findings = [{ ...finding, from: 3, to: 4, line: 1, column: 4, fix: { from: 3, to: 4, text: '\\&' } }];
    const { http } = fakeServer(json({ convertedTex: page, findings }));
    expect(await new HttpEmbeddingEditorGateway(http).convert(source).answer).toMatchObject({
      value: {
        findings: [{ ...finding, span: { from: 3, to: 4 }, fix: { span: { from: 3, to: 4 }, text: '\\&' } }],
      },
    });
  });

  it('tells of an answer that is no document', async () => {
    const { http } = fakeServer(json({ convertedTex: '<p>half', findings: [] }));
    expect(await new HttpEmbeddingEditorGateway(http).convert(source).answer).toMatchObject({
      failure: { kind: 'invalidXml' },
    });
  });

  it.each([
    [refused(422, 'jmmtex_document-not-convertable', { line: 4 }), { kind: 'notConvertable', message: 'No.', line: 4 }],
    [refused(413, 'request_too_large'), { kind: 'tooLarge' }],
    [refused(400, 'invalid_request', { field: 'texCode' }), { kind: 'tooLarge' }],
    [refused(403, 'forbidden'), { kind: 'forbidden' }],
    [refused(401, 'not_authenticated'), { kind: 'forbidden' }],
    [refused(500, 'unknown_error'), { kind: 'faulty' }],
    [refused(429, 'too_many_requests'), { kind: 'tooManyRequests', seconds: 60 }],
  ])('tells why it failed (%#)', async (answer, failure) => {
    const { http } = fakeServer(answer);
    expect(await new HttpEmbeddingEditorGateway(http).convert(source).answer).toEqual(fail(failure));
  });
});
