import type { BlockKind } from './block.ts';
import { brokenFormat } from './blocks/broken.ts';
import { calloutFormat } from './blocks/callout.ts';
import { captionedFormat } from './blocks/captioned.ts';
import { cindyFormat } from './blocks/cindy.ts';
import { codeCellFormat } from './blocks/code-cell.ts';
import { codeFormat } from './blocks/code.ts';
import { displayFormulaFormat } from './blocks/display-formula.ts';
import { floatingFormat } from './blocks/floating.ts';
import { highscoresFormat } from './blocks/highscores.ts';
import { incrementalFormat } from './blocks/incremental.ts';
import { listFormat } from './blocks/list.ts';
import { overviewFormat } from './blocks/overview.ts';
import { paragraphFormat } from './blocks/paragraph.ts';
import { questionFormat } from './blocks/question.ts';
import { questionPlanFormat } from './blocks/question-plan.ts';
import { quickcheckFormat } from './blocks/quickcheck.ts';
import { quickcheckContainerFormat } from './blocks/quickcheck-container.ts';
import { sectionFormat } from './blocks/section.ts';
import { showHideFormat } from './blocks/show-hide.ts';
import { statusFormat } from './blocks/status.ts';
import { tableOfContentsFormat } from './blocks/table-of-contents.ts';
import { tableFormat } from './blocks/table.ts';
import { tabsFormat } from './blocks/tabs.ts';
import { visualizationFormat } from './blocks/visualization.ts';
import type { BlockFormat, BlockOf } from './format.ts';
import type { BlockReader } from './reading.ts';

/** Everything a page consists of: one table from kind to format. A kind without a format does not compile. */
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
  codeCell: codeCellFormat,
  highscores: highscoresFormat,
  status: statusFormat,
  overview: overviewFormat,
  broken: brokenFormat,
};

/** Block readers by the tag of their element. */
export const blockReaders: ReadonlyMap<string, BlockReader> = new Map(
  Object.values(blockFormats).flatMap(({ elements, read }) =>
    elements.map(({ tag }): [string, BlockReader] => [tag, read]),
  ),
);
