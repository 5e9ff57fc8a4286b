import { element } from '@lemma/core/document';
import type { BlockEnvironment } from '../page.ts';
import { argumentOf, numberIn } from '../parts.ts';
import { splitAt } from '../split.ts';

/** `\begin{incremental}[\initialsteps{1}] \step … \end{incremental}`: steps revealed one after another. */
export const incremental: BlockEnvironment = {
  syntax: {
    content: 'text',
    options: ['text'],
    optionCommands: { initialsteps: { arguments: ['raw'] } },
    commands: { step: {} },
  },
  write: ({ options: [option], nodes, span }, page) => {
    const initialSteps = numberIn(argumentOf('initialsteps', option?.nodes ?? []), 0, page);
    const steps = splitAt(['step'], nodes, page).map((part) =>
      element('step', { at: page.at(part.span) }, page.blocks(part.nodes)),
    );
    return element('incremental', { 'initial-steps': initialSteps, at: page.at(span) }, steps);
  },
};
