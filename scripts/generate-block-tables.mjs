// Writes the tables of block kinds in every layer from the list below. A kind without its format, its contents, its view or its
// snapshot does not compile (docs/recipes/add-a-block-kind.md).
import { keepFiles } from './generated-files.mjs';

/** Every kind of block, with the name of its type. Its files have its name, in every layer. */
const kinds = {
  section: 'Section',
  paragraph: 'Paragraph',
  displayFormula: 'DisplayFormula',
  list: 'List',
  table: 'Table',
  callout: 'Callout',
  tableOfContents: 'TableOfContents',
  floating: 'Floating',
  captioned: 'Captioned',
  code: 'CodeListing',
  showHide: 'ShowHide',
  incremental: 'Incremental',
  tabs: 'Tabs',
  quickcheck: 'Quickcheck',
  quickcheckContainer: 'QuickcheckContainer',
  questionPlan: 'QuestionPlan',
  question: 'ProblemQuestion',
  visualization: 'VisualizationBlock',
  cindy: 'CindyBlock',
  applet: 'Applet',
  codeCell: 'CodeCell',
  highscores: 'Highscores',
  status: 'ProblemStatus',
  overview: 'Overview',
  broken: 'Broken',
};

const note = '// Written by `npm run generate` from the list in scripts/generate-block-tables.mjs.\n';
const names = Object.keys(kinds);
const lines = (line) => names.map(line).join('\n');
const fileOf = (kind) => kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const viewOf = (kind) => `${kind[0].toUpperCase()}${kind.slice(1)}BlockView`;

const types = `${note}${lines((kind) => `import type { ${kinds[kind]} } from './blocks/${fileOf(kind)}.ts';`)}

export type {
${lines((kind) => `  ${kinds[kind]},`)}
};

/** A piece of a page. One file per kind in \`blocks/\` reads it from XML; one view per kind shows it. */
export type Block =
${lines((kind) => `  | ${kinds[kind]}`)};

export type BlockKind = Block['kind'];
`;

const formats = `${note}import type { BlockKind } from './block.ts';
${lines((kind) => `import { ${kind}Format } from './blocks/${fileOf(kind)}.ts';`)}
import type { BlockFormat, BlockOf } from './format.ts';

/** Everything a page consists of: one table from kind to format. */
export const blockFormats: { readonly [Kind in BlockKind]: BlockFormat<BlockOf<Kind>> } = {
${lines((kind) => `  ${kind}: ${kind}Format,`)}
};
`;

const contents = `${note}import type { BlockKind } from './block.ts';
import type { BlockContents } from './block-contents.ts';
${lines((kind) => `import { ${kind}Contents } from './blocks/${fileOf(kind)}.ts';`)}
import type { BlockOf } from './format.ts';

/** What is in the blocks of each kind. */
export const contentsOfKinds: { readonly [Kind in BlockKind]: BlockContents<BlockOf<Kind>> } = {
${lines((kind) => `  ${kind}: ${kind}Contents,`)}
};
`;

const views = `${note}import type { BlockKind, BlockOf } from '@lemma/core/document';
import type { FunctionComponent } from 'react';
${lines((kind) => `import { ${viewOf(kind)} } from './blocks/${fileOf(kind)}.tsx';`)}

/** One view per kind of block. */
export const blockViews: { readonly [Kind in BlockKind]: FunctionComponent<{ readonly block: BlockOf<Kind> }> } = {
${lines((kind) => `  ${kind}: ${viewOf(kind)},`)}
};
`;

const snapshots = `${note}import type { BlockKind, BlockOf } from '@lemma/core/document';
import type { BlockMarkup } from './block-markup.ts';
${lines((kind) => `import { ${kind}Markup } from './blocks/${fileOf(kind)}.ts';`)}

/** How the blocks of each kind stand on a page that stands still. */
export const blockMarkups: { readonly [Kind in BlockKind]: BlockMarkup<BlockOf<Kind>> } = {
${lines((kind) => `  ${kind}: ${kind}Markup,`)}
};
`;

keepFiles({
  'packages/core/src/document/block.ts': types,
  'packages/core/src/document/block-formats.ts': formats,
  'packages/core/src/document/contents-of-kinds.ts': contents,
  'packages/ui-react/src/document/block-views.ts': views,
  'apps/server/src/snapshot/block-markups.ts': snapshots,
});
