// Written by `npm run generate` from the list in scripts/generate-block-tables.mjs.
import type { BlockKind, BlockOf } from '@lemma/core/document';
import type { FunctionComponent } from 'react';
import { SectionBlockView } from './blocks/section.tsx';
import { ParagraphBlockView } from './blocks/paragraph.tsx';
import { DisplayFormulaBlockView } from './blocks/display-formula.tsx';
import { ListBlockView } from './blocks/list.tsx';
import { TableBlockView } from './blocks/table.tsx';
import { CalloutBlockView } from './blocks/callout.tsx';
import { TableOfContentsBlockView } from './blocks/table-of-contents.tsx';
import { FloatingBlockView } from './blocks/floating.tsx';
import { CaptionedBlockView } from './blocks/captioned.tsx';
import { CodeBlockView } from './blocks/code.tsx';
import { ShowHideBlockView } from './blocks/show-hide.tsx';
import { IncrementalBlockView } from './blocks/incremental.tsx';
import { TabsBlockView } from './blocks/tabs.tsx';
import { QuickcheckBlockView } from './blocks/quickcheck.tsx';
import { QuickcheckContainerBlockView } from './blocks/quickcheck-container.tsx';
import { QuestionPlanBlockView } from './blocks/question-plan.tsx';
import { QuestionBlockView } from './blocks/question.tsx';
import { VisualizationBlockView } from './blocks/visualization.tsx';
import { CindyBlockView } from './blocks/cindy.tsx';
import { AppletBlockView } from './blocks/applet.tsx';
import { CodeCellBlockView } from './blocks/code-cell.tsx';
import { HighscoresBlockView } from './blocks/highscores.tsx';
import { StatusBlockView } from './blocks/status.tsx';
import { OverviewBlockView } from './blocks/overview.tsx';
import { BrokenBlockView } from './blocks/broken.tsx';

/** One view per kind of block. */
export const blockViews: { readonly [Kind in BlockKind]: FunctionComponent<{ readonly block: BlockOf<Kind> }> } = {
  section: SectionBlockView,
  paragraph: ParagraphBlockView,
  displayFormula: DisplayFormulaBlockView,
  list: ListBlockView,
  table: TableBlockView,
  callout: CalloutBlockView,
  tableOfContents: TableOfContentsBlockView,
  floating: FloatingBlockView,
  captioned: CaptionedBlockView,
  code: CodeBlockView,
  showHide: ShowHideBlockView,
  incremental: IncrementalBlockView,
  tabs: TabsBlockView,
  quickcheck: QuickcheckBlockView,
  quickcheckContainer: QuickcheckContainerBlockView,
  questionPlan: QuestionPlanBlockView,
  question: QuestionBlockView,
  visualization: VisualizationBlockView,
  cindy: CindyBlockView,
  applet: AppletBlockView,
  codeCell: CodeCellBlockView,
  highscores: HighscoresBlockView,
  status: StatusBlockView,
  overview: OverviewBlockView,
  broken: BrokenBlockView,
};
