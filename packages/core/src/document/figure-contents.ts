import type { Block } from './block.ts';
import { linesOf } from './contents.ts';
import type { Inline } from './inline.ts';
import type { Canvas, VisualizationRow } from './visualization.ts';

/** All boards of a figure in page order, including those in tabs and steps. */
export function canvasesIn(rows: readonly VisualizationRow[]): readonly Canvas[] {
  return rows.flatMap((row) => {
    switch (row.kind) {
      case 'text':
        return [];
      case 'canvases':
        return row.canvases;
      case 'tabs':
        return row.tabs.flatMap((tab) => canvasesIn(tab.rows));
      case 'steps':
        return row.steps.flatMap((step) => canvasesIn(step.rows));
    }
  });
}

/** All lines of text of a figure in page order, including tab titles. */
export function textsIn(rows: readonly VisualizationRow[]): readonly (readonly Inline[])[] {
  return rows.flatMap((row) => {
    switch (row.kind) {
      case 'text':
        return [row.content];
      case 'canvases':
        return [];
      case 'tabs':
        return row.tabs.flatMap((tab) => [tab.title, ...textsIn(tab.rows)]);
      case 'steps':
        return row.steps.flatMap((step) => textsIn(step.rows));
    }
  });
}

/** The lines of text in a block; for a figure, those in its rows. */
export function linesWithFigures(block: Block): readonly (readonly Inline[])[] {
  return block.kind === 'visualization' ? [...linesOf(block), ...textsIn(block.visualization.rows)] : linesOf(block);
}
