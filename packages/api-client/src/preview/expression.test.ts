import { readMathml } from '@lemma/core/document';
import { fail } from '@lemma/core/store';
import { expect, it } from 'vitest';
import { fakeServer, refused } from '../testing/index.ts';
import { HttpExpressionConverter } from './http-expression-converter.ts';

it('an expression becomes the formula that the server has printed', async () => {
  const { http, seen } = fakeServer(new Response('<math><mi>x</mi></math>'));
  const answer = await new HttpExpressionConverter(http).convert('x', 'fr').answer;
  expect(answer).toEqual(readMathml('<math><mi>x</mi></math>'));
  expect(seen[0]).toMatchObject({ method: 'GET', target: '/api/jmmtex/convert-expression?locale=fr&expression=x' });
});

it.each([
  [
    { from: 2, to: 3, data: { reason: 'badCharacter', sign: '?' } },
    { span: { from: 2, to: 3 }, data: { reason: 'badCharacter', sign: '?' } },
  ],
  // A place outside what was asked for is nobody's.
  [{ from: 2, to: 9, data: {} }, undefined],
  [{ from: 3, to: 2, data: {} }, undefined],
])('an expression that cannot be read comes with its place (%#)', async (place, expected) => {
  const { http } = fakeServer(refused(422, 'jmmtex_invalid_expression', { place }));
  const { answer } = new HttpExpressionConverter(http).convert('1/?', 'de');
  expect(await answer).toEqual(fail({ kind: 'unreadable', ...(expected && { place: expected }) }));
});

it.each([
  [refused(422, 'jmmtex_invalid_expression'), 'unreadable'],
  [refused(400, 'invalid_request'), 'unreadable'],
  [refused(500, 'unknown_error'), 'faulty'],
])('an expression may not become one (%#)', async (answer, kind) => {
  const { http } = fakeServer(answer);
  expect(await new HttpExpressionConverter(http).convert('1/', 'de').answer).toEqual(fail({ kind }));
});
