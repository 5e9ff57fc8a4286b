import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBlocks, readDocument, readMathml } from '@lemma/core/document';
import { convertDocument, convertFragments, previewDocument, refusal } from '@lemma/api-client/wire';
import * as v from 'valibot';
import { startPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

const post = (url: string, payload: object) => platform.call('author', url, { method: 'POST', payload });
const goodSource = '\\section{Eins}\n\nEin Bruch $\\frac{1}{2}$.';
const badSource = 'Gut.\n\nZeile drei \\begin{itemize} \\item $x';

describe('converting a document', () => {
  it('gives XML that can be read, and no findings for a good source', async () => {
    const answer = v.parse(
      convertDocument.response,
      (await post('/jmmtex/convert-document', { texCode: goodSource, lang: 'de' })).json(),
    );
    expect(answer.findings).toEqual([]);
    expect(readDocument(answer.convertedTex)).toMatchObject({ ok: true });
  });

  it('gives the best page and every finding with its place for a bad source', async () => {
    const response = await post('/jmmtex/convert-document', { texCode: badSource, lang: 'de' });
    expect(response.statusCode).toBe(200);
    const { convertedTex, findings } = v.parse(convertDocument.response, response.json());
    expect(readDocument(convertedTex)).toMatchObject({ ok: true });
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThan(0);
    for (const { from, to, line, column } of errors) {
      expect(line).toBe(3);
      expect(column).toBe(from - badSource.lastIndexOf('\n'));
      expect(to).toBeLessThanOrEqual(badSource.length);
    }
  });
});

describe('converting fragments', () => {
  it('gives one piece of XML for each', async () => {
    const response = await post('/jmmtex/convert-fragments', { texCodes: ['$x^2$', '', 'Text'] });
    const { convertedTexCodes } = v.parse(convertFragments.response, response.json());
    expect(convertedTexCodes).toHaveLength(3);
    for (const xml of convertedTexCodes) expect(readBlocks(xml)).toMatchObject({ ok: true });
  });

  it('names the fragment that cannot be converted', async () => {
    const response = await post('/jmmtex/convert-fragments', { texCodes: ['$x$', '$\\frac{1', 'Text'] });
    expect(response.statusCode).toBe(422);
    expect(v.parse(refusal, response.json())).toMatchObject({ id: 'jmmtex_invalid_fragment', fragment: 1, line: 1 });
  });
});

describe('printing an expression', () => {
  const print = (expression: string, locale = 'de') =>
    platform.call('guest', `/jmmtex/convert-expression?${new URLSearchParams({ locale, expression }).toString()}`);

  it.each(['1/2', 'x^2 + 3', '1,5', 'sqrt(2)', 'sin(x)/x'])('gives MathML for %s', async (expression) => {
    const response = await print(expression);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/mathml+xml; charset=utf-8');
    expect(readMathml(response.body)).toMatchObject({ ok: true });
  });

  it('gives nothing for nothing', async () => {
    expect((await print('  ')).body).toBe('');
  });

  it.each(['1+', '((', '5%', '(((((((((', '"'])('refuses %s', async (expression) => {
    const response = await print(expression);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ id: 'jmmtex_invalid_expression' });
  });

  it.each([
    ['1 + ) 2', 4, 5],
    ['1/', 2, 2],
    ['2 + "x', 4, 5],
  ])('says where %s cannot be read', async (expression, from, to) => {
    const { place } = v.parse(refusal, (await print(expression)).json());
    expect(place).toMatchObject({ from, to });
    expect(place?.data).toHaveProperty('reason');
  });

  it('refuses a text that is too long before reading it', async () => {
    expect((await print('1+'.repeat(3000))).statusCode).toBe(400);
  });
});

describe('previewing a document', () => {
  const url = '/preview/documents/string-implementations/de/preview?path=fractions/add';

  it('gives XML', async () => {
    const response = await post(url, {
      texCode: goodSource,
      path: 'elsewhere',
      lang: 'en',
      wmApiURL: 'https://evil.example',
    });
    expect(response.statusCode).toBe(200);
    const { convertedTex } = v.parse(previewDocument.response, response.json());
    expect(readDocument(convertedTex)).toMatchObject({ ok: true, value: { language: 'de' } });
  });

  it('tells the line of the first error', async () => {
    const response = await post(url, { texCode: badSource, path: 'fractions/add', lang: 'de' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ id: 'jmmtex_document-not-convertable', line: 3 });
  });

  it('gives what can be read of a source with errors, and the errors, to who asks for it', async () => {
    const response = await post(url, { texCode: badSource, path: 'fractions/add', lang: 'de', withErrors: true });
    expect(response.statusCode).toBe(200);
    const { convertedTex, findings } = v.parse(previewDocument.response, response.json());
    expect(readDocument(convertedTex)).toMatchObject({ ok: true });
    expect(findings?.find(({ severity }) => severity === 'error')).toMatchObject({ line: 3 });
  });
});
