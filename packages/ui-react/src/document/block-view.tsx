import type { Block, BlockKind } from '@lemma/core/document';
import { createElement, type FunctionComponent } from 'react';
import { CalloutView } from './blocks/callout.tsx';
import { CindyBlockView } from './blocks/cindy.tsx';
import { CodeView } from './blocks/code.tsx';
import { DisplayFormulaView } from './blocks/display-formula.tsx';
import { IncrementalView } from './blocks/incremental.tsx';
import { ListView } from './blocks/list.tsx';
import { ParagraphView } from './blocks/paragraph.tsx';
import { QuestionView } from './blocks/question.tsx';
import { QuickcheckBlockView } from './blocks/quickcheck.tsx';
import { SectionView } from './blocks/section.tsx';
import { ShowHideView } from './blocks/show-hide.tsx';
import { TableView } from './blocks/table.tsx';
import { TabsView } from './blocks/tabs.tsx';
import { VisualizationBlockView } from './blocks/visualization.tsx';

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;
type BlockViews = { readonly [Kind in BlockKind]: FunctionComponent<{ readonly block: BlockOf<Kind> }> };

/** One view per kind of block: a kind without a view does not compile. */
const blockViews: BlockViews = {
  section: SectionView,
  paragraph: ParagraphView,
  displayFormula: DisplayFormulaView,
  list: ListView,
  table: TableView,
  callout: CalloutView,
  code: CodeView,
  showHide: ShowHideView,
  incremental: IncrementalView,
  tabs: TabsView,
  quickcheck: QuickcheckBlockView,
  question: QuestionView,
  visualization: VisualizationBlockView,
  cindy: CindyBlockView,
};

/** A block in the view of its kind. */
export function BlockView({ block }: { readonly block: Block }) {
  return viewOf(block.kind, block);
}

function viewOf<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>) {
  return createElement<{ readonly block: BlockOf<Kind> }>(blockViews[kind], { block });
}
