import { readMathml } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { edgesOf, tableLook } from './paint-table.ts';

function tableOf(attributes: string, rows: string) {
  const read = readMathml(`<math><mtable ${attributes}>${rows}</mtable></math>`);
  const table = read.ok ? read.value.math.children.find((child) => typeof child !== 'string') : undefined;
  if (table === undefined) throw new Error(rows);
  return table;
}

function lookOf(attributes: string, rows: string) {
  return tableLook(tableOf(attributes, rows));
}

const two = '<mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr>'.repeat(2);

describe('tableLook', () => {
  it('puts half of the space between columns on either side, and none at the edges', () => {
    const look = lookOf('columnspacing="2em"', two);
    expect(look.cell(0, 0).style).toMatchObject({ paddingLeft: '0', paddingRight: 'calc(2em / 2)' });
    expect(look.cell(0, 1).style).toMatchObject({ paddingLeft: 'calc(2em / 2)', paddingRight: '0' });
  });

  it('draws lines between rows and columns, and those at the edges, which keep their distance', () => {
    const ruled = lookOf('columnlines="solid" rowlines="dashed"', two.replaceAll('<mtd>', '<mtd class="rule-left">'));
    expect(ruled.cell(0, 0).style.borderRight).toMatch(/solid$/);
    expect(ruled.cell(0, 0).style.borderBottom).toMatch(/dashed$/);
    expect(ruled.cell(1, 0).style.borderBottom).toBeUndefined();
    expect(ruled.cell(0, 0).style).toMatchObject({ paddingLeft: '0.5em' });
  });

  it('aligns a cell as it says itself, else as its row, else as the table', () => {
    const cells = '<mtd columnalign="right"><mn>1</mn></mtd><mtd><mn>2</mn></mtd><mtd><mn>3</mn></mtd>';
    const look = lookOf('columnalign="left"', `<mtr>${cells}</mtr><mtr columnalign="center right">${cells}</mtr>`);
    expect([0, 1, 2].map((at) => look.cell(0, at).columnalign)).toEqual(['right', 'left', 'left']);
    expect([0, 1, 2].map((at) => look.cell(1, at).columnalign)).toEqual(['right', 'right', 'right']);
  });

  it('draws the lines around a table with its cells, so that lines inside meet them', () => {
    const table = tableOf('columnlines="solid"', two);
    const look = tableLook(table, edgesOf('top left', table) ?? []);
    expect(look.cell(0, 0).style).toMatchObject({ paddingTop: '0em', paddingLeft: '0.5em' });
    expect(look.cell(0, 0).style.borderTop).toMatch(/solid$/);
    expect(look.cell(1, 0).style.borderLeft).toMatch(/solid$/);
    expect(look.cell(1, 1).style.borderBottom).toBeUndefined();
    expect(look.cell(1, 1).style.borderRight).toBeUndefined();
  });

  it('leaves the lines around a table that lacks cells, and other notations, to what encloses it', () => {
    const lacking = tableOf('', `${two}<mtr><mtd><mn>1</mn></mtd></mtr>`);
    expect(edgesOf('top', lacking)).toBeUndefined();
    expect(edgesOf('top box', tableOf('', two))).toBeUndefined();
  });

  it('takes no length that is none', () => {
    expect(lookOf('columnspacing="url"', two).cell(0, 0).style.paddingRight).toBe('calc(1em / 2)');
  });
});
