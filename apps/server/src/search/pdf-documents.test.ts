import { mkdtemp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '@lemma/core/language';
import { filterValues, search, type SearchResponse } from '@lemma/api-client/wire';
import * as v from 'valibot';
import { loadPdfDocuments, pdfDocumentsIn } from '../document/index.ts';
import { startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  platform = await startPlatform();
  folder = await mkdtemp(join(tmpdir(), 'lemma-pdf-'));
  await mkdir(join(folder, 'chapters'));
  const files = ['1001.de.pdf', '1001.en.pdf', '7.pdf', 'notes.pdf', '12345.pdf', '8.txt'];
  for (const name of files) await writeFile(join(folder, 'chapters', name), '%PDF-1.7');
  await symlink(join(folder, 'chapters', '7.pdf'), join(folder, 'chapters', '9.pdf'));
  await loadPdfDocuments(platform.database.db, await pdfDocumentsIn(folder));
});
afterAll(() => platform.dispose());

async function find(query: string, lang: Language = 'de', caller: TestCaller = 'lecturer'): Promise<SearchResponse> {
  const response = await platform.call(caller, `/search?type=generic_pdf_document&lang=${lang}&${query}`);
  return v.parse(search.response, response.json());
}

async function names(...asked: Parameters<typeof find>): Promise<readonly string[]> {
  const { searchHits } = await find(...asked);
  return searchHits.flatMap((hit) => (hit.type === 'generic_pdf_document' ? hit.name : []));
}

describe('printable chapters', () => {
  it('are found in the languages they exist in; one without a language in all of them', async () => {
    expect(await names('sort_by=NAME')).toEqual(['Kapitel 1A', 'Kapitel 7']);
    expect(await names('', 'zh')).toEqual(['第 7 章']);
    const { searchHits, typeTotals } = await find('query=1A');
    expect(searchHits).toMatchObject([
      { path: 'chapters/1001.pdf', language: 'de', languages: ['de', 'en'], marks: [[8, 10]] },
    ]);
    expect(typeTotals.generic_pdf_document).toBe(1);
  });

  it('are found by words, by their path, by words of another language and with a typing error', async () => {
    expect(await names('query=kapitel')).toHaveLength(2);
    expect(await names('query=pdf')).toHaveLength(2);
    expect(await names('query=chapters/1001.pdf')).toEqual(['Kapitel 1A']);
    expect(await names('query=chapter')).toHaveLength(2);
    expect(await names('query=Kapittel')).toHaveLength(2);
    expect(await names('query=xylophon')).toEqual([]);
  });

  it('are narrowed by their chapter; what they do not have excludes them', async () => {
    expect(await names('chapter=1001')).toEqual(['Kapitel 1A']);
    for (const asked of ['section=1', 'topics=arithmetic', 'objectives=add-fractions'])
      expect(await names(asked)).toEqual([]);
    expect(await names('customization=true', 'de', 'author')).toEqual([]);
    const response = await platform.call('lecturer', '/search/filters?type=generic_pdf_document&lang=de&chapter=7');
    const values = v.parse(filterValues.response, response.json());
    expect(values.chapters).toEqual([
      { value: '7', count: 1 },
      { value: '1001', count: 1 },
    ]);
    expect(values.languages.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  it('are those of the folder: what is gone is gone, what stays keeps its time', async () => {
    const before = (await find('query=7')).searchHits;
    await loadPdfDocuments(
      platform.database.db,
      (await pdfDocumentsIn(folder)).filter(({ chapter }) => chapter === 7),
    );
    expect(await names('')).toEqual(['Kapitel 7']);
    expect((await find('query=7')).searchHits).toEqual(before);
    expect(await pdfDocumentsIn(join(folder, 'missing'))).toEqual([]);
  });

  it('and generic problems and templates of older clients are found as what they are here', async () => {
    const types = await Promise.all(
      ['generic_problem', 'worksheet_template'].map(async (type) => {
        const response = await platform.call('lecturer', `/search?lang=de&type=${type}`);
        return v.parse(search.response, response.json()).searchHits.map((hit) => hit.type);
      }),
    );
    expect(new Set(types[0])).toEqual(new Set(['problem']));
    expect(types[1]).toEqual([]);
    expect((await platform.call('lecturer', '/search?lang=de&type=generic_image')).statusCode).toBe(400);
  });
});
