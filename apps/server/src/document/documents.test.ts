import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '@lemma/core/document';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { sample, sampleContent, startPlatform, type TestPlatform } from '../testing/index.ts';
import { loadContent, type ContentFile } from './index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

describe('a document', () => {
  it('is listed in every language it has a title in', async () => {
    const response = await platform.call('learner', '/content/documents/string-implementations?path=fractions/add');
    expect(response.json()).toEqual([
      { language: 'de', name: 'Brüche addieren' },
      { language: 'en', name: 'Adding fractions' },
      { language: 'fr', name: 'Additionner des fractions' },
      { language: 'zh', name: '分数的加法' },
    ]);
  });

  it('is served as XML that can be read', async () => {
    const response = await platform.call(
      'lecturer',
      '/content/documents/string-implementations/fr/content?path=fractions/add',
    );
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain('sandbox');
    const document = readDocument(response.body);
    expect(document).toMatchObject({ ok: true, value: { kind: 'problem', language: 'fr' } });
  });

  it.each([
    ['learner', 403],
    ['tutor', 200],
    ['lecturer', 200],
    ['author', 200],
    ['admin', 200],
  ] as const)(
    'that is a problem tells its solutions to those only who may browse: a %s gets %i',
    async (caller, status) => {
      const url = '/content/documents/string-implementations/en/content?path=fractions/add';
      const response = await platform.call(caller, url);
      expect(response.statusCode).toBe(status);
      expect(response.body.includes('<solution')).toBe(status === 200);
    },
  );

  it.each(['nowhere', 'fractions', 'fractions/add/'.slice(0, -1) + 'x'])(
    'that does not exist is not found (%s)',
    async (path) => {
      for (const url of ['string-implementations?', 'string-implementations/de/content?', 'problems/de/snapshot?']) {
        const response = await platform.call('lecturer', `/content/documents/${url}path=${path}`);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ id: 'content_document-not-found' });
      }
    },
  );

  it('is not found in a language it does not have', async () => {
    const response = await platform.call(
      'learner',
      '/content/documents/string-implementations/zh/content?path=fractions/divide',
    );
    expect(response.statusCode).toBe(404);
  });

  it.each([
    '../etc/passwd',
    '..%2f..%2fetc',
    '%2e%2e/x',
    '/etc',
    'a//b',
    'a/',
    'a\\b',
    'a%00',
    'a%252fb',
    './a',
    '',
    'x'.repeat(301),
  ])('has no path like %s', async (path) => {
    const response = await platform.call('learner', `/content/documents/string-implementations?path=${path}`);
    expect(response.statusCode).toBe(400);
  });
});

describe('section names', () => {
  const names = async (query: string): Promise<unknown> =>
    (await platform.call('guest', `/content/documents/labeled-implementations/sections/name${query}`)).json();

  it('come in their natural order', async () => {
    expect(await names('')).toEqual(['1', '2', '9', '10']);
  });

  it('are those below a folder', async () => {
    expect(await names('?parent=fractions')).toEqual(['1', '2']);
    expect(await names('?parent=fract')).toEqual([]);
  });
});

describe('loading content', () => {
  const converter = { convertDocument, documentLanguages };
  const load = (files: readonly ContentFile[]) => loadContent(platform.database.db, files, converter, platform.log);
  const nameOf = async (path: string) => {
    const rows = await platform.database.db
      .selectFrom('implementation')
      .select(['language', 'name'])
      .where('path', '=', path)
      .execute();
    return rows.map(({ language, name }) => `${language} ${name}`);
  };
  const unchanged = { added: 0, changed: 0, removed: 0 };

  it('does nothing when nothing has changed', async () => {
    expect(await load(sampleContent)).toEqual(unchanged);
  });

  it('follows files that come, change and go', async () => {
    const path = 'new/document';
    const first = sample(path, { titles: { de: 'Erst', en: 'First' } });
    expect(await load([...sampleContent, first])).toEqual({ ...unchanged, added: 1 });
    const second = sample(path, { titles: { en: 'Second' } });
    expect(await load([...sampleContent, second])).toEqual({ ...unchanged, changed: 1 });
    expect(await nameOf(path)).toEqual(['en Second']);
    expect(await load(sampleContent)).toEqual({ ...unchanged, removed: 1 });
    expect(await nameOf(path)).toEqual([]);
  });

  it('follows the dates of files whose sources are as before', async () => {
    const [first, ...others] = sampleContent;
    if (first === undefined) throw new Error('no content');
    const datesOf = async () => {
      const { db } = platform.database;
      const rows = await db.selectFrom('implementation').select('created_at').where('path', '=', first.path).execute();
      return [...new Set(rows.map((row) => row.created_at?.toISOString()))];
    };
    expect(await load([{ ...first, created: new Date('2025-05-06T12:00:00Z') }, ...others])).toEqual({
      ...unchanged,
      changed: 1,
    });
    expect(await datesOf()).toEqual(['2025-05-06T12:00:00.000Z']);
    expect(await load([{ ...first, created: undefined }, ...others])).toEqual({ ...unchanged, changed: 1 });
    expect(await datesOf()).toEqual([undefined]);
    expect(await load(sampleContent)).toEqual({ ...unchanged, changed: 1 });
    expect(await load(sampleContent)).toEqual(unchanged);
  });

  it('loads a file with errors as well as it goes, and says so', async () => {
    const broken = sample('broken', {
      kind: 'article',
      titles: { de: 'Kaputt' },
      body: '\\begin{itemize} \\item eins $x',
    });
    await load([...sampleContent, broken]);
    expect(await nameOf('broken')).toEqual(['de Kaputt']);
    const line = broken.tex.split('\n').findIndex((each) => each.includes('eins $x')) + 1;
    const places = new RegExp(`^broken\\.tex:${line}:\\d+ \\(de\\) unclosed-[a-z]+: .* `);
    expect(platform.log.lines.map(({ message }) => message)).toContainEqual(expect.stringMatching(places));
    await load(sampleContent);
  });
});

describe('a snapshot', () => {
  it('is an inert SVG that can be opened anywhere', async () => {
    const response = await platform.call('lecturer', '/content/documents/problems/de/snapshot?path=fractions/add');
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect(response.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="640" height="\d+"/);
  });
});
