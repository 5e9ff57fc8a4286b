import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment } from '../conversion.ts';

function found(source: string) {
  const { findings } = source.includes('\\omb') ? convertDocument(source, 'en') : convertFragment(source, 'en');
  return findings.map(({ code, span, data }) => ({
    code,
    marked: source.slice(span.from, span.to),
    shown: data['shown'],
  }));
}

describe('a number outside of what it counts is named, with what counts instead', () => {
  it.each([
    ['\\begin{incremental}[\\initialsteps{9}]\\step a\\end{incremental}', '9', 1],
    ['\\begin{tabs}[\\initialtab{9}]\\tab{A}a\\tab{B}b\\end{tabs}', '9', 0],
    ['\\begin{showhide}[\\initialstate{7} T]a\\end{showhide}', '7', 1],
    ['\\ombarticle{99999999999}\\title{T}', '99999999999', 99_999],
    ['\\ombchapter{-1}\\title{T}', '-1', 0],
    ['\\begin{table}\\body \\rowspan{99} a & b \\\\ c\\end{table}', '99', 2],
    ['\\begin{table}\\body \\colspan{9999999} a\\end{table}', '9999999', 100],
    ['\\begin{tabular}{ll}\\multirow{9}{*}{a} & b \\\\ & c\\end{tabular}', '9', 2],
    ['\\image[alt=x, width=500%]{/a.png}', '500%', '100 %'],
    ['\\image[alt=x, width=5\\textwidth]{/a.png}', '5\\textwidth', '100 %'],
  ])('%s', (source, marked, shown) => {
    expect(found(source)).toEqual([{ code: 'number-outside', marked, shown }]);
  });

  it('and one that is not whole is no number here', () => {
    expect(found('\\ombchapter{1.5}\\title{T}')).toEqual([{ code: 'not-a-number', marked: '1.5', shown: undefined }]);
  });
});

describe('rows and columns', () => {
  it.each([
    ['\\begin{tabular}{l} a & b & c \\end{tabular}', 'a & b & c'],
    ['\\begin{tabular}{ll} a & b \\\\ \\multicolumn{2}{c}{d} & e \\end{tabular}', '\\multicolumn{2}{c}{d} & e'],
    ['\\begin{table}[\\cellaligns{lll}]\\head one \\body a & b & c\\end{table}', 'one'],
  ])('that do not fit are named: %s', (source, marked) => {
    expect(found(source)).toEqual([{ code: 'cells-and-columns', marked, shown: undefined }]);
  });

  it.each([
    '\\begin{tabular}{lll} a & b \\\\ c & d & e \\end{tabular}',
    '\\begin{tabular}{ll} \\multirow{2}{*}{a} & b \\\\ & c \\end{tabular}',
    '\\begin{table}[\\cellaligns{lll}]\\head \\colspan{2} one & two \\body a\\end{table}',
  ])('that fit are not: %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});

describe('a link that leads nowhere is named, and only its text is shown', () => {
  it.each([
    ['http://', 'unsafe-link'],
    ['https:', 'unsafe-link'],
    ['http:///a', 'unsafe-link'],
    ['mailto:', 'unsafe-link'],
    ['https://user:pw@x.y', 'unsafe-link'],
    ['/pool/../../x', 'path-outside'],
  ])('%s', (address, code) => {
    const source = `\\href{${address}}{words}`;
    expect(found(source)).toEqual([{ code, marked: address, shown: undefined }]);
    expect(convertFragment(source, 'en').xml).toContain('words');
  });

  it.each(['https://x.y/@name', 'mailto:a@b.c', 'mailto:?to=a@b.c', '/pool/../x', '/a/b/../..'])(
    '%s leads somewhere',
    (address) => {
      expect(found(`\\href{${address}}{words}`)).toEqual([]);
    },
  );
});
