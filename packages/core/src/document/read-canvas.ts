import { defaultBoardOptions, type BoardOptions, type Canvas } from './visualization.ts';
import { childrenOf, numberIn, sourceTextOf, spanOf } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** Reads `canvas`; what it does not say is as specification 002 §9 has it, and a board is as high as wide. */
export function readCanvas(element: XmlElement): Canvas {
  return {
    plotted: childrenOf(element, 'plot').map(sourceTextOf),
    options: readOptions(element),
    span: spanOf(element),
  };
}

function readOptions(element: XmlElement): BoardOptions {
  const { width, left, right, bottom, top } = defaultBoardOptions;
  const ownWidth = size(element, 'width') ?? width;
  return {
    width: ownWidth,
    height: size(element, 'height') ?? ownWidth,
    left: numberIn(element, 'left') ?? left,
    right: numberIn(element, 'right') ?? right,
    bottom: numberIn(element, 'bottom') ?? bottom,
    top: numberIn(element, 'top') ?? top,
    coordinateSystem: element.attributes['coordinate-system'] === 'true',
    numberLine: element.attributes['number-line'] === 'true',
    grid: element.attributes['grid'] === 'true',
    toolbar: element.attributes['toolbar'] === 'true',
    snapToGrid: element.attributes['snap-to-grid'] === 'true',
    axisLabels: [element.attributes['x-label'] ?? '', element.attributes['y-label'] ?? ''],
  };
}

/** CSS pixels between a visible board and one that no memory holds. */
function size(element: XmlElement, attribute: string): number | undefined {
  const pixels = numberIn(element, attribute);
  return pixels === undefined || pixels <= 0 ? undefined : Math.min(pixels, 4000);
}
