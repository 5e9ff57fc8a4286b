import type { Block } from '@lemma/core/document';
import { createContext, use } from 'react';
import { BlockView } from './block-view.tsx';

/** The number of the only question that a page shows; undefined: it shows none. */
export const OneQuestionContext = createContext<number | undefined>(undefined);

/** Of the questions of a game, only the current one. Its plan is told by the game itself. */
export function BlockOfOneQuestion({ block }: { readonly block: Block }) {
  const question = use(OneQuestionContext);
  if (block.kind === 'questionPlan' || (block.kind === 'question' && block.number !== question)) return null;
  return <BlockView block={block} />;
}
