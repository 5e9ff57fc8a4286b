// Written by `npm run generate` from the list in scripts/generate-block-tables.mjs.
import type { BlockKind, BlockOf } from '@lemma/core/document';
import type { BlockMarkup } from './block-markup.ts';
import { sectionMarkup } from './blocks/section.ts';
import { paragraphMarkup } from './blocks/paragraph.ts';
import { displayFormulaMarkup } from './blocks/display-formula.ts';
import { listMarkup } from './blocks/list.ts';
import { tableMarkup } from './blocks/table.ts';
import { calloutMarkup } from './blocks/callout.ts';
import { tableOfContentsMarkup } from './blocks/table-of-contents.ts';
import { floatingMarkup } from './blocks/floating.ts';
import { captionedMarkup } from './blocks/captioned.ts';
import { codeMarkup } from './blocks/code.ts';
import { showHideMarkup } from './blocks/show-hide.ts';
import { incrementalMarkup } from './blocks/incremental.ts';
import { tabsMarkup } from './blocks/tabs.ts';
import { quickcheckMarkup } from './blocks/quickcheck.ts';
import { quickcheckContainerMarkup } from './blocks/quickcheck-container.ts';
import { questionPlanMarkup } from './blocks/question-plan.ts';
import { questionMarkup } from './blocks/question.ts';
import { visualizationMarkup } from './blocks/visualization.ts';
import { cindyMarkup } from './blocks/cindy.ts';
import { appletMarkup } from './blocks/applet.ts';
import { codeCellMarkup } from './blocks/code-cell.ts';
import { highscoresMarkup } from './blocks/highscores.ts';
import { statusMarkup } from './blocks/status.ts';
import { overviewMarkup } from './blocks/overview.ts';
import { brokenMarkup } from './blocks/broken.ts';

/** How the blocks of each kind stand on a page that stands still. */
export const blockMarkups: { readonly [Kind in BlockKind]: BlockMarkup<BlockOf<Kind>> } = {
  section: sectionMarkup,
  paragraph: paragraphMarkup,
  displayFormula: displayFormulaMarkup,
  list: listMarkup,
  table: tableMarkup,
  callout: calloutMarkup,
  tableOfContents: tableOfContentsMarkup,
  floating: floatingMarkup,
  captioned: captionedMarkup,
  code: codeMarkup,
  showHide: showHideMarkup,
  incremental: incrementalMarkup,
  tabs: tabsMarkup,
  quickcheck: quickcheckMarkup,
  quickcheckContainer: quickcheckContainerMarkup,
  questionPlan: questionPlanMarkup,
  question: questionMarkup,
  visualization: visualizationMarkup,
  cindy: cindyMarkup,
  applet: appletMarkup,
  codeCell: codeCellMarkup,
  highscores: highscoresMarkup,
  status: statusMarkup,
  overview: overviewMarkup,
  broken: brokenMarkup,
};
