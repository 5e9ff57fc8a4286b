import { describe, expect, it } from 'vitest';
import { elementTypes } from '../elements/index.ts';
import { aFigure, mistakesIn, sourceOfFigure } from '../testing/index.ts';

const points = ['\\point{A}{0, 0}', '\\point{B}{1, 0}', '\\point{C}{0, 1}'];
const slider = ['\\slider{s}{1, 0, 2}'];

/** Specification 002 §5.2. Unbounded lists are as long as anybody needs. */
const counts: Readonly<Record<string, readonly [number, number]>> = {
  point: [2, 3],
  string: [2, 3],
  number: [1, 1],
  vector: [1, 1],
  matrix: [1, 1],
  slider: [3, 3],
  checkbox: [1, 3],
  circle: [2, 2],
  line: [2, 2],
  segment: [2, 2],
  function: [1, 2],
  glider: [2, 3],
  graphEdge: [2, 4],
  strip: [2, 3],
  affine: [2, 4],
  angle: [3, 4],
  arc: [3, 4],
  parametric: [4, 5],
  vectorfield: [2, 7],
  sphere: [2, 2],
  plane: [2, 3],
  curve3d: [5, 5],
  parametricSurface: [5, 5],
  sequence: [2, 50],
};

it.each(Object.entries(counts))('%s has as many values as the specification says', (name, count) => {
  expect(elementTypes.find(({ type }) => type === name)?.values).toEqual(count);
});

type Row = readonly [
  title: string,
  definitions: readonly string[],
  code: string,
  reason: string | undefined,
  place: string,
];

const names: readonly Row[] = [
  ['a glider on a point', [...points, '\\glider{P}{A, 1}'], 'BAD_DEFINITION', 'notACurve', 'A'],
  ['a glider on nothing', ['\\glider{P}{k, 1}'], 'VARIABLE_NOT_DEFINED', undefined, 'k'],
  ['a glider on a term', ['\\glider{P}{2x, 1}'], 'BAD_DEFINITION', 'notAName', '2x'],
  ['an arrow from a number', [...slider, ...points, '\\affine{v}{s, A}'], 'BAD_DEFINITION', 'notAPoint', 's'],
  ['a polygon with a number', [...slider, ...points, '\\polygon{p}{A, B, s}'], 'BAD_DEFINITION', 'notAPoint', 's'],
  [
    'a polygon in the plane and in space',
    [...points, '\\point{D}{1, 2, 3}', '\\polygon{p}{A, B, D}'],
    'BAD_DEFINITION',
    'wrongDimension',
    'D',
  ],
  ['a curve through a term', [...points, '\\curve{c}{A, 1+1}'], 'BAD_DEFINITION', 'notAName', '1+1'],
  ['an angle at a number', [...points, '\\angle{w}{2, A, B}'], 'BAD_DEFINITION', 'notAName', '2'],
  ['an angle to an empty end', [...points, '\\angle{w}{A, B, }'], 'BAD_DEFINITION', 'empty', ''],
  ['an arc without an end', [...points, '\\arc{b}{A, B}'], 'BAD_DEFINITION', 'wrongCount', '\\arc{b}{A, B}'],
  ['an arc to a circle', [...points, '\\circle{k}{A, 1}', '\\arc{b}{A, B, k}'], 'BAD_DEFINITION', 'noNumberValue', 'k'],
  ['an edge to a number', [...slider, ...points, '\\graphEdge{g}{A, s}'], 'BAD_DEFINITION', 'notAPoint', 's'],
];

const shapes: readonly Row[] = [
  ['a matrix without brackets', ['\\matrix{M}{1}'], 'BAD_DEFINITION', 'notAMatrix', '1'],
  ['a matrix in one bracket', ['\\matrix{M}{[1, 2]}'], 'BAD_DEFINITION', 'notAMatrix', '[1, 2]'],
  ['a matrix of different rows', ['\\matrix{M}{[[1, 2], [3]]}'], 'BAD_DEFINITION', 'notAMatrix', '[[1, 2], [3]]'],
  ['a matrix of strangers', ['\\matrix{M}{[[1, q], [3, 4]]}'], 'VARIABLE_NOT_DEFINED', undefined, 'q'],
  ['a vector that is a number', [...slider, '\\vector{v}{2s}'], 'BAD_DEFINITION', 'notAVector', '2s'],
  ['a vector with one coordinate', ['\\vector{v}{[1]}'], 'BAD_DEFINITION', 'notAVector', '[1]'],
  [
    'a product that does not fit',
    ['\\matrix{M}{[[1, 2, 3], [4, 5, 6]]}', '\\vector{w}{[1; 2]}', '\\vector{v}{M*w}'],
    'BAD_DEFINITION',
    'wrongShape',
    'M*w',
  ],
  ['a vector as a number', ['\\vector{v}{[1; 2]}', '\\number{n}{2v}'], 'BAD_DEFINITION', 'numberExpected', '2v'],
  ['a strip of a third direction', ['\\strip{t}{diagonal, 1}'], 'BAD_DEFINITION', 'notADirection', 'diagonal'],
  ['a strip whose width has no sign', ['\\strip{t}{vertical, 1, 2}'], 'BAD_DEFINITION', 'notAWidth', '2'],
  ['a strip with a broken width', ['\\strip{t}{vertical, 1, >2+}'], 'BAD_DEFINITION', 'unexpectedEnd', ''],
  [
    'an explicit sequence of three values',
    ['\\sequence[explicit]{a}{1, 2, n}'],
    'BAD_DEFINITION',
    'wrongCount',
    '\\sequence[explicit]{a}{1, 2, n}',
  ],
  [
    'a recursive sequence of two values',
    ['\\sequence[recursive]{a}{1, a(n-1)}'],
    'BAD_DEFINITION',
    'wrongCount',
    '\\sequence[recursive]{a}{1, a(n-1)}',
  ],
  [
    'a sequence that does not call itself',
    ['\\sequence[recursive]{a}{1, 2, n^2}'],
    'BAD_DEFINITION',
    'notARecursion',
    'n^2',
  ],
  ['a set with another unknown', ['\\set2d{S}{x+w = 1}'], 'BAD_DEFINITION', 'notAVariableOfRelations', 'x+w = 1'],
  ['a set without a relation', ['\\set2d{S}{x+y}'], 'BAD_DEFINITION', 'notARelation', 'x+y'],
  ['a curve of two parameters', ['\\parametric{c}{s, t, 0, 1, [s]}'], 'VARIABLE_NOT_DEFINED', undefined, 't'],
  [
    'a curve whose parameter is no list',
    ['\\parametric{c}{t, t, 0, 1, t}'],
    'BAD_DEFINITION',
    'notAParameterList',
    't',
  ],
  ['a field of too few steps', ['\\vectorfield{F}{x, y, [1, 2]}'], 'BAD_DEFINITION', 'notARange', '[1, 2]'],
  ['a field of two scalings', ['\\vectorfield{F}{x, y, [0, 1, 2], 1, 2}'], 'BAD_DEFINITION', 'notARange', '2'],
  ['a field with a parameter', ['\\vectorfield{F}{x, t}'], 'VARIABLE_NOT_DEFINED', undefined, 't'],
  [
    'a derivative in a derivative',
    ['\\function{f}{derivative(derivative(x^3; x); x)}'],
    'BAD_DEFINITION',
    'nestedDerivative',
    'derivative(derivative(x^3; x); x)',
  ],
  [
    'a derivative of a derivative by another name',
    ['\\function{f}{derivative(x^3; x)}', '\\function{g}{derivative(f(x); x)}'],
    'BAD_DEFINITION',
    'nestedDerivative',
    'derivative(f(x); x)',
  ],
  ['a derivative by a number', ['\\function{f}{derivative(x^3; 2)}'], 'BAD_DEFINITION', 'notAVariable', '2'],
];

const interactions: readonly Row[] = [
  ['nothing to select', [...points, '\\onClickSelect{c}{[A]}'], 'BAD_DEFINITION', 'nothingSelectable', '[A]'],
  ['a number to select', [...slider, '\\onClickSelect{c}{s}'], 'BAD_DEFINITION', 'notSelectable', 's'],
  [
    'something selected that cannot be',
    [...points, '\\onClickSelect{c}{A, B, [C]}'],
    'BAD_DEFINITION',
    'notSelectable',
    '[C]',
  ],
  ['arrows from no list', [...points, '\\onClickArrows{g}{A, [B]}'], 'BAD_DEFINITION', 'notAList', 'A'],
  [
    'an arrow that is no pair',
    [...points, '\\onClickArrows{g}{[A], [B], 2, [[A, B, C]]}'],
    'BAD_DEFINITION',
    'notAPair',
    '[A, B, C]',
  ],
  [
    'an arrow to a point that is no end',
    [...points, '\\onClickArrows{g}{[A], [B], 2, [[A, C]]}'],
    'BAD_DEFINITION',
    'notSelectable',
    '[[A, C]]',
  ],
  [
    'a number of arrows that is none',
    [...points, '\\onClickArrows{g}{[A], [B], [C]}'],
    'BAD_DEFINITION',
    'noNumberValue',
    'C',
  ],
];

const chosen: readonly Row[] = [
  ['half an arrow at most', [...points, '\\onClickArrows{g}{[A], [B], 1.5}'], 'BAD_DEFINITION', 'notACount', '1.5'],
  ['fewer than no arrows', [...points, '\\onClickArrows{g}{[A], [B], -1}'], 'BAD_DEFINITION', 'notACount', '-1'],
  [
    'a start arrow from an end point',
    [...points, '\\onClickArrows{g}{[A], [B], 3, [[B, A]]}'],
    'BAD_DEFINITION',
    'notAnArrow',
    '[[B, A]]',
  ],
  [
    'a fixed arrow from an end point',
    [...points, '\\onClickArrows{g}{[A], [B], 3, [], [[B, A]]}'],
    'BAD_DEFINITION',
    'notAnArrow',
    '[[B, A]]',
  ],
  [
    'an arrow from a point to itself',
    [...points, '\\onClickArrows{g}{[A, B], [A, B], 3, [[A, A]]}'],
    'BAD_DEFINITION',
    'notAnArrow',
    '[[A, A]]',
  ],
  [
    'more arrows at the start than allowed',
    [...points, '\\onClickArrows{g}{[A], [B, C], 1, [[A, B], [A, C]]}'],
    'BAD_DEFINITION',
    'tooManyAtStart',
    '[[A, B], [A, C]]',
  ],
  [
    'an arrow that is there twice',
    [...points, '\\onClickArrows{g}{[A], [B], 3, [[A, B], [A, B]]}'],
    'BAD_DEFINITION',
    'twiceAtStart',
    '[[A, B], [A, B]]',
  ],
  [
    'more selected at the start than allowed',
    [...points, '\\onClickSelect[1]{c}{A, B, [A, B]}'],
    'BAD_DEFINITION',
    'tooManyAtStart',
    '[A, B]',
  ],
  [
    'a point that is selected twice',
    [...points, '\\onClickSelect{c}{A, B, [A, A]}'],
    'BAD_DEFINITION',
    'twiceAtStart',
    '[A, A]',
  ],
  [
    'a maximum behind the list of the selected',
    [...points, '\\onClickSelect{c}{A, B, [A], 1.5}'],
    'BAD_DEFINITION',
    'notAName',
    '1.5',
  ],
];

const recursions: readonly Row[] = [
  ['a member by itself', ['\\sequence[recursive]{q}{0, 1, q(n)}'], 'BAD_DEFINITION', 'notEarlier', 'q(n)'],
  ['a member by the next', ['\\sequence[recursive]{q}{0, 1, q(n+1)}'], 'BAD_DEFINITION', 'notEarlier', 'q(n+1)'],
  ['a member by a half one', ['\\sequence[recursive]{q}{0, 1, q(n/2)}'], 'BAD_DEFINITION', 'notEarlier', 'q(n/2)'],
  ['a member far back', ['\\sequence[recursive]{q}{0, 1, q(n-3)}'], 'BAD_DEFINITION', 'tooFewMembers', 'q(n-3)'],
  [
    'two members of which one is too far back',
    ['\\sequence[recursive]{q}{1, 1, q(n-1)+q(n-2)}'],
    'BAD_DEFINITION',
    'tooFewMembers',
    'q(n-1)+q(n-2)',
  ],
];

it.each([
  '\\sequence[recursive]{q}{0, 1, 1, q(n-1)+q(n-2)}',
  '\\sequence[recursive]{q}{1, 1, 1, 1, q(n-3)}',
  '\\sequence[recursive]{q}{0, 1, q(floor(n/2))+1}',
  '\\sequence[recursive]{q}{0, 1, if(n<2; 5; q(n-2))}',
  '\\sequence[recursive]{q}{-3, 2, 1/q(n-1)}',
])('%s is a recursion', (definition) => {
  expect(mistakesIn(aFigure([definition], { plotted: [] }))).toEqual([]);
});

it.each([
  ['\\sequence[explicit]{q}{1}', { found: 1, fewest: 2, most: 2 }],
  ['\\sequence{q}{1}', { found: 1, fewest: 2, most: 2 }],
  [`\\sequence[recursive]{q}{${'1, '.repeat(50)}q(n-1)}`, { found: 51, fewest: 3, most: 50 }],
  ['\\sequence[recursive]{q}{1, q(n-1)}', { found: 2, fewest: 3, most: 50 }],
])('%s has the wrong number of values for its kind', (definition, count) => {
  expect(mistakesIn(aFigure([definition], { plotted: [] }))).toMatchObject([
    { data: { reason: 'wrongCount', ...count } },
  ]);
});

const texts: readonly Row[] = [
  ['a text about a stranger', ['\\string{t}{1, 2, {\\var{q}}}'], 'VARIABLE_NOT_DEFINED', undefined, '{\\var{q}}'],
  [
    'a text about a shape',
    [...points, '\\segment{k}{A, B}', '\\string{t}{A, {\\var{k}}}'],
    'UNPROPER_TEXT',
    'cannotBeShown',
    '{\\var{k}}',
  ],
  [
    'a text about a third coordinate',
    [...points, '\\string{t}{A, {\\var{A[z]}}}'],
    'UNPROPER_TEXT',
    'wrongCoordinate',
    '{\\var{A[z]}}',
  ],
  ['a text at a number alone', ['\\string{t}{1, {words}}'], 'BAD_DEFINITION', 'notAName', '1'],
  ['a node with a style that is none', ['\\graphNode{N}{1, 2, red}'], 'STRING_NOT_AN_OBJECT', undefined, 'red'],
];

const problems: readonly Row[] = [
  ['a variable of no problem', ['\\problem{a}{b}'], 'PROBLEM_NOT_AVAILABLE', undefined, 'b'],
  ['a variable of a question of no problem', ['\\question{a}{1, b}'], 'PROBLEM_NOT_AVAILABLE', undefined, 'b'],
  ['a term of a problem', ['\\problem{a}{2b, 3}'], 'BAD_DEFINITION', 'notAName', '2b'],
  ['a default that is no number', ['\\problem{a}{b, c}'], 'BAD_DEFINITION', 'notAConstant', 'c'],
  ['a question without a number', ['\\question{a}{first, b, 1}'], 'BAD_DEFINITION', 'notAConstant', 'first'],
];

const attributes: readonly Row[] = [
  ['an answer without a number', [...points, '\\answer{A}{1}'], 'WRONG_ANSWER_ATTRIBUTE', undefined, '1'],
  ['an answer of question 0', [...points, '\\answer{A}{0, 1}'], 'WRONG_ANSWER_ATTRIBUTE', undefined, '0, 1'],
  ['a trace of a slider', [...slider, '\\trace{s}{true}'], 'BAD_ATTRIBUTE', 'unsupportedAttribute', 'true'],
  ['a trace of a set', ['\\set2d{S}{x = y}', '\\trace{S}{true}'], 'BAD_ATTRIBUTE', 'unsupportedAttribute', 'true'],
  [
    'a trace that lasts for ever so long',
    [...points, '\\traceDuration{A}{long}'],
    'BAD_ATTRIBUTE',
    'notSeconds',
    'long',
  ],
  ['a trace that may be', [...points, '\\trace{A}{maybe}'], 'BAD_ATTRIBUTE', 'notYesOrNo', 'maybe'],
  ['a text position nowhere', [...points, '\\textPosition{A}{far}'], 'BAD_ATTRIBUTE', 'notAPosition', 'far'],
  ['an offset of one number', [...points, '\\offset{A}{3}'], 'BAD_ATTRIBUTE', 'notAnOffset', '3'],
  [
    'a colour under half a condition',
    [...points, '\\conditionalColoring{A}{A[x] > 0}'],
    'BAD_ATTRIBUTE',
    'notAColoring',
    'A[x] > 0',
  ],
  [
    'a colour nobody knows under a condition',
    [...points, '\\conditionalColoring{A}{A[x] > 0, bluish}'],
    'BAD_ATTRIBUTE',
    'unknownColor',
    'bluish',
  ],
  ['a colour under a number', [...points, '\\conditionalColoring{A}{A[x], red}'], 'BAD_ATTRIBUTE', 'notATruth', 'A[x]'],
  [
    'a colour under a condition about a stranger',
    [...points, '\\conditionalColoring{A}{q > 0, red}'],
    'VARIABLE_NOT_DEFINED',
    undefined,
    'q',
  ],
  ['limits of one number', ['\\function{f}{x}', '\\limits{f}{1}'], 'BAD_ATTRIBUTE', 'notLimits', '1'],
  [
    'limits of two parameters',
    ['\\function{f}{x*y, [x,y]}', '\\limits{f}{1, 2}'],
    'BAD_ATTRIBUTE',
    'notLimits',
    '1, 2',
  ],
  ['limits of a point', [...points, '\\limits{A}{1, 2}'], 'BAD_ATTRIBUTE', 'unsupportedAttribute', '1, 2'],
  ['a parameter on a set', ['\\set2d{S}{x = 1}', '\\glider{P}{S, 1}'], 'BAD_DEFINITION', 'noParameter', '1'],
  ['a width without width', [...slider, '\\width{s}{0}'], 'BAD_ATTRIBUTE', 'notPositive', '0'],
  [
    'a width without a place',
    [...slider, '\\positioning{s}{0.4, 0.1}'],
    'BAD_ATTRIBUTE',
    'notAPositioning',
    '0.4, 0.1',
  ],
  ['a width of nothing', [...slider, '\\positioning{s}{0, 0.1, 0.9}'], 'BAD_ATTRIBUTE', 'notPositive', '0'],
  ['a position beyond the board', [...slider, '\\position{s}{2, 0}'], 'BAD_ATTRIBUTE', 'notAPlace', '2, 0'],
  [
    'a value that is shown perhaps',
    [...slider, '\\displayValue{s}{perhaps}'],
    'BAD_ATTRIBUTE',
    'notYesOrNo',
    'perhaps',
  ],
  [
    'a field whose parameter is a word',
    [...slider, '\\field{s}{real, many}'],
    'BAD_ATTRIBUTE',
    'notAField',
    'real, many',
  ],
  [
    'a point in a circle of brackets',
    [...points, '\\pointRepresentationType{A}{circle}'],
    'BAD_ATTRIBUTE',
    'notARepresentation',
    'circle',
  ],
];

const inSpace = ['\\point{D}{1, 2, 3}', '\\point{E1}{0, 0, 1}'];

const space: readonly Row[] = [
  ['a circle around a point in space', [...inSpace, '\\circle{k}{D, 1}'], 'BAD_DEFINITION', 'wrongDimension', 'D'],
  ['a sphere around a point of the plane', [...points, '\\sphere{k}{A, 1}'], 'BAD_DEFINITION', 'wrongDimension', 'A'],
  ['a sphere around a number', [...slider, '\\sphere{k}{s, 1}'], 'BAD_DEFINITION', 'notAPoint', 's'],
  ['a sphere through the plane', [...points, ...inSpace, '\\sphere{k}{D, A}'], 'BAD_DEFINITION', 'wrongDimension', 'A'],
  ['a segment into space', [...points, ...inSpace, '\\segment{k}{A, D}'], 'BAD_DEFINITION', 'wrongDimension', 'D'],
  ['a plane at a point of the plane', [...points, '\\plane{p}{A, [1; 1; 1]}'], 'BAD_DEFINITION', 'wrongDimension', 'A'],
  ['a plane across a flat vector', [...inSpace, '\\plane{p}{D, [1; 1]}'], 'BAD_DEFINITION', 'wrongDimension', '[1; 1]'],
  ['a plane across a number', [...inSpace, ...slider, '\\plane{p}{D, 2s}'], 'BAD_DEFINITION', 'notAVector', '2s'],
  ['an arrow out of the plane', [...points, '\\affine{v}{A, 1, 2, 3}'], 'BAD_DEFINITION', 'wrongDimension', '3'],
  ['an arrow too flat for space', [...inSpace, '\\affine{v}{D, 1, 2}'], 'BAD_DEFINITION', 'wrongDimension', '2'],
  ['a curve of two parameters in space', ['\\curve3d{c}{s, t, 0, 0, 1}'], 'VARIABLE_NOT_DEFINED', undefined, 't'],
  [
    'a surface of another parameter',
    ['\\parametricSurface{S}{u, v, w, [0, 1], [0, 1]}'],
    'VARIABLE_NOT_DEFINED',
    undefined,
    'w',
  ],
  ['a surface without a range', ['\\parametricSurface{S}{u, v, 0, 1, [0, 1]}'], 'BAD_DEFINITION', 'notARange', '1'],
  [
    'a field of the plane with three ranges',
    ['\\vectorfield{F}{x, y, [0, 1, 2], [0, 1, 2], [0, 1, 2]}'],
    'BAD_DEFINITION',
    'notARange',
    '[0, 1, 2]',
  ],
  ['a field of z in the plane', ['\\vectorfield{F}{x, z}'], 'VARIABLE_NOT_DEFINED', undefined, 'z'],
  ['a glider in space', [...inSpace, '\\line{g}{D, E1}', '\\glider{P}{g, 1}'], 'BAD_DEFINITION', 'wrongDimension', 'g'],
  ['a choice in space', [...inSpace, '\\onClickSelect{c}{D}'], 'BAD_DEFINITION', 'wrongDimension', 'D'],
];

describe.each([
  ['names', names],
  ['space', space],
  ['shapes', shapes],
  ['interactions', interactions],
  ['what is chosen', chosen],
  ['recursions', recursions],
  ['texts', texts],
  ['problems', problems],
  ['attributes', attributes],
])('of %s', (_, rows) => {
  it.each(rows)('%s is refused where it stands', (_title, definitions, code, reason, place) => {
    const source = sourceOfFigure(definitions);
    const findings = mistakesIn(aFigure(definitions, { plotted: [] }));
    const told = findings.map(({ code, data, span }) => [code, data['reason'], source.slice(span.from, span.to)]);
    expect(told).toEqual([[code, reason, place]]);
  });
});

it('has an id', () => {
  const figure = { ...aFigure(points), id: ' ' };
  expect(mistakesIn(figure)).toMatchObject([{ code: 'BOARD_ID_MISSING' }]);
});

it.each([
  ['of space in the plane', '\\sphere{k}{D, 1}', false, 'notInPlane'],
  ['of the plane in space', '\\circle{k}{A, 1}', true, 'notInSpace'],
  ['of points in space in the plane', '\\segment{k}{D, E1}', false, 'notInPlane'],
  ['of points of the plane in space', '\\segment{k}{A, B}', true, 'notInSpace'],
])('shows nothing %s', (_title, definition, isInSpace, reason) => {
  const figure = aFigure([...points, ...inSpace, definition], { plotted: ['k'], isInSpace });
  expect(mistakesIn(figure)).toMatchObject([{ code: 'BAD_DEFINITION', data: { name: 'k', reason } }]);
});
