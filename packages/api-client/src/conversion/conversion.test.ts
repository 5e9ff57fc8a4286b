import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpConversionGateway } from './http-conversion-gateway.ts';

describe('converting a source', () => {
  it('gives the page and the findings with their places', async () => {
    const finding = { code: 'unknown-command', severity: 'error', data: { name: 'foo' } };
    const { http } = fakeServer(
      json({ convertedTex: '<article/>', findings: [{ ...finding, from: 3, to: 7, line: 1, column: 4 }] }),
    );
    expect(await new HttpConversionGateway(http).convert('x', 'de').answer).toEqual(
      succeed({ xml: '<article/>', findings: [{ ...finding, span: { from: 3, to: 7 } }] }),
    );
  });

  it('gives the change that removes a finding', async () => {
    const finding = { code: 'misplaced-ampersand', severity: 'error', data: {} };
    const fix = { from: 3, to: 4, text: '\\&' };
    const { http } = fakeServer(
      json({ convertedTex: '', findings: [{ ...finding, from: 3, to: 4, line: 1, column: 4, fix }] }),
    );
    expect(await new HttpConversionGateway(http).convert('x', 'de').answer).toMatchObject({
      value: { findings: [{ fix: { span: { from: 3, to: 4 }, text: '\\&' } }] },
    });
  });

  it.each([
    [refused(413, 'request_too_large'), 'tooLarge'],
    [refused(400, 'invalid_request', { field: 'texCode' }), 'tooLarge'],
    [refused(429, 'too_many_requests'), 'tooManyRequests', { seconds: 60 }],
    [refused(500, 'unknown_error'), 'unavailable'],
  ])('tells why it failed (%#)', async (answer, kind, more?: object) => {
    const { http } = fakeServer(answer);
    expect(await new HttpConversionGateway(http).convert('x', 'de').answer).toEqual(fail({ kind, ...more }));
  });
});
