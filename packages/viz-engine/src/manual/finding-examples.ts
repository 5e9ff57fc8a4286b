import type { ExpressionFailure, OtherNotationReason } from '@lemma/core/expression';
import type { VariableFailure } from '@lemma/core/variables';
import type { FigureCode } from '@lemma/core/source';
import type { ReasonCode } from '../elements/index.ts';

/** A source with one error in its figure. */
export interface FindingExample {
  readonly example: string;
  /** The part of the example that is marked: text that occurs once; if it contains «…», only what is between them. */
  readonly marks: string;
  /** The other place that is listed, marked in the same way. */
  readonly other?: string;
  /** Set if the figure is still drawn. */
  readonly severity?: 'warning';
}

/** Why the values of a figure, quick check or question are not available, besides the reasons of element types. */
type Reason =
  | ReasonCode
  | OtherNotationReason
  | 'badName'
  | 'reservedName'
  | 'nameWithParameters'
  | 'surplusBracket'
  | Exclude<ExpressionFailure['kind'], 'unknownName' | 'notInField'>
  | DrawingReason;
type DrawingReason =
  | Extract<VariableFailure['kind'], 'badLimits' | 'notWhole' | 'elementTwice' | 'missingCondition'>
  | 'alwaysHolds'
  | 'alwaysTrue'
  | 'notFound';

const points = '\\point{A}{0, 0}\\point{B}{1, 0}';
const slider = '\\slider{s}{1, 0, 2}';

/** A figure with variables, followed by further source. */
function figure(definitions: string, after = '', id = 'v1'): string {
  return `\\begin{visualization}{${id}}\\begin{variables}${definitions}\\end{variables}${after}\\end{visualization}`;
}

/** A figure that shows `s` and shares it. */
function sharing(definition: string, id?: string): string {
  return figure(definition, `\\share{s}${canvas('s')}`, id);
}

/** A problem with one question, which has one answer and a variable `r`, and a figure in it. */
function problem(definitions: string, after = ''): string {
  const text = `\\text{?${figure(definitions, after)}}`;
  const variables = '\\begin{variables}\\number{r}{2}\\end{variables}';
  const answer = '\\begin{answer}\\solution{r}\\end{answer}';
  return `\\begin{problem}\\begin{question}${variables}${text}${answer}\\end{question}\\end{problem}`;
}

/** A canvas of the plane, or of space. */
function canvas(name: string, options = ''): string {
  return `\\begin{canvas}${options}\\plot{${name}}\\end{canvas}`;
}

/** A minimal source for each code of figures. */
export const codeExamples: Readonly<Record<FigureCode, FindingExample>> = {
  BOARD_ID_MISSING: { example: figure('\\point{P}{1, 2}', '', ''), marks: '«»\\begin{visualization}' },
  UNKNOWN_ELEMENT_TYPE: { example: figure('\\octopus{o}{1, 2}'), marks: '\\octopus{o}{1, 2}' },
  UNKNOWN_ATTRIBUTE: {
    example: figure('\\point{P}{1, 2}\\colour{P}{red}'),
    marks: '\\colour{P}{red}',
    severity: 'warning',
  },
  BAD_DEFINITION: { example: figure('\\number{a}{2+}'), marks: '2+«»' },
  BAD_VARIABLE_NAME: { example: figure('\\number{sin}{2}'), marks: 'sin' },
  BAD_ATTRIBUTE: { example: figure('\\point{P}{1, 2}', '\\color{P}{bluish}'), marks: 'bluish', severity: 'warning' },
  NAME_ALREADY_USED: {
    example: figure('\\number{a}{2}\\number{a}{3}'),
    marks: '\\number{«a»}{3}',
    other: '\\number{«a»}{2}',
  },
  VARIABLE_NOT_DEFINED: { example: figure('\\point{P}{1, q+1}'), marks: '1, «q»' },
  MISSING_CLOSING_BRACKET: { example: figure('\\number{a}{2*(1+3}'), marks: '«(»1+3' },
  STRING_NOT_AN_OBJECT: {
    example: figure('\\point{P}{1, 2}', '\\style{P}{strokeWidth}'),
    marks: 'strokeWidth',
    severity: 'warning',
  },
  UNPROPER_TEXT: { example: figure('\\point{P}{1, 2}', '\\text{$\\var{P[z]}$}'), marks: '\\var{P[z]}' },
  RANDADJUSTIF_NOT_FULFILLED: {
    example: figure('\\randint{a}{1}{3}\\randadjustIf{a}{a < 4}'),
    marks: 'a < 4',
  },
  PROBLEM_NOT_AVAILABLE: { example: figure('\\problem{a}{b}'), marks: '{«b»}' },
  PROBLEM_VARIABLE_NOT_AVAILABLE: { example: problem('\\problem{b}{q}'), marks: '{«q»}' },
  QUESTION_VARIABLE_NOT_AVAILABLE: { example: problem('\\question{b}{1, q}'), marks: '1, «q»' },
  NO_BOARD: { example: figure('\\point{P}{1, 2}'), marks: '«»\\begin{visualization}', severity: 'warning' },
  NOTHING_PLOTTED: {
    example: figure('', '\\begin{canvas}\\coordinateSystem\\end{canvas}'),
    marks: '\\begin{canvas}\\coordinateSystem\\end{canvas}',
    severity: 'warning',
  },
  NEVER_PLOTTED: {
    example: figure('\\slider{s}{1, 0, 2}\\point{P}{s, 2}', canvas('P')),
    marks: '\\slider{«s»}',
    severity: 'warning',
  },
  NEVER_USED: {
    example: figure('\\number{a}{1}\\point{P}{0, 2}', canvas('P')),
    marks: '\\number{«a»}',
    severity: 'warning',
  },
  OUTSIDE_BOARD: {
    example: figure('\\point{P}{9, 2}', canvas('P')),
    marks: '\\point{«P»}',
    severity: 'warning',
  },
  NO_VALUE: { example: figure('\\point{P}{1/0, 2}', canvas('P')), marks: '\\point{«P»}', severity: 'warning' },
  SHARED_FIXED: {
    example: sharing('\\number{s}{1}') + sharing(slider, 'w1'),
    marks: '\\number{s}{1}\\end{variables}\\share{«s»}',
    severity: 'warning',
  },
  SHARED_ALONE: { example: sharing(slider), marks: '\\share{«s»}', severity: 'warning' },
  WRONG_ANSWER_ATTRIBUTE: { example: problem(slider, '\\answer{s}{1}'), marks: '\\answer{s}{«1»}' },
};

/**
 * A minimal source for each reason. `unknownName` has none: such a name is reported as VARIABLE_NOT_DEFINED;
 * `notInField` only concerns learners' input.
 */
export const reasonExamples: Readonly<Record<Reason, FindingExample>> = {
  wrongCount: { example: figure('\\point{P}{1}'), marks: '\\point{P}{1}' },
  wrongDimension: { example: figure('\\point{P}{1, 2}\\point{Q}{1, 2, 3}\\segment{k}{P, Q}'), marks: 'P, «Q»' },
  notAPoint: { example: figure(`${slider}\\circle{k}{s, 2}`), marks: '«s», 2}' },
  notAName: { example: figure('\\circle{k}{1+1, 2}'), marks: '1+1' },
  noNumberValue: { example: figure('\\point{P}{1, 2}\\number{a}{2*P}'), marks: '2*«P»' },
  notANumber: { example: figure('\\number{a}{1<2}'), marks: '1<2' },
  notAConstant: { example: figure('\\problem{a}{b, many}'), marks: 'many' },
  equationNotTerm: { example: figure('\\function{f}{f(x) = x^2}'), marks: 'f(x) = x^2' },
  pointNeedsName: { example: figure('\\circle{k}{(0, 0), 2}'), marks: '(0, 0)' },
  onlyInFunctions: { example: figure('\\number{a}{x^2}'), marks: '«x»^2' },
  notPositive: { example: figure(slider, '\\stepsize{s}{0}'), marks: '\\stepsize{s}{«0»}', severity: 'warning' },
  leftSideNotXOrY: { example: figure('\\line{g}{2*y, x}'), marks: '2*y' },
  notLinear: { example: figure('\\line{g}{y, x^2}'), marks: 'x^2' },
  cases: { example: figure('\\function{f}{x^2 for x>0}'), marks: 'x^2 for x>0' },
  limitsNotParameters: { example: figure('\\function{f}{x^2, [0,1]}'), marks: '[0,1]' },
  notAParameterList: { example: figure('\\function{f}{x^2, x}'), marks: 'x^2, «x»' },
  wrongParameters: { example: figure('\\function{f}{x, [x,x]}'), marks: '[x,x]' },
  dependsOnItself: { example: figure('\\number{a}{a+1}'), marks: '\\number{a}{a+1}' },
  unsupportedAttribute: { example: figure('\\point{P}{1, 2}', '\\stepsize{P}{3}'), marks: '3', severity: 'warning' },
  unknownOption: { example: figure('\\point[green]{P}{1, 2}'), marks: 'green', severity: 'warning' },
  unknownColor: { example: figure('\\point{P}{1, 2}', '\\color{P}{bluish}'), marks: 'bluish', severity: 'warning' },
  noOptions: { example: figure('\\matrix[green]{A}{[[1, 2]]}'), marks: 'green', severity: 'warning' },
  cannotMove: {
    example: figure('\\point{A}{0, 0}\\point{B}{1, 0}\\line[editable]{g}{A, B}'),
    marks: 'editable',
    severity: 'warning',
  },
  styleElsewhere: {
    example: figure('\\point{P}{1, 2}', '\\style{P}{{visible: false}}'),
    marks: 'visible',
    severity: 'warning',
  },
  notAFace: { example: figure('\\point{P}{1, 2}', '\\style{P}{{face: "star"}}'), marks: '"star"', severity: 'warning' },
  unknownStyle: {
    example: figure('\\point{P}{1, 2}', '\\style{P}{{onclick: 3}}'),
    marks: 'onclick',
    severity: 'warning',
  },
  notBetween: { example: figure('\\point{P}{1, 2}', '\\transparency{P}{3}'), marks: '3', severity: 'warning' },
  cannotBeDrawn: { example: figure('\\function{f}{x+y, [x,y]}', canvas('f')), marks: '\\plot{«f»}' },
  notInSpace: {
    example: figure('\\point{P}{1, 2}\\circle{k}{P, 1}', canvas('k', '\\is3D')),
    marks: '\\plot{«k»}',
  },
  notInPlane: { example: figure('\\point{P}{1, 2, 3}\\sphere{k}{P, 1}', canvas('k')), marks: '\\plot{«k»}' },
  cannotBeShown: { example: figure(`${points}\\segment{k}{A, B}`, '\\text{\\var{k}}'), marks: '\\var{k}' },
  wrongCoordinate: { example: figure('\\point{P}{1, 2}\\number{a}{P[z]}'), marks: 'P[z]' },
  notATruth: { example: figure(slider, '\\text{\\IF{s+1}{more}}'), marks: 's+1' },
  notYesOrNo: { example: figure(points, '\\trace{A}{maybe}'), marks: 'maybe', severity: 'warning' },
  notSeconds: { example: figure(points, '\\traceDuration{A}{soon}'), marks: 'soon', severity: 'warning' },
  notACurve: { example: figure(`${points}\\glider{P}{A, 1}`), marks: '{P}{«A»' },
  notSelectable: { example: figure(`${slider}\\onClickSelect{c}{s}`), marks: '{c}{«s»' },
  nothingSelectable: { example: figure(`${points}\\onClickSelect{c}{[A]}`), marks: '[A]' },
  notAList: { example: figure(`${points}\\onClickArrows{g}{A, [B]}`), marks: '«A», [B]' },
  notAPair: { example: figure(`${points}\\onClickArrows{g}{[A], [B], 2, [[A]]}`), marks: '2, [«[A]»]' },
  notAnArrow: { example: figure(`${points}\\onClickArrows{g}{[A], [B], 2, [[B, A]]}`), marks: '2, «[[B, A]]»' },
  notACount: { example: figure(`${points}\\onClickArrows{g}{[A], [B], 1.5}`), marks: '1.5' },
  tooManyAtStart: { example: figure(`${points}\\onClickSelect[1]{c}{A, B, [A, B]}`), marks: '[A, B]' },
  twiceAtStart: { example: figure(`${points}\\onClickSelect{c}{A, B, [A, A]}`), marks: '[A, A]' },
  notADirection: { example: figure('\\strip{t}{diagonal, 1}'), marks: 'diagonal' },
  notAWidth: { example: figure('\\strip{t}{vertical, 1, 2}'), marks: '2' },
  notARange: { example: figure('\\vectorfield{F}{x, y, [1, 2]}'), marks: '[1, 2]' },
  notLimits: { example: figure('\\function{f}{x}', '\\limits{f}{1}'), marks: '{f}{«1»}', severity: 'warning' },
  reversedLimits: { example: figure('\\function{f}{x}', '\\limits{f}{2, -1}'), marks: '2, -1', severity: 'warning' },
  equalLimits: { example: figure('\\slider{s}{3, 3, 3}'), marks: '3, «3»}', severity: 'warning' },
  startOutside: { example: figure('\\slider{s}{7, 0, 2}'), marks: '7', severity: 'warning' },
  startBetweenSteps: {
    example: figure('\\slider{s}{2.5, 0, 5}', '\\stepsize{s}{1}'),
    marks: '2.5',
    severity: 'warning',
  },
  stepTooLong: { example: figure(slider, '\\stepsize{s}{10}'), marks: '10', severity: 'warning' },
  notOnOrOff: { example: figure('\\checkbox{c}{2}'), marks: '2', severity: 'warning' },
  sameValues: { example: figure('\\checkbox{c}{0, 3, 3}'), marks: '3, «3»}', severity: 'warning' },
  noParameter: { example: figure('\\set2d{S}{x = y}\\glider{P}{S, 1}'), marks: 'S, «1»' },
  notARecursion: { example: figure('\\sequence[recursive]{a}{1, 2, n^2}'), marks: 'n^2' },
  notEarlier: { example: figure('\\sequence[recursive]{a}{0, 1, a(n+1)}'), marks: 'a(n+1)' },
  tooFewMembers: { example: figure('\\sequence[recursive]{a}{0, 1, a(n-2)}'), marks: 'a(n-2)' },
  notARelation: { example: figure('\\set2d{S}{x+y}'), marks: 'x+y' },
  holdsAnywhere: { example: figure('\\set2d{S}{1 < 2}'), marks: '1 < 2', severity: 'warning' },
  notAMatrix: { example: figure('\\matrix{M}{[[1, 2], [3]]}'), marks: '[[1, 2], [3]]' },
  notAVector: { example: figure('\\vector{v}{2}'), marks: '2' },
  notAVariableOfRelations: { example: figure('\\set2d{S}{x+w = 1}'), marks: 'x+w = 1' },
  zInPlane: { example: figure('\\set2d{S}{x+z = 1}'), marks: 'x+z = 1' },
  notAVariable: { example: figure('\\function{f}{derivative(x^3; 2)}'), marks: '2' },
  notAColoring: {
    example: figure(points, '\\conditionalColoring{A}{A[x] > 0}'),
    marks: 'A[x] > 0',
    severity: 'warning',
  },
  notAPositioning: {
    example: figure(slider, '\\positioning{s}{0.4, 0.1}'),
    marks: '0.4, 0.1',
    severity: 'warning',
  },
  notAPlace: { example: figure(slider, '\\position{s}{2, 0}'), marks: '2, 0', severity: 'warning' },
  notAPosition: { example: figure(points, '\\textPosition{A}{far}'), marks: 'far', severity: 'warning' },
  notAnOffset: { example: figure(points, '\\offset{A}{3}'), marks: '3', severity: 'warning' },
  notAField: { example: figure(slider, '\\field{s}{real, many}'), marks: 'real, many', severity: 'warning' },
  notARepresentation: {
    example: figure(points, '\\pointRepresentationType{A}{round}'),
    marks: 'round',
    severity: 'warning',
  },
  noSuchQuestion: { example: problem('\\question{b}{2, r}'), marks: '2, «r»' },
  noSuchAnswer: { example: problem(slider, '\\answer{s}{1, 2}'), marks: '\\answer{s}{«1, 2»}' },
  answerGivenTwice: {
    example: problem(`${slider}\\slider{t}{1, 0, 2}`, '\\answer{s}{1, 1}\\answer{t}{1, 1}'),
    marks: '\\answer{t}{«1, 1»}',
  },
  notInQuestion: { example: problem('\\question{b}{1, q}'), marks: '1, «q»' },
  otherNotation: { example: figure('\\function{f}{\\frac{1}{x}}'), marks: '\\frac' },
  degrees: { example: figure('\\number{a}{sin(30°)}'), marks: '30°' },
  percent: { example: figure('\\number{a}{5%}'), marks: '5%' },
  prime: { example: figure("\\function{f}{x^2}\\function{g}{f'(x)}"), marks: "f'(x)" },
  badName: { example: figure('\\number{1a}{2}'), marks: '1a' },
  reservedName: { example: figure('\\number{e}{2}'), marks: '\\number{«e»}' },
  surplusBracket: { example: figure('\\number{a}{2(3+4))}'), marks: '3+4)«)»' },
  nameWithParameters: { example: figure('\\function{f(x)}{x^2}'), marks: 'f(x)' },
  empty: { example: figure('\\point{P}{1, }'), marks: '1, «»' },
  tooLong: { example: figure(`\\number{a}{${'1+'.repeat(5000)}7}`), marks: '7' },
  tooDeep: { example: figure(`\\number{a}{${'('.repeat(201)}1${')'.repeat(201)}}`), marks: '«(»1' },
  unexpectedToken: { example: figure('\\number{a}{2*/3}'), marks: '/' },
  unexpectedEnd: { example: figure('\\number{a}{2+}'), marks: '2+«»' },
  badCharacter: { example: figure('\\number{a}{2?}'), marks: '?' },
  adjacentNumbers: { example: figure('\\number{a}{2 3}'), marks: '3' },
  numberTooLarge: { example: figure(`\\number{a}{1${'0'.repeat(309)}}`), marks: `1${'0'.repeat(309)}` },
  ambiguousPower: { example: figure('\\number{a}{1+3e2}'), marks: '3e2' },
  unbalancedBar: { example: figure('\\number{a}{|2}'), marks: '|' },
  wrongNumberOfArguments: { example: figure('\\function{f}{x^2}\\number{a}{f(1;2)}'), marks: 'f(1;2)' },
  truthValueExpected: { example: figure('\\number{a}{NOT 2}'), marks: '2' },
  numberExpected: { example: figure('\\vector{v}{[1; 2]}\\number{a}{2v}'), marks: '2v' },
  wrongShape: { example: figure('\\vector{v}{[1; 2]}\\vector{w}{v+[1; 2; 3]}'), marks: 'v+[1; 2; 3]' },
  notDifferentiable: { example: figure('\\function{f}{derivative(gcd(x; 2); x)}'), marks: 'gcd(x; 2)' },
  nestedDerivative: {
    example: figure('\\function{f}{derivative(derivative(x^3; x); x)}'),
    marks: 'derivative(derivative(x^3; x); x)',
  },
  badLimits: { example: figure('\\randint{a}{9}{1}'), marks: '9}{1' },
  notWhole: { example: figure('\\randint{a}{0.5}{3.5}'), marks: '\\randint{a}{«0.5»}{3.5}' },
  elementTwice: { example: figure('\\drawFromSet{a, b}{1, 2, 2}'), marks: '1, 2, «2»' },
  missingCondition: { example: figure('\\randint{a}{1}{9}\\randadjustIf{a}{}'), marks: '\\randadjustIf{a}{}' },
  alwaysHolds: { example: figure('\\randint{a}{1}{3}\\randadjustIf{a}{a < 4}'), marks: 'a < 4' },
  alwaysTrue: { example: figure('\\randint{a}{1}{3}\\randadjustIf{a}{1 < 2}'), marks: '1 < 2' },
  notFound: {
    example: figure('\\randdouble{a}{0}{1}\\randdouble{b}{0}{1}\\randadjustIf{a, b}{a^2+b^2 != 1/2}'),
    marks: 'a^2+b^2 != 1/2',
  },
};
