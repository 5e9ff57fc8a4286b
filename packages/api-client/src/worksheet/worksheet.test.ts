import { fail, succeed } from '@lemma/core/store';
import { corrections } from '@lemma/core/workflow';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpTemplateGateway } from './http-template-gateway.ts';
import { HttpWorksheetLookup } from './http-worksheet-lookup.ts';

const wire = {
  id: 'w1',
  templateId: 't1',
  title: { de: 'Blatt', fr: 'Feuille' },
  documents: [
    { path: 'a', name: 'Folgen', language: 'de', weight: 9 },
    { path: 'a', name: 'Suites', language: 'fr', weight: 9 },
    { path: 'b', name: 'Reihen', language: 'de', weight: 9 },
  ],
  configuration: {
    id: 'c1',
    createdDate: '2026-01-01T00:00:00Z',
    weightedDocuments: [
      { path: 'b', weight: 3 },
      { path: 'a', weight: 2 },
    ],
    correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: -1, canUserViewCorrection: true },
  },
  createdBy: 'lecturer',
  template: { createdBy: 'author', createdDate: '2025-01-01T00:00:00Z', visibleToAllAuthors: false, mayDelete: true },
};

const worksheet = {
  id: 'w1',
  templateId: 't1',
  title: { de: 'Blatt', fr: 'Feuille' },
  languages: ['de', 'fr'],
  problems: [
    { path: 'b', names: { de: 'Reihen' }, weight: 3 },
    { path: 'a', names: { de: 'Folgen', fr: 'Suites' }, weight: 2 },
  ],
  correction: corrections.training,
  createdDate: '2026-01-01T00:00:00Z',
};

describe('looking a worksheet up', () => {
  it('finds it by its id, in the order and with the weights of its configuration', async () => {
    const { http, seen } = fakeServer(json(wire));
    expect(await new HttpWorksheetLookup(http).find({ by: 'worksheet', id: 'w1' })).toEqual(succeed(worksheet));
    expect(seen[0]?.target).toBe('/api/course/worksheets/w1');
  });

  it('finds the newest one of a template', async () => {
    const { http, seen } = fakeServer(json([wire, { ...wire, id: 'older' }]));
    expect(await new HttpWorksheetLookup(http).find({ by: 'template', id: 't1' })).toEqual(succeed(worksheet));
    expect(seen[0]?.target).toBe('/api/course/worksheets?templateId=t1');
  });

  it('tells that nothing was made from a template yet', async () => {
    const { http } = fakeServer(json([]));
    expect(await new HttpWorksheetLookup(http).find({ by: 'template', id: 't1' })).toEqual(
      fail({ kind: 'noWorksheet' }),
    );
  });

  it('may have no workflow', async () => {
    const { correction, ...rest } = wire.configuration;
    expect(correction).toBeDefined();
    const { http } = fakeServer(json({ ...wire, configuration: rest }));
    expect(await new HttpWorksheetLookup(http).find({ by: 'worksheet', id: 'w1' })).toEqual(
      succeed({ ...worksheet, correction: undefined }),
    );
  });

  it.each([
    [refused(404, 'course_worksheet-not-found'), 'notFound'],
    [refused(403, 'forbidden'), 'forbidden'],
    [refused(500, 'unknown_error'), 'faulty'],
  ])('tells why it failed (%#)', async (answer, kind) => {
    const { http } = fakeServer(answer);
    expect(await new HttpWorksheetLookup(http).find({ by: 'worksheet', id: 'w1' })).toEqual(fail({ kind }));
  });
});

describe('the deadline of a worksheet', () => {
  const signedDeadline = '{"deadline":1688374980000,"signature":"a+b="}';

  it('is told as it was signed, and shown as the server has checked it', async () => {
    const deadline = { at: 1_688_374_980_000, left: -5 };
    const { http, seen } = fakeServer(json({ ...wire, deadline }));
    expect(await new HttpWorksheetLookup(http).find({ by: 'worksheet', id: 'w1', signedDeadline })).toEqual(
      succeed({ ...worksheet, deadline }),
    );
    expect(seen[0]?.target).toBe('/api/course/worksheets/w1?deadline=1688374980000&deadlineSignature=a%2Bb%3D');
  });

  it.each([[signedDeadline], ['{"deadline":-0,"signature":"a+b="}'], ['no JSON']])(
    'may be nobody’s: %s',
    async (text) => {
      const { http } = fakeServer(refused(403, 'problem-engine_deadline_not_signed'));
      expect(await new HttpWorksheetLookup(http).find({ by: 'worksheet', id: 'w1', signedDeadline: text })).toEqual(
        fail({ kind: 'deadlineNotSigned' }),
      );
    },
  );
});

describe('a worksheet with a time limit', () => {
  const ends = { at: 1_688_374_980_000, left: 5 };
  const unbegun = { title: { de: 'Blatt' }, duration: 60_000, ends, takesLate: true, handsInAtDeadline: true };
  const id = 'problem-engine_worksheet_not_begun';

  it('tells what is about to begin, and nothing else', async () => {
    const { http } = fakeServer(json({ id, message: 'Not begun.', unbegun }, 403));
    expect(await new HttpWorksheetLookup(http).find({ by: 'worksheet', id: 'w1' })).toEqual(
      fail({ kind: 'notBegun', unbegun }),
    );
  });

  it('is begun by a call of its own, with the deadline that was signed', async () => {
    for (const [told, body] of [
      ['{"deadline":1688374980000,"signature":"a"}', { deadline: ends.at, deadlineSignature: 'a' }],
      [undefined, {}],
    ] as const) {
      const { http, seen } = fakeServer(json({ id: 'w1', deadline: ends }));
      expect(await new HttpWorksheetLookup(http).begin('w1', told)).toEqual(succeed(undefined));
      expect(seen[0]).toMatchObject({ method: 'POST', target: '/api/course/worksheets/w1/begin' });
      expect(seen[0]?.body).toEqual(body);
    }
  });

  it.each([
    [refused(403, 'problem-engine_worksheet_not_open'), 'refused'],
    [refused(404, 'course_worksheet-not-found'), 'refused'],
    [refused(409, 'problem-engine_answers_closed'), 'refused'],
    [refused(500, 'unknown_error'), 'faulty'],
    [refused(503, 'server_busy'), 'unavailable'],
  ])('tells whether to try again (%#)', async (answer, kind) => {
    const { http } = fakeServer(answer);
    expect(await new HttpWorksheetLookup(http).begin('w1')).toEqual(fail({ kind }));
  });
});

describe('a template', () => {
  it('has all its worksheets', async () => {
    const { http, seen } = fakeServer(json([wire, { ...wire, id: 'older' }]));
    expect(await new HttpTemplateGateway(http).find('t1')).toEqual(
      succeed({
        id: 't1',
        title: { de: 'Blatt', fr: 'Feuille' },
        createdBy: 'author',
        createdDate: '2025-01-01T00:00:00Z',
        isVisibleToAll: false,
        mayDelete: true,
        worksheets: [worksheet, { ...worksheet, id: 'older' }],
      }),
    );
    expect(seen[0]?.target).toBe('/api/course/worksheets?templateId=t1');
  });

  it('is missing if it has none', async () => {
    const { http } = fakeServer(json([]));
    expect(await new HttpTemplateGateway(http).find('t1')).toEqual(fail({ kind: 'noWorksheet' }));
  });

  it.each<[string, (templates: HttpTemplateGateway) => Promise<unknown>, string, object | undefined]>([
    ['deleted', (templates) => templates.remove('t1'), 'DELETE', undefined],
    ['restored', (templates) => templates.restore('t1'), 'POST', {}],
    ['hidden', (templates) => templates.setVisibility('t1', false), 'PUT', { visibleToAllAuthors: false }],
  ])('is %s', async (_, act, method, body) => {
    const { http, seen } = fakeServer(json({ id: 't1' }));
    expect(await act(new HttpTemplateGateway(http))).toEqual(succeed(undefined));
    expect(seen[0]).toMatchObject({ method });
    expect(seen[0]?.target).toMatch(/^\/api\/worksheet\/worksheet-templates\/t1/);
    if (body !== undefined) expect(seen[0]?.body).toEqual(body);
  });

  it.each([
    [refused(404, 'worksheet_template-not-found'), 'notFound'],
    [refused(403, 'forbidden'), 'forbidden'],
    [refused(409, 'course_worksheet-already-exists'), 'worksheetExists'],
    [refused(500, 'unknown_error'), 'faulty'],
  ])('is not changed if the server refuses (%#)', async (answer, kind) => {
    const { http } = fakeServer(answer);
    expect(await new HttpTemplateGateway(http).remove('t1')).toEqual(fail({ kind }));
  });
});
