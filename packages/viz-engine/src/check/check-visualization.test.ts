import type { Inline } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { describe, expect, it } from 'vitest';
import { aFigure, mistakesIn } from '../testing/index.ts';

const at = { from: 1000, to: 1001 };
const textOf = (text: string) => ({ text, span: { from: 1000, to: 1000 + text.length } });

describe('a definition', () => {
  it.each([
    ['of an unknown type', ['\\octopus{o}{1, 2}'], 'UNKNOWN_ELEMENT_TYPE', undefined, '\\octopus{o}{1, 2}'],
    ['with a name that starts with a digit', ['\\number{1a}{2}'], 'BAD_VARIABLE_NAME', 'badName', '1a'],
    ['with the name of a function', ['\\number{sin}{2}'], 'BAD_VARIABLE_NAME', 'reservedName', 'sin'],
    ['of a name a second time', ['\\number{a}{2}', '\\point{a}{1, 2}'], 'NAME_ALREADY_USED', undefined, 'a'],
    ['with too few values', ['\\point{P}{1}'], 'BAD_DEFINITION', 'wrongCount', '\\point{P}{1}'],
    ['with too many values', ['\\slider{a}{1, 2, 3, 4}'], 'BAD_DEFINITION', 'wrongCount', '\\slider{a}{1, 2, 3, 4}'],
    ['that mentions what is not defined', ['\\point{P}{1, b+1}'], 'VARIABLE_NOT_DEFINED', undefined, 'b'],
    ['whose term ends too early', ['\\point{P}{1, 2+}'], 'BAD_DEFINITION', 'unexpectedEnd', ''],
    ['whose bracket is not closed', ['\\number{a}{2*(1+3}'], 'MISSING_CLOSING_BRACKET', 'unexpectedEnd', ''],
    ['with a bar that is not closed', ['\\number{a}{|2}'], 'BAD_DEFINITION', 'unbalancedBar', '|'],
    ['of a number by a condition', ['\\number{a}{1<2}'], 'BAD_DEFINITION', 'notANumber', '1<2'],
    [
      'that uses a circle as a number',
      ['\\point{M}{0, 0}', '\\circle{k}{M, 2}', '\\number{a}{k+1}'],
      'BAD_DEFINITION',
      'noNumberValue',
      'k',
    ],
    ['that uses a point as a number', ['\\point{M}{0, 0}', '\\number{a}{2*M}'], 'BAD_DEFINITION', 'noNumberValue', 'M'],
    [
      'with a coordinate that does not exist',
      ['\\point{M}{0, 0}', '\\number{a}{M[z]}'],
      'BAD_DEFINITION',
      'wrongCoordinate',
      'M[z]',
    ],
    ['of itself', ['\\number{a}{a+1}'], 'BAD_DEFINITION', 'dependsOnItself', '\\number{a}{a+1}'],
    ['with an unknown option', ['\\point[green]{P}{1, 2}'], 'BAD_DEFINITION', 'unknownOption', 'green'],
    ['of a circle around a number', ['\\circle{k}{1+1, 2}'], 'BAD_DEFINITION', 'notAName', '1+1'],
    ['of a circle around a slider', ['\\slider{a}{1, 0, 2}', '\\circle{k}{a, 2}'], 'BAD_DEFINITION', 'notAPoint', 'a'],
    [
      'of a segment from a point of the plane to one of space',
      ['\\point{P}{1, 2}', '\\point{Q}{1, 2, 3}', '\\segment{s}{P, Q}'],
      'BAD_DEFINITION',
      'wrongDimension',
      'Q',
    ],
    ['of a line whose left side is a term', ['\\line{g}{2*y, x}'], 'BAD_DEFINITION', 'leftSideNotXOrY', '2*y'],
    ['of a line that is curved', ['\\line{g}{y, x^2}'], 'BAD_DEFINITION', 'notLinear', 'x^2'],
    [
      'of a line that is curved by a slider at 0',
      ['\\slider{a}{0, -1, 1}', '\\line{g}{y, a*x^2+x}'],
      'BAD_DEFINITION',
      'notLinear',
      'a*x^2+x',
    ],
    [
      'of a function whose parameters are not a list',
      ['\\function{f}{x, x}'],
      'BAD_DEFINITION',
      'notAParameterList',
      'x',
    ],
    ['of a function with a parameter twice', ['\\function{f}{x, [x,x]}'], 'BAD_DEFINITION', 'wrongParameters', '[x,x]'],
    [
      'that calls a function with too many arguments',
      ['\\function{f}{x^2}', '\\number{a}{f(1;2)}'],
      'BAD_DEFINITION',
      'wrongNumberOfArguments',
      'f(1;2)',
    ],
    ['with an unknown colour', ['\\point{P}{1, 2}', '\\color{P}{bluish}'], 'BAD_ATTRIBUTE', 'unknownColor', 'bluish'],
    [
      'with an impossible transparency',
      ['\\point{P}{1, 2}', '\\transparency{P}{3}'],
      'BAD_ATTRIBUTE',
      'notBetween',
      '3',
    ],
    [
      'with an attribute of another type',
      ['\\point{P}{1, 2}', '\\stepsize{P}{1}'],
      'BAD_ATTRIBUTE',
      'unsupportedAttribute',
      '1',
    ],
    [
      'with a step that leads nowhere',
      ['\\slider{a}{1, 0, 2}', '\\stepsize{a}{0}'],
      'BAD_ATTRIBUTE',
      'notPositive',
      '0',
    ],
    [
      'with a style that is no object',
      ['\\point{P}{1, 2}', '\\style{P}{strokeWidth: 3}'],
      'STRING_NOT_AN_OBJECT',
      undefined,
      'strokeWidth: 3',
    ],
    [
      'with a style nobody knows',
      ['\\point{P}{1, 2}', '\\style{P}{{onclick: 3}}'],
      'BAD_ATTRIBUTE',
      'unknownStyle',
      'onclick',
    ],
  ])('%s is reported where it stands', (_, definitions, code, reason, place) => {
    const figure = aFigure(definitions, { plotted: [] });
    const findings = mistakesIn(figure);
    expect(findings.map((found) => [found.code, found.data['reason'], placeOf(found, definitions)])).toEqual([
      [code, reason, place],
    ]);
  });
});

/** What an author probably meant, and the replacement. */
const meant = (definitions: readonly string[]) =>
  mistakesIn(aFigure(definitions, { plotted: [] })).map(({ data, fix }) => [
    data['reason'],
    fix?.text ?? data['example'],
  ]);

describe('a definition tells what was meant', () => {
  it.each([
    ['by cases in words', '\\function{f}{x^2 for x>0}', 'cases', 'if(x>0; x^2; 0)'],
    ['by two cases', '\\function{f}{x^2 für x>0, -x für x<=0}', 'cases', 'if(x>0; x^2; if(x<=0; -x; 0))'],
    ['by a last case in words', '\\function{f}{x^2 if x>0, -x otherwise}', 'cases', 'if(x>0; x^2; -x)'],
    [
      'by a last case behind a comma',
      '\\function{f}{x^2 für x>0, 1 für x<-1, -x, sonst}',
      'cases',
      'if(x>0; x^2; if(x<-1; 1; -x))',
    ],
    ['by a last case in French', '\\function{f}{x^2 si x>0, 0 sinon}', 'cases', 'if(x>0; x^2; 0)'],
    ['by a last case in Chinese', '\\function{f}{x^2 当 x>0, 0否则}', 'cases', 'if(x>0; x^2; 0)'],
    [
      'by cases as formulas write them',
      '\\function{f}{\\begin{cases} x^2, & \\text{if } x>0 \\\\ -x & \\text{otherwise.} \\end{cases}}',
      'cases',
      'if(x>0; x^2; -x)',
    ],
    ['by a number with a case', '\\number{a}{2 falls 1<2}', 'cases', 'if(1<2; 2; 0)'],
    [
      'by limits in the place of parameters',
      '\\function{f}{x^2, [0,1]}',
      'limitsNotParameters',
      '\\function{f}{x^2} \\limits{f}{0, 1}',
    ],
    ['by parameters without brackets', '\\function{f}{x^2, x}', 'notAParameterList', '[x]'],
    ['by an equation that is 0', '\\line{g}{y, 2x+1=0}', 'equationNotTerm', '2x+1'],
    ['by an equation the other way round', '\\line{g}{y, 2x+1 = y}', 'equationNotTerm', '2x+1'],
    ['by one bracket too many', '\\number{a}{2(3+4))}', 'surplusBracket', '2(3+4)'],
    ['by one bracket too many, around a call', '\\function{f}{sin(x))+1}', 'surplusBracket', 'sin(x)+1'],
  ])('%s', (_, definition, reason, write) => {
    expect(meant([definition])).toEqual([[reason, write]]);
  });

  it('by a name with parameters, once, and is used by its name all the same', () => {
    const findings = mistakesIn(aFigure(['\\function{f(x)}{x^2}', '\\number{a}{f(2)}'], { plotted: ['f', 'a'] }));
    expect(findings.map(({ code, data }) => [code, data['reason']])).toEqual([
      ['BAD_VARIABLE_NAME', 'nameWithParameters'],
    ]);
  });

  it.each(['\\number{a}{if(1=0; 1; 2)}', '\\number{a}{2 (3+4)}', '\\set2d{S}{2x+y=0}'])(
    'and nothing by %s',
    (definition) => {
      expect(meant([definition])).toEqual([]);
    },
  );
});

describe('a board', () => {
  it('shows only what is defined', () => {
    const findings = mistakesIn(aFigure(['\\point{P}{1, 2}'], { plotted: ['P', 'Q'] }));
    expect(findings).toMatchObject([{ code: 'VARIABLE_NOT_DEFINED', data: { name: 'Q' } }]);
  });

  it('shows no graph of a function of two parameters', () => {
    const findings = mistakesIn(aFigure(['\\function{f}{x+y, [x,y]}']));
    expect(findings).toMatchObject([{ code: 'BAD_DEFINITION', data: { name: 'f', reason: 'cannotBeDrawn' } }]);
  });
});

describe('a text', () => {
  const definitions = ['\\point{P}{1, 2}', '\\number{a}{3}', '\\segment{s}{P, P}'];
  const mention = (name: string, coordinate?: string): Inline => ({
    kind: 'variable',
    name,
    ...(coordinate === undefined ? {} : { coordinate }),
    span: at,
  });
  const when = (condition: string, then: readonly Inline[] = []): Inline => ({
    kind: 'conditional',
    condition: textOf(condition),
    then,
    otherwise: [],
  });
  const check = (text: Inline) => mistakesIn(aFigure(definitions, { text: [text] }));

  it('mentions only what is defined', () => {
    expect(check(mention('b'))).toMatchObject([{ code: 'VARIABLE_NOT_DEFINED', data: { name: 'b' }, span: at }]);
    expect(check(mention('a'))).toEqual([]);
  });

  it('mentions only what has a value', () => {
    expect(check(mention('s'))).toMatchObject([{ code: 'UNPROPER_TEXT', data: { reason: 'cannotBeShown' }, span: at }]);
  });

  it('mentions coordinates x and y, and those of points only', () => {
    expect(check(mention('P', 'y'))).toEqual([]);
    expect(check(mention('P', 'r'))).toMatchObject([{ code: 'UNPROPER_TEXT', data: { reason: 'wrongCoordinate' } }]);
    expect(check(mention('a', 'x'))).toMatchObject([{ code: 'UNPROPER_TEXT', data: { reason: 'wrongCoordinate' } }]);
  });

  it('is looked through under its conditions and in its formulas', () => {
    const formula: Inline = {
      kind: 'formula',
      display: false,
      tex: '\\var{b}',
      math: { tag: 'mi', attributes: {}, children: [] },
      variables: ['a', 'b', 'P[x]'],
      span: at,
    };
    expect(check(when('a > 0', [formula]))).toMatchObject([{ code: 'VARIABLE_NOT_DEFINED', data: { name: 'b' } }]);
  });

  it.each([
    ['a > (1+2', 'MISSING_CLOSING_BRACKET', 'unexpectedEnd'],
    ['a > b', 'VARIABLE_NOT_DEFINED', undefined],
    ['a + 1', 'BAD_DEFINITION', 'notATruth'],
    ['a > P', 'BAD_DEFINITION', 'noNumberValue'],
  ])('has no condition %s', (condition, code, reason) => {
    const findings = check(when(condition));
    expect(findings.map((found) => [found.code, found.data['reason']])).toEqual([[code, reason]]);
    expect(findings[0]?.span.from).toBeGreaterThanOrEqual(1000);
  });

  it('may have an empty condition', () => {
    expect(check(when(' '))).toEqual([]);
  });
});

describe('random variables', () => {
  const rule = (condition: string) => ({ variables: [textOf('a')], condition: textOf(condition), span: at });

  it('have rules that can be kept', () => {
    const findings = mistakesIn(aFigure(['\\randint{a}{1}{3}'], { rules: [rule('a < 5')] }));
    expect(findings).toMatchObject([{ code: 'RANDADJUSTIF_NOT_FULFILLED' }]);
    expect(mistakesIn(aFigure(['\\randint{a}{1}{3}'], { rules: [rule('a < 3')] }))).toEqual([]);
  });

  it('have rules with a condition', () => {
    const findings = mistakesIn(aFigure(['\\randint{a}{1}{3}'], { rules: [{ variables: [textOf('a')], span: at }] }));
    expect(findings).toMatchObject([{ code: 'RANDADJUSTIF_NOT_FULFILLED' }]);
  });
});

it('tells everything that is wrong at once, in the order of the source', () => {
  const figure = aFigure(['\\point{P}{1}', '\\circle{k}{Q, 2+}', '\\number{a}{a}', '\\color{k}{none}'], {
    plotted: ['z'],
  });
  expect(mistakesIn(figure).map(({ code }) => code)).toEqual([
    'BAD_DEFINITION',
    'VARIABLE_NOT_DEFINED',
    'BAD_DEFINITION',
    'BAD_DEFINITION',
    'BAD_ATTRIBUTE',
    'VARIABLE_NOT_DEFINED',
  ]);
});

/** The source text at the span of a finding. */
function placeOf({ span }: Finding, definitions: readonly string[]): string {
  const lines = definitions.filter((text) => !/^\\(color|label|style|transparency|stepsize)/.test(text));
  const attributes = definitions.filter((text) => !lines.includes(text));
  const source = ['\\begin{variables}', ...lines.map((line) => `  ${line}`), '\\end{variables}', ...attributes].join(
    '\n',
  );
  return source.slice(span.from, span.to);
}
