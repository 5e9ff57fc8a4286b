import { mostRegenerations } from '@lemma/core/workflow';
import { largestWeight } from '@lemma/core/worksheet-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletedWorksheetTemplates, search, worksheet } from '@lemma/api-client/wire';
import { sql } from 'kysely';
import * as v from 'valibot';
import { startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

const saved = v.object({ id: v.string(), templateId: v.string() });

function posted(
  changes: {
    readonly title?: object;
    readonly weights?: readonly number[];
    readonly paths?: readonly string[];
    readonly correction?: object;
    readonly isVisible?: boolean;
  } = {},
) {
  const {
    title = { de: 'Blatt 1', en: 'Sheet 1' },
    weights = [2, 0],
    paths = ['fractions/add', 'fractions/divide'],
    correction = {},
    isVisible,
  } = changes;
  return {
    configuration: {
      correction: {
        correctorType: 'AFTER_SAVE',
        allowNewDataGenerationNTimes: -1,
        canUserViewCorrection: true,
        ...correction,
      },
      weightedDocuments: paths.map((path, index) => ({ path, weight: weights[index] ?? 1 })),
    },
    template: {
      title,
      documents: paths.map((path) => ({ path })),
      ...(isVisible !== undefined && { visibleToAllAuthors: isVisible }),
    },
  };
}

const post = (body: object, caller: TestCaller = 'lecturer') =>
  platform.call(caller, '/course/worksheets', { method: 'POST', payload: body });

async function save(body: object, caller?: TestCaller) {
  const response = await post(body, caller);
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

  it('keeps the setting that no screen shows', async () => {
    const title = { de: 'Mehrfach korrigiert', en: 'Corrected again' };
    const { id } = await save(posted({ title, correction: { allowTriggerCorrectionNTimes: 3 } }));
    expect(await get(`/course/worksheets/${id}`)).toMatchObject({
      configuration: { correction: { allowTriggerCorrectionNTimes: 3 } },
    });
  });

  it.each<[string, object, number, string]>([
    [
      'with more regenerations than the limit',
      posted({ correction: { allowNewDataGenerationNTimes: mostRegenerations + 1 } }),
      400,
      'invalid_request',
    ],
    [
      'with half a visibility',
      { ...posted(), template: { ...posted().template, visibleToAllAuthors: 0.5 } },
      400,
      'invalid_request',
    ],
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
    expect(await hits(`lang=de&query=worksheet_${templateId}`)).toEqual([templateId]);
    const counted = await get('/search?type=problem&lang=de&query=addieren');
    const templates = (await hits('lang=de')).length;
    expect(counted).toMatchObject({ searchHits: [{ languages: ['de', 'en', 'fr', 'zh'] }] });
    const { searchHits } = v.parse(
      v.object({ searchHits: v.tuple([v.object({ worksheetCount: v.number() })]) }),
      counted,
    );
    expect(searchHits[0].worksheetCount).toBeGreaterThan(0);
    expect(searchHits[0].worksheetCount).toBeLessThanOrEqual(templates);
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

describe('who finds a worksheet', () => {
  const found = async (caller: TestCaller, more = '') => {
    const hits = await get(`/search?type=worksheet&lang=en&pageSize=100${more}`, caller);
    return v.parse(search.response, hits).searchHits.flatMap((hit) => ('id' in hit ? hit.id : []));
  };

  it('is everybody who may search, unless its author keeps it private', async () => {
    const shared = await save(posted({ title: { de: 'Für alle', en: 'For all' } }));
    const own = await save(posted({ title: { de: 'Nur für mich', en: 'For me alone' }, isVisible: false }));
    for (const caller of ['lecturer', 'tutor', 'author', 'admin'] as const) {
      const isAuthor = caller === 'lecturer';
      const all = await found(caller);
      expect(all).toContain(shared.templateId);
      expect(all.includes(own.templateId)).toBe(isAuthor);
      for (const address of [
        `/course/worksheets?templateId=${own.templateId}`,
        `/course/worksheet-templates/${own.templateId}/implementations?lang=de`,
        `/worksheet/worksheet-templates/${own.templateId}/worksheet-configurations`,
      ]) {
        expect(await get(address, caller)).toHaveLength(isAuthor ? 1 : 0);
      }
    }
    // Nobody opens it by its address before it is assigned.
    const opened = () => platform.call('learner', `/course/worksheets/${own.id}`);
    expect((await opened()).statusCode).toBe(404);
    const payload = { worksheetId: own.id, terms: { audience: 'link', takesLate: false }, people: [] };
    expect((await platform.call('lecturer', '/course/assignments', { method: 'POST', payload })).statusCode).toBe(201);
    expect((await opened()).json()).toMatchObject({
      template: { visibleToAllAuthors: false, mayDelete: false, createdBy: 'Lena Lecturer' },
    });
  });

  it('can be narrowed to the own ones', async () => {
    const { templateId } = await save(posted({ title: { de: 'Vom Tutor', en: 'By the tutor' } }), 'tutor');
    expect(await found('tutor', '&own=true')).toEqual([templateId]);
    expect(await found('lecturer', '&own=true')).not.toContain(templateId);
    expect(await found('lecturer', '&own=true')).not.toHaveLength(0);
  });

  it('does not keep others from saving the same', async () => {
    const body = (isVisible: boolean) => posted({ title: { de: 'Geheim', en: 'Secret' }, isVisible });
    const first = await save(body(false));
    expect((await post(body(false))).statusCode).toBe(409);
    const others = await save(body(false), 'tutor');
    const shared = await save(body(true), 'author');
    expect(new Set([first, others, shared].map(({ templateId }) => templateId)).size).toBe(3);
    expect((await post(body(true))).statusCode).toBe(409);
  });
});

describe('managing a template', () => {
  type Act = 'delete' | 'restore' | 'hide' | 'show';
  const acts = {
    delete: { method: 'DELETE', path: '' },
    restore: { method: 'POST', path: '/restore', payload: {} },
    hide: { method: 'PUT', path: '/visibility', payload: { visibleToAllAuthors: false } },
    show: { method: 'PUT', path: '/visibility', payload: { visibleToAllAuthors: true } },
  } as const satisfies Record<Act, object>;
  const act = async (what: Act, templateId: string, caller: TestCaller = 'lecturer') => {
    const { path, ...call } = acts[what];
    const answer = await platform.call(caller, `/worksheet/worksheet-templates/${templateId}${path}`, call);
    return answer.statusCode;
  };
  const titled = (de: string, isVisible = true) => posted({ title: { de, en: de }, isVisible });
  const isThere = async (templateId: string) =>
    v.parse(v.array(worksheet), await get(`/course/worksheets?templateId=${templateId}`)).length > 0;

  it.each<[TestCaller, number]>([
    ['guest', 401],
    ['learner', 403],
    ['tutor', 403],
    ['author', 403],
    ['lecturer', 200],
    ['admin', 200],
  ])('is for its author and a role: %s gets %i', async (caller, status) => {
    const { templateId } = await save(titled(`Verwaltet von ${caller}`));
    for (const what of ['hide', 'show', 'delete', 'restore'] as const) {
      expect(await act(what, templateId, caller)).toBe(status);
    }
    expect(await isThere(templateId)).toBe(true);
    const [read] = v.parse(v.array(worksheet), await get(`/course/worksheets?templateId=${templateId}`, 'admin'));
    expect(read?.template.mayDelete).toBe(true);
  });

  it('tells nobody else of a private or deleted one', async () => {
    const hidden = await save(titled('Verborgen', false));
    const deleted = await save(titled('Gelöscht'));
    expect(await act('delete', deleted.templateId)).toBe(200);
    for (const { templateId } of [hidden, deleted, { templateId: 'none' }]) {
      for (const what of ['hide', 'show', 'delete', 'restore'] as const) {
        expect(await act(what, templateId, 'tutor')).toBe(404);
      }
    }
  });

  it('keeps the words of a private title from others who mistype, until it is shown to all', async () => {
    const { templateId } = await save(titled('Zwergkaninchen', false));
    const mistyped = async () =>
      v.parse(search.response, await get('/search?type=worksheet&lang=de&query=Zwregkaninchen'));
    expect(await mistyped()).toMatchObject({ totalHits: 0, nearQueries: [] });
    expect(await act('show', templateId)).toBe(200);
    expect(await mistyped()).toMatchObject({ totalHits: 1, nearQueries: ['Zwergkaninchen'] });
  });

  it('deletes it for everybody, and restores all of it', async () => {
    const { id, templateId } = await save(titled('Weg und wieder da'));
    await save({ ...titled('Weg und wieder da'), configuration: posted({ weights: [1, 1] }).configuration });
    const addresses = [
      `/course/worksheets?templateId=${templateId}`,
      `/course/worksheet-templates/${templateId}/implementations?lang=de`,
      `/worksheet/worksheet-templates/${templateId}/worksheet-configurations`,
      `/search?type=worksheet&lang=de&query=Weg`,
    ];
    const before = await Promise.all(addresses.map((address) => get(address)));
    const work = `/problem-engine/users/demo-learner/worksheets/${id}/problems/personalised-data?path=fractions/add&lang=de`;
    const begun = work.replaceAll('learner', 'tutor');
    expect((await platform.call('tutor', begun)).statusCode).toBe(200);
    expect(await act('delete', templateId)).toBe(200);
    // A repeated call, as after a lost answer, changes nothing.
    expect(await act('delete', templateId)).toBe(200);
    for (const address of addresses.slice(0, 3)) expect(await get(address)).toEqual([]);
    expect(await get(addresses[3] ?? '')).toMatchObject({ totalHits: 0 });
    for (const caller of ['lecturer', 'learner'] as const) {
      expect((await platform.call(caller, `/course/worksheets/${id}`)).statusCode).toBe(404);
    }
    expect((await platform.call('learner', work)).statusCode).toBe(404);
    // Who has begun it goes on.
    expect((await platform.call('tutor', begun)).statusCode).toBe(200);
    expect((await platform.call('tutor', `/course/worksheets/${id}`)).statusCode).toBe(200);
    expect(await act('show', templateId)).toBe(404);
    expect(await act('restore', templateId)).toBe(200);
    expect(await act('restore', templateId)).toBe(200);
    expect(await Promise.all(addresses.map((address) => get(address)))).toEqual(before);
    expect((await platform.call('learner', work)).statusCode).toBe(200);
  });

  it('tells only its author what was deleted, the last first, until it is restored or thirty days have passed', async () => {
    const deleted = async (caller: TestCaller) =>
      v
        .parse(deletedWorksheetTemplates.response, await get('/worksheet/deleted-worksheet-templates', caller))
        .filter(({ title }) => title.de?.startsWith('Papierkorb') === true);
    const [first, second, third] = await Promise.all(
      ['Papierkorb 1', 'Papierkorb 2', 'Papierkorb 3'].map((title) => save(titled(title, false))),
    );
    if (!first || !second || !third) throw new Error('nothing was saved');
    for (const { templateId } of [first, second, third]) expect(await act('delete', templateId)).toBe(200);
    const before = await deleted('lecturer');
    expect(before.map(({ title }) => title.de)).toEqual(['Papierkorb 3', 'Papierkorb 2', 'Papierkorb 1']);
    expect(before[0]).toMatchObject({ id: third.templateId, problemCount: 2 });
    for (const { deletedDate, goneDate } of before) {
      expect(Date.parse(goneDate) - Date.parse(deletedDate)).toBe(30 * 24 * 60 * 60 * 1000);
    }
    for (const other of ['tutor', 'author', 'admin'] as const) expect(await deleted(other)).toEqual([]);
    expect(await act('restore', second.templateId)).toBe(200);
    await platform.database.db
      .updateTable('worksheet_template')
      .set({ deleted_at: sql<Date>`now() - interval '31 days'` })
      .where('id', '=', first.templateId)
      .execute();
    expect((await deleted('lecturer')).map(({ id }) => id)).toEqual([third.templateId]);
  });

  it('leaves the content free: the same can be saved again, and then the first stays deleted', async () => {
    const first = await save(titled('Noch einmal'));
    await act('delete', first.templateId);
    const second = await save(titled('Noch einmal'), 'tutor');
    expect(second.templateId).not.toBe(first.templateId);
    expect(await act('restore', first.templateId)).toBe(409);
    expect(await act('delete', second.templateId, 'tutor')).toBe(200);
    expect(await act('restore', first.templateId)).toBe(200);
    expect(await act('restore', second.templateId, 'tutor')).toBe(409);
  });

  it('makes none visible that others have, too', async () => {
    const own = await save(titled('Doppelt', false));
    await save(titled('Doppelt'), 'tutor');
    expect(await act('show', own.templateId)).toBe(409);
    expect(await act('hide', own.templateId)).toBe(200);
  });

  it('restores one of two that are restored at once', async () => {
    const first = await save(titled('Zugleich'));
    await act('delete', first.templateId);
    const second = await save(titled('Zugleich'));
    await act('delete', second.templateId);
    const statuses = await Promise.all([first, second].map(({ templateId }) => act('restore', templateId)));
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('removes for good what was deleted a month ago', async () => {
    const { templateId } = await save(titled('Lange her'));
    await act('delete', templateId);
    const age = (days: number) =>
      platform.database.db
        .updateTable('worksheet_template')
        .set({ deleted_at: sql<Date>`now() - ${days} * interval '1 day'` })
        .where('id', '=', templateId)
        .execute();
    await age(29.9);
    expect(await act('restore', templateId)).toBe(200);
    await act('delete', templateId);
    await age(30.1);
    expect(await act('restore', templateId)).toBe(404);
    expect(await act('delete', (await save(titled('Gerade eben'))).templateId)).toBe(200);
    const kept = platform.database.db.selectFrom('worksheet').selectAll().where('template_id', '=', templateId);
    expect(await kept.execute()).toEqual([]);
  });

  it('removes nothing in which somebody has worked', async () => {
    const { id, templateId } = await save(titled('Angefangen'));
    const work = `/problem-engine/users/demo-tutor/worksheets/${id}/problems/personalised-data?path=fractions/add&lang=de`;
    expect((await platform.call('tutor', work)).statusCode).toBe(200);
    await act('delete', templateId);
    await platform.database.db
      .updateTable('worksheet_template')
      .set({ deleted_at: sql<Date>`now() - interval '31 days'` })
      .where('id', '=', templateId)
      .execute();
    await act('delete', (await save(titled('Danach'))).templateId);
    expect(await act('restore', templateId)).toBe(404);
    expect((await platform.call('tutor', work)).statusCode).toBe(200);
  });
});

it('reads a worksheet without a workflow', async () => {
  const { id } = await save(posted({ title: { de: 'Ohne Ablauf', en: 'Without workflow' } }));
  await platform.database.db.updateTable('worksheet').set({ correction: null }).where('id', '=', id).execute();
  const read = v.parse(worksheet, await get(`/course/worksheets/${id}`));
  expect(read.configuration).not.toHaveProperty('correction');
  expect(read.documents).toHaveLength(4);
  const work = `/problem-engine/users/demo-learner/worksheets/${id}/problems/personalised-data?path=fractions/add&lang=de`;
  expect((await platform.call('learner', work)).statusCode).toBe(200);
});
