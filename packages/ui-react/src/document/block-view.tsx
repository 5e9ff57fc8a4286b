import type { Block, BlockKind, BlockOf } from '@lemma/core/document';
import { createElement, memo } from 'react';
import { blockViews } from './block-views.ts';

/** A block in the view of its kind; an unchanged block is not re-rendered. */
export const BlockView = memo(function BlockView({ block }: { readonly block: Block }) {
  return viewOf(block.kind, block);
});

function viewOf<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>) {
  return createElement<{ readonly block: BlockOf<Kind> }>(blockViews[kind], { block });
}
