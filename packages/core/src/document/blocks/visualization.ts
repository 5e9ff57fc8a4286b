import type { VisualizationBlock } from '../block.ts';
import { readCanvas } from '../read-canvas.ts';
import { readVariables } from '../read-variables.ts';
import type { Reading } from '../reading.ts';
import type { VisualizationRow } from '../visualization.ts';
import { childOf, childrenOf, isElement, numberIn, spanOf } from '../xml-element.ts';
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
      ...readVariables(childOf(element, 'variables')),
      rows: element.children.filter(isElement).flatMap((row) => readRow(row, reading)),
      span: spanOf(element),
    },
    span: spanOf(element),
  };
}

function readRow(row: XmlElement, reading: Reading): readonly VisualizationRow[] {
  switch (row.tag) {
    case 'textrow':
      return [{ kind: 'text', content: reading.inline(row), span: spanOf(row) }];
    case 'canvasrow':
      return [{ kind: 'canvases', canvases: childrenOf(row, 'canvas').map(readCanvas), span: spanOf(row) }];
    case 'headline':
    case 'variables':
      return [];
    default:
      reading.leaveOut('element', row.tag);
      return [];
  }
}
