import { readCallout } from './blocks/callout.ts';
import { readCindy } from './blocks/cindy.ts';
import { readCode } from './blocks/code.ts';
import { readDisplayFormula } from './blocks/display-formula.ts';
import { readIncremental } from './blocks/incremental.ts';
import { readList } from './blocks/list.ts';
import { readParagraph } from './blocks/paragraph.ts';
import { readQuestion } from './blocks/question.ts';
import { readQuickcheck } from './blocks/quickcheck.ts';
import { sectionReader } from './blocks/section.ts';
import { readShowHide } from './blocks/show-hide.ts';
import { readTable } from './blocks/table.ts';
import { readTabs } from './blocks/tabs.ts';
import { readVisualization } from './blocks/visualization.ts';
import type { BlockReader } from './reading.ts';

/** Everything a page consists of: one table from tag to reader. */
export const blockReaders: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ['section', sectionReader(1)],
  ['subsection', sectionReader(2)],
  ['subsubsection', sectionReader(3)],
  ['p', readParagraph],
  ['equation', readDisplayFormula],
  ['list', readList],
  ['table', readTable],
  ['block', readCallout],
  ['code', readCode],
  ['showhide', readShowHide],
  ['incremental', readIncremental],
  ['tabs', readTabs],
  ['quickcheck', readQuickcheck],
  ['question', readQuestion],
  ['visualization', readVisualization],
  ['cindy', readCindy],
]);
