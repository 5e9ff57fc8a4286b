import { largestWeight } from '@lemma/core/worksheet-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worksheet } from '@lemma/api-client/wire';
import * as v from 'valibot';
import { startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

const saved = v.object({ id: v.string(), templateId: v.string() });

function posted(
  changes: { readonly title?: object; readonly weights?: readonly number[]; readonly paths?: readonly string[] } = {},
) {
  const {
    title = { de: 'Blatt 1', en: 'Sheet 1' },
    weights = [2, 0],
    paths = ['fractions/add', 'fractions/divide'],
  } = changes;
  return {
    configuration: {
      correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: -1, canUserViewCorrection: true },
      weightedDocuments: paths.map((path, index) => ({ path, weight: weights[index] ?? 1 })),
    },
    template: { title, documents: paths.map((path) => ({ path })) },
  };
}

const post = (body: object, caller: TestCaller = 'lecturer') =>
  platform.call(caller, '/course/worksheets', { method: 'POST', payload: body });

async function save(body: object) {
  const response = await post(body);
  expect(response.statusCode).toBe(201);
  return v.parse(saved, response.json());
}

async function get(url: string, caller: TestCaller = 'lecturer'): Promise<unknown> {
  const response = await platform.call(caller, url);
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('saving a worksheet', () => {
  it('makes it readable for everybody who is signed in', async () => {
    const { id, templateId } = await save(posted());
    const read = v.parse(worksheet, await get(`/course/worksheets/${id}`, 'learner'));
    expect(read).toMatchObject({
      id,
      templateId,
      title: { de: 'Blatt 1', en: 'Sheet 1' },
      createdBy: 'Lena Lecturer',
      configuration: {
        weightedDocuments: [
          { path: 'fractions/add', weight: 2 },
          { path: 'fractions/divide', weight: 0 },
        ],
        correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: -1, canUserViewCorrection: true },
      },
    });
    expect(read.documents).toEqual([
      { path: 'fractions/add', name: 'Brüche addieren', language: 'de', weight: 2 },
      { path: 'fractions/divide', name: 'Brüche dividieren', language: 'de', weight: 0 },
      { path: 'fractions/add', name: 'Adding fractions', language: 'en', weight: 2 },
      { path: 'fractions/divide', name: 'Dividing fractions', language: 'en', weight: 0 },
    ]);
    expect(Math.abs(Date.parse(read.configuration.createdDate) - Date.now())).toBeLessThan(60_000);
  });

  it('is refused when the same worksheet exists, whoever saves it and in whatever order its fields come', async () => {
    const body = posted({ title: { de: 'Zweimal', en: 'Twice' } });
    await save(body);
    const reordered = {
      template: { ...body.template, title: { en: 'Twice', de: ' Zweimal ' } },
      configuration: body.configuration,
    };
    for (const again of [await post(body), await post(reordered, 'author')]) {
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ id: 'course_worksheet-already-exists' });
    }
  });

  it('saves one of twenty at once', async () => {
    const body = posted({ title: { de: 'Eilig', en: 'Urgent' } });
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => post(body)))).map(
      (answer) => answer.statusCode,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('keeps titles of the common languages only', async () => {
    const { id } = await save(posted({ title: { de: 'Deutsch', en: 'English', fr: 'Français' } }));
    expect(await get(`/course/worksheets/${id}`)).toMatchObject({ title: { de: 'Deutsch', en: 'English' } });
    expect(v.parse(worksheet, await get(`/course/worksheets/${id}`)).title).not.toHaveProperty('fr');
  });

  it.each<[string, object, number, string]>([
    ['without documents', posted({ paths: [] }), 400, 'invalid_request'],
    ['without a title', posted({ title: {} }), 400, 'invalid_request'],
    ['without the title of a common language', posted({ title: { de: 'Nur deutsch' } }), 400, 'invalid_request'],
    ['with a blank title', posted({ title: { de: ' ', en: 'x' } }), 400, 'invalid_request'],
    ['with a control character in the title', posted({ title: { de: 'a\u0000', en: 'x' } }), 400, 'invalid_request'],
    ['with a negative weight', posted({ weights: [-1, 1] }), 400, 'invalid_request'],
    ['with an article', posted({ paths: ['fractions/what-is-a-fraction'] }), 400, 'invalid_request'],
    ['with a weight above the limit', posted({ weights: [largestWeight + 1, 1] }), 400, 'invalid_request'],
    ['with half a point', posted({ weights: [0.5, 1] }), 400, 'invalid_request'],
    ['with a document twice', posted({ paths: ['fractions/add', 'fractions/add'] }), 400, 'invalid_request'],
    [
      'without a common language',
      posted({ paths: ['fractions/divide', 'chinese/derivative'] }),
      400,
      'invalid_request',
    ],
    ['with a document that does not exist', posted({ paths: ['nowhere'] }), 404, 'content_document-not-found'],
    ['with a path upwards', posted({ paths: ['../secret'] }), 400, 'invalid_request'],
    [
      'with a weight too few',
      { ...posted(), configuration: posted({ paths: ['fractions/add'] }).configuration },
      400,
      'invalid_request',
    ],
    ['that is empty', {}, 400, 'invalid_request'],
    ['that is a list', [], 400, 'invalid_request'],
  ])('is refused %s', async (_, body, status, id) => {
    const response = await post(body);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ id });
  });
});

describe('a template', () => {
  it('has one worksheet for each configuration, the newest first', async () => {
    const title = { de: 'Vorlage', en: 'Template' };
    const first = await save(posted({ title, weights: [1, 1] }));
    const second = await save(posted({ title, weights: [3, 4] }));
    const { templateId } = first;
    expect(second.templateId).toBe(templateId);
    expect(await get(`/course/worksheets?templateId=${templateId}`)).toMatchObject([
      { id: second.id },
      { id: first.id },
    ]);
    expect(await get(`/worksheet/worksheet-templates/${templateId}/worksheet-configurations`)).toMatchObject([
      { id: second.id, weightedDocuments: [{ weight: 3 }, { weight: 4 }] },
      { id: first.id },
    ]);
    expect(await get(`/course/worksheet-templates/${templateId}/implementations?lang=en`)).toMatchObject([
      { id: second.id, name: 'Template', language: 'en', documents: [{ name: 'Adding fractions', weight: 3 }, {}] },
      { id: first.id },
    ]);
    expect(await get(`/course/worksheet-templates/${templateId}/implementations?lang=zh`)).toEqual([]);
  });

  it('is found by its title and by what its documents are about', async () => {
    const { templateId } = await save(posted({ title: { de: 'Übungen zur Bruchrechnung', en: 'Exercises' } }));
    const hits = async (query: string) => {
      const found = v.object({ searchHits: v.array(v.object({ id: v.string() })) });
      return v.parse(found, await get(`/search?type=worksheet&pageSize=100&${query}`)).searchHits.map(({ id }) => id);
    };
    expect(await hits('lang=de&query=uebung')).toEqual([templateId]);
    expect(await hits('lang=en&query=exercise')).toEqual([templateId]);
    expect(await hits('lang=de&query=Wiederholung')).toEqual([]);
    expect(await hits('lang=de&topics=arithmetic/fractions&query=bruchrechnung')).toEqual([templateId]);
    expect(await hits('lang=de&topics=algebra')).toEqual([]);
    expect(await get('/search?type=worksheet&lang=de&query=uebung')).toMatchObject({
      totalHits: 1,
      searchHits: [
        {
          type: 'worksheet',
          title: { de: 'Übungen zur Bruchrechnung', en: 'Exercises' },
          documents: [{ path: 'fractions/add', name: 'Brüche addieren' }, { path: 'fractions/divide' }],
          taxonomies: [{ section: '1' }, { section: '2' }],
          createdBy: 'Lena Lecturer',
        },
      ],
    });
  });

  it('that does not exist has no worksheets', async () => {
    expect(await get('/course/worksheets?templateId=none')).toEqual([]);
    expect(await get('/worksheet/worksheet-templates/none/worksheet-configurations')).toEqual([]);
  });
});

it('tells that a worksheet does not exist', async () => {
  const response = await platform.call('learner', '/course/worksheets/none');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ id: 'course_worksheet-not-found' });
});

describe('a worksheet whose answer was lost', () => {
  const body = posted({ title: { de: 'Verlorene Antwort', en: 'Lost answer' } });
  const send = (key: string, payload: object = body, caller: TestCaller = 'lecturer') =>
    platform.call(caller, '/course/worksheets', { method: 'POST', payload, headers: { 'idempotency-key': key } });

  it('is told to be saved when it is sent again under its key, however often and at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('once')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  });

  it('exists already under another key, for another author, and without one', async () => {
    expect((await send('twice')).statusCode).toBe(409);
    expect((await send('once', body, 'tutor')).statusCode).toBe(409);
    expect((await post(body)).statusCode).toBe(409);
  });

  it('keeps its key to itself', async () => {
    const other = await send('once', posted({ title: { de: 'Etwas anderes', en: 'Something else' } }));
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ id: 'idempotency_key_reused' });
  });

  it('is not remembered when it was refused', async () => {
    const wrong = posted({ paths: ['no/such/document'], weights: [1] });
    expect((await send('refused', wrong)).statusCode).toBe(404);
    expect((await send('refused', wrong)).statusCode).toBe(404);
  });
});
