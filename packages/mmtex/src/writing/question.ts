import { element, type Markup } from '@lemma/core/document';
import type { Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { questionContent, writeQuestionParts } from './question-parts.ts';
import { writeExplanation } from './explanations.ts';
import { underNewNames, withOldNames } from './old-question-words.ts';
import type { WrittenPage } from './page.ts';
import { argumentOf, commandsOf, optionIn } from './parts.ts';

/** A question of a problem: `\begin{question} … \end{question}`. */
export const questionSyntax: EnvironmentSyntax = {
  content: 'commands',
  ...questionContent,
  commands: withOldNames({ ...questionContent.commands, showExplanation: { arguments: ['raw'] } }),
};

/** Writes a question; `common` are the variables, type, field and precision of its problem. */
export function writeQuestion(question: Environment, common: readonly Node[], page: WrittenPage): Markup {
  const nodes = underNewNames(question.nodes, page);
  const id = page.names.id('question', '', question.nameSpan);
  const { attributes, parts, around } = writeQuestionParts({ ...question, nodes }, common, page);
  const shown = optionIn(argumentOf('showExplanation', nodes), ['always'], page);
  const explanations = commandsOf('explanation', nodes).map((each) => writeExplanation(each, around, page));
  return element('question', { id, ...attributes, 'show-explanation': shown, at: page.at(question.span) }, [
    ...parts,
    ...explanations,
  ]);
}
