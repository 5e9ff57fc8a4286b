import { describe, expect, it } from 'vitest';
import { placeCells, readBlocks, type Block } from '../index.ts';

function block(xml: string): Block | undefined {
  const read = readBlocks(xml);
  return read.ok ? read.value[0] : undefined;
}

const nowhere = { from: 0, to: 0 };
const paragraph = (text: string) => ({ kind: 'paragraph', content: [{ kind: 'text', text }], span: nowhere });

describe('section', () => {
  it('has a level, a number, a headline and blocks', () => {
    expect(block('<subsection id="sums" num="1.2" at="5-90"><headline>Sums</headline><p>x</p></subsection>')).toEqual({
      kind: 'section',
      level: 2,
      id: 'sums',
      number: '1.2',
      headline: [{ kind: 'text', text: 'Sums' }],
      blocks: [paragraph('x')],
      span: { from: 5, to: 90 },
    });
  });

  it('nests three levels deep', () => {
    const outer = block('<section><subsection><subsubsection/></subsection></section>');
    expect(outer).toMatchObject({ level: 1, blocks: [{ level: 2, blocks: [{ level: 3, blocks: [] }] }] });
  });

  it('has no number when starred', () => {
    expect(block('<section num=""/>')).not.toHaveProperty('number');
  });
});

describe('paragraph', () => {
  it('keeps every kind of inline content in order', () => {
    const xml = `<p at="0-9">a<em>b</em><strong>c</strong><notion>d</notion><code>e</code><quoted>f</quoted><br/><link
      href="/x">g</link><ref name="r" at="1-2"/><anchor name="n"/><var name="P" coordinate="x" at="3-4"/><if><condition
      at="5-6">a &gt; 0</condition><then>h</then><else>i</else></if><ansref answer="2" at="7-8"/></p>`;
    const text = (words: string) => [{ kind: 'text', text: words }];
    expect(block(xml)).toEqual({
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'a' },
        { kind: 'styled', style: 'emphasis', content: text('b') },
        { kind: 'styled', style: 'strong', content: text('c') },
        { kind: 'styled', style: 'notion', content: text('d') },
        { kind: 'styled', style: 'code', content: text('e') },
        { kind: 'styled', style: 'quoted', content: text('f') },
        { kind: 'lineBreak' },
        { kind: 'link', href: '/x', content: text('g') },
        { kind: 'reference', anchor: 'r', span: { from: 1, to: 2 } },
        { kind: 'anchor', name: 'n' },
        { kind: 'variable', name: 'P', coordinate: 'x', span: { from: 3, to: 4 } },
        {
          kind: 'conditional',
          condition: { text: 'a > 0', span: { from: 5, to: 6 } },
          then: text('h'),
          otherwise: text('i'),
        },
        { kind: 'answerField', answer: 2, span: { from: 7, to: 8 } },
      ],
      span: { from: 0, to: 9 },
    });
  });

  it('takes an empty condition, which always holds, and a missing else', () => {
    expect(block('<p><if><then>x</then></if></p>')).toMatchObject({
      content: [{ condition: { text: '' }, then: [{ text: 'x' }], otherwise: [] }],
    });
  });

  it('is nowhere when its place is missing or unreadable', () => {
    expect(block('<p at="-1-x"/>')).toMatchObject({ span: nowhere });
  });
});

describe('displayFormula', () => {
  it('stands on its own line, with number, anchor and the variables in it', () => {
    const xml = `<equation num="1.1" name="eq" at="1-9"><math xmlns="http://www.w3.org/1998/Math/MathML" alttext="\\var{a}x" at="2-8">
      <mi class="var" mathcolor="#f00">a</mi> <mi mathvariant="normal">x</mi></math></equation>`;
    expect(block(xml)).toEqual({
      kind: 'displayFormula',
      formula: {
        kind: 'formula',
        display: true,
        tex: '\\var{a}x',
        number: '1.1',
        variables: ['a'],
        math: {
          tag: 'math',
          attributes: { alttext: '\\var{a}x', display: 'block' },
          children: [
            { tag: 'mi', attributes: { class: 'var', mathcolor: '#f00' }, children: ['a'] },
            { tag: 'mi', attributes: { mathvariant: 'normal' }, children: ['x'] },
          ],
        },
        span: { from: 2, to: 8 },
      },
      anchor: 'eq',
      span: { from: 1, to: 9 },
    });
  });

  it.each([
    ['<mfrac><mn>1</mn></mfrac>', { kind: 'wrongNumberOfParts', tag: 'mfrac' }],
    ['<msubsup><mi>x</mi><mn>1</mn></msubsup>', { kind: 'wrongNumberOfParts', tag: 'msubsup' }],
    ['<mtext>a <mi>x</mi></mtext>', { kind: 'elementNotAllowed', tag: 'mi' }],
    ['<div/>', { kind: 'elementNotAllowed', tag: 'div' }],
  ])('says what is wrong with %s', (math, invalid) => {
    expect(block(`<equation><math>${math}</math></equation>`)).toMatchObject({ formula: { invalid } });
  });

  it('leaves out second readings of a formula without a word', () => {
    const math = '<semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics>';
    const read = block(`<equation><math>${math}</math></equation>`);
    expect(read).toMatchObject({ formula: { math: { children: [{ tag: 'semantics', children: [{ tag: 'mi' }] }] } } });
    expect(read).not.toHaveProperty('formula.invalid');
  });
});

describe('list', () => {
  it('has a type, a style, and items with labels', () => {
    const xml = '<list type="ordered" style="Roman"><item><label>A</label><p>x</p></item><item at="4-5"/></list>';
    expect(block(xml)).toEqual({
      kind: 'list',
      type: 'ordered',
      style: 'Roman',
      items: [
        { label: [{ kind: 'text', text: 'A' }], blocks: [paragraph('x')], span: nowhere },
        { blocks: [], span: { from: 4, to: 5 } },
      ],
      span: nowhere,
    });
  });

  it('is unordered in the style of its depth when it says nothing readable', () => {
    expect(block('<list type="star" style="fancy"/>')).toEqual({
      kind: 'list',
      type: 'unordered',
      items: [],
      span: nowhere,
    });
  });
});

describe('table', () => {
  const plain = { blocks: [], columns: 1, rows: 1, isHead: false };
  const row = { alignments: [], verticalAlignments: [], ruleAbove: false, ruleBelow: false };

  it('separates head and foot, aligns columns and spans them', () => {
    const xml =
      '<table align="lxr"><row head="true"><cell>a</cell></row><row><cell columns="2">b</cell><cell columns="-3"/>' +
      '<cell columns="1e9" rows="2.5"/></row><row foot="true"/></table>';
    expect(block(xml)).toEqual({
      kind: 'table',
      type: 'genuine',
      isPadded: true,
      alignments: ['l', 'r'],
      verticalAlignments: [],
      columnClasses: [],
      lines: [],
      head: [{ ...row, cells: [{ ...plain, content: [{ kind: 'text', text: 'a' }] }] }],
      body: [
        {
          ...row,
          cells: [
            { ...plain, content: [{ kind: 'text', text: 'b' }], columns: 2 },
            { ...plain, content: [] },
            { ...plain, content: [], columns: 100, rows: 2 },
          ],
        },
      ],
      foot: [{ ...row, cells: [] }],
      span: nowhere,
    });
  });

  it('has a type, a place, lines, colours and headlines of rows', () => {
    const xml =
      '<table type="crosstab" padding="none" placement="center" valign="tb" classes="head x light_blue" lines="0 2 2">' +
      '<row color="grey" rule-above="true" align="cj"><cell head="true" align="i" valign="m" color="dark_red"/></row></table>';
    expect(block(xml)).toMatchObject({
      type: 'crosstab',
      isPadded: false,
      placement: 'center',
      verticalAlignments: ['t', 'b'],
      columnClasses: ['head', undefined, 'light_blue'],
      lines: [0, 2],
      body: [
        {
          color: 'grey',
          ruleAbove: true,
          alignments: ['c', 'j'],
          cells: [{ isHead: true, alignment: 'i', verticalAlignment: 'm', color: 'dark_red' }],
        },
      ],
    });
  });

  it('is genuine and colourless when it says nothing readable', () => {
    const read = block(
      '<table type="x" placement="up" lines="x"><row color="#f00"><cell color="url(x)"/></row></table>',
    );
    expect(read).toMatchObject({ type: 'genuine', lines: [] });
    expect(read).not.toHaveProperty('placement');
    expect(read).not.toHaveProperty('body.0.color');
    expect(read).not.toHaveProperty('body.0.cells.0.color');
  });

  it('has cells of blocks where they say so', () => {
    expect(
      block('<table><row><cell blocks="true"><code>x</code></cell><cell><code>x</code></cell></row></table>'),
    ).toMatchObject({
      body: [
        {
          cells: [
            { content: [], blocks: [{ kind: 'code' }] },
            { content: [{ kind: 'styled' }], blocks: [] },
          ],
        },
      ],
    });
  });

  it('puts the cells beside those that reach down to them', () => {
    const read = block(
      '<table><row><cell rows="3" columns="2"/><cell/></row><row><cell/><cell rows="2"/></row><row><cell/><cell/></row><row><cell/></row></table>',
    );
    const rows = read?.kind === 'table' ? placeCells(read.body) : [];
    expect(rows.map((cells) => cells.map(({ column }) => column))).toEqual([[0, 2], [2, 3], [2, 4], [0]]);
  });

  it('is at most 100 columns wide', () => {
    expect(block('<table><row><cell columns="5000"/></row></table>')).toMatchObject({
      body: [{ cells: [{ columns: 100 }] }],
    });
  });
});

describe('callout', () => {
  it('has a role, a title and blocks', () => {
    expect(block('<block role="theorem"><headline>Gauß</headline><p>x</p></block>')).toEqual({
      kind: 'callout',
      role: 'theorem',
      title: [{ kind: 'text', text: 'Gauß' }],
      blocks: [paragraph('x')],
      span: nowhere,
    });
  });

  it('is an info when its role is unknown', () => {
    expect(block('<block role="constructor"/>')).toMatchObject({ role: 'info' });
  });
});

describe('tableOfContents', () => {
  it('may have a title and words', () => {
    expect(block('<tableofcontents><headline>Here</headline><p>x</p></tableofcontents>')).toEqual({
      kind: 'tableOfContents',
      title: [{ kind: 'text', text: 'Here' }],
      blocks: [paragraph('x')],
      span: nowhere,
    });
    expect(block('<tableofcontents/>')).not.toHaveProperty('title');
  });
});

describe('floating', () => {
  it('is at the right unless it says otherwise', () => {
    expect(block('<float side="left" at="1-2"><p>x</p></float>')).toEqual({
      kind: 'floating',
      side: 'left',
      blocks: [paragraph('x')],
      span: { from: 1, to: 2 },
    });
    expect(block('<float side="up"/>')).toMatchObject({ side: 'right' });
  });
});

describe('code', () => {
  it('keeps every character', () => {
    expect(block('<code language="python">for x:\n\n   y &lt; 1 </code>')).toEqual({
      kind: 'code',
      text: 'for x:\n\n   y < 1 ',
      language: 'python',
      span: nowhere,
    });
  });
});

describe('showHide', () => {
  it.each([
    ['<showhide/>', true],
    ['<showhide initial-state="1"/>', true],
    ['<showhide initial-state="0"/>', false],
    ['<showhide initial-state=" 0 "/>', false],
  ])('%s starts shown: %s', (xml, initiallyShown) => {
    expect(block(xml)).toEqual({ kind: 'showHide', initiallyShown, blocks: [], span: nowhere });
  });

  it('has a title and blocks', () => {
    expect(block('<showhide><headline>More</headline><p>x</p></showhide>')).toMatchObject({
      title: [{ text: 'More' }],
      blocks: [paragraph('x')],
    });
  });
});

describe('incremental', () => {
  it.each([
    ['', 0],
    ['initial-steps="1"', 1],
    ['initial-steps="9"', 2],
    ['initial-steps="12"', 1],
    ['initial-steps="none"', 0],
  ])('with %s starts with %i of 2 steps', (attribute, initialSteps) => {
    const xml = `<incremental ${attribute}><step at="1-2"><p>x</p></step><step/></incremental>`;
    expect(block(xml)).toEqual({
      kind: 'incremental',
      initialSteps,
      steps: [
        { blocks: [paragraph('x')], span: { from: 1, to: 2 } },
        { blocks: [], span: nowhere },
      ],
      span: nowhere,
    });
  });
});

describe('tabs', () => {
  it.each([
    ['', 0, false],
    ['initial-tab="1" tabs-toggable="true"', 1, true],
    ['initial-tab="7" tabs-toggable="1"', 0, false],
  ])('with %s starts at tab %i', (attributes, initialTab, toggleable) => {
    const xml = `<tabs ${attributes}><tab><headline>A</headline><p>x</p></tab><tab/></tabs>`;
    expect(block(xml)).toEqual({
      kind: 'tabs',
      initialTab,
      toggleable,
      tabs: [
        { title: [{ kind: 'text', text: 'A' }], blocks: [paragraph('x')], span: nowhere },
        { title: [], blocks: [], span: nowhere },
      ],
      span: nowhere,
    });
  });
});

const variables = `<variables>
  <variable type="randint" name="a" name-at="3-4" at="1-9"><option at="5-6">Z</option><field>real</field><value at="7-8">1</value><value>9</value>
    <attribute name="color" at="9-10">blue</attribute></variable>
  <randadjustif at="2-3"><name at="4-5">a</name><name>b</name><condition at="6-7">a = b</condition></randadjustif>
  <randadjustif><name>a</name></randadjustif>
</variables>`;
const drawn = {
  definitions: [
    {
      type: 'randint',
      name: 'a',
      nameSpan: { from: 3, to: 4 },
      options: [{ text: 'Z', span: { from: 5, to: 6 } }],
      field: { text: 'real', span: nowhere },
      values: [
        { text: '1', span: { from: 7, to: 8 } },
        { text: '9', span: nowhere },
      ],
      attributes: { color: { text: 'blue', span: { from: 9, to: 10 } } },
      span: { from: 1, to: 9 },
    },
  ],
  rules: [
    {
      variables: [
        { text: 'a', span: { from: 4, to: 5 } },
        { text: 'b', span: nowhere },
      ],
      condition: { text: 'a = b', span: { from: 6, to: 7 } },
      span: { from: 2, to: 3 },
    },
    { variables: [{ text: 'a', span: nowhere }], span: nowhere },
  ],
};

describe('quickcheck', () => {
  it('has variables, a text, choices and an explanation', () => {
    const xml = `<quickcheck id="q" type="mc.unique" display-precision="3">${variables}<text><p>x</p></text>
      <choice id="c" correct="true" at="1-2">yes</choice><choice correct="false">no</choice><explanation><p>y</p></explanation></quickcheck>`;
    expect(block(xml)).toMatchObject({
      kind: 'quickcheck',
      id: 'q',
      type: 'mc.unique',
      variables: drawn,
      displayPrecision: 3,
      text: [paragraph('x')],
      choices: [
        { id: 'c', correct: true, content: [{ kind: 'text', text: 'yes' }], span: { from: 1, to: 2 } },
        { id: '2', correct: false, content: [{ kind: 'text', text: 'no' }], span: nowhere },
      ],
      explanations: [{ blocks: [paragraph('y')] }],
      span: nowhere,
    });
  });

  it('allows several choices unless it says otherwise, and shows two digits', () => {
    expect(block('<quickcheck/>')).toEqual({
      kind: 'quickcheck',
      id: 'quickcheck-1',
      type: 'mc.multiple',
      field: 'real',
      correctorPrecision: { mode: 'atleast', digits: 2 },
      tiles: [],
      answers: [],
      permutedAnswers: [],
      allMustBeCorrect: false,
      variables: { definitions: [], rules: [] },
      displayPrecision: 2,
      text: [],
      choices: [],
      explanations: [],
      span: nowhere,
    });
  });

  it.each([
    ['', 2],
    ['-1', 2],
    ['-0.5', 2],
    ['many', 2],
    ['0', 0],
    ['2.9', 2],
    ['3.5', 3],
    ['5', 5],
    ['1000', 15],
  ])('shows with the precision "%s" %i digits', (given, displayPrecision) => {
    expect(block(`<quickcheck display-precision="${given}"/>`)).toMatchObject({ displayPrecision });
  });

  it('tells choices with the same id apart', () => {
    const read = block('<quickcheck><choice id="a"/><choice id="a"/><choice/></quickcheck>');
    expect(read?.kind === 'quickcheck' && read.choices.map((choice) => choice.id)).toEqual(['a', 'a-2', '3']);
  });
});

describe('question', () => {
  it('has answers with solutions, and explanations with conditions', () => {
    const xml = `<question id="1" type="input.number" field="rational" display-precision="1">${variables}<text><p>x</p></text>
      <answer type="input.text" at="8-9"><text>t</text><solution at="1-2">s</solution></answer><answer/>
      <explanation condition="a &lt; 1" condition-at="3-4"><p>y</p></explanation><explanation/></question>`;
    expect(block(xml)).toMatchObject({
      kind: 'question',
      id: '1',
      type: 'input.number',
      field: 'rational',
      displayPrecision: 1,
      variables: drawn,
      text: [paragraph('x')],
      choices: [],
      answers: [
        {
          type: 'input.text',
          text: [{ kind: 'text', text: 't' }],
          solution: { text: 's', span: { from: 1, to: 2 } },
          span: { from: 8, to: 9 },
        },
        { type: 'input.number', text: [], solution: { text: '', span: nowhere }, span: nowhere },
      ],
      explanations: [
        { condition: { text: 'a < 1', span: { from: 3, to: 4 } }, blocks: [paragraph('y')] },
        { blocks: [] },
      ],
      span: nowhere,
    });
  });

  it('asks for a choice or a real number when it does not say', () => {
    expect(block('<question><choice/></question>')).toMatchObject({ id: 'question-1', type: 'mc.multiple' });
    expect(block('<question field="octal"/>')).toMatchObject({
      type: 'input.number',
      field: 'real',
      displayPrecision: 2,
    });
  });
});

describe('visualization', () => {
  it('has definitions, and text and boards in the order of the page', () => {
    const xml = `<visualization id="parabola1" width="600" height="400" at="1-99"><headline>P</headline><description>A curve.</description>${variables}<share at="3-4">a</share><share> P </share>
      <textrow at="2-3">x</textrow>
      <canvasrow><canvas width="300" height="200" left="-1" right="1.5" bottom="-2" top="+2" coordinate-system="true" number-line="true" grid="true"
        toolbar="true" snap-to-grid="true" x-label="x" y-label="y" x-ticks="2" y-ticks="0.5" numbers-at-edges="true" wheel-zoom="true" infobox="true" copyright="true"><plot at="7-8">a</plot><plot>P</plot></canvas><canvas width="300"/></canvasrow></visualization>`;
    const options = {
      width: 300,
      height: 300,
      left: -5,
      right: 5,
      bottom: -5,
      top: 5,
      coordinateSystem: false,
      numberLine: false,
      grid: false,
      toolbar: false,
      snapToGrid: false,
      axisLabels: ['', ''],
    };
    expect(block(xml)).toEqual({
      kind: 'visualization',
      visualization: {
        id: 'parabola1',
        width: 600,
        height: 400,
        title: [{ kind: 'text', text: 'P' }],
        description: [{ kind: 'text', text: 'A curve.' }],
        ...drawn,
        shared: [
          { text: 'a', span: { from: 3, to: 4 } },
          { text: 'P', span: nowhere },
        ],
        rows: [
          { kind: 'text', content: [{ kind: 'text', text: 'x' }], span: { from: 2, to: 3 } },
          {
            kind: 'canvases',
            canvases: [
              {
                plotted: [
                  { text: 'a', span: { from: 7, to: 8 } },
                  { text: 'P', span: nowhere },
                ],
                options: {
                  width: 300,
                  height: 200,
                  left: -1,
                  right: 1.5,
                  bottom: -2,
                  top: 2,
                  coordinateSystem: true,
                  numberLine: true,
                  grid: true,
                  toolbar: true,
                  snapToGrid: true,
                  axisLabels: ['x', 'y'],
                  ticks: [2, 0.5],
                  numbersAtEdges: true,
                  wheelZoom: true,
                  infobox: true,
                  copyright: true,
                },
                span: nowhere,
              },
              { plotted: [], options, span: nowhere },
            ],
            span: nowhere,
          },
        ],
        span: { from: 1, to: 99 },
      },
      span: { from: 1, to: 99 },
    });
  });

  it.each([
    ['space="true"', {}],
    [
      'space="true" view-box="-5 5 -4 4 0 3" axes="border" projection="central" azimuth="40" elevation="-10" z-label="h"',
      {
        viewBox: { x: [-5, 5], y: [-4, 4], z: [0, 3] },
        axes: 'border',
        projection: 'central',
        azimuth: 40,
        elevation: -10,
        zLabel: 'h',
      },
    ],
    ['space="true" view-box="5 -5 -4 4 0 3" axes="sideways" projection="odd" azimuth="east"', {}],
    ['view-box="-5 5 -4 4 0 3"', undefined],
  ])('with %s shows space as far as that can be read', (attributes, space) => {
    const read = block(`<visualization><canvasrow><canvas ${attributes}/></canvasrow></visualization>`);
    const [row] = read?.kind === 'visualization' ? read.visualization.rows : [];
    expect(row?.kind === 'canvases' ? row.canvases[0]?.options.space : 'no canvas').toEqual(space);
  });

  it('has rows in tabs and steps, aligned', () => {
    const inside =
      '<tabs initial-tab="1" tabs-toggable="true"><tab><headline>A</headline><textrow alignment="right">a</textrow></tab>' +
      '<tab><headline>B</headline><incremental initial-steps="7"><step><canvasrow alignment="center"/></step></incremental></tab></tabs>';
    expect(block(`<visualization>${inside}</visualization>`)).toMatchObject({
      visualization: {
        rows: [
          {
            kind: 'tabs',
            initialTab: 1,
            toggleable: true,
            tabs: [
              { title: [{ text: 'A' }], rows: [{ kind: 'text', alignment: 'right' }] },
              {
                rows: [{ kind: 'steps', initialSteps: 1, steps: [{ rows: [{ canvases: [], alignment: 'center' }] }] }],
              },
            ],
          },
        ],
      },
    });
  });

  it('opens its first tab where the initial one does not exist, and aligns no row in an unknown way', () => {
    const inside = '<tabs initial-tab="3"><tab><textrow alignment="up">a</textrow></tab></tabs>';
    const read = block(`<visualization>${inside}</visualization>`);
    expect(read).toMatchObject({ visualization: { rows: [{ initialTab: 0, toggleable: false }] } });
    expect(JSON.stringify(read)).not.toContain('alignment');
  });

  it.each([
    ['width="0"', 400, 400],
    ['width="-7" height="50"', 400, 50],
    ['width="wide"', 400, 400],
    ['width="100000"', 4000, 4000],
  ])('with %s has a board that can be shown', (size, width, height) => {
    expect(block(`<visualization><canvasrow><canvas ${size}/></canvasrow></visualization>`)).toMatchObject({
      visualization: { id: '', rows: [{ canvases: [{ options: { width, height } }] }] },
    });
  });
});
