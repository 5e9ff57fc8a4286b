import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, refusal } from '@lemma/api-client/wire';
import { RecordingLog } from '@lemma/core/testing';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { loadContent } from '../document/index.ts';
import { sampleContent, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

const problem = (title = 'Meine Aufgabe', solution = '3') => `\\documentclass{mumie.problem}
\\begin{content}
\\title{\\lang{de}{${title}}}
\\begin{problem}
  \\begin{question}
    \\type{input.number}
    \\begin{variables}\\number{s}{${solution}}\\end{variables}
    \\text{Wie viel?}
    \\begin{answer}\\solution{s}\\end{answer}
  \\end{question}
\\end{problem}
\\end{content}`;
const article = '\\begin{content}\n\\title{\\lang{de}{Mein Artikel}}\nText.\n\\end{content}';

const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const documents = (caller: TestCaller) => `/content/users/demo-${caller}/documents`;

async function create(caller: TestCaller, name: string, text = problem(), userId = `demo-${caller}`) {
  const response = await platform.call(caller, `/content/users/${userId}/documents`, {
    method: 'POST',
    payload: { name, text },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

async function list(caller: TestCaller) {
  return v.parse(calls.ownDocuments.response, (await platform.call(caller, documents(caller))).json());
}

async function statusOf(caller: TestCaller, method: 'DELETE' | 'POST' | 'PUT', path: string, more: object = {}) {
  const own = documents('author');
  if (method === 'DELETE') return (await platform.call(caller, `${own}?${query({ path })}`, { method })).statusCode;
  const url = method === 'POST' ? `${own}/restore` : `${own}/sharing`;
  return (await platform.call(caller, url, { method, payload: { path, ...more } })).statusCode;
}
const remove = (path: string, caller: TestCaller = 'author') => statusOf(caller, 'DELETE', path);
const restore = (path: string, caller: TestCaller = 'author') => statusOf(caller, 'POST', path);
const share = (path: string, shared: boolean, caller: TestCaller = 'author') =>
  statusOf(caller, 'PUT', path, { shared });

async function found(caller: TestCaller, more: Readonly<Record<string, string>> = {}) {
  const response = await platform.call(caller, `/search?${query({ type: 'problem', lang: 'de', ...more })}`);
  const { searchHits } = v.parse(calls.search.response, response.json());
  return searchHits.map((hit) => ('document' in hit ? hit.document.path : 'id' in hit ? hit.id : hit.path));
}

const readAs = async (caller: TestCaller, path: string) =>
  (await platform.call(caller, `/content/documents/string-implementations/de/content?${query({ path })}`)).statusCode;

const sourceAs = (caller: TestCaller, path: string, more: Readonly<Record<string, string>> = {}) =>
  platform.call(caller, `/content/tex-documents/tex-code?${query({ path, ...more })}`);

async function save(caller: TestCaller, path: string, text: string, version?: string) {
  const response = await platform.call(
    caller,
    `/content/users/demo-${caller}/problem-customizations?${query({ path })}`,
    {
      method: 'PUT',
      payload: text,
      headers: { 'content-type': 'text/plain', ...(version !== undefined && { 'if-match': `"${version}"` }) },
    },
  );
  return { status: response.statusCode, body: response.json<unknown>() };
}

async function putIntoWorksheet(caller: TestCaller, path: string, title: string) {
  return platform.call(caller, '/course/worksheets', {
    method: 'POST',
    payload: {
      configuration: {
        correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: 3, canUserViewCorrection: true },
        weightedDocuments: [{ path, weight: 1 }],
      },
      template: { title: { de: title }, documents: [{ path }], visibleToAllAuthors: false },
    },
  });
}

describe('a new document', () => {
  const path = 'own/demo-author/meine-aufgabe';

  it('is created once, at a path of its owner', async () => {
    expect(await create('author', 'meine-aufgabe')).toEqual({ status: 201, body: { path, version: '1' } });
    const again = await create('author', 'meine-aufgabe', article);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ id: 'content_document-already-exists', customization: path });
    expect((await create('admin', 'meine-aufgabe')).body).toMatchObject({ path: 'own/demo-admin/meine-aufgabe' });
    expect(await list('author')).toMatchObject([
      { path, kind: 'problem', names: { de: 'Meine Aufgabe' }, version: 1, shared: false },
    ]);
  });

  it.each(['../x', 'a/b', 'A', '', 'a b', '%2e%2e', 'x'.repeat(61)])('is not named %j', async (name) => {
    const refused = await create('author', name);
    expect([refused.status, v.parse(refusal, refused.body).field]).toEqual([400, 'name']);
  });

  it.each([
    ['errors', problem().replace('\\begin{problem}', '\\begin{itemise}'), 'jmmtex_document-not-convertable'],
    ['no title', '\\begin{content}\\title{}x\\end{content}', 'jmmtex_document-not-convertable'],
    [
      'a course of what is not there',
      '\\documentclass{mumie.course}\\begin{content}\\title{K}\\begin{chapter}\\title{C}\\lecture{/x}\\end{chapter}\\end{content}',
      'jmmtex_document-not-convertable',
    ],
  ])('with %s is refused', async (_, text, id) => {
    const refused = await create('author', 'bad', text);
    expect([refused.status, v.parse(refusal, refused.body).id]).toEqual([422, id]);
  });

  it('is nobody else’s to create', async () => {
    expect((await create('admin', 'x', article, 'demo-author')).status).toBe(404);
    expect((await create('lecturer', 'x', article)).status).toBe(403);
    expect((await create('guest', 'x', article, 'demo-author')).status).toBe(401);
  });

  it('is changed like a customisation: with a draft, versions and If-Match', async () => {
    const draft = await platform.call('author', `/content/users/demo-author/drafts?${query({ path })}`, {
      method: 'PUT',
      payload: {},
    });
    expect(draft.json()).toMatchObject({
      originalPath: path,
      customizationPath: path,
      customizationVersion: '1',
    });
    const next = problem('Meine zweite Aufgabe');
    expect((await save('author', path, next)).status).toBe(412);
    expect(await save('author', path, next, '1')).toEqual({ status: 200, body: { customization: path, version: '2' } });
    expect((await sourceAs('author', path)).body).toBe(next);
    expect((await sourceAs('author', path, { version: '1' })).body).toBe(problem());
    expect((await save('author', path, article, '2')).status).toBe(200);
    expect((await list('author'))[0]).toMatchObject({ kind: 'article', version: 3 });
    expect((await save('author', path, next, '3')).status).toBe(200);
  });

  it('is found by its owner, and does not exist for others', async () => {
    expect(await found('author', { query: 'zweite' })).toEqual([path]);
    expect(await found('author', { customization: 'true' })).toEqual([]);
    expect(await found('lecturer', { query: 'zweite' })).toEqual([]);
    expect([await readAs('author', path), await readAs('lecturer', path)]).toEqual([200, 404]);
    expect((await sourceAs('admin', path)).statusCode).toBe(404);
    expect((await save('admin', path, problem(), '4')).status).toBe(404);
    expect((await putIntoWorksheet('lecturer', path, 'Fremd')).statusCode).toBe(404);
    for (const act of [remove(path, 'admin'), restore(path, 'admin'), share(path, true, 'admin')]) {
      expect(await act).toBe(404);
    }
  });

  it('is left alone when the content is loaded, whose files have no such paths, and is recorded', async () => {
    const { db } = platform.database;
    const files = [...sampleContent, { path, tex: article, hash: 'x' }];
    await db.updateTable('document').set({ content_hash: '0-old' }).where('path', '=', path).execute();
    await loadContent(db, files, { convertDocument, documentLanguages }, new RecordingLog());
    expect((await sourceAs('author', path)).body).toBe(problem('Meine zweite Aufgabe'));
    expect(await found('author', { customization: 'false', query: 'zweite' })).toEqual([path]);
    const entries = await platform.database.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('call', '=', 'createOwnDocument')
      .where('user_id', '=', 'demo-author')
      .execute();
    expect(entries).toEqual([{ subject: 'meine-aufgabe' }]);
  });
});

describe('a shared document', () => {
  const path = 'own/demo-author/geteilt';

  it('is opened by whoever has the link, and found by its owner only', async () => {
    await create('author', 'geteilt', problem('Geteiltes'));
    expect(await share(path, true)).toBe(200);
    expect((await list('author')).find((each) => each.path === path)?.shared).toBe(true);
    expect([await readAs('lecturer', path), await readAs('learner', path)]).toEqual([200, 403]);
    expect(await found('lecturer', { query: 'Geteiltes' })).toEqual([]);
    expect(await found('author', { query: 'Geteiltes' })).toEqual([path]);
    expect((await save('author', path, problem('Geteiltes neu'), '1')).status).toBe(200);
    expect(await readAs('lecturer', path)).toBe(200);
  });

  it('is changed by its owner only; others customise it', async () => {
    expect((await sourceAs('admin', path)).statusCode).toBe(200);
    expect((await sourceAs('admin', path, { version: '1' })).statusCode).toBe(404);
    const customised = await save('admin', path, problem('Anders'));
    expect(customised.body).toMatchObject({ customization: `customised/demo-admin/${path}` });
    expect((await sourceAs('author', path)).body).toBe(problem('Geteiltes neu'));
    expect([await remove(path, 'admin'), await share(path, false, 'admin')]).toEqual([404, 404]);
  });

  it('that is unshared is closed, but stays in the worksheets that use it', async () => {
    expect((await putIntoWorksheet('lecturer', path, 'Mit Geteiltem')).statusCode).toBe(201);
    expect(await share(path, false)).toBe(200);
    expect([await readAs('lecturer', path), await readAs('admin', path)]).toEqual([200, 404]);
    expect((await putIntoWorksheet('lecturer', path, 'Noch eins')).statusCode).toBe(404);
    expect((await sourceAs('lecturer', path)).statusCode).toBe(403);
  });

  it('may be a customisation, which still goes into no worksheet by itself', async () => {
    const original = 'fractions/add';
    const tex = sampleContent.find((file) => file.path === original)?.tex ?? '';
    const own = 'customised/demo-author/fractions/add';
    expect((await save('author', original, tex.replaceAll('addieren', 'zusammenzählen'))).status).toBe(200);
    expect(await readAs('lecturer', own)).toBe(404);
    expect(await share(own, true)).toBe(200);
    expect(await readAs('lecturer', own)).toBe(200);
    expect((await putIntoWorksheet('lecturer', own, 'Angepasst')).statusCode).toBe(404);
    expect(await remove(own)).toBe(200);
    expect(await readAs('lecturer', own)).toBe(404);
    // Another customisation of the same original takes its place.
    expect((await save('author', original, tex.replaceAll('addieren', 'vereinen'))).status).toBe(200);
    expect((await list('author')).filter((each) => each.path === own)).toMatchObject([{ version: 1, shared: false }]);
  });
});

describe('a deleted document', () => {
  const path = 'own/demo-author/weg';

  it('is gone from everywhere but the worksheets that use it, and can be restored', async () => {
    await create('author', 'weg', problem('Verschwundenes'));
    expect((await putIntoWorksheet('author', path, 'Bleibt')).statusCode).toBe(201);
    expect([await remove(path), await remove(path)]).toEqual([200, 200]);
    expect(await found('author', { query: 'Verschwundenes' })).toEqual([]);
    expect((await sourceAs('author', path)).statusCode).toBe(404);
    expect(await readAs('author', path)).toBe(200);
    expect((await list('author')).find((each) => each.path === path)?.deletedDate).toBeDefined();
    expect((await create('author', 'weg')).status).toBe(409);
    expect(await share(path, true)).toBe(404);
    expect([await restore(path), await restore(path)]).toEqual([200, 200]);
    expect(await found('author', { query: 'Verschwundenes' })).toEqual([path]);
  });

  it('is removed for good after thirty days, unless a worksheet uses it', async () => {
    await create('author', 'kurz');
    const { db } = platform.database;
    for (const each of [path, 'own/demo-author/kurz']) expect(await remove(each)).toBe(200);
    await db
      .updateTable('document')
      .set({ deleted_at: sql<Date>`now() - interval '31 days'` })
      .where('deleted_at', 'is not', null)
      .execute();
    expect(await restore(path)).toBe(404);
    expect((await list('author')).some(({ deletedDate }) => deletedDate !== undefined)).toBe(false);
    expect((await create('author', 'kurz', article)).status).toBe(201);
    const kept = await db.selectFrom('document').select('path').where('path', '=', path).execute();
    expect(kept).toEqual([{ path }]);
  });
});
