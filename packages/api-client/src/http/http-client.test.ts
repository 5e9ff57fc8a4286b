import { fail, succeed } from '@lemma/core/store';
import { RecordingLog } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused, type SeenRequest } from '../testing/index.ts';
import {
  createWorksheet,
  storeAnswer,
  stringImplementationContent,
  stringImplementations,
  type RequestOf,
} from '../wire/index.ts';
import { commonFailure, noAnswer, type CommonFailure } from './failure-kind.ts';
import type { HttpFailure } from './http-client.ts';

const names = [{ language: 'de', name: 'Brüche' }];

const page = (html: string, init: ResponseInit) =>
  new Response(html, { ...init, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Browsers and Node end reading such a body with a TypeError. */
const brokenOff = () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('[{"language":"de",'));
        stream.error(new TypeError('terminated'));
      },
    }),
  );

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
        text: '',
        ifMatch: null,
        key: null,
        redirect: 'manual',
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
    ['because the answer is no JSON', () => new Response('Hello'), { kind: 'malformed' }],
    ['because the answer is empty', () => new Response(''), { kind: 'cutOff' }],
    ['because the answer ends in the middle', () => new Response('[{"language":"de","na'), { kind: 'cutOff' }],
    ['because fewer bytes come than were announced', brokenOff, { kind: 'cutOff' }],
    [
      'because a login page of the network answers',
      () => new Response('\n<!doctype html><title>Wi-Fi'),
      { kind: 'portal' },
    ],
    ['because a page of the network answers', () => page('Wi-Fi', { status: 200 }), { kind: 'portal' }],
    ['because the network leads elsewhere', () => page('', { status: 302 }), { kind: 'portal' }],
    ['because the network asks for a login', () => page('', { status: 511 }), { kind: 'portal' }],
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

  it.each([
    ['an answer of another shape', () => json([{ language: 'tlh', name: 'x' }]), 1],
    ['an answer that is no JSON', () => new Response('Hello'), 1],
    ['an answer that breaks off', () => new Response(''), 0],
    ['a refusal', () => refused(500, 'unknown_error'), 0],
    ['a mistake without a reason', () => new Response('Oops', { status: 500 }), 1],
    ['a proxy that reaches no server', () => new Response('Bad gateway', { status: 502 }), 0],
  ])('is logged if it is a mistake of the server that nobody else knows of: %s', async (_title, answer, logged) => {
    const log = new RecordingLog();
    const { http } = fakeServer(answer, succeed('secret'), undefined, undefined, log);
    await http.call(stringImplementations, { path: 'a' });
    expect(log.lines).toHaveLength(logged);
    // The platform is sent the message without its data: it has to say which call it was.
    for (const line of log.lines) expect(line.message).toContain('stringImplementations');
  });

  it('is no web page where a text was promised either', async () => {
    const { http } = fakeServer(page('<article/>', { status: 200 }));
    const answer = await http.call(stringImplementationContent, { path: 'a', lang: 'de' });
    expect(answer).toEqual(fail({ kind: 'portal' }));
  });

  it('says that it was given up', async () => {
    const { http } = fakeServer(json(names));
    const given = AbortSignal.abort();
    expect(await http.call(stringImplementations, { path: 'a' }, given)).toEqual(fail({ kind: 'aborted' }));
  });
});

describe('without the identity service', () => {
  const away = fail({ kind: 'identityAway' } as const);

  it('is asked without a token for what may be on this device', async () => {
    const { http, seen } = fakeServer(json([]), away);
    expect(await http.call(stringImplementations, { path: 'a' })).toEqual(succeed([]));
    expect(seen.map(({ token }) => token)).toEqual([null]);
  });

  it('is told nothing', async () => {
    const { http, seen } = fakeServer(json({}), away);
    expect(await http.call(storeAnswer, { problem: 'a', lang: 'de' })).toEqual(away);
    expect(seen).toEqual([]);
  });
});

describe('what a failure means to a screen', () => {
  const status = (code: number) => ({ kind: 'status', status: code, refusal: undefined }) as const;
  it.each<[HttpFailure, CommonFailure]>([
    [
      { ...status(429), retryAfter: 12 },
      { kind: 'tooManyRequests', seconds: 12 },
    ],
    [status(429), { kind: 'tooManyRequests', seconds: 60 }],
    [{ kind: 'sessionExpired' }, { kind: 'sessionEnded' }],
    [{ kind: 'network' }, { kind: 'unavailable' }],
    [{ kind: 'malformed' }, { kind: 'notUnderstood' }],
    [{ kind: 'identityAway' }, { kind: 'unavailable' }],
    [{ kind: 'portal' }, { kind: 'portal' }],
    [{ kind: 'cutOff' }, { kind: 'cutOff' }],
    // Of a proxy: the server gives a reason.
    [status(404), { kind: 'unavailable' }],
    // A gateway's page: nothing says that it was written down.
    [status(500), { kind: 'unexplained' }],
    [{ ...status(500), refusal: { id: 'unknown_error', message: 'Oh.' } }, { kind: 'faulty' }],
    [{ ...status(507), refusal: { id: 'disk_full', message: 'Full.' } }, { kind: 'faulty' }],
    // Repeated, it is refused again, by the server or by a gateway.
    ...[400, 405, 409, 410, 412, 413, 414, 415, 422, 431].flatMap((code): [HttpFailure, CommonFailure][] => [
      [status(code), { kind: 'rejected' }],
      [{ ...status(code), refusal: { id: 'other', message: 'No.' } }, { kind: 'rejected' }],
    ]),
    // About the way, not about what was sent.
    ...[407, 408, 425].map((code): [HttpFailure, CommonFailure] => [status(code), { kind: 'unavailable' }]),
    // A proxy that reaches no server, and a server that has no database or no time.
    ...[502, 503, 504].map((code): [HttpFailure, CommonFailure] => [status(code), { kind: 'unavailable' }]),
    [{ ...status(503), refusal: { id: 'busy', message: 'Wait.' } }, { kind: 'unavailable' }],
  ])('%o is %o on every screen', (failure, common) => {
    expect(commonFailure(failure)).toEqual(common);
    expect(noAnswer(failure)).toEqual(common);
  });

  it.each([
    [404, 'notFound'],
    [401, 'forbidden'],
    [403, 'forbidden'],
  ])('status %i is %s where that can be', (code, kind) => {
    const refused: HttpFailure = { ...status(code), refusal: { id: 'refused', message: 'Refused.' } };
    expect(commonFailure(refused)).toEqual({ kind });
    expect(noAnswer(refused)).toEqual({ kind: 'unavailable' });
  });
});

describe('a token the server refuses in the middle of work', () => {
  const renewedOnly = ({ token }: SeenRequest) =>
    token === 'Bearer renewed' ? json(names) : refused(401, 'not_authenticated');

  it('is replaced, and the call is made once more', async () => {
    const { http, seen, ended } = fakeServer(renewedOnly, succeed('secret'), succeed('renewed'));
    expect(await http.call(stringImplementations, { path: 'a' })).toEqual(succeed(names));
    expect(seen.map(({ token }) => token)).toEqual(['Bearer secret', 'Bearer renewed']);
    expect(ended()).toBe(0);
  });

  it('ends the session when its replacement is refused as well', async () => {
    const { http, seen, ended } = fakeServer(renewedOnly, succeed('secret'), succeed('another'));
    expect(await http.call(stringImplementations, { path: 'a' })).toEqual(fail({ kind: 'sessionExpired' }));
    expect(seen).toHaveLength(2);
    expect(ended()).toBe(1);
  });

  it('is not tried again when there is no other', async () => {
    const { http, seen } = fakeServer(renewedOnly, succeed('secret'));
    expect(await http.call(stringImplementations, { path: 'a' })).toEqual(fail({ kind: 'sessionExpired' }));
    expect(seen).toHaveLength(1);
  });

  it('ends no session as long as nobody can be asked for another', async () => {
    const { http, ended } = fakeServer(renewedOnly, succeed('secret'), fail({ kind: 'identityAway' }));
    expect(await http.call(stringImplementations, { path: 'a' })).toEqual(fail({ kind: 'identityAway' }));
    expect(ended()).toBe(0);
  });

  it('is nothing to a guest, who has none', async () => {
    const { http, seen } = fakeServer(renewedOnly, succeed(undefined));
    expect(await http.call(stringImplementations, { path: 'a' })).toMatchObject(fail({ kind: 'status', status: 401 }));
    expect(seen).toHaveLength(1);
  });
});

it('a refusal tells when the call may be made again, if the server says so', async () => {
  const wait = new Response('{}', { status: 429, headers: { 'retry-after': '12' } });
  const { http } = fakeServer(wait);
  expect(await http.call(stringImplementations, { path: 'a' })).toMatchObject(fail({ status: 429, retryAfter: 12 }));
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

describe('a write', () => {
  const sheet: RequestOf<'createWorksheet'> = {
    configuration: {
      correction: { correctorType: 'MANUAL', allowNewDataGenerationNTimes: 0, canUserViewCorrection: false },
      weightedDocuments: [{ path: 'a', weight: 1 }],
    },
    template: { title: { de: 'Blatt' }, documents: [{ path: 'a' }] },
  };

  it('keeps its name until it is answered, and gets another one after that', async () => {
    const answers = [
      () => Promise.reject(new TypeError('the answer was lost')),
      () => refused(503, 'database_not_available'),
      () => new Response('{"id":', { status: 201 }),
      () => json({ id: 'w', templateId: 't' }, 201),
    ];
    const { http, seen } = fakeServer(() => answers.shift()?.() ?? refused(409, 'exists'));
    for (let attempt = 0; attempt < 5; attempt += 1) await http.call(createWorksheet, sheet);
    const keys = seen.map(({ key }) => key);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[0]).not.toBeNull();
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  it('of something else has another name', async () => {
    const { http, seen } = fakeServer(() => Promise.reject(new TypeError('offline')));
    await http.call(createWorksheet, sheet);
    await http.call(createWorksheet, { ...sheet, template: { ...sheet.template, title: { de: 'Anderes Blatt' } } });
    expect(seen[0]?.key).not.toBe(seen[1]?.key);
  });
});
