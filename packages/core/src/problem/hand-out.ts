import {
  blocksMarkup,
  isElement,
  nodesOf,
  printXml,
  readXml,
  textOf,
  type Explanation,
  type InvalidXml,
  type ProblemQuestion,
  type XmlElement,
  type XmlNode,
} from '../document/index.ts';
import { asConstant, drawnValues, isFraction, isOfProblem, mentionOf, type ShownValues } from '../exercise/index.ts';
import { fieldShape } from '../judgement/index.ts';
import { succeed, type Result } from '../store/index.ts';
import type { VariableDefinition } from '../variables/index.ts';
import { placeId, type AskedQuestion } from './asked-questions.ts';

/** The explanations that a correction shows with a question and with each of its answers. */
export interface ShownExplanations {
  readonly question: readonly Explanation[];
  readonly answers: readonly (readonly Explanation[])[];
}

/**
 * The XML of a problem as it is given to its learner: the questions that are asked, with values instead of definitions,
 * choices and tiles in their order under ids that say nothing, and the shape of fields instead of solutions. Nothing in
 * it tells how answers are judged. In a correction, `explanations` stand at their questions, by number. `broken` are the
 * numbers of questions that cannot be asked: in their places stands nothing but that.
 */
export function handOut(
  xml: string,
  asked: readonly AskedQuestion[],
  {
    explanations = new Map(),
    broken = [],
  }: {
    readonly explanations?: ReadonlyMap<number, ShownExplanations>;
    readonly broken?: readonly number[];
  } = {},
): Result<string, InvalidXml> {
  const read = readXml(xml);
  if (!read.ok) return read;
  const byNumber = new Map(asked.map((each) => [each.number, each]));
  const figures = askedByFigures(read.value.children);
  let number = 0;
  const given = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
    nodes.flatMap((node): readonly XmlNode[] => {
      if (!isElement(node)) return [node];
      if (node.tag === 'metainfo') return [{ ...node, children: node.children.filter(isForLearners) }];
      if (node.tag === 'question') {
        number += 1;
        const question = byNumber.get(number);
        if (broken.includes(number)) return [{ tag: 'broken', attributes: { question: String(number) }, children: [] }];
        return question === undefined ? [] : questionMarkup(question, figures, explanations.get(number));
      }
      if (node.tag === 'questionplan' && !node.children.some((child) => isElement(child) && child.tag === 'level')) {
        return [];
      }
      return node.tag === 'broken' ? [] : [{ ...node, children: given(node.children) }];
    });
  return succeed(printXml(given(read.value.children)));
}

const forLearners: ReadonlySet<string> = new Set(['name', 'description', 'component', 'link', 'difficulty']);

function isForLearners(node: XmlNode): boolean {
  return isElement(node) && forLearners.has(node.tag);
}

const nowhere = { from: 0, to: 0 };

function questionMarkup(
  asked: AskedQuestion,
  figures: readonly AskedByFigure[],
  explanations: ShownExplanations | undefined,
): readonly XmlNode[] {
  const { exercise } = asked;
  const values = drawnValues(exercise);
  const markup = (definitions: readonly VariableDefinition[]) =>
    withChosenBranches(nodesOf(blocksMarkup([withoutSolutions(asked, definitions, explanations)])), values);
  const needed = figures.filter((figure) => isNeeded(figure, asked)).map(({ name }) => name);
  const constants = [...new Set([...shownNames(markup([])), ...needed])].flatMap((name) => {
    const value = exercise.drawn.get(name);
    const isShownAsFraction = value?.kind === 'number' && isFraction(name, value, exercise);
    return (value && asConstant(name, value, isShownAsFraction)) ?? [];
  });
  return markup(constants);
}

/** Everything that decides about answers has its default. */
function withoutSolutions(
  { number, question, exercise, choices, tiles }: AskedQuestion,
  definitions: readonly VariableDefinition[],
  explanations: ShownExplanations | undefined,
): ProblemQuestion {
  const { type, field, displayPrecision, text, yesNoLabels, choiceMatrix, answers } = question;
  return {
    kind: 'question',
    id: `question-${number}`,
    number,
    type,
    field,
    displayPrecision,
    correctorPrecision: { mode: 'atleast', digits: 2 },
    variables: { definitions, rules: [] },
    text,
    choices: choices.map(({ content }, index) => ({ id: placeId(index), correct: false, content, span: nowhere })),
    ...(yesNoLabels && { yesNoLabels }),
    ...(choiceMatrix && {
      choiceMatrix: {
        ...choiceMatrix,
        rows: choiceMatrix.rows.map(({ content }) => ({ content, correct: [], span: nowhere })),
      },
    }),
    tiles: tiles.map(({ content }, index) => ({ id: placeId(index), content, span: nowhere })),
    answers: answers.map((answer, index) => ({
      type: answer.type,
      text: answer.text,
      ...(answer.fragment && { fragment: answer.fragment }),
      solution: { text: '', span: nowhere },
      correctors: [],
      score: 1,
      explanations: explanations?.answers[index] ?? [],
      credits: [],
      shape: fieldShape(answer, exercise),
      span: nowhere,
    })),
    permutedAnswers: [],
    allMustBeCorrect: false,
    explanations: explanations?.question ?? [],
    explainsAlways: false,
    span: nowhere,
  };
}

/** Texts that depend on a condition have been decided: the other text, and the condition, belong to other data. */
function withChosenBranches(nodes: readonly XmlNode[], values: ShownValues): readonly XmlNode[] {
  return nodes.flatMap((node): readonly XmlNode[] => {
    // Those of a figure depend on what its reader moves.
    if (!isElement(node) || node.tag === 'visualization') return [node];
    if (node.tag !== 'if') return [{ ...node, children: withChosenBranches(node.children, values) }];
    const condition = textOf(childIn(node, 'condition'));
    const holds = values.holds({ text: condition, span: nowhere }) === true;
    return withChosenBranches(childIn(node, holds ? 'then' : 'else').children, values);
  });
}

function childIn({ children }: XmlElement, tag: string): XmlElement {
  const found = children.find((child): child is XmlElement => isElement(child) && child.tag === tag);
  return found ?? { tag, attributes: {}, children: [] };
}

/** The variables whose values the texts and formulas of a question show. */
function shownNames(nodes: readonly XmlNode[]): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (!isElement(node) || node.tag === 'visualization') return [];
    if (node.tag === 'var') return [node.attributes['name'] ?? ''];
    if (node.tag === 'mi' && node.attributes['class'] === 'var') return [mentionOf(textOf(node)).name];
    return shownNames(node.children);
  });
}

/** A variable that a figure asks for: of one question, or of the problem. */
interface AskedByFigure {
  readonly question?: number;
  readonly name: string;
}

/** `\problem{p}{name}` asks for a variable of the problem, `\question{q}{number, name}` for one of a question. */
function askedByFigures(nodes: readonly XmlNode[]): readonly AskedByFigure[] {
  return nodes.flatMap((node): readonly AskedByFigure[] => {
    if (!isElement(node)) return [];
    const { tag, attributes, children } = node;
    if (tag !== 'variable') return askedByFigures(children);
    const [first = '', second = ''] = children
      .filter(isElement)
      .flatMap((part) => (part.tag === 'value' ? [textOf(part).trim()] : []));
    if (attributes['type'] === 'problem') return [{ name: first }];
    return attributes['type'] === 'question' ? [{ question: Number(first), name: second }] : [];
  });
}

function isNeeded({ question: of, name }: AskedByFigure, { number, question }: AskedQuestion): boolean {
  if (of !== undefined) return of === number;
  const definition = question.variables.definitions.find((each) => each.name === name);
  return definition !== undefined && isOfProblem(definition, question);
}
