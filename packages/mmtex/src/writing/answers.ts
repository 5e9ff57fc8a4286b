import { element, inputTypes, type InputType, type Markup } from '@lemma/core/document';
import { answerForms, parameterDomainWords, readParameterDomain } from '@lemma/core/question';
import { readUnit } from '@lemma/core/units';
import { splitValues } from '@lemma/core/variables';
import type { Command, Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { checkAnswerNumber } from './answer-number.ts';
import { reportOpenBrackets } from './brackets.ts';
import { codeAnswerEnvironments, isCode, reportCodeParts, writeCodeAnswer } from './code-question.ts';
import { checkSolution } from './defined-names.ts';
import { checkCondition, type AroundCondition } from './conditions.ts';
import { creditSyntax, explanationSyntax, writeCredit, writeExplanation } from './explanations.ts';
import { questionTypeIn, underNewNames, withOldNames } from './old-question-words.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { argumentOf, commandsOf, numberIn, optionIn } from './parts.ts';

const raw = { arguments: ['raw'] } as const;

/** Commands on how an answer is judged, in order, with their syntax. */
const correctorCommands = {
  checkAsFunction: { options: ['raw'], arguments: ['raw', 'expression', 'expression', 'raw'] },
  allowForInput: raw,
  checkStringsForRelation: { arguments: ['expression'] },
  checkFuncForZero: { arguments: ['expression'] },
  checkMatrixForZero: { arguments: ['expression'] },
  inputAsFunction: { arguments: ['raw', 'raw'] },
  requireForm: raw,
  significantFigures: raw,
  unit: { options: ['raw'], arguments: ['raw'] },
  checkAsAntiderivative: { options: ['raw'], arguments: ['raw'] },
  checkByTruthTable: {},
  requireWholeDomain: {},
  requireExactText: {},
  parameterDomain: { arguments: ['raw', 'raw'] },
} as const;

/** The types of the answers that commands are about, where they are not about all. */
const typesOf: ReadonlyMap<string, readonly InputType[]> = new Map([
  ['requireForm', ['input.number', 'input.function']],
  ['significantFigures', ['input.number']],
  ['unit', ['input.number']],
  ['checkAsAntiderivative', ['input.function']],
  ['checkByTruthTable', ['input.function']],
  ['requireWholeDomain', ['input.function']],
  ['requireExactText', ['input.text']],
  ['parameterDomain', ['input.function', 'input.matrix']],
]);

function answerSyntax(correctors: EnvironmentSyntax['commands']): EnvironmentSyntax {
  return {
    content: 'commands',
    commands: withOldNames({
      type: raw,
      text: { arguments: ['text'] },
      solution: raw,
      score: raw,
      explanation: explanationSyntax,
      ...correctors,
    }),
    environments: codeAnswerEnvironments,
  };
}

/** `\begin{answer} … \end{answer}` of a question. */
export const questionAnswerSyntax = answerSyntax({ ...correctorCommands, credit: creditSyntax });

/** `\begin{answer} … \end{answer}` of a quick check. */
export const quickcheckAnswerSyntax = answerSyntax(correctorCommands);

/** What an answer needs to know about its question. */
export interface AroundAnswer {
  readonly type: string | undefined;
  readonly defined: ReadonlySet<string>;
  /** The names that answers have as functions. */
  readonly functions: ReadonlySet<string>;
  /** The number of answers. */
  readonly count: number;
}

/** Writes an answer. */
export function writeAnswer(answer: Environment, around: AroundAnswer, page: WrittenPage): Markup {
  const { span, nameSpan } = answer;
  const nodes = underNewNames(answer.nodes, page);
  const type = questionTypeIn(argumentOf('type', nodes), inputTypes, page);
  const isOfCode = isCode(around.type);
  if (!isOfCode) reportCodeParts(nodes, page);
  const solution = isOfCode ? undefined : argumentOf('solution', nodes);
  if (isOfCode) reportOtherSolution(nodes, page);
  else if (solution === undefined) page.report('missing-part', nameSpan, { name: 'answer', part: 'solution' });
  else if (commandsOf('checkByTruthTable', nodes).length === 0) {
    checkSolution(solution, type ?? around.type ?? 'input.number', around.defined, page);
  }
  const named = solution === undefined ? undefined : trimmed(solution);
  const correctors = nodes.filter(
    (node): node is Command => node.kind === 'command' && Object.hasOwn(correctorCommands, node.name),
  );
  const own = { count: around.count, hasOwn: true, defined: new Set([...around.defined, ...around.functions]) };
  const parts = [
    element('text', {}, page.line(argumentOf('text', nodes)?.nodes ?? [])),
    isOfCode ? writeCodeAnswer(nodes, nameSpan, page) : '',
    named === undefined ? '' : element('solution', { at: page.at(named.span) }, named.text),
    ...correctors.map((corrector) => writeCorrector(corrector, type ?? around.type ?? 'input.number', own, page)),
    ...commandsOf('explanation', nodes).map((explanation) => writeExplanation(explanation, own, page)),
    ...commandsOf('credit', nodes).map((credit) => writeCredit(credit, own, page)),
  ];
  const score = numberIn(argumentOf('score', nodes), 0, page);
  return element('answer', { type, score, at: page.at(span) }, parts);
}

/** The solution of code is code. */
function reportOtherSolution(nodes: readonly Node[], page: WrittenPage): void {
  for (const { nameSpan } of commandsOf('solution', nodes)) {
    page.report('corrector-of-other-type', nameSpan, { name: '\\solution', known: inputTypes.join(', ') });
  }
}

function writeCorrector(command: Command, type: string, around: AroundCondition, page: WrittenPage): Markup {
  const types = typesOf.get(command.name);
  if (types?.some((each) => each === type) === false) {
    page.report('corrector-of-other-type', command.nameSpan, { name: `\\${command.name}`, known: types.join(', ') });
  }
  const values = command.arguments.map((argument) => trimmed(argument));
  const isRelation = command.name === 'checkStringsForRelation';
  for (const value of values) {
    if (isRelation) checkCondition(value, around, page);
    else if (command.name.startsWith('check')) reportOpenBrackets(value, page);
  }
  const steps = command.arguments[3];
  if (command.name === 'checkAsFunction') numberIn(steps, 1, page);
  const epsilon = command.name === 'checkAsFunction' ? numberIn(command.options[0], 0, page) : undefined;
  const form = command.name === 'requireForm' ? optionIn(command.arguments[0], answerForms, page) : undefined;
  return element(
    'corrector',
    { name: command.name, epsilon, option: correctorOption(command, page), at: page.at(command.span) },
    values.map(({ text, span }) =>
      element('value', { at: page.at(span) }, form ?? (command.name === 'unit' ? unescaped(text) : text)),
    ),
  );
}

/** A unit without the backslash that TeX needs before some signs: `\%`, `\$`. */
function unescaped(unit: string): string {
  return unit.replaceAll(/\\([%$])/g, '$1');
}

/** The option of a command; an argument that is no number, unit or domain is reported. */
function correctorOption(
  { name, arguments: [argument, second], options: [option] }: Command,
  page: WrittenPage,
): string | undefined {
  switch (name) {
    case 'significantFigures':
      numberIn(argument, 1, page);
      return undefined;
    case 'unit':
      if (argument !== undefined && readUnit(unescaped(argument.text)) === undefined) {
        page.report('unknown-unit', argument.span, { text: argument.text.trim() });
      }
      return optionIn(option, ['exact'], page);
    case 'checkAsAntiderivative':
      return optionIn(option, ['constant'], page);
    case 'parameterDomain':
      if (second !== undefined && readParameterDomain(second.text) === undefined) {
        page.report('unknown-domain', second.span, {
          text: second.text.trim(),
          known: [...parameterDomainWords, '(0; 2)'].join(', '),
        });
      }
      return undefined;
    default:
      return undefined;
  }
}

/** Writes `\permuteAnswers{1, 2}`: answers that may be given in any order. */
export function writePermutation(command: Command, count: number, page: WrittenPage): Markup {
  const [list] = command.arguments;
  if (list === undefined) return '';
  const numbers = splitValues(list).flatMap((value) => {
    const number = numberIn(value, 1, page);
    if (number !== undefined) checkAnswerNumber(number, value.span, count, page);
    return number === undefined || number > count ? [] : [number];
  });
  return element('permutation', { answers: numbers.join(' '), at: page.at(command.span) });
}
