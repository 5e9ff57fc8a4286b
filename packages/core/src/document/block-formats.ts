// Written by `npm run generate` from the list in scripts/generate-block-tables.mjs.
import type { BlockKind } from './block.ts';
import { sectionFormat } from './blocks/section.ts';
import { paragraphFormat } from './blocks/paragraph.ts';
import { displayFormulaFormat } from './blocks/display-formula.ts';
import { listFormat } from './blocks/list.ts';
import { tableFormat } from './blocks/table.ts';
import { calloutFormat } from './blocks/callout.ts';
import { tableOfContentsFormat } from './blocks/table-of-contents.ts';
import { floatingFormat } from './blocks/floating.ts';
import { captionedFormat } from './blocks/captioned.ts';
import { codeFormat } from './blocks/code.ts';
import { showHideFormat } from './blocks/show-hide.ts';
import { incrementalFormat } from './blocks/incremental.ts';
import { tabsFormat } from './blocks/tabs.ts';
import { quickcheckFormat } from './blocks/quickcheck.ts';
import { quickcheckContainerFormat } from './blocks/quickcheck-container.ts';
import { questionPlanFormat } from './blocks/question-plan.ts';
import { questionFormat } from './blocks/question.ts';
import { visualizationFormat } from './blocks/visualization.ts';
import { cindyFormat } from './blocks/cindy.ts';
import { appletFormat } from './blocks/applet.ts';
import { codeCellFormat } from './blocks/code-cell.ts';
import { highscoresFormat } from './blocks/highscores.ts';
import { statusFormat } from './blocks/status.ts';
import { overviewFormat } from './blocks/overview.ts';
import { brokenFormat } from './blocks/broken.ts';
import type { BlockFormat, BlockOf } from './format.ts';

/** Everything a page consists of: one table from kind to format. */
export const blockFormats: { readonly [Kind in BlockKind]: BlockFormat<BlockOf<Kind>> } = {
  section: sectionFormat,
  paragraph: paragraphFormat,
  displayFormula: displayFormulaFormat,
  list: listFormat,
  table: tableFormat,
  callout: calloutFormat,
  tableOfContents: tableOfContentsFormat,
  floating: floatingFormat,
  captioned: captionedFormat,
  code: codeFormat,
  showHide: showHideFormat,
  incremental: incrementalFormat,
  tabs: tabsFormat,
  quickcheck: quickcheckFormat,
  quickcheckContainer: quickcheckContainerFormat,
  questionPlan: questionPlanFormat,
  question: questionFormat,
  visualization: visualizationFormat,
  cindy: cindyFormat,
  applet: appletFormat,
  codeCell: codeCellFormat,
  highscores: highscoresFormat,
  status: statusFormat,
  overview: overviewFormat,
  broken: brokenFormat,
};
