// Written by `npm run generate` from the list in scripts/generate-block-tables.mjs.
import type { BlockKind } from './block.ts';
import type { BlockContents } from './block-contents.ts';
import { sectionContents } from './blocks/section.ts';
import { paragraphContents } from './blocks/paragraph.ts';
import { displayFormulaContents } from './blocks/display-formula.ts';
import { listContents } from './blocks/list.ts';
import { tableContents } from './blocks/table.ts';
import { calloutContents } from './blocks/callout.ts';
import { tableOfContentsContents } from './blocks/table-of-contents.ts';
import { floatingContents } from './blocks/floating.ts';
import { captionedContents } from './blocks/captioned.ts';
import { codeContents } from './blocks/code.ts';
import { showHideContents } from './blocks/show-hide.ts';
import { incrementalContents } from './blocks/incremental.ts';
import { tabsContents } from './blocks/tabs.ts';
import { quickcheckContents } from './blocks/quickcheck.ts';
import { quickcheckContainerContents } from './blocks/quickcheck-container.ts';
import { questionPlanContents } from './blocks/question-plan.ts';
import { questionContents } from './blocks/question.ts';
import { visualizationContents } from './blocks/visualization.ts';
import { cindyContents } from './blocks/cindy.ts';
import { appletContents } from './blocks/applet.ts';
import { codeCellContents } from './blocks/code-cell.ts';
import { highscoresContents } from './blocks/highscores.ts';
import { statusContents } from './blocks/status.ts';
import { overviewContents } from './blocks/overview.ts';
import { brokenContents } from './blocks/broken.ts';
import type { BlockOf } from './format.ts';

/** What is in the blocks of each kind. */
export const contentsOfKinds: { readonly [Kind in BlockKind]: BlockContents<BlockOf<Kind>> } = {
  section: sectionContents,
  paragraph: paragraphContents,
  displayFormula: displayFormulaContents,
  list: listContents,
  table: tableContents,
  callout: calloutContents,
  tableOfContents: tableOfContentsContents,
  floating: floatingContents,
  captioned: captionedContents,
  code: codeContents,
  showHide: showHideContents,
  incremental: incrementalContents,
  tabs: tabsContents,
  quickcheck: quickcheckContents,
  quickcheckContainer: quickcheckContainerContents,
  questionPlan: questionPlanContents,
  question: questionContents,
  visualization: visualizationContents,
  cindy: cindyContents,
  applet: appletContents,
  codeCell: codeCellContents,
  highscores: highscoresContents,
  status: statusContents,
  overview: overviewContents,
  broken: brokenContents,
};
