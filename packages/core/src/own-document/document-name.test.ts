import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { isDocumentName, longestDocumentName, nameOfDocument, proposedName } from './index.ts';

describe('the name of a document', () => {
  it.each([
    ['Größe & Maß', 'groesse-mass'],
    ['Additionner des fractions : l’idée', 'additionner-des-fractions-lidee'],
    ['  $x^2$ = 4? ', 'x-2-4'],
    ['分数的加法', ''],
    ['../../etc/passwd', 'etc-passwd'],
  ])('for the title %s is %s', (title, name) => {
    expect(proposedName(title)).toBe(name);
  });

  it('is a good one, whatever the title, or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const name = proposedName(title);
        return name === '' || isDocumentName(name);
      }),
      { numRuns: runs, seed: 30 },
    );
  });

  it.each(['', '-a', 'a-', 'a--b', 'A', 'a/b', '..', 'a.b', 'ä', 'a b', 'x'.repeat(longestDocumentName + 1)])(
    'is not %j',
    (text) => {
      expect(isDocumentName(text)).toBe(false);
    },
  );

  it('is the end of its path', () => {
    expect(nameOfDocument('own/ada/slope-2')).toBe('slope-2');
  });
});
