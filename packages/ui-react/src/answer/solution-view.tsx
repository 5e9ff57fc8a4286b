import type { Asked } from '@lemma/core/judgement';
import { FormulaView } from '../formula/index.ts';
import { InlineView } from '../inline/index.ts';
import type { AnswerShape } from './answer-shape.ts';
import { formulaOf } from './reading-view.tsx';

/** A number without a sign, or a name: it looks the same in a formula. */
const isPlain = /^(?:\d+(?:[.,]\d+)?|[a-z])$/i;

interface SolutionViewProps {
  /** As a learner would write it; of a tile, its id. */
  readonly text: string;
  readonly shape: AnswerShape;
  /** If missing, it is shown as it is written. */
  readonly asked: Asked | undefined;
}

/** The solution of an answer as it stands in a book: a formula, or the content of a tile. Inside a line of text. */
export function SolutionView({ text, shape, asked }: SolutionViewProps) {
  if (shape.kind === 'tile') {
    const tile = shape.tiles.find(({ id }) => id === text);
    return tile === undefined ? text : <InlineView content={tile.content} />;
  }
  const formula = asked && formulaOf(text, asked, () => !isPlain.test(text));
  return formula === undefined || formula === 'unreadable' ? text : <FormulaView formula={formula} />;
}
