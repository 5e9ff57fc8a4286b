import type { ShownValue } from '@lemma/core/exercise';
import type { MathElement } from '@lemma/core/document';

/** Entries in rows and columns, in brackets; inline, with this separator between the entries of a row. */
export function shownMatrix(
  rows: readonly (readonly ShownValue[])[],
  brackets: '()' | '[]',
  separator: ',' | ';',
): ShownValue {
  const [open = '(', close = ')'] = brackets;
  const lines = (between: string, line: string, part: (value: ShownValue) => string) =>
    rows.map((row) => row.map(part).join(between)).join(line);
  const table: MathElement = {
    tag: 'mtable',
    attributes: {},
    children: rows.map((row) =>
      element(
        'mtr',
        row.map(({ math }) => element('mtd', [math])),
      ),
    ),
  };
  const environment = brackets === '()' ? 'pmatrix' : 'bmatrix';
  return {
    text: open + lines(`${separator} `, ' | ', ({ text }) => text) + close,
    tex: `\\begin{${environment}}${lines(' & ', ' \\\\ ', ({ tex }) => tex)}\\end{${environment}}`,
    math: element('mrow', [sign(open), table, sign(close)]),
  };
}

function element(tag: string, children: readonly MathElement[]): MathElement {
  return { tag, attributes: {}, children };
}

function sign(bracket: string): MathElement {
  return { tag: 'mo', attributes: {}, children: [bracket] };
}
