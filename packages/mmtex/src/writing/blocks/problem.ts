import { underNewNames, withOldNames } from '../old-question-words.ts';
import type { BlockEnvironment } from '../page.ts';
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
    const common = nodes.filter((node) => node.kind !== 'environment' || node.name === 'variables');
    return writePlan(nodes, questions, page) + questions.map((each) => writeQuestion(each, common, page)).join('');
  },
};
