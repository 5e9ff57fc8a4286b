import type { BlockEnvironment } from '../page.ts';
import { environmentsOf } from '../parts.ts';
import { questionSyntax, writeQuestion } from '../question.ts';
import { variablesSyntax } from '../variables.ts';

/** `\begin{problem} … \end{problem}`: questions with common variables. */
export const problem: BlockEnvironment = {
  syntax: {
    content: 'commands',
    commands: { type: { arguments: ['raw'] }, field: { arguments: ['raw'] } },
    environments: { variables: variablesSyntax, question: questionSyntax },
  },
  write: ({ nodes, nameSpan }, page) => {
    const questions = environmentsOf('question', nodes);
    if (questions.length === 0) page.report('missing-part', nameSpan, { name: 'problem', part: 'question' });
    const common = nodes.filter((node) => node.kind !== 'environment' || node.name === 'variables');
    return questions.map((question) => writeQuestion(question, common, page)).join('');
  },
};
