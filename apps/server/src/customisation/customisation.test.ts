import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, refusal, type CallId, type Calls } from '@lemma/api-client/wire';
import { RecordingLog } from '@lemma/core/testing';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import * as v from 'valibot';
import { loadContent } from '../document/index.ts';
import { sampleContent, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

const original = 'fractions/add';
const customised = `customised/demo-author/${original}`;

function sourceOf(path: string): string {
  return sampleContent.find((file) => file.path === path)?.tex ?? '';
}

const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

async function put(caller: TestCaller, url: string, text: string, version?: string) {
  const response = await platform.call(caller, url, {
    method: 'PUT',
    payload: text,
    headers: { 'content-type': 'text/plain', ...(version !== undefined && { 'if-match': `"${version}"` }) },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

const saveAs = (caller: TestCaller, path: string, text: string, version?: string, userId = `demo-${caller}`) =>
  put(caller, `/content/users/${userId}/problem-customizations?${query({ path })}`, text, version);

const read = (caller: TestCaller, path: string, more: Readonly<Record<string, string>> = {}) =>
  platform.call(caller, `/content/tex-documents/tex-code?${query({ path, ...more })}`);

async function openDraft(caller: TestCaller, path: string, worksheetId?: string) {
  const fields = { path, ...(worksheetId !== undefined && { worksheetId }) };
  const response = await platform.call(caller, `/content/users/demo-${caller}/drafts?${query(fields)}`, {
    method: 'PUT',
    payload: {},
  });
  expect(response.body).toContain('customizationPath');
  return v.parse(calls.createDraft.response, response.json());
}

function answerOf<Id extends CallId>(id: Id, body: unknown): v.InferOutput<Calls[Id]['response']> {
  return v.parse(calls[id].response, body);
}

async function found(caller: TestCaller, more: Readonly<Record<string, string>> = {}) {
  const response = await platform.call(caller, `/search?${query({ type: 'problem', lang: 'de', ...more })}`);
  const { searchHits } = answerOf('search', response.json());
  return searchHits.map((hit) => ('document' in hit ? hit.document.path : 'id' in hit ? hit.id : hit.path));
}

const changed = sourceOf(original).replaceAll('Brüche addieren', 'Brüche zusammenzählen');

describe('a source', () => {
  it('is read with its version by those who may customise it', async () => {
    const response = await read('author', original);
    expect([response.statusCode, response.body]).toEqual([200, sourceOf(original)]);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['etag']).toMatch(/^".+"$/);
  });

  it.each([
    ['lecturer', original, 403, 'forbidden'],
    ['guest', original, 401, 'not_authenticated'],
    ['author', 'no/such', 404, 'content_document-not-found'],
  ] as const)('is refused to %s at %s', async (caller, path, status, id) => {
    const response = await read(caller, path);
    expect([response.statusCode, v.parse(refusal, response.json()).id]).toEqual([status, id]);
  });

  it('that is none has the id of the catalogue, for a problem and in a worksheet', async () => {
    const path = 'chinese/derivative';
    const { db } = platform.database;
    const worksheetId = await aWorksheet([path], { zh: '练习' });
    await db.updateTable('document').set({ tex: ' ' }).where('path', '=', path).execute();
    expect((await read('author', path)).json()).toMatchObject({ id: 'content_tex-document-has-no-tex-code' });
    const drafted = (fields: Readonly<Record<string, string>>) =>
      platform.call('author', `/content/users/demo-author/drafts?${query(fields)}`, { method: 'PUT', payload: {} });
    expect((await drafted({ path })).json()).toMatchObject({ id: 'content_tex-document-has-no-tex-code' });
    expect((await drafted({ path, worksheetId })).json()).toMatchObject({
      id: 'worksheet_tex-document-has-no-tex-code',
    });
    await db
      .updateTable('document')
      .set({ tex: sourceOf(path) })
      .where('path', '=', path)
      .execute();
  });
});

describe('a draft', () => {
  it('is made once, and continued', async () => {
    const first = await openDraft('author', 'fractions/divide');
    expect(first).toMatchObject({
      path: 'drafts/demo-author/new/fractions/divide',
      customizationPath: 'customised/demo-author/fractions/divide',
      originalPath: 'fractions/divide',
    });
    expect(await openDraft('author', 'fractions/divide')).toEqual(first);
    const before = await read('author', first.path);
    expect([before.body, before.headers['etag']]).toEqual([sourceOf('fractions/divide'), '"1"']);
    const url = `/content/tex-documents/tex-code?${query({ path: first.path })}`;
    expect(await put('author', url, 'typed', '1')).toEqual({ status: 200, body: { version: '2' } });
    expect(await openDraft('author', 'fractions/divide')).toEqual(first);
    expect((await read('author', first.path)).body).toBe('typed');
    // Repeated after a lost answer, the write has happened; another text in place of an old version is refused.
    expect((await put('author', url, 'typed', '1')).status).toBe(200);
    const refused = await put('author', url, 'other', '1');
    expect([refused.status, v.parse(refusal, refused.body).id]).toEqual([412, 'content_version-conflict']);
    expect((await put('author', url, 'without a version')).status).toBe(200);
    await platform.call('author', `/content/users/demo-author/drafts?${query({ path: first.path })}`, {
      method: 'DELETE',
    });
    expect((await read('author', first.path)).statusCode).toBe(404);
  });

  it.each(['fractions/what-is-a-fraction'])('is refused of what is no problem: %s', async (path) => {
    const opened = await platform.call('author', `/content/users/demo-author/drafts?${query({ path })}`, {
      method: 'PUT',
      payload: {},
    });
    expect([opened.statusCode, v.parse(refusal, opened.json()).id]).toEqual([
      422,
      'content_tex-code-not-convertable-to-problem',
    ]);
  });

  it('does not exist for others', async () => {
    const { path } = await openDraft('author', 'fractions/divide');
    const url = `/content/tex-documents/tex-code?${query({ path })}`;
    expect((await read('admin', path)).statusCode).toBe(404);
    expect((await put('admin', url, 'x')).status).toBe(404);
    expect((await put('lecturer', url, 'x')).status).toBe(403);
    const response = await platform.call('admin', `/content/users/demo-author/drafts?${query({ path: original })}`, {
      method: 'PUT',
      payload: {},
    });
    expect(response.statusCode).toBe(404);
    await platform.call('admin', `/content/users/demo-admin/drafts?${query({ path })}`, { method: 'DELETE' });
    expect((await read('author', path)).statusCode).toBe(200);
  });

  it('has at most 256 kB', async () => {
    const { path } = await openDraft('author', 'fractions/divide');
    const url = `/content/tex-documents/tex-code?${query({ path })}`;
    expect((await put('author', url, 'x'.repeat(262_145))).status).toBe(413);
  });
});

describe('a customisation', () => {
  it.each([
    ['nothing', '  \n', 400, 'invalid_request', undefined],
    ['errors', changed.replace('\\begin{problem}', '\n\\begin{itemise}'), 422, 'jmmtex_document-not-convertable', 12],
    [
      'an article',
      sourceOf('fractions/what-is-a-fraction'),
      422,
      'content_tex-code-not-convertable-to-problem',
      undefined,
    ],
    [
      'a solution that is not accepted',
      changed.replace('\\field{rational}', '\\field{integer}').replace('{s}{a+b}', '{s}{a/b}'),
      422,
      'content_solution-not-accepted',
      undefined,
    ],
  ])('of %s is refused', async (_, text, status, id, line) => {
    const refused = await saveAs('author', original, text);
    expect([refused.status, v.parse(refusal, refused.body).id]).toEqual([status, id]);
    if (line !== undefined) expect(v.parse(refusal, refused.body).line).toBe(line);
    expect(await found('author', { customization: 'true' })).toEqual([]);
  });

  it('that says what its original says is refused', async () => {
    const refused = await saveAs('author', original, sourceOf(original));
    expect([refused.status, v.parse(refusal, refused.body).id]).toEqual([
      422,
      'content_problem-customization-is-unchanged',
    ]);
    expect(await found('author', { customization: 'true' })).toEqual([]);
  });

  it('is saved once, removes its draft, and then changed in place of the version its owner has seen', async () => {
    const draft = await openDraft('author', original);
    expect(await saveAs('author', original, changed)).toEqual({
      status: 200,
      body: { customization: customised, version: '1' },
    });
    expect((await read('author', draft.path)).statusCode).toBe(404);
    const second = await saveAs('author', original, changed);
    expect(second).toMatchObject({
      status: 409,
      body: { id: 'content_problem-customization-for-user-already-exists', customization: customised },
    });
    const opened = await platform.call('author', `/content/users/demo-author/drafts?${query({ path: original })}`, {
      method: 'PUT',
      payload: {},
    });
    expect([opened.statusCode, v.parse(refusal, opened.json())]).toMatchObject([
      409,
      { id: 'content_problem-customization-for-user-already-exists', customization: customised },
    ]);
    const again = changed.replaceAll('zusammenzählen', 'hinzufügen');
    expect((await saveAs('author', customised, again)).status).toBe(412);
    expect((await saveAs('author', customised, again, '7')).status).toBe(412);
    const next = await openDraft('author', customised);
    expect(next).toMatchObject({ originalPath: original, customizationPath: customised, customizationVersion: '1' });
    expect(await saveAs('author', customised, again, '1')).toEqual({
      status: 200,
      body: { customization: customised, version: '2' },
    });
    expect((await read('author', customised)).body).toBe(again);
    expect((await read('author', customised, { version: '1' })).body).toBe(changed);
    expect((await read('author', customised, { version: '9' })).statusCode).toBe(404);
    const versions = await platform.call(
      'author',
      `/content/users/demo-author/problem-customizations/versions?${query({ path: customised })}`,
    );
    expect(answerOf('problemCustomizationVersions', versions.json()).map(({ version }) => version)).toEqual([2, 1]);
    expect((await read('author', original)).body).toBe(sourceOf(original));
  });

  it('is saved once under one key', async () => {
    const url = `/content/users/demo-admin/problem-customizations?${query({ path: 'equations/solve-9' })}`;
    const save = () =>
      platform.call('admin', url, {
        method: 'PUT',
        payload: `${sourceOf('equations/solve-9')}\n% mine`,
        headers: { 'content-type': 'text/plain', 'idempotency-key': 'k1' },
      });
    const first = await save();
    expect(first.statusCode).toBe(200);
    expect((await save()).json()).toEqual(first.json());
  });

  it('is found by its owner only, and only by those who may customise', async () => {
    expect(await found('author', { customization: 'true' })).toEqual([customised]);
    expect(await found('author', { customization: 'false' })).not.toContain(customised);
    expect(await found('author')).toContain(customised);
    expect(await found('admin', { customization: 'true' })).toEqual(['customised/demo-admin/equations/solve-9']);
    const all = await found('lecturer');
    expect(all).not.toContain(customised);
    expect(await found('lecturer', { customization: 'true' })).toEqual(all);
    expect(await found('author', { query: 'hinzufügen' })).toEqual([customised]);
    expect(await found('admin', { query: 'hinzufügen' })).toEqual([]);
  });

  it('is counted where it is found', async () => {
    const count = async (caller: TestCaller) => {
      const response = await platform.call(caller, '/search/filters?lang=de&type=problem');
      const { topics } = answerOf('filterValues', response.json());
      return topics.find(({ value }) => value === 'arithmetic/fractions/addition')?.count;
    };
    expect([await count('author'), await count('admin'), await count('lecturer')]).toEqual([2, 1, 1]);
  });

  it.each(['admin', 'lecturer', 'learner'] as const)('does not exist for %s', async (caller) => {
    const statusOf = async (url: string) => (await platform.call(caller, url)).statusCode;
    const path = query({ path: customised });
    expect(await statusOf(`/content/documents/string-implementations?${path}`)).toBe(404);
    expect(await statusOf(`/content/documents/string-implementations/de/content?${path}`)).toBe(404);
    const snapshot = await statusOf(`/content/documents/problems/de/snapshot?${path}`);
    expect(snapshot).toBe(caller === 'learner' ? 403 : 404);
    const begun = await platform.call(
      caller,
      `/problem-engine/users/demo-${caller}/problems/personalised-data?lang=de&${path}`,
    );
    expect(begun.statusCode).toBe(404);
    const labelled = await platform.call('lecturer', '/content/documents/user-labels', {
      method: 'POST',
      payload: { paths: [customised], label: 'x', isSet: true },
    });
    expect(labelled.json()).toEqual({ paths: [] });
  });

  it('keeps its label from others, and the name of its section', async () => {
    const label = (caller: TestCaller, isSet: boolean) =>
      platform.call(caller, '/content/documents/user-labels', {
        method: 'POST',
        payload: { paths: [customised], label: 'mine', isSet },
      });
    expect((await label('author', true)).json()).toEqual({ paths: [customised] });
    expect((await label('lecturer', false)).json()).toEqual({ paths: [] });
    expect((await label('author', false)).json()).toEqual({ paths: [customised] });
    const sections = '/content/documents/labeled-implementations/sections/name?parent=customised';
    expect((await platform.call('guest', sections)).json()).toEqual([]);
  });

  it('is read by its owner, and by nobody else as a source', async () => {
    const content = `/content/documents/string-implementations/de/content?${query({ path: customised })}`;
    expect((await platform.call('author', content)).body).toContain('hinzufügen');
    expect((await read('admin', customised)).statusCode).toBe(404);
    expect((await saveAs('admin', customised, changed, '2')).status).toBe(404);
    expect((await saveAs('admin', original, changed, undefined, 'demo-author')).status).toBe(404);
    expect((await saveAs('lecturer', original, changed)).status).toBe(403);
    expect((await saveAs('guest', original, changed)).status).toBe(401);
  });

  it('goes into no worksheet by itself', async () => {
    const response = await platform.call('author', '/course/worksheets', {
      method: 'POST',
      payload: worksheetOf([customised], { de: 'Blatt' }),
    });
    expect(response.statusCode).toBe(404);
  });

  it('is left alone when the content is loaded, which has no files in its place', async () => {
    const { db } = platform.database;
    const log = new RecordingLog();
    const intruder = { path: customised, tex: sourceOf('equations/solve-9'), hash: 'x' };
    const files = [...sampleContent.filter(({ path }) => path !== original), intruder];
    const converter = { convertDocument, documentLanguages };
    expect(await loadContent(db, files, converter, log)).toMatchObject({ removed: 1 });
    expect((await read('author', customised)).body).toContain('hinzufügen');
    expect(await found('author', { customization: 'true' })).toEqual([customised]);
    // What a former version of the converter has made is made anew, from the same source.
    await db.updateTable('document').set({ content_hash: '0-old' }).where('path', '=', customised).execute();
    await db.updateTable('implementation').set({ xml: '' }).where('path', '=', customised).execute();
    await loadContent(db, sampleContent, converter, log);
    const content = `/content/documents/string-implementations/de/content?${query({ path: customised })}`;
    expect((await platform.call('author', content)).body).toContain('hinzufügen');
    expect(await found('admin', { query: 'hinzufügen' })).toEqual([]);
  });
});

function worksheetOf(paths: readonly string[], title: object) {
  return {
    configuration: {
      correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: 3, canUserViewCorrection: true },
      weightedDocuments: paths.map((path, index) => ({ path, weight: index + 2 })),
    },
    template: { title, documents: paths.map((path) => ({ path })) },
  };
}

const inAllLanguages = (text: string) => ({ de: text, en: text, fr: text, zh: text });

async function aWorksheet(paths: readonly string[], title: object): Promise<string> {
  const payload = worksheetOf(paths, title);
  const response = await platform.call('lecturer', '/course/worksheets', { method: 'POST', payload });
  expect(response.statusCode).toBe(201);
  return answerOf('createWorksheet', response.json()).id;
}

describe('a worksheet', () => {
  const problems = (id: string, path: string, userId = 'demo-author') =>
    `/worksheet/users/${userId}/worksheet-customizations/${id}/problems?${query({ path })}`;
  const copies = async (id: string, caller: TestCaller = 'author') => {
    const url = `/worksheet/users/demo-${caller}/worksheet-customizations?${query({ originalWorksheetId: id })}`;
    return answerOf('worksheetCustomizations', (await platform.call(caller, url)).json());
  };
  const worksheet = async (id: string, caller: TestCaller = 'author') =>
    answerOf('worksheetById', (await platform.call(caller, `/course/worksheets/${id}`)).json());

  it('is copied for its owner by the first change; the original stays', async () => {
    const id = await aWorksheet([original, 'fractions/divide'], { de: 'Brüche üben', en: 'Fractions' });
    const before = await worksheet(id);
    expect(await copies(id)).toEqual([]);
    const draft = await openDraft('author', original, id);
    const first = await put('author', problems(id, original), changed);
    expect(first.status).toBe(200);
    const saved = answerOf('saveWorksheetCustomization', first.body);
    expect(saved).toMatchObject({ path: draft.customizationPath, version: '1' });
    expect(await worksheet(id)).toEqual(before);
    const copy = await worksheet(saved.id);
    expect(copy).toMatchObject({ title: before.title, templateId: saved.customization });
    expect(copy.configuration.correction).toEqual(before.configuration.correction);
    expect(copy.configuration.weightedDocuments).toEqual([
      { path: saved.path, weight: 2 },
      { path: 'fractions/divide', weight: 3 },
    ]);
    expect(copy.documents[0]).toMatchObject({ path: saved.path, name: 'Brüche zusammenzählen', weight: 2 });
    expect(await copies(id)).toEqual([{ id: saved.id, customization: saved.customization }]);
    expect(await copies(id, 'admin')).toEqual([]);
    expect(await found('author', { type: 'worksheet', query: 'üben' })).toContain(saved.customization);
    expect(await found('admin', { type: 'worksheet' })).not.toContain(saved.customization);
    // Found with its worksheet.
    expect(await found('author')).not.toContain(saved.path);

    const more = sourceOf('fractions/divide').replace('größer', 'kleiner');
    const second = answerOf(
      'saveWorksheetCustomization',
      (await put('author', problems(id, 'fractions/divide'), more)).body,
    );
    expect(second.id).toBe(saved.id);
    const third = changed.replaceAll('zusammenzählen', 'sammeln');
    expect((await put('author', problems(id, original), third)).status).toBe(412);
    expect((await put('author', problems(saved.id, saved.path), third, '1')).body).toMatchObject({ version: '2' });
    const whole = await worksheet(saved.id);
    expect(whole.documents.filter(({ language }) => language === 'de').map(({ name }) => name)).toEqual([
      'Brüche sammeln',
      'Brüche dividieren',
    ]);
    const continued = await openDraft('author', original, id);
    expect(continued).toMatchObject({ customizationPath: saved.path, customizationVersion: '2' });
  });

  it('is solved with the customised problem by whoever an LMS has sent there', async () => {
    const id = await aWorksheet([original], inAllLanguages('Lernen'));
    const { body } = await put('author', problems(id, original), changed);
    const { id: copy, path } = answerOf('saveWorksheetCustomization', body);
    const open = () =>
      platform.call(
        'learner',
        `/problem-engine/users/demo-learner/worksheets/${copy}/problems/personalised-data?${query({ path, lang: 'de' })}`,
      );
    expect((await open()).statusCode).toBe(404);
    await platform.database.db
      .insertInto('lms_launch')
      .values({ user_id: 'demo-learner', path: `worksheet_${copy}` })
      .execute();
    const opened = await open();
    expect([opened.statusCode, opened.body.includes('zusammenzählen')]).toEqual([200, true]);
    const alone = await platform.call(
      'learner',
      `/problem-engine/users/demo-learner/problems/personalised-data?${query({ path, lang: 'de' })}`,
    );
    expect(alone.statusCode).toBe(404);
  });

  it('shows its problems to others once all authors find it', async () => {
    const id = await aWorksheet([original], inAllLanguages('Teilen'));
    const { body } = await put('author', problems(id, original), changed);
    const { customization, path } = answerOf('saveWorksheetCustomization', body);
    const seen = async () => {
      const url = `/content/documents/string-implementations/de/content?${query({ path })}`;
      return (await platform.call('lecturer', url)).statusCode;
    };
    const show = (visibleToAllAuthors: boolean) =>
      platform.call('author', `/worksheet/worksheet-templates/${customization}/visibility`, {
        method: 'PUT',
        payload: { visibleToAllAuthors },
      });
    expect(await seen()).toBe(404);
    await show(true);
    expect(await seen()).toBe(200);
    expect(await found('lecturer', { type: 'worksheet' })).toContain(customization);
    await show(false);
    expect(await seen()).toBe(404);
  });

  it('is customised by those who find it, for themselves, and has the problem', async () => {
    const id = await aWorksheet([original], inAllLanguages('Fremd'));
    expect((await put('author', problems(id, 'fractions/divide'), sourceOf('fractions/divide'))).status).toBe(404);
    expect((await put('author', problems('nowhere', original), changed)).status).toBe(404);
    expect((await put('author', problems(id, original, 'demo-admin'), changed)).status).toBe(404);
    expect((await put('lecturer', problems(id, original, 'demo-lecturer'), changed)).status).toBe(403);
    const own = answerOf('saveWorksheetCustomization', (await put('author', problems(id, original), changed)).body);
    expect((await put('admin', problems(own.id, original, 'demo-admin'), changed)).status).toBe(404);
  });

  it('that was deleted is copied again', async () => {
    const id = await aWorksheet([original], inAllLanguages('Noch einmal'));
    const first = answerOf('saveWorksheetCustomization', (await put('author', problems(id, original), changed)).body);
    const url = `/worksheet/worksheet-templates/${first.customization}`;
    expect((await platform.call('author', url, { method: 'DELETE' })).statusCode).toBe(200);
    expect(await copies(id)).toEqual([]);
    const next = answerOf('saveWorksheetCustomization', (await put('author', problems(id, original), changed)).body);
    expect(next.id).not.toBe(first.id);
    expect((await platform.call('author', `${url}/restore`, { method: 'POST' })).statusCode).toBe(200);
    expect((await worksheet(first.id)).documents).toHaveLength(4);
  });
});
