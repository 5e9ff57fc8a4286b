import { convertDocument, documentLanguages } from '@lemma/mmtex';
import type { Role, Session } from '@lemma/core/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversionHandlers, convertHere } from '../conversion/index.ts';
import { sample, sampleContent, startPlatform, type TestPlatform } from '../testing/index.ts';
import { loadContent } from './index.ts';

const path = 'notes/annotated';
const body =
  'Before. \\begin{annotation}[Geheimtitel] geheim \\footnote{geheime Fußnote} ' +
  '\\begin{remark} geheim \\end{remark} \\end{annotation} \\begin{proof} \\begin{annotation} geheim \\end{annotation} QED. \\end{proof} After.';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  const annotated = sample(path, { kind: 'article', titles: { de: 'Mit Anmerkungen' }, body });
  const converter = { convertDocument, documentLanguages };
  await loadContent(platform.database.db, [...sampleContent, annotated], converter, platform.log);
});
afterAll(() => platform.dispose());

const content = `/content/documents/string-implementations/de/content?path=${path}`;
const snapshot = `/content/documents/problems/de/snapshot?path=${path}`;

describe('annotations', () => {
  it('are kept from a learner, with their footnotes', async () => {
    const { statusCode, body: answer } = await platform.call('learner', content);
    expect(statusCode).toBe(200);
    expect(answer).toContain('Before');
    expect(answer).toContain('After');
    expect(answer).toContain('QED');
    expect(answer).not.toMatch(/geheim/i);
  });

  it.each([
    ['tutor', content],
    ['lecturer', content],
    ['author', content],
    ['admin', content],
    ['tutor', snapshot],
    ['lecturer', snapshot],
    ['author', snapshot],
    ['admin', snapshot],
  ] as const)('are there for who teaches, a note for teachers: %s %s', async (caller, url) => {
    const { body: answer } = await platform.call(caller, url);
    expect(answer).toContain('Geheimtitel');
    expect(answer).toContain('geheime Fußnote');
  });

  it('are not found by a search', async () => {
    const hits = async (words: string): Promise<unknown> =>
      (await platform.call('lecturer', `/search?type=article&lang=de&query=${words}`)).json();
    expect(JSON.stringify(await hits('QED'))).toContain(path);
    expect(JSON.stringify(await hits('Geheimtitel'))).not.toContain(path);
  });
});

describe('the annotations of a preview', () => {
  const { previewDocument } = conversionHandlers(convertHere);
  const shownTo = async (...roles: Role[]): Promise<string> => {
    const caller: Session = { kind: 'user', user: { id: 'u', name: 'U', roles } };
    const texCode = `\\begin{content}\\title{T}${body}\\end{content}`;
    const answer = await previewDocument({ path, texCode, lang: 'de' }, caller, 'user u', undefined, 0);
    return answer.ok ? answer.value.convertedTex : answer.failure.message;
  };

  it('are kept from whoever does not hold the role, and there for whoever does', async () => {
    for (const role of ['access-browser', 'access-cep', 'access-webmiau-preview'] as const) {
      expect(await shownTo(role)).not.toMatch(/geheim/i);
      expect(await shownTo(role)).toContain('QED');
      expect(await shownTo(role, 'view-annotations')).toContain('geheime Fußnote');
    }
  });
});

it('a source that somebody tries out is shown as it is, annotations and all', async () => {
  const payload = { texCode: body, lang: 'de' };
  const { body: answer } = await platform.call('guest', '/jmmtex/convert-document', { method: 'POST', payload });
  expect(answer).toContain('geheime Fußnote');
});
