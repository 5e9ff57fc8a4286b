import type { Question } from './question.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';

/** The child blocks of a block, in page order. */
export function blocksOf(block: Block): readonly Block[] {
  switch (block.kind) {
    case 'section':
    case 'callout':
    case 'tableOfContents':
    case 'floating':
    case 'showHide':
    case 'captioned':
    case 'broken':
      return block.blocks;
    case 'list':
      return block.items.flatMap((item) => item.blocks);
    case 'table':
      return [...block.head, ...block.body, ...block.foot].flatMap((row) => row.cells.flatMap((cell) => cell.blocks));
    case 'incremental':
      return block.steps.flatMap((step) => step.blocks);
    case 'tabs':
      return block.tabs.flatMap((tab) => tab.blocks);
    case 'quickcheck':
      return [...block.text, ...block.explanation];
    case 'quickcheckContainer':
      return block.quickchecks;
    case 'question':
      return [
        ...block.text,
        ...[...block.answers.flatMap((answer) => answer.explanations), ...block.explanations].flatMap(
          (explanation) => explanation.blocks,
        ),
      ];
    case 'paragraph':
    case 'displayFormula':
    case 'code':
    case 'visualization':
    case 'questionPlan':
    case 'cindy':
    case 'codeCell':
    case 'highscores':
    case 'status':
    case 'overview':
      return [];
  }
}

/** The lines of text directly in a block, in page order. */
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
      return [...block.head, ...block.body, ...block.foot].flatMap((row) => row.cells.map((cell) => cell.content));
    case 'callout':
    case 'tableOfContents':
    case 'showHide':
      return block.title === undefined ? [] : [block.title];
    case 'captioned':
      return block.caption === undefined ? [] : [block.caption];
    case 'tabs':
      return block.tabs.map((tab) => tab.title);
    case 'quickcheck':
    case 'question':
      return linesOfQuestion(block);
    case 'visualization':
      return [block.visualization.title, block.visualization.description];
    case 'cindy':
      return [block.construction.title, block.construction.description];
    case 'codeCell':
      return [block.title];
    case 'floating':
    case 'incremental':
    case 'quickcheckContainer':
    case 'questionPlan':
    case 'code':
    case 'highscores':
    case 'status':
    case 'overview':
    case 'broken':
      return [];
  }
}

function linesOfQuestion({
  choices,
  choiceMatrix,
  yesNoLabels,
  tiles,
  answers,
}: Question): readonly (readonly Inline[])[] {
  return [
    ...choices.map((choice) => choice.content),
    ...(yesNoLabels ?? []),
    ...(choiceMatrix?.columns ?? []),
    ...(choiceMatrix?.rows.map((row) => row.content) ?? []),
    ...tiles.map((tile) => tile.content),
    ...answers.map((answer) => answer.text),
  ];
}

/** Every block of a page; parents before their children. */
export function allBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(blocksOf(block))]);
}
