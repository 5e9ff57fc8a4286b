import type { Answer, CodeFragment, CodeMarking, Corrector, Credit, Explanation, FieldShape } from './question.ts';
import { readRanges } from './editable-ranges.ts';
import {
  answerForms,
  answerNotations,
  codeLanguageOf,
  inputTypes,
  mostFigures,
  readParameterDomain,
  type QuestionType,
} from '../question/index.ts';
import { readNumber } from '../source/index.ts';
import type { DocumentReading } from './reading.ts';
import { childOf, childrenOf, numberIn, sourceTextOf, spanOf, textOf, wordIn } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** Reads `answer`; the type defaults to that of its question. */
export function readAnswer(element: XmlElement, ofQuestion: QuestionType, reading: DocumentReading): Answer {
  const shape = childOf(element, 'shape');
  const solution = shape === undefined ? childOf(element, 'solution') : undefined;
  const score = numberIn(element, 'score');
  const fragment = codeLanguageOf(ofQuestion) && readFragment(childOf(element, 'fragment'), reading);
  return {
    type: answerTypeOf(element, ofQuestion),
    text: reading.inline(childOf(element, 'text')),
    ...(fragment && { fragment }),
    solution: solution === undefined ? { text: '', span: spanOf(element) } : sourceTextOf(solution),
    correctors: childrenOf(element, 'corrector').flatMap((corrector) => readCorrector(corrector) ?? []),
    score: score !== undefined && score >= 0 ? score : 1,
    explanations: readExplanations(element, reading),
    ...readShape(shape),
    credits: childrenOf(element, 'credit').map((credit) => readCredit(credit, reading)),
    span: spanOf(element),
  };
}

function answerTypeOf(element: XmlElement, ofQuestion: QuestionType): Answer['type'] {
  if (ofQuestion === 'draganddrop') return 'tile';
  if (codeLanguageOf(ofQuestion) !== undefined) return 'code';
  const usual = inputTypes.find((type) => type === ofQuestion) ?? 'input.number';
  return wordIn(element, 'type', inputTypes) ?? usual;
}

/** An answer without a fragment is an empty editor. */
function readFragment(element: XmlElement | undefined, reading: DocumentReading): CodeFragment {
  const input = element && childOf(element, 'input');
  const text = input === undefined ? '' : textOf(input);
  return { text, editableRanges: element === undefined ? [] : readRanges(element, text, reading) };
}

/** Reads `marking`. */
export function readMarking(element: XmlElement, reading: DocumentReading): CodeMarking {
  const [functions, evaluator] = [childOf(element, 'functions'), childOf(element, 'evaluator')];
  return {
    ...(functions && { functions: sourceTextOf(functions) }),
    evaluator: evaluator === undefined ? { text: '', span: spanOf(element) } : sourceTextOf(evaluator),
    grades: childrenOf(element, 'grade').map((grade) => ({
      exit: Math.trunc(numberIn(grade, 'exit') ?? 0),
      score: Math.min(1, Math.max(0, numberIn(grade, 'score') ?? 0)),
      feedback: reading.blocks(grade),
    })),
  };
}

/** Reads every `explanation` child of an element. */
export function readExplanations(element: XmlElement, reading: DocumentReading): readonly Explanation[] {
  return childrenOf(element, 'explanation').map((explanation) => readExplanation(explanation, reading));
}

function readExplanation(element: XmlElement, reading: DocumentReading): Explanation {
  const condition = element.attributes['condition'];
  return {
    ...(condition && { condition: { text: condition, span: spanOf(element, 'condition-at') } }),
    blocks: reading.blocks(element),
  };
}

/** A score that is not from 0 to 1 is the nearest one that is. */
function readCredit(element: XmlElement, reading: DocumentReading): Credit {
  const score = numberIn(element, 'score') ?? 0;
  return { ...readExplanation(element, reading), score: Math.min(1, Math.max(0, score)) };
}

function readShape(element: XmlElement | undefined): { readonly shape?: FieldShape } {
  if (element === undefined) return {};
  const [rows, columns] = [numberIn(element, 'rows'), numberIn(element, 'columns')];
  const names = element.attributes['names'];
  const notation = answerNotations.find((each) => each === element.attributes['notation']);
  return {
    shape: {
      ...(rows !== undefined && columns !== undefined && { size: { rows: cells(rows), columns: cells(columns) } }),
      ...(names !== undefined && { names: names.split(' ').filter((name) => name !== '') }),
      ...(notation !== undefined && { notation }),
    },
  };
}

/** Nobody fills in a matrix with more rows. */
const mostCells = 100;

function cells(number: number): number {
  return Math.min(Math.max(Math.floor(number), 1), mostCells);
}

/** A command with too few values is ignored. */
function readCorrector(element: XmlElement): Corrector | undefined {
  const [first, second, third, fourth] = childrenOf(element, 'value').map(sourceTextOf);
  if (element.attributes['name'] === 'checkByTruthTable') return { kind: 'truthTable' };
  if (element.attributes['name'] === 'requireWholeDomain') return { kind: 'wholeDomain' };
  if (element.attributes['name'] === 'requireExactText') return { kind: 'exactText' };
  if (first === undefined) return undefined;
  switch (element.attributes['name']) {
    case 'checkAsFunction': {
      const steps = readNumber(fourth?.text ?? '') ?? NaN;
      if (second === undefined || third === undefined || !(steps >= 1)) return undefined;
      const epsilon = numberIn(element, 'epsilon');
      const common = { variable: first.text.trim(), from: second, to: third, steps: Math.floor(steps) };
      return { kind: 'asFunction', ...common, ...(epsilon !== undefined && { epsilon }) };
    }
    case 'allowForInput':
      return { kind: 'allowed', names: listIn(first.text) };
    case 'checkStringsForRelation':
      return { kind: 'strings', relation: first };
    case 'checkFuncForZero':
      return { kind: 'functionForZero', expression: first };
    case 'checkMatrixForZero':
      return { kind: 'matrixForZero', expression: first };
    case 'inputAsFunction':
      return { kind: 'inputAsFunction', name: first.text.trim(), parameters: listIn(second?.text ?? '') };
    case 'requireForm': {
      const form = answerForms.find((each) => each === first.text.trim());
      return form && { kind: 'form', form };
    }
    case 'significantFigures': {
      const figures = readNumber(first.text) ?? NaN;
      if (!(figures >= 1)) return undefined;
      return { kind: 'significantFigures', figures: Math.min(Math.floor(figures), mostFigures) };
    }
    case 'unit':
      return { kind: 'unit', unit: first.text.trim(), isExact: element.attributes['option'] === 'exact' };
    case 'checkAsAntiderivative': {
      const needsConstant = element.attributes['option'] === 'constant';
      return { kind: 'antiderivative', variable: first.text.trim(), needsConstant };
    }
    case 'parameterDomain': {
      const domain = second?.text.trim() ?? '';
      if (readParameterDomain(domain) === undefined) return undefined;
      return { kind: 'parameterDomain', name: first.text.trim(), domain };
    }
    default:
      return undefined;
  }
}

function listIn(text: string): readonly string[] {
  return text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
