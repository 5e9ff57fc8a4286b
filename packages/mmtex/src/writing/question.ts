import { numberFieldNames } from '@lemma/core/document';
import type { Command, Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { element, escapeText } from '../xml/index.ts';
import { choicesIn, choiceSyntax, choicesSyntax, writeChoices } from './choices.ts';
import { trimmed, type Page } from './page.ts';
import { argumentOf, commandsOf, environmentsOf, numberIn, typeIn } from './parts.ts';
import { variablesSyntax, writeVariables } from './variables.ts';

/** The types of questions and answers (specification 002 §3.1 and the manual of the language). */
const types = [
  'input.number',
  'input.function',
  'input.text',
  'input.interval',
  'input.matrix',
  'input.finite-number-set',
  'input.truth-table',
  'input.cases.function',
  'input.generic',
  'mc.multiple',
  'mc.unique',
  'mc.yesno',
  'mc.matrix',
] as const;

const raw = { arguments: ['raw'] } as const;

const answerSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: { type: raw, text: { arguments: ['text'] }, solution: raw },
};

/** A question of a problem: `\begin{question} … \end{question}`. */
export const questionSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: {
    type: raw,
    field: raw,
    displayprecision: raw,
    text: { arguments: ['text'] },
    explanation: { options: ['raw'], arguments: ['text'] },
  },
  environments: { variables: variablesSyntax, answer: answerSyntax, choices: choicesSyntax, choice: choiceSyntax },
};

/** Writes a question; `common` are the variables, type and field of its problem. */
export function writeQuestion(question: Environment, common: readonly Node[], page: Page): string {
  const { nodes, span, nameSpan } = question;
  page.numbering.beginQuestion();
  const { choices, type: choicesType } = choicesIn(nodes, page);
  const answers = environmentsOf('answer', nodes);
  const attributes = {
    id: page.names.id('question', '', nameSpan),
    type: typeIn(argumentOf('type', nodes) ?? argumentOf('type', common), types, page) ?? choicesType,
    field: typeIn(argumentOf('field', nodes) ?? argumentOf('field', common), numberFieldNames, page),
    'display-precision': numberIn(argumentOf('displayprecision', nodes), 0, page),
    at: page.at(span),
  };
  const text = argumentOf('text', nodes);
  if (text === undefined) page.report('missing-part', nameSpan, { name: 'question', part: 'text' });
  if (choices.length + answers.length === 0) {
    page.report('missing-part', nameSpan, { name: 'question', part: 'answer' });
  }
  const parts = [
    writeVariables([...environmentsOf('variables', common), ...environmentsOf('variables', nodes)], [], page),
    element('text', {}, page.blocks(text?.nodes ?? [])),
    writeChoices(choices, nameSpan, page),
    ...answers.map((answer) => writeAnswer(answer, page)),
    ...commandsOf('explanation', nodes).map((explanation) => writeExplanation(explanation, page)),
  ];
  return element('question', attributes, parts.join(''));
}

function writeAnswer({ nodes, span, nameSpan }: Environment, page: Page): string {
  const type = typeIn(argumentOf('type', nodes), types, page);
  const solution = argumentOf('solution', nodes);
  if (solution === undefined) page.report('missing-part', nameSpan, { name: 'answer', part: 'solution' });
  const name = solution === undefined ? undefined : trimmed(solution);
  const parts = [
    element('text', {}, page.line(argumentOf('text', nodes)?.nodes ?? [])),
    name === undefined ? '' : element('solution', { at: page.at(name.span) }, escapeText(name.text)),
  ];
  return element('answer', { type, at: page.at(span) }, parts.join(''));
}

function writeExplanation({ options: [option], arguments: [text] }: Command, page: Page): string {
  const condition = option === undefined ? undefined : trimmed(option);
  const attributes = {
    condition: condition?.text,
    'condition-at': condition === undefined ? undefined : page.at(condition.span),
  };
  return element('explanation', attributes, page.blocks(text?.nodes ?? []));
}
