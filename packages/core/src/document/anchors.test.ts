import { describe, expect, it } from 'vitest';
import { allBlocks, anchorsIn, footnotesIn, plainText, questionLetter, readBlocks, readInline } from './index.ts';

function blocks(xml: string) {
  const read = readBlocks(xml);
  return read.ok ? read.value : [];
}

describe('anchorsIn', () => {
  it('labels an equation with its number and any other place with its section', () => {
    const page = blocks(`<section num="1" id="a"><headline>A<anchor name="sec"/></headline>
      <equation num="1.1" name="eq"><math><mi>x</mi></math></equation><equation name="bare"><math><mi>x</mi></math></equation>
      <block role="tip"><list><item><p><em>in <anchor name="deep"/></em></p></item></list></block></section>
      <subsection><headline>No number</headline><p><anchor name="plain"/></p></subsection>`);
    expect(Object.fromEntries(anchorsIn(page))).toEqual({
      sec: { elementId: 'anchor-sec', label: '1' },
      eq: { elementId: 'anchor-eq', label: '1.1' },
      bare: { elementId: 'anchor-bare', label: '1' },
      deep: { elementId: 'anchor-deep', label: '1' },
      plain: { elementId: 'anchor-plain', label: 'No number' },
    });
  });

  it('labels a line of an equation with the number of the line', () => {
    const page = blocks(
      '<equation num="7" name="all"><line name="a" num="2"/><line name="b"/><math><mi>x</mi></math></equation>',
    );
    expect([...anchorsIn(page)].map(([name, { label }]) => [name, label])).toEqual([
      ['all', '7'],
      ['a', '2'],
      ['b', 'b'],
    ]);
  });

  it('labels an item with the label that it shows, and does not count it', () => {
    const item = (name: string, label = '') => `<item>${label}<p><anchor name="${name}"/></p></item>`;
    const page = blocks(`<list type="ordered">${item('one')}${item('own', '<label>2a</label>')}${item('two')}</list>
      <list type="description">${item('described', '<label>Slope <anchor name="inside"/></label>')}</list>
      <list>${item('dashed', '<label>–</label>')}</list>
      <block role="tip"><headline>Think first</headline><p><anchor name="titled"/></p></block>`);
    expect(Object.fromEntries([...anchorsIn(page)].map(([name, { label }]) => [name, label]))).toEqual({
      one: '1',
      own: '2a',
      two: '2',
      inside: 'Slope',
      described: 'Slope',
      dashed: '–',
      titled: 'Think first',
    });
  });

  it('finds one in the text of a figure', () => {
    const rows = '<tabs><tab><headline>T</headline><textrow><anchor name="slope"/></textrow></tab></tabs>';
    const page = blocks(`<section num="2"><visualization>${rows}</visualization></section>`);
    expect(anchorsIn(page).get('slope')).toEqual({ elementId: 'anchor-slope', label: '2' });
  });

  it('labels an anchor in a footnote with the number of the note, and finds one around words', () => {
    const page = blocks(`<section num="1"><p>a<footnote num="3">b<anchor name="note"/></footnote>
      <mark pen="2"><anchor name="words">c</anchor></mark></p></section>`);
    expect(anchorsIn(page).get('note')?.label).toBe('3');
    expect(anchorsIn(page).get('words')?.label).toBe('1');
  });

  it('labels an anchor outside of sections with its name, the first of two', () => {
    const page = blocks('<p><anchor name="a"/></p><section num="2"><p><anchor name="a"/></p></section>');
    expect(anchorsIn(page).get('a')).toEqual({ elementId: 'anchor-a', label: 'a' });
  });
});

describe('allBlocks', () => {
  it('lists outer blocks before inner ones, wherever blocks can stand', () => {
    const page =
      blocks(`<showhide><p/></showhide><incremental><step><p/></step></incremental><tabs><tab><p/></tab></tabs>
      <quickcheck><text><p/></text><explanation><p/></explanation></quickcheck>
      <question><text><p/></text><explanation><p/></explanation></question>`);
    expect(allBlocks(page).map((block) => block.kind)).toEqual(
      ['showHide', 'incremental', 'tabs', 'quickcheck', 'paragraph', 'question', 'paragraph'].flatMap((kind) =>
        kind === 'paragraph'
          ? [kind, kind]
          : kind === 'quickcheck' || kind === 'question'
            ? [kind]
            : [kind, 'paragraph'],
      ),
    );
  });
});

describe('footnotesIn', () => {
  const page =
    blocks(`<list><item><label>a<footnote num="2">second</footnote></label><p><footnote num="3">third</footnote></p></item></list>
    <block role="annotation"><p><footnote num="4">for teachers</footnote></p></block>
    <visualization><textrow><em>x<footnote num="1">first<footnote num="5">inner</footnote></footnote></em></textrow></visualization>`);

  it('are in the order of their numbers, wherever they stand', () => {
    expect(footnotesIn(page, true).map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('have those without a number last, in the order of the page', () => {
    const notes =
      '<footnote num="2">b</footnote><footnote>x</footnote><footnote num="1">a</footnote><footnote>y</footnote>';
    const found = footnotesIn(blocks(`<p>${notes}</p>`), true);
    expect(found.map(({ content }) => plainText(content)).join('')).toBe('abxy');
  });

  it('leave out those in annotations for readers who see none', () => {
    expect(footnotesIn(page, false).map(({ number }) => number)).toEqual(['1', '2', '3', '5']);
  });
});

describe('plainText', () => {
  it('keeps the words of a line', () => {
    const read = readInline(
      'a <em>b</em><br/><math alttext="x^2"><mi>x</mi></math> <var name="c"/> <link href="/d">d</link><anchor name="z"/><if><condition>a</condition><then>e</then><else>f</else></if>',
    );
    expect(plainText(read.ok ? read.value : [])).toBe('a b x^2 c de');
  });
});

describe('questionLetter', () => {
  it('counts a to z, then with two letters', () => {
    expect([0, 1, 25, 26, 27, 51, 52, 701].map(questionLetter)).toEqual(['a', 'b', 'z', 'aa', 'ab', 'az', 'ba', 'zz']);
  });
});
