import type { Block } from './block.ts';
import type { Inline } from './inline.ts';

/** The blocks directly inside a block, in the order of the page. */
export function blocksOf(block: Block): readonly Block[] {
  switch (block.kind) {
    case 'section':
    case 'callout':
    case 'showHide':
      return block.blocks;
    case 'list':
      return block.items.flatMap((item) => item.blocks);
    case 'incremental':
      return block.steps.flatMap((step) => step.blocks);
    case 'tabs':
      return block.tabs.flatMap((tab) => tab.blocks);
    case 'quickcheck':
      return [...block.text, ...block.explanation];
    case 'question':
      return [...block.text, ...block.explanations.flatMap((explanation) => explanation.blocks)];
    case 'paragraph':
    case 'displayFormula':
    case 'table':
    case 'code':
    case 'visualization':
    case 'cindy':
      return [];
  }
}

/** The lines of text directly in a block, in the order of the page. */
export function linesOf(block: Block): readonly (readonly Inline[])[] {
  switch (block.kind) {
    case 'section':
      return [block.headline];
    case 'paragraph':
      return [block.content];
    case 'displayFormula':
      return [[block.formula]];
    case 'list':
      return block.items.flatMap((item) => (item.label === undefined ? [] : [item.label]));
    case 'table':
      return [...block.head, ...block.body].flatMap((row) => row.cells.map((cell) => cell.content));
    case 'callout':
    case 'showHide':
      return block.title === undefined ? [] : [block.title];
    case 'tabs':
      return block.tabs.map((tab) => tab.title);
    case 'quickcheck':
      return block.choices.map((choice) => choice.content);
    case 'question':
      return [...block.choices.map((choice) => choice.content), ...block.answers.map((answer) => answer.text)];
    case 'visualization':
      return [block.visualization.title, block.visualization.description];
    case 'cindy':
      return [block.construction.title, block.construction.description];
    case 'incremental':
    case 'code':
      return [];
  }
}

/** Every block of a page, the outer ones before those inside them. */
export function allBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(blocksOf(block))]);
}
