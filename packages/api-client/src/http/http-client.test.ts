import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { createWorksheet, stringImplementationContent, stringImplementations, type RequestOf } from '../wire/index.ts';
import { kindOf } from './failure-kind.ts';
import type { HttpFailure } from './http-client.ts';

const names = [{ language: 'de', name: 'Brüche' }];

describe('a call', () => {
  it('carries the token and gives the answer', async () => {
    const { http, seen } = fakeServer(json(names));
    expect(await http.call(stringImplementations, { path: 'a' })).toEqual(succeed(names));
    expect(seen).toEqual([
      {
        method: 'GET',
        target: '/api/content/documents/string-implementations?path=a',
        token: 'Bearer secret',
        body: undefined,
      },
    ]);
  });

  it('of a guest carries no token', async () => {
    const { http, seen } = fakeServer(json(names), succeed(undefined));
    await http.call(stringImplementations, { path: 'a' });
    expect(seen[0]?.token).toBeNull();
  });

  it('that answers with a text gives the text', async () => {
    const { http } = fakeServer(new Response('<article/>'));
    expect(await http.call(stringImplementationContent, { path: 'a', lang: 'de' })).toEqual(succeed('<article/>'));
  });

  it('is not made when the token cannot be refreshed', async () => {
    const { http, seen } = fakeServer(json(names), fail({ kind: 'sessionExpired' }));
    expect(await http.call(stringImplementations, { path: 'a' })).toEqual(fail({ kind: 'sessionExpired' }));
    expect(seen).toEqual([]);
  });
});

describe('a call that fails', () => {
  it.each<[string, () => Response | Promise<Response>, HttpFailure]>([
    ['because the server is away', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
    ['because the answer is no JSON', () => new Response('<html>'), { kind: 'malformed' }],
    ['because the answer has another shape', () => json([{ language: 'tlh', name: 'x' }]), { kind: 'malformed' }],
    [
      'because it is refused',
      () => refused(403, 'forbidden'),
      { kind: 'status', status: 403, refusal: { id: 'forbidden', message: 'No.' } },
    ],
    [
      'because something before the server refuses it in words of its own',
      () => new Response('Bad gateway', { status: 502 }),
      { kind: 'status', status: 502, refusal: undefined },
    ],
  ])('says that it is %s', async (_title, answer, failure) => {
    const { http } = fakeServer(answer);
    expect(await http.call(stringImplementations, { path: 'a' })).toEqual(fail(failure));
  });

  it('says that it was given up', async () => {
    const { http } = fakeServer(json(names));
    const given = AbortSignal.abort();
    expect(await http.call(stringImplementations, { path: 'a' }, given)).toEqual(fail({ kind: 'aborted' }));
  });
});

describe('what a failure means to a screen', () => {
  const status = (code: number) => ({ kind: 'status', status: code, refusal: undefined }) as const;
  it.each<[HttpFailure, string]>([
    [status(404), 'notFound'],
    [status(403), 'forbidden'],
    [status(401), 'unavailable'],
    [status(500), 'unavailable'],
    [{ kind: 'network' }, 'unavailable'],
    [{ kind: 'sessionExpired' }, 'unavailable'],
  ])('%o is %s', (failure, kind) => {
    expect(kindOf(failure)).toBe(kind);
  });
});

describe('a body', () => {
  it('is sent as JSON', async () => {
    const { http, seen } = fakeServer(json({ id: 'w1', templateId: 't1' }, 201));
    const worksheet: RequestOf<'createWorksheet'> = {
      configuration: {
        correction: { correctorType: 'MANUAL', allowNewDataGenerationNTimes: -1, canUserViewCorrection: true },
        weightedDocuments: [{ path: 'a', weight: 2 }],
      },
      template: { title: { de: 'Blatt' }, documents: [{ path: 'a' }] },
    };
    await http.call(createWorksheet, worksheet);
    expect(seen[0]).toMatchObject({ method: 'POST', target: '/api/course/worksheets', body: worksheet });
  });
});
