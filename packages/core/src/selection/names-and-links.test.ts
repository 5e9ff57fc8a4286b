import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDocumentLink, isLink, isTransferName, transferName, worksheetIdIn, worksheetLink } from './index.ts';

describe('a name in a transfer', () => {
  it.each([
    ['Brüche addieren', 'Brüche addieren'],
    ['a < b & c > d', 'a ‹ b + c > d'],
    ['<img src=x onerror=alert(1)>', '‹img src=x onerror=alert(1)>'],
    [' two\nlines\u2028and\u200bmore\u0000 ', 'two lines and more'],
    ['', 'other'],
    ['  ', 'other'],
    ['0', 'other'],
    ['00', '00'],
    ['\ud800', 'other'],
    ['x'.repeat(255), 'x'.repeat(255)],
    ['x'.repeat(500), `${'x'.repeat(254)}…`],
    [`${'x'.repeat(253)}😀😀`, `${'x'.repeat(253)}…`],
  ])('of %j is %j', (text, name) => {
    expect(transferName(text, 'other')).toBe(name);
  });

  it('is short, safe and stays as it is when it is made again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const name = transferName(text, 'other');
        expect(name.length).toBeLessThanOrEqual(255);
        expect(name).not.toMatch(/[<&\p{Cc}\p{Cs}]/u);
        expect(isTransferName(name)).toBe(true);
      }),
      { seed: 15 },
    );
  });
});

describe('a link', () => {
  it.each([
    ['fractions/add-fractions_problem.2', true],
    ['link/a/b', true],
    ['a:b', true],
    ['', false],
    ['1/a', false],
    ['/a', false],
    ['a b', false],
    ['a%20b', false],
    ['ä', false],
    ['a?lang=de', false],
    ['a"onclick', false],
    ['a\n', false],
    ['blink/a', false],
    ['link/link/a', false],
    [`a${'b'.repeat(254)}`, true],
    [`a${'b'.repeat(255)}`, false],
  ])('%j reaches every client as it is: %s', (link, expected) => {
    expect(isLink(link)).toBe(expected);
  });

  it.each([
    ['fractions/add', true],
    ['link/a', false],
    ['hyperlink/a', false],
    ['worksheet_1', false],
    ['brüche/a', false],
  ])('can be the path of a document, %j: %s', (path, expected) => {
    expect(isDocumentLink(path)).toBe(expected);
  });

  it.each([
    ['14981', 'worksheet_14981'],
    ['3f2a-1b', 'worksheet_3f2a-1b'],
    ['', undefined],
    ['a b', undefined],
    ['worksheet_1', undefined],
    ['link/1', undefined],
  ])('of the worksheet %j is %j', (id, link) => {
    expect(worksheetLink(id)).toBe(link);
    if (link !== undefined) expect(worksheetIdIn(link)).toBe(id);
  });

  it.each(['fractions/add', 'worksheet_', 'a/worksheet_1'])('%s is that of no worksheet', (link) => {
    expect(worksheetIdIn(link)).toBeUndefined();
  });
});
