import { defaultBoardOptions, type BoardOptions, type Canvas, type SpaceView } from './visualization.ts';
import { childrenOf, numberIn, sourceTextOf, spanOf, wordIn } from './xml-element.ts';
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
    ...(element.attributes['space'] === 'true' && { space: readSpace(element) }),
  };
}

function readSpace(element: XmlElement): SpaceView {
  const viewBox = viewBoxIn(element.attributes['view-box'] ?? '');
  const axes = wordIn(element, 'axes', ['origin', 'border', 'none']);
  const projection = wordIn(element, 'projection', ['parallel', 'central']);
  const [azimuth, elevation] = [numberIn(element, 'azimuth'), numberIn(element, 'elevation')];
  const zLabel = element.attributes['z-label'];
  return {
    ...(viewBox && { viewBox }),
    ...(axes && { axes }),
    ...(projection && { projection }),
    ...(azimuth !== undefined && { azimuth }),
    ...(elevation !== undefined && { elevation }),
    ...(zLabel !== undefined && { zLabel }),
  };
}

/** `-5 5 -5 5 0 3`: from and to along x, y and z. */
function viewBoxIn(text: string): SpaceView['viewBox'] {
  const [x1 = NaN, x2 = NaN, y1 = NaN, y2 = NaN, z1 = NaN, z2 = NaN] = text.trim().split(/\s+/).map(Number);
  const isBox = x1 < x2 && y1 < y2 && z1 < z2 && Number.isFinite(x2 - x1 + y2 - y1 + z2 - z1);
  return isBox ? { x: [x1, x2], y: [y1, y2], z: [z1, z2] } : undefined;
}

/** CSS pixels between a visible board and one that no memory holds. */
function size(element: XmlElement, attribute: string): number | undefined {
  const pixels = numberIn(element, attribute);
  return pixels === undefined || pixels <= 0 ? undefined : Math.min(pixels, 4000);
}
