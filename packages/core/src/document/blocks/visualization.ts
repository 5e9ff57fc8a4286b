import type { VisualizationBlock } from '../block.ts';
import { readCanvas } from '../read-canvas.ts';
import { readVariables } from '../read-variables.ts';
import type { Reading } from '../reading.ts';
import { rowAlignments, type StepRow, type TabRow, type VisualizationRow } from '../visualization.ts';
import { childOf, childrenOf, digitIn, isElement, numberIn, spanOf, wordIn } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `visualization`: definitions, and rows of text and boards in the order of the page. Checks none of them. */
export function readVisualization(element: XmlElement, reading: Reading): VisualizationBlock {
  const width = numberIn(element, 'width');
  const height = numberIn(element, 'height');
  return {
    kind: 'visualization',
    visualization: {
      id: reading.uniqueId(element.attributes['id'], 'visualization'),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      title: reading.inline(childOf(element, 'headline')),
      description: reading.inline(childOf(element, 'description')),
      ...readVariables(childOf(element, 'variables')),
      rows: readRows(element, reading),
      span: spanOf(element),
    },
    span: spanOf(element),
  };
}

function readRows(element: XmlElement, reading: Reading): readonly VisualizationRow[] {
  return element.children.filter(isElement).flatMap((row) => readRow(row, reading));
}

function readRow(row: XmlElement, reading: Reading): readonly VisualizationRow[] {
  const span = spanOf(row);
  const alignment = wordIn(row, 'alignment', rowAlignments);
  const aligned = alignment && { alignment };
  switch (row.tag) {
    case 'textrow':
      return [{ kind: 'text', content: reading.inline(row), ...aligned, span }];
    case 'canvasrow':
      return [{ kind: 'canvases', canvases: childrenOf(row, 'canvas').map(readCanvas), ...aligned, span }];
    case 'tabs':
      return [readTabRow(row, reading)];
    case 'incremental':
      return [readStepRow(row, reading)];
    case 'headline':
    case 'description':
    case 'variables':
      return [];
    default:
      reading.leaveOut('element', row.tag);
      return [];
  }
}

/** An initial tab that does not exist is the first. */
function readTabRow(row: XmlElement, reading: Reading): TabRow {
  const tabs = childrenOf(row, 'tab');
  const initialTab = digitIn(row, 'initial-tab');
  return {
    kind: 'tabs',
    initialTab: initialTab < tabs.length ? initialTab : 0,
    toggable: row.attributes['tabs-toggable'] === 'true',
    tabs: tabs.map((tab) => ({
      title: reading.inline(childOf(tab, 'headline')),
      rows: readRows(tab, reading),
      span: spanOf(tab),
    })),
    span: spanOf(row),
  };
}

/** It starts with no more steps than there are. */
function readStepRow(row: XmlElement, reading: Reading): StepRow {
  const steps = childrenOf(row, 'step');
  return {
    kind: 'steps',
    initialSteps: Math.min(digitIn(row, 'initial-steps'), steps.length),
    steps: steps.map((step) => ({ rows: readRows(step, reading), span: spanOf(step) })),
    span: spanOf(row),
  };
}
