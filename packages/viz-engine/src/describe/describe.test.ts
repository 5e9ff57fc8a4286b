import { defaultBoardOptions } from '@lemma/core/document';
import { printNumber } from '@lemma/core/expression';
import { expect, it } from 'vitest';
import { usualNumber } from '../board/index.ts';
import { PictureBoard } from '../picture/index.ts';
import { openScene, SceneStore } from '../scene/index.ts';
import { aFigure } from '../testing/index.ts';
import { describeFigure, readGap, type GapWords } from './index.ts';

const figure = aFigure(
  [
    '\\point[editable]{P}{1, 2}',
    '\\number{a}{P[x]+1}',
    '\\point{Q}{a, P[y]}',
    '\\segment{s}{P, Q}',
    '\\circle{k}{P, 2}',
  ],
  { plotted: ['P', 'Q', 's'] },
);
const canvases = figure.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));

it('tells of everything that is plotted what it is, what it follows and whether it moves', () => {
  expect(describeFigure(open().scene, canvases)).toMatchObject([
    { name: 'P', type: 'point', words: { form: 'point', gaps: { x: 1, y: 2 } }, dependsOn: [], movable: true },
    { name: 'Q', type: 'point', words: { form: 'point', gaps: { x: 2, y: 2 } }, dependsOn: ['P'], movable: false },
    {
      name: 's',
      type: 'segment',
      words: { form: 'segment', gaps: { from: 'P', to: 'Q', length: 1 } },
      dependsOn: ['P', 'Q'],
      movable: false,
    },
  ]);
});

it('tells of the values of now', () => {
  const store = open();
  store.move('P', [4, -1]);
  const [first] = describeFigure(store.scene, canvases);
  expect(first?.words.gaps).toEqual({ x: 4, y: -1 });
});

function open(): SceneStore {
  const scene = openScene(figure, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return new SceneStore(scene.value);
}

function described(definitions: readonly string[], plotted?: readonly string[]) {
  const shown = aFigure(definitions, plotted === undefined ? {} : { plotted });
  const scene = openScene(shown, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return describeFigure(
    scene.value,
    shown.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : [])),
  );
}

it('describes what a sentence refers to, and says whom it follows in the end', () => {
  const figure = described(
    ['\\slider{s}{1, 0, 2}', '\\number{d}{2s}', '\\point{M}{d, 0}', '\\circle{k}{M, 2}'],
    ['s', 'k'],
  );
  expect(figure.map(({ name, dependsOn }) => [name, dependsOn])).toEqual([
    ['s', []],
    ['M', ['s']],
    ['k', ['M']],
  ]);
});

it('calls everything by the label that is seen, if it is a name', () => {
  const [, first] = described([
    '\\slider{alpha}{1, 0, 2}',
    '\\label{alpha}{α}',
    '\\point{M}{alpha, 0}',
    '\\label{M}{the middle = M}',
    '\\point{F}{alpha, 1}',
    '\\label{F}{$\\vec{F}_1$}',
  ]);
  expect(['alpha', 'M', 'F'].map((name) => first?.called.get(name))).toEqual(['α', 'M', 'F\u20d7₁']);
});

it.each([
  ['$P_1$', 'P₁'],
  ['\\vec{F}_N', 'F\u20d7_N'],
  ['\\alpha', 'α'],
  ['$\\frac{3}{5}$', '3/5'],
  ['$f(x)=x^2$', 'P'],
])('calls a point with the label %s %s', (label, called) => {
  expect(described(['\\point{P}{1, 0}', `\\label{P}{${label}}`])[0]?.called.get('P')).toBe(called);
});

const listIn = (language: string) => (names: readonly string[]) => new Intl.ListFormat(language).format(names);

const german: GapWords = {
  write: (value) => String(value).replace('.', ','),
  decimalComma: true,
  and: 'und',
  or: 'oder',
  not: 'nicht',
  list: listIn('de'),
};

it.each([
  ['x^2+4y^2 <= r AND y > x-2', 'x² + 4y² ≤ r und y > x − 2'],
  ['a*x^2-0.5', 'α · x² − 0,5'],
  ['x^(-1)', 'x⁻¹'],
  ['2*pi*x', '2π · x'],
  ['sqrt(x)', '√(x)'],
  ['M, a', 'M und α'],
  ['M, r, a', 'M, r und α'],
  ['M → r, r → a', 'M → r und r → α'],
  ['x^x', 'x^x'],
  ['x > 2 AND y < 3', 'x > 2 und y < 3'],
])('reads %s aloud as %s', (text, read) => {
  const called = new Map([
    ['a', 'α'],
    ['M', 'M'],
    ['r', 'r'],
  ]);
  expect(readGap(text, called, german)).toBe(read);
});

const english: GapWords = { write: String, decimalComma: false, and: 'and', or: 'or', not: 'not', list: listIn('en') };

it.each([
  ['\\function{f}{x*y, [x,y]}', 'parameters', 'x, y', 'x; y'],
  ['\\matrix{M}{[[1.5, 2], [3, 4]]}', 'entries', '[[1.5, 2], [3, 4]]', '[[1,5; 2]; [3; 4]]'],
  ['\\point{Q}{1.5, 2} \\string{t}{Q, {at \\var{Q}}}', 'text', 'at (1.5, 2)', 'at (1,5; 2)'],
  ['\\function{f}{mod(x; 2)}', 'term', 'mod(x, 2)', 'mod(x; 2)'],
])('what stands side by side in %s is separated as the language does', (definitions, gap, inEnglish, inGerman) => {
  const last = described(definitions.split(/ (?=\\[ps])/)).at(-1);
  const read = (words: GapWords) => readGap(last?.words.gaps[gap] ?? '', new Map(), words);
  expect([read(english), read(german)]).toEqual([inEnglish, inGerman]);
});

it.each([
  ['en', 'A, B, and C'],
  ['fr', 'A, B et C'],
  ['zh', 'A、B和C'],
])('joins names as %s does', (language, read) => {
  const called = new Map(['A', 'B', 'C'].map((name) => [name, name]));
  expect(readGap('A, B, C', called, { ...english, list: listIn(language) })).toBe(read);
});

it('numbers and words are read as they are', () => {
  expect([readGap(1.5, new Map(), german), readGap((write) => `um ${write(2.5)}`, new Map(), german)]).toEqual([
    '1,5',
    'um 2,5',
  ]);
});

it.each([
  ['\\circle{k}{M, -2}', { form: 'negativeRadius', gaps: { radius: -2 } }],
  ['\\arc{k}{M, 0, 1, -2}', { form: 'negativeRadius', gaps: { radius: -2 } }],
  ['\\angle{k}{M, 0, 1, -2}', { form: 'negativeRadius', gaps: { radius: -2 } }],
  ['\\circle{k}{M, 0}', { form: 'circle', gaps: { centre: 'M', radius: 0 } }],
  ['\\angle{k}{M, N, P}', { form: 'noDirection', gaps: { centre: 'M' } }],
  ['\\arc{k}{M, P, N}', { form: 'noDirection', gaps: { centre: 'M' } }],
  ['\\line{k}{M, N}', { form: 'noLine', gaps: { from: 'M', to: 'N' } }],
  ['\\segment{k}{M, N}', { form: 'segment', gaps: { from: 'M', to: 'N', length: 0 } }],
  ['\\polygon{k}{M, P, Q, R}', { form: 'polygonCrossing', gaps: { corners: 'M, P, Q, R' } }],
  ['\\polygon{k}{M, P, R, Q}', { form: 'polygon', gaps: { corners: 'M, P, R, Q', area: 1 } }],
  ['\\polygon{k}{M, P, N}', { form: 'polygon', gaps: { corners: 'M, P, N', area: 0 } }],
])('says of %s only what is true', (definition, words) => {
  const corners = ['\\point{M}{0, 0}', '\\point{N}{0, 0}', '\\point{P}{1, 0}', '\\point{Q}{0, 1}', '\\point{R}{1, 1}'];
  const last = described([...corners, definition]).find(({ name }) => name === 'k');
  expect(last?.words).toEqual(words);
});

it('draws no circle with a negative radius, and no angle without a direction', () => {
  const figure = aFigure(['\\point{M}{0, 0}', '\\circle{k}{M, -2}', '\\angle{w}{M, M, 1}'], { plotted: ['k', 'w'] });
  const scene = openScene(figure, 1);
  const board = new PictureBoard(defaultBoardOptions, String);
  const [canvas] = figure.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  if (!scene.ok || canvas === undefined) throw new Error('no figure');
  const empty = new PictureBoard(defaultBoardOptions, String).svg();
  scene.value.draw(canvas, board, undefined);
  const coordinates = [...board.svg().matchAll(/ d="([^"]*)"/g)].map(([, data]) => data);
  const none = [...empty.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data);
  expect(coordinates.filter((data) => data !== '')).toEqual(none);
});

it.each([
  [1.2e-7, '1.2·10^−7'],
  [0.0004, '0.0004'],
  [1e-17, '0'],
  [2.345, '2.35'],
])('the number %s is called %s', (value, text) => {
  expect(printNumber(value, usualNumber)).toBe(text);
});

it.each([
  ['x^2-1', { zeros: [-1, 1], maxima: [], minima: [[0, -1]] }],
  ['(x-1)^2', { zeros: [1], maxima: [], minima: [[1, 0]] }],
  ['x^3-3x', { zeros: [-Math.sqrt(3), 0, Math.sqrt(3)], maxima: [[-1, 2]], minima: [[1, -2]] }],
  ['1/x', { zeros: [], maxima: [], minima: [] }],
  ['tan(x)', { zeros: [-Math.PI, 0, Math.PI], maxima: [], minima: [] }],
  ['floor(x)-0.5', { zeros: [], maxima: [], minima: [] }],
  ['sqrt(x)', { zeros: [0], maxima: [], minima: [] }],
  ['7', { zeros: [], maxima: [], minima: [] }],
  ['sin(40x)', { zeros: [], maxima: [], minima: [] }],
  ['abs(x-2)-1', { zeros: [1, 3], maxima: [], minima: [[2, -1]] }],
  ['sign(x)+x-1', { zeros: [], maxima: [], minima: [] }],
  ['sign(x)-0.5', { zeros: [], maxima: [], minima: [] }],
  ['sign(x-0.013)', { zeros: [], maxima: [], minima: [] }],
  ['heaviside(x)-0.3', { zeros: [], maxima: [], minima: [] }],
  ['1/(x-0.013)', { zeros: [], maxima: [], minima: [] }],
  ['1/x^2', { zeros: [], maxima: [], minima: [] }],
  ['1/(x-0.013)^2', { zeros: [], maxima: [], minima: [] }],
  ['-1/abs(x-0.013)', { zeros: [], maxima: [], minima: [] }],
  ['x^2/x', { zeros: [], maxima: [], minima: [] }],
  ['if(x<0; x+1; -x)', { zeros: [-1, 0], maxima: [], minima: [] }],
  ['if(x<0; -1; x+1)', { zeros: [], maxima: [], minima: [] }],
  ['if(x=0; 5; x)', { zeros: [], maxima: [], minima: [] }],
  ['if(x=0; 5; x^2)', { zeros: [], maxima: [], minima: [] }],
  ['if(x=0; -3; 2)', { zeros: [], maxima: [], minima: [] }],
  ['min(1; 4-x^2)', { zeros: [-2, 2], maxima: [], minima: [] }],
  ['sin(x)^2+cos(x)^2', { zeros: [], maxima: [], minima: [] }],
  ['(x+0.1)-x-0.1', { zeros: [], maxima: [], minima: [] }],
  ['100x+0.001sign(x-0.013)-1.3', { zeros: [], maxima: [], minima: [] }],
  ['x^5', { zeros: [0], maxima: [], minima: [] }],
  ['(x-1)^6', { zeros: [1], maxima: [], minima: [[1, 0]] }],
  ['-abs(x-0.013)', { zeros: [0.013], maxima: [[0.013, 0]], minima: [] }],
  ['sqrt(abs(x-0.3))-1', { zeros: [-0.7, 1.3], maxima: [], minima: [[0.3, -1]] }],
  ['sign(x-0.3)*abs(x-0.3)^(1/3)', { zeros: [0.3], maxima: [], minima: [] }],
  ['x^2-2', { zeros: [-Math.SQRT2, Math.SQRT2], maxima: [], minima: [[0, -2]] }],
])('of the graph of %s tells zeros and turns', (term, expected) => {
  const features = described([`\\function{f}{${term}}`])[0]?.features;
  const near = (numbers: readonly number[]) => numbers.map((number) => Number(number.toFixed(4)) + 0);
  expect(near(features?.zeros ?? [])).toEqual(near(expected.zeros));
  for (const kind of ['maxima', 'minima'] as const) {
    expect(features?.[kind].map((place) => near(place))).toEqual(expected[kind]);
  }
});

it.each([
  ['sin(x)^2', [-Math.PI, 0, Math.PI]],
  ['abs(sin(x))', [-Math.PI, 0, Math.PI]],
  ['-(x-1/3)^2', [1 / 3]],
  ['(x-sqrt(2))^4*(x+1)', [-1, Math.SQRT2]],
  ['x^2+0.001', []],
  // Nobody can say whether it touches: then not even the other zero is named.
  ['((x-1/3)^2+10^(-9))*(x+2)', []],
])('of the graph of %s tells all zeros or none', (term, expected) => {
  const zeros = described([`\\function{f}{${term}}`])[0]?.features?.zeros ?? [];
  expect(zeros.map((x) => Number(x.toFixed(4)))).toEqual(expected.map((x) => Number(x.toFixed(4))));
});

it('says that what has no place is not drawn, and nothing else about it', () => {
  const definitions = ['\\point{A}{1/0, 2}', '\\point{B}{sqrt(-1), 2}', '\\segment{s}{A, B}'];
  expect(described(definitions).map(({ words }) => words)).toEqual(
    definitions.map(() => ({ form: 'nowhere', gaps: {} })),
  );
});

it('tells no zeros of a sequence, which has no x', () => {
  expect(described(['\\sequence[explicit]{c}{-2, n-1}'])[0]?.features).toBeUndefined();
});

it('gives the reason why there is no plane in terms of what its author wrote', () => {
  const line = ['\\point{A}{0, 0, 0}', '\\point{B}{1, 1, 1}', '\\point{C}{2, 2, 2}', '\\plane{p}{A, B, C}'];
  expect(described(line).at(-1)?.words.form).toBe('noPlaneAlong');
});

it('tells where two graphs touch', () => {
  const [f] = described(['\\function{f}{(x-1/3)^2+1}', '\\function{g}{1}']);
  expect(f?.features?.crossings.map(({ at }) => at.map(([x]) => Number(x.toFixed(4))))).toEqual([[0.3333]]);
});

it('sign has the value 0 at 0, which is no maximum', () => {
  expect(described(['\\function{f}{sign(x)}'])[0]?.features).toMatchObject({ zeros: [0], maxima: [], minima: [] });
});

it('graphs do not meet where one of them jumps over the other', () => {
  const [f] = described(['\\function{f}{sign(x)+x}', '\\function{g}{1}']);
  expect(f?.features?.crossings).toEqual([]);
});

it('zeros of a tiny board are not rounded to 0', () => {
  const figure = aFigure(['\\function{f}{x-5E-9}']);
  const scene = openScene(figure, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  const tiny = figure.rows.flatMap((row) =>
    row.kind === 'canvases'
      ? row.canvases.map((canvas) => ({
          ...canvas,
          options: { ...canvas.options, left: -1e-8, right: 1e-8, bottom: -1e-8, top: 1e-8 },
        }))
      : [],
  );
  const [zero = NaN] = describeFigure(scene.value, tiny)[0]?.features?.zeros ?? [];
  expect(zero / 5e-9).toBeCloseTo(1, 6);
});

it('tells where graphs meet, but not where one of them ends', () => {
  const [f, g] = described(['\\function{f}{x^2}', '\\limits{f}{-0.5, 5}', '\\function{g}{x+2}']);
  expect(f?.features?.crossings).toEqual([{ name: 'g', at: [[2, 4]] }]);
  expect(g?.features?.crossings).toEqual([{ name: 'f', at: [[2, 4]] }]);
});
