import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpCodeGateway } from './index.ts';

describe('running Octave on the platform', () => {
  it('gives what was printed and drawn, and what went wrong', async () => {
    const error = { kind: 'error', message: "'y' undefined", line: 2 };
    const { http, seen } = fakeServer(json({ output: 'x = 1', cut: true, images: ['iVBORw0KGgo='], error }));
    expect(await new HttpCodeGateway(http, () => 'l').evaluateOctave('x = 1').answer).toEqual(
      succeed({
        output: { text: 'x = 1', isCut: true, images: [{ type: 'image/png', base64: 'iVBORw0KGgo=' }] },
        failure: error,
      }),
    );
    expect(seen).toMatchObject([{ target: '/api/octave/evaluation', body: { input: 'x = 1' } }]);
  });

  it('is not available where there is no sandbox', async () => {
    const { http } = fakeServer(refused(503, 'sandbox_not_available'));
    expect(await new HttpCodeGateway(http, () => 'l').evaluateOctave('1').answer).toEqual(
      fail({ kind: 'notAvailable' }),
    );
  });
});
