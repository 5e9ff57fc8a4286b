import { describe, expect, it } from 'vitest';
import { contentPath, plainContentPath } from './index.ts';

describe('a path in the content', () => {
  it.each([
    ['pizza.svg', 'fractions/pizza.svg'],
    ['./media/pizza.svg', 'fractions/media/pizza.svg'],
    ['../media/pizza.svg', 'media/pizza.svg'],
    ['/media/pizza.svg', 'media/pizza.svg'],
    [' a b/ü.png ', 'fractions/a b/ü.png'],
  ])('%s stands at %s', (written, path) => {
    expect(contentPath(written, 'fractions/what-is-a-fraction')).toEqual({ ok: true, value: path });
  });

  it.each(['../../etc/passwd', '/../etc/passwd', '../..', '/a/../../b'])('%s leads out', (written) => {
    expect(contentPath(written, 'fractions/what-is-a-fraction')).toEqual({ ok: false, failure: 'outside' });
  });

  it.each(['', '  ', '//host/x', 'https://a.b/c', 'a\\b', 'a%2fb', 'a?b', 'a#b', 'a\u0000', '.', 'x'.repeat(301)])(
    '%j is none',
    (written) => {
      expect(contentPath(written, 'document')).toEqual({ ok: false, failure: 'bad' });
    },
  );

  it('needs to know where its document stands, unless it starts at the root', () => {
    expect(contentPath('a.svg', undefined)).toEqual({ ok: false, failure: 'noPlace' });
    expect(contentPath('/a.svg', undefined)).toEqual({ ok: true, value: 'a.svg' });
  });

  it('is taken from a document only as it is written there by the converter', () => {
    expect(['a/b.svg', '../a', '/a', 'a//b', 'javascript:x', undefined].map(plainContentPath)).toEqual([
      'a/b.svg',
      ...Array<undefined>(5).fill(undefined),
    ]);
  });
});
