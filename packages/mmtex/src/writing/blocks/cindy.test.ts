import { cindyEvents, readBlocks } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment } from '../../conversion.ts';
import { written } from '../../testing/index.ts';

const centroid = `\\begin{cindyJS}[default]{CSCanvas}
  \\cindyObject[width: 400, height: 300, axes: false]{{geometry: [
    {name: "A", type: "Free", pos: [4, -2, 1], color: [1.0, 0.0, 0.0], labeled: true}, // a corner
    {name: 'S', type: 'Free', pos: [.5, +1e1,], }, /* the centroid */
  ]}}
  \\begin{cindyscript}{csinit}
    S.xy = (A.xy + B.xy) / 2; % no comment, { no brace, $ no formula
  \\end{cindyscript}
  \\begin{cindyscript}{csmove}S.xy = A & "<b>";\\end{cindyscript}
\\end{cindyJS}`;

function settings(source: string): unknown {
  const [, json = '{}'] = /<settings>(.*)<\/settings>/s.exec(written(source)) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&lt;', '<'));
}

const object = (literal: string) => `\\begin{cindyJS}{c}\\cindyObject{${literal}}\\end{cindyJS}`;

/** Codes and spans of the findings in a source. */
function found(source: string): readonly (readonly [code: string, place: string])[] {
  return convertFragment(source, 'de').findings.map(({ code, span }) => [code, source.slice(span.from, span.to)]);
}

describe('a construction', () => {
  it('has a size, settings and scripts as typed', () => {
    expect(written(centroid)).toBe(
      '<cindy id="CSCanvas" width="400" height="300">' +
        '<settings>{"axes":false,"geometry":[{"name":"A","type":"Free","pos":[4,-2,1],"color":[1,0,0],"labeled":true},' +
        '{"name":"S","type":"Free","pos":[0.5,10]}]}</settings>' +
        '<script event="init">\n    S.xy = (A.xy + B.xy) / 2; % no comment, { no brace, $ no formula\n  </script>' +
        '<script event="move">S.xy = A &amp; "&lt;b&gt;";</script></cindy>',
    );
  });

  it('has a title and a description in the language of the document', () => {
    const source =
      '\\begin{cindyJS}{c}\\title{\\lang{de}{Satz}\\lang{en}{Theorem}}\\description{Three $x$.}\\end{cindyJS}';
    expect(written(source, 'en')).toBe(
      '<cindy id="c"><headline>Theorem</headline><description>Three <math>x</math>.</description></cindy>',
    );
  });

  it('knows where its scripts stand', () => {
    const { xml } = convertFragment(centroid, 'de');
    const from = centroid.indexOf('S.xy = A & ');
    expect(xml).toContain(`<script event="move" at="${from}-${centroid.indexOf('\\end{cindyscript}', from)}">`);
  });

  it('may be several objects: lists go on, other settings are overwritten', () => {
    const twice =
      '\\cindyObject[snap: true]{{geometry: [1], angleUnit: "rad"}}\\cindyObject{{geometry: [2], snap: false}}';
    expect(settings(`\\begin{cindyJS}{c}${twice}\\end{cindyJS}`)).toEqual({
      snap: false,
      geometry: [1, 2],
      angleUnit: 'rad',
    });
  });

  it('takes what Cinderella exports', () => {
    const literal = `{scripts: "cs*", "defaultAppearance": {dimDependent: 0.7}, csconsole: false, cinderella: {build: 1},
      ports: [{id: "CSCanvas", width: 680, transform: [{visibleRect: [-9, 9, 9, -9]}], background: "rgb(168,176,192)"}]}`;
    expect(settings(object(literal))).toEqual({
      defaultAppearance: { dimDependent: 0.7 },
      transform: [{ visibleRect: [-9, 9, 9, -9] }],
      background: 'rgb(168,176,192)',
    });
    expect(written(object(literal))).toContain('width="680"');
  });

  it.each([
    ['{angleUnit: "a\\n\\u00b0\\x41\\"\'"}', 'a\n°A"\''],
    ['{angleUnit: \'say "x"\'}', 'say "x"'],
    ['{"angleUnit": "{}, // [ is no bracket and no comment ]"}', '{}, // [ is no bracket and no comment ]'],
  ])('reads the text in %s', (literal, text) => {
    expect(settings(object(literal))).toEqual({ angleUnit: text });
  });

  it.each([
    ['{geometry: [1, two]}', 'two'],
    ['{geometry: [alert(1)]}', 'alert(1)'],
    ['{geometry: [function () {}]}', 'function'],
    ['{geometry: [`text`]}', '`text`'],
    ['{geometry: [1 + 2]}', '+'],
    ['{geometry: [(1)]}', '(1)'],
    ['{geometry: [new Date]}', 'new'],
    ['{geometry: [/x/]}', '/x/'],
    ['{geometry: [...[1]]}', '...'],
    ['{geometry: [1n]}', '1n'],
    ['{geometry: [0x10]}', '0x10'],
    ['{geometry: [-Infinity]}', '-Infinity'],
    ['{geometry: [1e999]}', '1e999'],
    ['{geometry: [,]}', ','],
    ['{geometry [1]}', '['],
    ['{[name]: 1}', '['],
    ['{get geometry() {}}', 'geometry()'],
    ['{geometry: [1] angleUnit: "x"}', 'angleUnit'],
    ['{angleUnit: "x}', '"x'],
    ['{angleUnit: "\\u00"}', '\\u00"'],
    ['{} {}', '{'],
    ['geometry: []', 'geometry'],
    [`{geometry: ${'['.repeat(40)}${']'.repeat(40)}}`, '['],
  ])('refuses %s, which is no plain value', (literal, place) => {
    expect(found(object(literal))).toEqual([['bad-literal', place]]);
  });

  it.each([
    ['{axes: 1}', [['wrong-kind', '1']]],
    ['{geometry: {A: 1}, snap: true}', [['wrong-kind', '{A: 1}']]],
    ['{geometry: null}', [['wrong-kind', 'null']]],
    ['{ports: []}', [['wrong-kind', '[]']]],
    ['{oninit: "alert(1)"}', [['unknown-option', 'oninit']]],
    [
      '{plugins: {}, use: ["katex"]}',
      [
        ['unknown-option', 'plugins'],
        ['unknown-option', 'use'],
      ],
    ],
    [
      '{constructor: {}, __proto__: {x: 1}}',
      [
        ['unknown-option', 'constructor'],
        ['unknown-option', '__proto__'],
      ],
    ],
  ])('leaves out of %s what has no meaning', (literal, findings) => {
    expect(found(object(literal))).toEqual(findings);
    expect(convertFragment(object(literal), 'de').xml).not.toMatch(/alert|null|katex|proto/);
  });

  it('is told of scripts for unknown events, of second scripts, of ids used twice and of unknown templates', () => {
    const script = (id: string) => `\\begin{cindyscript}{${id}}1\\end{cindyscript}`;
    expect(
      found(`\\begin{cindyJS}[fancy]{c}${script('cswheel')}${script('csdraw')}${script('csdraw')}\\end{cindyJS}`),
    ).toEqual([
      ['unknown-option', 'fancy'],
      ['unknown-event', 'cswheel'],
      ['duplicate-event', 'csdraw'],
    ]);
    const two = '\\begin{cindyJS}{c}\\end{cindyJS}\\begin{cindyJS}{c}\\end{cindyJS}';
    expect(found(two)).toEqual([['duplicate-id', 'c']]);
    expect(convertFragment(two, 'de').xml).toContain('<cindy id="c-2"');
  });

  it.each([
    ['\\begin{cindyJS}{c} a parabola \\end{cindyJS}', [['unexpected-text', 'a parabola']]],
    ['\\begin{cindyscript}{csinit}1\\end{cindyscript}', [['misplaced-environment', '\\begin{cindyscript}']]],
    [
      '\\begin{cindyJS}{c}\\begin{cindyscript}1\\end{cindyscript}\\end{cindyJS}',
      [['missing-argument', '\\begin{cindyscript}']],
    ],
    [
      '\\begin{cindyJS}{c}\\begin{cindyscript}{csinit}1 \\end{cindyJS}',
      [['unclosed-environment', '\\begin{cindyscript}']],
    ],
  ])('goes on after a mistake in %s', (source, findings) => {
    expect(found(`${source}\n\nThe page goes on.`)).toEqual(findings);
    expect(convertFragment(`${source}\n\nThe page goes on.`, 'de').xml).toMatch(/The page goes on\.<\/p>$/);
  });

  it.each(cindyEvents)('knows the event %s', (event) => {
    const source = `\\begin{cindyJS}{c}\\begin{cindyscript}{cs${event}}1\\end{cindyscript}\\end{cindyJS}`;
    expect(found(source)).toEqual([]);
    expect(written(source)).toContain(`<script event="${event}">1</script>`);
  });

  it('gets only what is written in the language of the document', () => {
    const source = object('{geometry: [{text: "\\lang{de}{Kreis}\\lang{en}{circle}"}]}');
    expect(convertDocument(source, 'en').xml).toContain('"text":"circle"');
  });

  it.each([
    ['\\answer{A}{1, 2}', '<given point="A" answer="1, 2"/>', []],
    ['\\answer{ B_1.x }{2,1} \\answer{C.y}{2,2}', '<given point="B_1" coordinate="x" answer="2,1"/>', []],
    ['\\answer{A.z}{1,1}', undefined, ['wrong-kind']],
    ['\\answer{A}{1}', undefined, ['wrong-kind']],
    ['\\answer{A}{0, 1}', undefined, ['wrong-kind']],
  ])('gives answers: %s', (answer, given, codes) => {
    const { xml, findings } = convertFragment(`\\begin{cindyJS}{c1}${answer}\\end{cindyJS}`, 'en');
    expect(findings.map(({ code }) => code)).toEqual(codes);
    expect(xml.includes(given ?? '<given')).toBe(given !== undefined);
  });

  it('reaches the page as it was written', () => {
    const read = readBlocks(convertFragment(centroid, 'de').xml);
    const [block] = read.ok ? read.value : [];
    expect(block).toMatchObject({
      kind: 'cindy',
      construction: {
        id: 'CSCanvas',
        width: 400,
        height: 300,
        settings: { axes: false, geometry: [{ name: 'A', pos: [4, -2, 1], labeled: true }, { name: 'S' }] },
        scripts: [{ event: 'init' }, { event: 'move', code: { text: 'S.xy = A & "<b>";' } }],
      },
      span: { from: 0, to: centroid.length },
    });
  });
});
