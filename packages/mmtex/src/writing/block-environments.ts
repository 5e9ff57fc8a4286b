import { calloutRoles, codeLanguages } from '@lemma/core/document';
import { callout, calloutEnvironment } from './blocks/callout.ts';
import { cindy } from './blocks/cindy.ts';
import { codeCell } from './blocks/code-cell.ts';
import { chapter } from './blocks/course-chapter.ts';
import { code, codeOutput } from './blocks/code.ts';
import { figure } from './blocks/figure.ts';
import { incremental } from './blocks/incremental.ts';
import { list } from './blocks/list.ts';
import { oldBlockEnvironments } from './blocks/old-blocks.ts';
import { problem } from './blocks/problem.ts';
import { quickcheckContainer } from './blocks/quickcheck-container.ts';
import { quickcheck } from './blocks/quickcheck.ts';
import { showHide } from './blocks/show-hide.ts';
import { tableOfContents } from './blocks/table-of-contents.ts';
import { table, tabular } from './blocks/table.ts';
import { tabs } from './blocks/tabs.ts';
import { visualization } from './blocks/visualization.ts';
import type { BlockEnvironment } from './page.ts';

/** Every environment of blocks: one table from name to syntax and writer. */
export const blockEnvironments: ReadonlyMap<string, BlockEnvironment> = new Map<string, BlockEnvironment>([
  ['itemize', list('unordered')],
  ['enumerate', list('ordered')],
  ['description', list('description')],
  ['table', table],
  ['tabular', tabular],
  ...calloutRoles.map((role): [string, BlockEnvironment] => [calloutEnvironment(role), callout(role)]),
  ...oldBlockEnvironments,
  ['figure', figure],
  ['showhide', showHide],
  ['incremental', incremental],
  ['tabs', tabs(false)],
  ['tabs*', tabs(true)],
  ['code', code],
  ['codeoutput', codeOutput],
  ['tableofcontents', tableOfContents],
  ['verbatim', code],
  ['quickcheck', quickcheck],
  ['quickcheckcontainer', quickcheckContainer],
  ['problem', problem],
  ['chapter', chapter],
  ['visualization', visualization],
  ['genericJSXVisualization', visualization],
  ['genericGWTVisualization', visualization],
  ['cindyJS', cindy],
  ...codeLanguages.map((language): [string, BlockEnvironment] => [language, codeCell(language)]),
]);
