import { element, numberFieldNames, questionTypes, type Attributes, type Markup } from '@lemma/core/document';
import type { Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { questionAnswerSyntax, quickcheckAnswerSyntax, writeAnswer, writePermutation } from './answers.ts';
import { choiceMatrixSyntax, writeChoiceMatrix } from './choice-matrix.ts';
import type { AroundCondition } from './conditions.ts';
import { choicesIn, choiceSyntax, choicesSyntax, writeChoices } from './choices.ts';
import {
  codeQuestionCommands,
  codeQuestionEnvironments,
  isCode,
  reportCodeParts,
  writeMarking,
} from './code-question.ts';
import { namesDefinedIn } from './defined-names.ts';
import { explanationSyntax } from './explanations.ts';
import { questionTypeIn, withOldNames } from './old-question-words.ts';
import type { WrittenPage } from './page.ts';
import { argumentOf, commandsOf, environmentsOf, numberIn, typeIn } from './parts.ts';
import { rangeIn } from './pools.ts';
import { precisionCommands, precisionIn } from './precision.ts';
import { tileIds, tilesSyntax, writeTiles } from './tiles.ts';
import { variablesSyntax, writeVariables } from './variables.ts';

const raw = { arguments: ['raw'] } as const;

function partsSyntax(answer: EnvironmentSyntax): Pick<EnvironmentSyntax, 'commands' | 'environments'> {
  return {
    commands: withOldNames({
      type: raw,
      field: raw,
      ...precisionCommands,
      text: { arguments: ['text'] },
      explanation: explanationSyntax,
      permutechoices: { arguments: ['raw', 'raw'] },
      permuteAnswers: raw,
      YesNoLabel: { arguments: ['text', 'text'] },
      MCScoreType: raw,
      allMustBeCorrect: {},
      ...codeQuestionCommands,
    }),
    environments: {
      variables: variablesSyntax,
      answer,
      choices: choicesSyntax,
      choice: choiceSyntax,
      choicematrix: choiceMatrixSyntax,
      tiles: tilesSyntax,
      ...codeQuestionEnvironments,
    },
  };
}

/** What is allowed in a question of a problem. */
export const questionContent = partsSyntax(questionAnswerSyntax);

/** What is allowed in a quick check. */
export const quickcheckContent = partsSyntax(quickcheckAnswerSyntax);

/** The attributes and parts that questions and quick checks share; `common` are those of the surrounding problem. */
export function writeQuestionParts(
  { name, nodes, nameSpan }: Pick<Environment, 'name' | 'nodes' | 'nameSpan'>,
  common: readonly Node[],
  page: WrittenPage,
): { readonly attributes: Attributes; readonly parts: readonly Markup[]; readonly around: AroundCondition } {
  page.numbering.beginQuestion();
  const { choices, type: choicesType } = choicesIn(nodes, page);
  const answers = environmentsOf('answer', nodes);
  const matrices = environmentsOf('choicematrix', nodes);
  const tiles = environmentsOf('tiles', nodes);
  const asked =
    questionTypeIn(argumentOf('type', nodes) ?? argumentOf('type', common), questionTypes, page) ?? choicesType;
  const type = asked ?? (matrices.length > 0 ? 'mc.matrix' : tiles.length > 0 ? 'draganddrop' : undefined);
  if (!isCode(type)) reportCodeParts(nodes, page);
  else if (name === 'quickcheck') page.report('code-in-quickcheck', nameSpan, { name: type ?? '' });
  const text = argumentOf('text', nodes);
  if (text === undefined) page.report('missing-part', nameSpan, { name, part: 'text' });
  if (choices.length + answers.length + matrices.length === 0) {
    const isChoice = type?.startsWith('mc.') ?? name === 'quickcheck';
    page.report('missing-part', nameSpan, { name, part: isChoice ? 'choice' : 'answer' });
  }
  const environments = [...environmentsOf('variables', common), ...environmentsOf('variables', nodes)];
  const functions = new Set(answers.flatMap(functionNamesIn));
  const around = {
    type,
    defined: new Set([...namesDefinedIn(environments), ...tileIds(tiles)]),
    functions,
    count: answers.length,
  };
  const chosen =
    choices.length > 0 ? choices.length : matrices.flatMap((matrix) => commandsOf('row', matrix.nodes)).length;
  const permuted = commandsOf('permutechoices', nodes).at(-1);
  const range = permuted && rangeIn(permuted, choices.length, page);
  const labels = commandsOf('YesNoLabel', nodes).at(-1);
  return {
    attributes: {
      type,
      field: typeIn(argumentOf('field', nodes) ?? argumentOf('field', common), numberFieldNames, page),
      ...precisionIn(nodes, common, page),
      'permute-choices': range && `${String(range.first)}-${String(range.last)}`,
      'score-type': scoreTypeIn(nodes, page),
      'all-must-be-correct': commandsOf('allMustBeCorrect', nodes).length > 0 ? ('true' as const) : undefined,
    },
    parts: [
      writeVariables(environments, undefined, page),
      element('text', {}, page.blocks(text?.nodes ?? [])),
      ...(labels?.arguments.map((label) => element('label', {}, page.line(label.nodes))) ?? []),
      writeChoices(choices, type, nameSpan, around.defined, page),
      ...matrices.slice(-1).map((matrix) => writeChoiceMatrix(matrix, page)),
      writeTiles(tiles, page),
      ...answers.map((answer) => writeAnswer(answer, around, page)),
      isCode(type) ? writeMarking(nodes, { name, nameSpan, count: answers.length }, page) : '',
      ...commandsOf('permuteAnswers', nodes).map((command) => writePermutation(command, answers.length, page)),
    ],
    around: {
      count: answers.length > 0 ? answers.length : chosen,
      hasOwn: answers.length === 1 || (answers.length === 0 && chosen > 0),
      defined: new Set([...around.defined, ...functions]),
    },
  };
}

/** The names that an answer has as a function: `\inputAsFunction{f}{x}`. */
function functionNamesIn({ nodes }: Environment): readonly string[] {
  return commandsOf('inputAsFunction', nodes).map(({ arguments: [name] }) => name?.text.trim() ?? '');
}

function scoreTypeIn(nodes: readonly Node[], page: WrittenPage): number | undefined {
  const argument = argumentOf('MCScoreType', nodes);
  const number = numberIn(argument, 1, page);
  if (argument === undefined || number === undefined || (Number.isInteger(number) && number <= 9)) return number;
  page.report('not-a-number', argument.span, { text: argument.text });
  return undefined;
}
