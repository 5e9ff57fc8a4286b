import { glimpses, type SearchRequest } from '@lemma/api-client/wire';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { loadContent } from '../document/index.ts';
import { sample, sampleContent, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

const body = `\\begin{annotation} geheim \\end{annotation} Erste \\emph{Zeile}.
\\begin{showhide}[\\initialstate{0} Titel] versteckt \\end{showhide}`;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  const article = sample('notes/glimpsed', { kind: 'article', titles: { de: 'Mit Anmerkungen' }, body });
  await loadContent(
    platform.database.db,
    [...sampleContent, article],
    { convertDocument, documentLanguages },
    platform.log,
  );
});
afterAll(() => platform.dispose());

async function ask(paths: readonly string[], caller: TestCaller = 'lecturer', lang: SearchRequest['lang'] = 'de') {
  const query = new URLSearchParams({ lang, paths: paths.join('\n') });
  const response = await platform.call(caller, `/content/documents/glimpses?${query.toString()}`);
  expect(response.statusCode).toBe(200);
  return { body: response.body, ...v.parse(glimpses.response, response.json()) };
}

describe('a glimpse', () => {
  it('is what a document says first, without what is hidden or for authors', async () => {
    for (const caller of ['lecturer', 'author'] as const) {
      const { glimpses: found, body: answer } = await ask(['notes/glimpsed'], caller);
      expect(found).toEqual([
        { path: 'notes/glimpsed', pieces: [{ kind: 'text', text: 'Erste Zeile.' }], authors: [] },
      ]);
      expect(answer).not.toContain('geheim');
    }
  });

  it('comes for what the caller sees, in the order asked for', async () => {
    const { glimpses: found } = await ask([
      'nowhere/at-all',
      'notes/glimpsed',
      ...sampleContent.map(({ path }) => path),
    ]);
    expect(found[0]?.path).toBe('notes/glimpsed');
    expect(found.length).toBeGreaterThan(1);
    expect(found.map(({ path }) => path)).not.toContain('nowhere/at-all');
  });

  it('is refused for more documents than a page has, and for what is no path', async () => {
    for (const paths of [Array.from({ length: 31 }, (_, at) => `a/${String(at)}`).join('\n'), 'a/../b', '']) {
      const query = new URLSearchParams({ lang: 'de', paths });
      const response = await platform.call('lecturer', `/content/documents/glimpses?${query.toString()}`);
      expect(response.statusCode).toBe(400);
    }
  });
});
