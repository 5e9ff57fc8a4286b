import type { Block, BlockKind } from '@lemma/core/document';
import { createElement, memo, type FunctionComponent } from 'react';
import { BrokenView } from './blocks/broken.tsx';
import { CalloutView } from './blocks/callout.tsx';
import { CaptionedView } from './blocks/captioned.tsx';
import { CindyBlockView } from './blocks/cindy.tsx';
import { CodeCellBlockView } from './blocks/code-cell.tsx';
import { CodeView } from './blocks/code.tsx';
import { DisplayFormulaView } from './blocks/display-formula.tsx';
import { FloatingView } from './blocks/floating.tsx';
import { HighscoresBlockView } from './blocks/highscores.tsx';
import { IncrementalView } from './blocks/incremental.tsx';
import { ListView } from './blocks/list.tsx';
import { OverviewBlockView } from './blocks/overview.tsx';
import { ParagraphView } from './blocks/paragraph.tsx';
import { QuestionPlanView } from './blocks/question-plan.tsx';
import { QuestionView } from './blocks/question.tsx';
import { QuickcheckContainerView } from './blocks/quickcheck-container.tsx';
import { QuickcheckBlockView } from './blocks/quickcheck.tsx';
import { SectionView } from './blocks/section.tsx';
import { ShowHideView } from './blocks/show-hide.tsx';
import { TableOfContentsView } from './blocks/table-of-contents.tsx';
import { StatusBlockView } from './blocks/status.tsx';
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
  tableOfContents: TableOfContentsView,
  floating: FloatingView,
  captioned: CaptionedView,
  code: CodeView,
  showHide: ShowHideView,
  incremental: IncrementalView,
  tabs: TabsView,
  quickcheck: QuickcheckBlockView,
  quickcheckContainer: QuickcheckContainerView,
  questionPlan: QuestionPlanView,
  question: QuestionView,
  visualization: VisualizationBlockView,
  cindy: CindyBlockView,
  codeCell: CodeCellBlockView,
  highscores: HighscoresBlockView,
  status: StatusBlockView,
  overview: OverviewBlockView,
  broken: BrokenView,
};

/** A block in the view of its kind; an unchanged block is not re-rendered. */
export const BlockView = memo(function BlockView({ block }: { readonly block: Block }) {
  return viewOf(block.kind, block);
});

function viewOf<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>) {
  return createElement<{ readonly block: BlockOf<Kind> }>(blockViews[kind], { block });
}
