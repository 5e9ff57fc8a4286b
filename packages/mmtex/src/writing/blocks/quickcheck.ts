import { element } from '@lemma/core/document';
import { quickcheckContent, writeQuestionParts } from '../question-parts.ts';
import { underNewNames } from '../old-question-words.ts';
import type { BlockEnvironment } from '../page.ts';
import { writeExplanation } from '../explanations.ts';
import { commandsOf } from '../parts.ts';

/** A question judged on the spot: `\begin{quickcheck} … \end{quickcheck}`. */
export const quickcheck: BlockEnvironment = {
  syntax: { content: 'commands', options: ['raw'], ...quickcheckContent },
  write: (environment, page) => {
    const {
      options: [given],
      span,
      nameSpan,
    } = environment;
    const nodes = underNewNames(environment.nodes, page);
    const id = page.names.id('quickcheck', given?.text.trim() ?? '', given?.span ?? nameSpan);
    const { attributes, parts, around } = writeQuestionParts({ ...environment, nodes }, [], page);
    const explanations = commandsOf('explanation', nodes).map((each) => writeExplanation(each, around, page));
    return element('quickcheck', { id, ...attributes, at: page.at(span) }, [...parts, ...explanations]);
  },
};
