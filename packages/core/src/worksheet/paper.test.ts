import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  greatestVersion,
  mostVersions,
  namesInLines,
  printPaper,
  readPaper,
  sheetsOf,
  usualPaper,
  workingRooms,
  type PaperSettings,
} from './paper.ts';

const settings: fc.Arbitrary<PaperSettings> = fc.record({
  first: fc.integer({ min: 1, max: greatestVersion }),
  versions: fc.integer({ min: 1, max: mostVersions }),
  room: fc.constantFrom(...workingRooms),
  ownPages: fc.boolean(),
  withSolutions: fc.boolean(),
});

describe('a worksheet on paper', () => {
  it('prints the solutions of the same versions after all problems', () => {
    expect(sheetsOf({ ...usualPaper, first: 7, versions: 2 }, [])).toEqual([
      { kind: 'problems', version: 7 },
      { kind: 'problems', version: 8 },
      { kind: 'solutions', version: 7 },
      { kind: 'solutions', version: 8 },
    ]);
  });

  it('gives everybody who is named a version of their own, whatever the number of versions', () => {
    expect(sheetsOf({ ...usualPaper, versions: 5, withSolutions: false }, ['Ada', 'Emmy'])).toEqual([
      { kind: 'problems', version: 1, name: 'Ada' },
      { kind: 'problems', version: 2, name: 'Emmy' },
    ]);
    expect(sheetsOf({ ...usualPaper, withSolutions: false }, Array<string>(1000).fill('Ada'))).toHaveLength(
      mostVersions,
    );
  });

  it('reads names from lists as they are copied from anywhere', () => {
    expect(namesInLines(' Ada  Lovelace\r\n\r\nEmmy\tNoether\n')).toEqual(['Ada Lovelace', 'Emmy Noether']);
    expect(namesInLines('\n \n')).toEqual([]);
  });

  it('is found by its address', () => {
    fc.assert(
      fc.property(settings, (each) => {
        const parameters = new Map(printPaper(each));
        expect(readPaper((name) => parameters.get(name) ?? null)).toEqual(each);
      }),
    );
    expect(printPaper(usualPaper)).toEqual([]);
  });

  it.each([
    ['versions', '0'],
    ['versions', '61'],
    ['versions', '1e1'],
    ['versions', '-1'],
    ['first', '0'],
    ['first', '999999'],
    ['room', '5'],
    ['room', 'x'],
  ])('takes an address with %s=%s as usual', (name, value) => {
    expect(readPaper((each) => (each === name ? value : null))).toEqual(usualPaper);
  });
});
