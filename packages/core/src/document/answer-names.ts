import type { Block } from './block.ts';
import { allBlocks, linesOf } from './contents.ts';
import { allInlines, partsOf } from './inline-parts.ts';
import type { Inline } from './inline.ts';

/**
 * The words before each answer field of a text, on its line and after the previous field, by answer number: its
 * accessible name. A field with nothing before it has none.
 */
export function wordsBeforeAnswers(blocks: readonly Block[]): ReadonlyMap<number, readonly Inline[]> {
  const names = new Map<number, readonly Inline[]>();
  for (const line of allBlocks(blocks).flatMap(linesOf)) {
    let before: Inline[] = [];
    for (const inline of piecesOf(line)) {
      if (inline.kind === 'answerField') {
        if (before.length > 0) names.set(inline.answer, before);
        before = [];
      } else if (inline.kind === 'lineBreak') before = [];
      else before.push(inline);
    }
  }
  return names;
}

/** The pieces of a line; those that contain a field are split up. */
function piecesOf(line: readonly Inline[]): readonly Inline[] {
  return line.flatMap((inline) => {
    const isAround = inline.kind !== 'answerField' && allInlines([inline]).some(({ kind }) => kind === 'answerField');
    return isAround ? piecesOf(partsOf(inline)) : [inline];
  });
}
