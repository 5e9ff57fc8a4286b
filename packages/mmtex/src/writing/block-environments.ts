import { calloutRoles } from '@lemma/core/document';
import { callout } from './blocks/callout.ts';
import { cindy } from './blocks/cindy.ts';
import { code } from './blocks/code.ts';
import { incremental } from './blocks/incremental.ts';
import { list } from './blocks/list.ts';
import { problem } from './blocks/problem.ts';
import { quickcheck } from './blocks/quickcheck.ts';
import { showHide } from './blocks/show-hide.ts';
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
  ...calloutRoles.map((role): [string, BlockEnvironment] => [role, callout(role)]),
  ['showhide', showHide],
  ['incremental', incremental],
  ['tabs', tabs(false)],
  ['tabs*', tabs(true)],
  ['code', code],
  ['verbatim', code],
  ['quickcheck', quickcheck],
  ['problem', problem],
  ['visualization', visualization],
  ['genericJSXVisualization', visualization],
  ['genericGWTVisualization', visualization],
  ['cindyJS', cindy],
]);
