import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '@lemma/api-client/wire';
import { languages } from '@lemma/core/language';
import { checkTaxonomy, labelingNames, readTree, type LabelingName, type TopicNode } from '@lemma/core/taxonomy';
import { RecordingLog, aTaxonomy } from '@lemma/core/testing';
import * as v from 'valibot';
import { readContentFolder } from '../document/index.ts';
import { startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';
import { labelingTexts } from './labeling.ts';
import { seedTaxonomy } from './index.ts';

const content = resolve(import.meta.dirname, '../../../../content');

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  platform = await startPlatform();
  folder = await mkdtemp(join(tmpdir(), 'lemma-taxonomy-'));
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});

const addressOf = (name: LabelingName) => (name === 'taxonomy' ? '/labeling/taxonomy' : `/labeling/i18n/${name}`);

async function read(name: LabelingName) {
  const response = await platform.call('learner', addressOf(name));
  expect(response.statusCode).toBe(200);
  return { text: response.body, etag: String(response.headers['etag']) };
}

async function put(
  name: LabelingName,
  text: string,
  headers: Readonly<Record<string, string>>,
  caller: TestCaller = 'admin',
) {
  const response = await platform.call(caller, addressOf(name), {
    method: 'PUT',
    payload: text,
    headers: { 'content-type': 'text/plain', ...headers },
  });
  return { status: response.statusCode, etag: response.headers['etag'], body: response.json<unknown>() };
}

/** Saves in place of what is stored. */
async function save(name: LabelingName, text: string): Promise<number> {
  return (await put(name, text, { 'if-match': (await read(name)).etag })).status;
}

async function seed(texts: Partial<Record<LabelingName, string>>): Promise<RecordingLog> {
  const log = new RecordingLog();
  await mkdir(join(folder, 'taxonomy'), { recursive: true });
  for (const name of labelingNames) {
    const text = texts[name];
    if (text !== undefined) await writeFile(join(folder, 'taxonomy', `${name}.json`), text);
  }
  await seedTaxonomy(platform.database.db, folder, log);
  return log;
}

describe('the taxonomy', () => {
  it('of a platform without one is empty, and valid', async () => {
    expect((await read('taxonomy')).etag).toBe('"0"');
    expect(checkTaxonomy(await labelingTexts(platform.database.db))).toEqual([]);
  });

  it('comes from the content folder', async () => {
    await seed(aTaxonomy);
    expect(await read('taxonomy')).toEqual({ text: aTaxonomy.taxonomy, etag: '"1"' });
    expect((await read('zh')).text).toBe(aTaxonomy.zh);
  });

  it('is not sent again to whoever has it', async () => {
    const { etag } = await read('de');
    const headers = { 'if-none-match': etag };
    const response = await platform.call('learner', addressOf('de'), { headers });
    expect([response.statusCode, response.body]).toEqual([304, '']);
  });

  it('is replaced by its editors only, and with the layout they gave it', async () => {
    const text = aTaxonomy.de.replace('"Brüche"', '  "Bruchrechnung"');
    expect((await put('de', text, { 'if-match': '"1"' }, 'author')).status).toBe(403);
    expect((await put('de', text, { 'if-match': '"1"' }, 'guest')).status).toBe(401);
    const saved = await put('de', text, { 'if-match': '"1"', 'content-type': 'application/json' });
    expect(saved).toMatchObject({ status: 200, body: { version: '2' } });
    expect(await read('de')).toEqual({ text, etag: '"2"' });
  });

  it.each([{}, { 'if-match': '"1"' }, { 'if-match': '*' }, { 'if-match': '2' }])(
    'is not replaced without naming the stored version (%j)',
    async (headers) => {
      const { status, body } = await put('de', aTaxonomy.de, headers);
      expect([status, v.parse(refusal, body).id]).toEqual([412, 'labeling_version-conflict']);
    },
  );

  it('is saved once, however often a write is repeated', async () => {
    const { etag } = await read('de');
    const headers = { 'if-match': etag, 'idempotency-key': 'k1' };
    const first = await put('de', aTaxonomy.de, headers);
    expect(first.status).toBe(200);
    expect(await put('de', aTaxonomy.de, headers)).toEqual(first);
    expect((await read('de')).etag).toBe('"3"');
  });

  it('is saved once by two editors at the same time', async () => {
    const { etag } = await read('en');
    const texts = ['Algebra', 'Analysis'].map((word) => aTaxonomy.en.replace('Calculus', word));
    const answers = await Promise.all(texts.map((text) => put('en', text, { 'if-match': etag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('always has labels for every name: those of a new topic are saved before it', async () => {
    const tree = aTaxonomy.taxonomy.replace('"name": "analysis"', '"name": "algebra"');
    const refused = await put('taxonomy', tree, { 'if-match': (await read('taxonomy')).etag });
    expect(refused).toMatchObject({ status: 422, body: { id: 'labeling_key-missing', line: 15 } });
    expect(v.parse(refusal, refused.body).message).toContain('algebra');
    for (const language of languages) {
      const withAlgebra = aTaxonomy[language].replace('"analysis"', '"algebra": "Algebra", "analysis"');
      expect(await save(language, withAlgebra)).toBe(200);
    }
    expect(await save('taxonomy', tree)).toBe(200);
    const without = await put('fr', '{}', { 'if-match': (await read('fr')).etag });
    expect(without).toMatchObject({ status: 422, body: { id: 'labeling_key-missing' } });
    expect(checkTaxonomy(await labelingTexts(platform.database.db))).toEqual([]);
  });

  it.each([
    ['{"topicStructure": [],}', 422, 'labeling_taxonomy-error'],
    ['', 422, 'labeling_taxonomy-error'],
    ['['.repeat(900_000), 422, 'labeling_taxonomy-error'],
    ['{"topics": []}', 422, 'labeling_taxonomy-error'],
    [`"${'x'.repeat(1_000_001)}"`, 413, 'request_too_large'],
  ])('is not replaced by what is none (%#)', async (text, status, id) => {
    const { etag } = await read('taxonomy');
    for (const type of ['text/plain', 'application/json']) {
      const refused = await put('taxonomy', text, { 'if-match': etag, 'content-type': type });
      expect([refused.status, v.parse(refusal, refused.body).id]).toEqual([status, id]);
    }
  });

  it('keeps every version', async () => {
    const rows = await platform.database.db
      .selectFrom('labeling')
      .select(['version', 'author'])
      .where('name', '=', 'de')
      .orderBy('version')
      .execute();
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ author }) => author === null)).toEqual([true, false, false, false]);
  });

  it('that somebody has edited is not overwritten by the content folder; the rest follows it', async () => {
    await platform.database.db.deleteFrom('labeling').where('version', '>', 1).execute();
    expect(await save('de', aTaxonomy.de.replace('Brüche', 'Edited'))).toBe(200);
    const log = await seed({ ...aTaxonomy, fr: aTaxonomy.fr.replace('Analyse', 'Fonctions') });
    expect((await read('de')).text).toContain('Edited');
    expect((await read('fr')).text).toContain('Fonctions');
    expect(log.lines).toEqual([]);
    const complaints = await seed({ ...aTaxonomy, fr: '{}' });
    expect(complaints.lines).toHaveLength(4);
  });
});

describe('the taxonomy of the sample course', () => {
  it('is complete, and has a name for everything its documents are classified by', async () => {
    const text = (name: LabelingName) => readFile(join(content, 'taxonomy', `${name}.json`), 'utf8');
    const [taxonomy, de, en, fr, zh] = await Promise.all([
      text('taxonomy'),
      text('de'),
      text('en'),
      text('fr'),
      text('zh'),
    ]);
    expect(checkTaxonomy({ taxonomy, de, en, fr, zh })).toEqual([]);
    const used = ((await readContentFolder(content)) ?? []).flatMap(({ tex }) => usedNames(tex));
    expect(used.length).toBeGreaterThan(200);
    const known = knownNames(taxonomy);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** What the metainfo of a source classifies it by. */
function usedNames(tex: string): readonly string[] {
  const metainfo = /\\begin\{metainfo\}[\s\S]*?\\end\{metainfo\}/.exec(tex)?.[0] ?? '';
  return [...metainfo.matchAll(/\\(topic|objective|label|coursesection)\{([^}]*)\}/g)].map(
    ([, kind, name]) => `${String(kind)} ${String(name)}`,
  );
}

function knownNames(text: string): ReadonlySet<string> {
  const { topics, objectives, labels, sections } = readTree(text).value;
  const paths = (nodes: readonly TopicNode[]): readonly string[] =>
    nodes.flatMap(({ path, children }) => [path, ...paths(children)]);
  return new Set([
    ...paths(topics).map((path) => `topic ${path}`),
    ...objectives.map(({ name }) => `objective ${name}`),
    ...labels.map(({ name }) => `label ${name}`),
    ...sections.map(({ name }) => `coursesection ${name}`),
  ]);
}
