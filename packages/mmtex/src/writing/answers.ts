import { element, inputTypes, type Markup } from '@lemma/core/document';
import { splitValues } from '@lemma/core/variables';
import type { Command, Environment, EnvironmentSyntax } from '../syntax/index.ts';
import { checkAnswerNumber } from './answer-number.ts';
import { reportOpenBrackets } from './brackets.ts';
import { checkSolution } from './defined-names.ts';
import { explanationSyntax, writeExplanation } from './explanations.ts';
import { questionTypeIn, underNewNames, withOldNames } from './old-question-words.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { argumentOf, commandsOf, numberIn } from './parts.ts';

const raw = { arguments: ['raw'] } as const;

/** Commands on how an answer is judged, in order, with their syntax. */
const correctorCommands = {
  checkAsFunction: { options: ['raw'], arguments: ['raw', 'expression', 'expression', 'raw'] },
  allowForInput: raw,
  checkStringsForRelation: { arguments: ['expression'] },
  checkFuncForZero: { arguments: ['expression'] },
  checkMatrixForZero: { arguments: ['expression'] },
  inputAsFunction: { arguments: ['raw', 'raw'] },
} as const;

/** Quick checks support those that can be judged at once. */
const judgedAtOnce = {
  checkAsFunction: correctorCommands.checkAsFunction,
  allowForInput: correctorCommands.allowForInput,
};

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
  };
}

/** `\begin{answer} … \end{answer}` of a question. */
export const questionAnswerSyntax = answerSyntax(correctorCommands);

/** `\begin{answer} … \end{answer}` of a quick check. */
export const quickcheckAnswerSyntax = answerSyntax(judgedAtOnce);

/** What an answer needs to know about its question. */
export interface AroundAnswer {
  readonly type: string | undefined;
  readonly defined: ReadonlySet<string>;
  /** The number of answers. */
  readonly count: number;
}

/** Writes an answer. */
export function writeAnswer(answer: Environment, around: AroundAnswer, page: WrittenPage): Markup {
  const { span, nameSpan } = answer;
  const nodes = underNewNames(answer.nodes, page);
  const type = questionTypeIn(argumentOf('type', nodes), inputTypes, page);
  const solution = argumentOf('solution', nodes);
  if (solution === undefined) page.report('missing-part', nameSpan, { name: 'answer', part: 'solution' });
  else checkSolution(solution, type ?? around.type ?? 'input.number', around.defined, page);
  const named = solution === undefined ? undefined : trimmed(solution);
  const correctors = nodes.filter(
    (node): node is Command => node.kind === 'command' && Object.hasOwn(correctorCommands, node.name),
  );
  const parts = [
    element('text', {}, page.line(argumentOf('text', nodes)?.nodes ?? [])),
    named === undefined ? '' : element('solution', { at: page.at(named.span) }, named.text),
    ...correctors.map((corrector) => writeCorrector(corrector, page)),
    ...commandsOf('explanation', nodes).map((explanation) => writeExplanation(explanation, around.count, page)),
  ];
  const score = numberIn(argumentOf('score', nodes), 0, page);
  return element('answer', { type, score, at: page.at(span) }, parts);
}

function writeCorrector(command: Command, page: WrittenPage): Markup {
  const values = command.arguments.map((argument) => trimmed(argument));
  if (command.name.startsWith('check')) for (const value of values) reportOpenBrackets(value, page);
  const steps = command.arguments[3];
  if (command.name === 'checkAsFunction') numberIn(steps, 1, page);
  const epsilon = command.name === 'checkAsFunction' ? numberIn(command.options[0], 0, page) : undefined;
  return element(
    'corrector',
    { name: command.name, epsilon, at: page.at(command.span) },
    values.map(({ text, span }) => element('value', { at: page.at(span) }, text)),
  );
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
