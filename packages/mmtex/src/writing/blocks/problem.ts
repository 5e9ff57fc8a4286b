import type { Markup } from '@lemma/core/document';
import { underNewNames, withOldNames } from '../old-question-words.ts';
import type { Environment, Node } from '../../syntax/index.ts';
import { checkEarlierAnswers } from '../earlier-answers.ts';
import type { BlockEnvironment, WrittenPage } from '../page.ts';
import { environmentsOf } from '../parts.ts';
import { precisionCommands } from '../precision.ts';
import { planCommands, planEnvironments, writePlan } from '../question-plan.ts';
import { questionSyntax, writeQuestion } from '../question.ts';
import { variablesSyntax } from '../variables.ts';

const raw = { arguments: ['raw'] } as const;

/** `\begin{problem} … \end{problem}`: questions with common variables. */
export const problem: BlockEnvironment = {
  syntax: {
    content: 'commands',
    commands: withOldNames({ type: raw, field: raw, ...precisionCommands, ...planCommands }),
    environments: { variables: variablesSyntax, question: questionSyntax, ...planEnvironments },
  },
  write: (environment, page) => {
    const nodes = underNewNames(environment.nodes, page);
    const questions = environmentsOf('question', nodes);
    if (questions.length === 0)
      page.report('missing-part', environment.nameSpan, { name: 'problem', part: 'question' });
    checkEarlierAnswers(nodes, questions, page);
    const common = nodes.filter((node) => node.kind !== 'environment' || node.name === 'variables');
    return [writePlan(nodes, questions, page), writeQuestions(questions, common, page)];
  },
};

/** Every question repeats the definitions of its problem: a little source may produce a lot. */
function writeQuestions(questions: readonly Environment[], common: readonly Node[], page: WrittenPage): Markup {
  const definitions = common.reduce(
    (count, node) => count + 1 + (node.kind === 'environment' ? node.nodes.length : 0),
    0,
  );
  const end = questions.findIndex((_, index) => index > 0 && !page.mayRepeat(definitions));
  const [first] = end === -1 ? [] : questions.slice(end);
  if (first !== undefined) page.report('too-many-repetitions', first.nameSpan);
  const written = end === -1 ? questions : questions.slice(0, end);
  return written.map((each) => writeQuestion(each, common, page));
}
