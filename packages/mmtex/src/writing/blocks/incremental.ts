import { element } from '@lemma/core/document';
import type { BlockEnvironment } from '../page.ts';
import { argumentOf, countIn } from '../parts.ts';
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
    const parts = splitAt(['step'], nodes, page);
    const counted = { least: 0, most: parts.length };
    const initialSteps = countIn(argumentOf('initialsteps', option?.nodes ?? []), counted, page);
    const steps = parts.map((part) => element('step', { at: page.at(part.span) }, page.blocks(part.nodes)));
    return element('incremental', { 'initial-steps': initialSteps, at: page.at(span) }, steps);
  },
};
