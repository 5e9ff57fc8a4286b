import { readNumber, writeNumber } from '../source/index.ts';
import type { AttributeFormat, PartFormat } from './format.ts';
import { placeText, printSource } from './printing.ts';
import { defaultBoardOptions, largestBoard, type BoardOptions, type Canvas, type SpaceView } from './visualization.ts';
import { childrenOf, flagIn, numberIn, sourceTextOf, spanOf, wordIn } from './xml-element.ts';
import { element as write, type Attributes, type Markup } from './xml-writer.ts';
import type { XmlElement } from './xml.ts';

const spaceAxes = ['origin', 'border', 'none'] as const;
const projections = ['parallel', 'central'] as const;

/** Reads `canvas`; defaults follow specification 002 §9, and a board is as high as it is wide. */
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
    coordinateSystem: flagIn(element, 'coordinate-system'),
    numberLine: flagIn(element, 'number-line'),
    grid: flagIn(element, 'grid'),
    toolbar: flagIn(element, 'toolbar'),
    snapToGrid: flagIn(element, 'snap-to-grid'),
    axisLabels: [element.attributes['x-label'] ?? '', element.attributes['y-label'] ?? ''],
    ...readTicks(element),
    ...(flagIn(element, 'numbers-at-edges') && { numbersAtEdges: true }),
    ...(flagIn(element, 'wheel-zoom') && { wheelZoom: true }),
    ...(flagIn(element, 'infobox') && { infobox: true }),
    ...(flagIn(element, 'copyright') && { copyright: true }),
    ...(flagIn(element, 'space') && { space: readSpace(element) }),
  };
}

function readTicks(element: XmlElement): Pick<BoardOptions, 'ticks'> {
  const [x, y] = ['x-ticks', 'y-ticks'].map((attribute) => {
    const step = numberIn(element, attribute);
    return step !== undefined && step > 0 ? step : undefined;
  });
  return x === undefined && y === undefined ? {} : { ticks: [x, y] };
}

function readSpace(element: XmlElement): SpaceView {
  const viewBox = viewBoxIn(element.attributes['view-box'] ?? '');
  const axes = wordIn(element, 'axes', spaceAxes);
  const projection = wordIn(element, 'projection', projections);
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

/** `-5 5 -5 5 0 3`: bounds along x, y and z. */
function viewBoxIn(text: string): SpaceView['viewBox'] {
  const [x1 = NaN, x2 = NaN, y1 = NaN, y2 = NaN, z1 = NaN, z2 = NaN] = text
    .trim()
    .split(/\s+/)
    .map((part) => readNumber(part) ?? NaN);
  const isBox = x1 < x2 && y1 < y2 && z1 < z2 && Number.isFinite(x2 - x1 + y2 - y1 + z2 - z1);
  return isBox ? { x: [x1, x2], y: [y1, y2], z: [z1, z2] } : undefined;
}

/** A positive size in CSS pixels, clamped to the largest board. */
function size(element: XmlElement, attribute: string): number | undefined {
  const pixels = numberIn(element, attribute);
  return pixels === undefined || pixels <= 0 ? undefined : Math.min(pixels, largestBoard);
}

/** Prints a board; defaults are omitted. */
export function printCanvas({ plotted, options, span }: Canvas): Markup {
  const { width, height, left, right, bottom, top, axisLabels, ticks = [], space } = options;
  const [xLabel, yLabel] = axisLabels;
  return write(
    'canvas',
    {
      ...Object.fromEntries(
        Object.entries({ width, height, left, right, bottom, top }).map(([name, value]) => [name, writeNumber(value)]),
      ),
      'coordinate-system': options.coordinateSystem || undefined,
      'number-line': options.numberLine || undefined,
      grid: options.grid || undefined,
      toolbar: options.toolbar || undefined,
      'snap-to-grid': options.snapToGrid || undefined,
      'x-label': xLabel || undefined,
      'y-label': yLabel || undefined,
      'x-ticks': stepText(ticks[0]),
      'y-ticks': stepText(ticks[1]),
      'numbers-at-edges': options.numbersAtEdges || undefined,
      'wheel-zoom': options.wheelZoom || undefined,
      infobox: options.infobox || undefined,
      copyright: options.copyright || undefined,
      ...(space && spaceAttributes(space)),
      at: placeText(span),
    },
    plotted.map((name) => printSource('plot', name)),
  );
}

function stepText(step: number | undefined): string | undefined {
  return step === undefined ? undefined : writeNumber(step);
}

function spaceAttributes({ viewBox, axes, projection, azimuth, elevation, zLabel }: SpaceView): Attributes {
  return {
    space: true,
    'view-box': viewBox && [...viewBox.x, ...viewBox.y, ...viewBox.z].join(' '),
    axes,
    projection,
    azimuth: azimuth === undefined ? undefined : writeNumber(azimuth),
    elevation: elevation === undefined ? undefined : writeNumber(elevation),
    'z-label': zLabel,
  };
}

/** The format of a board. */
export const canvasFormat: PartFormat = {
  tag: 'canvas',
  many: true,
  meaning: 'a board',
  attributes: [
    { name: 'width', values: 'number', default: '400', meaning: 'in CSS pixels, at most 4000' },
    { name: 'height', values: 'number', default: 'its width', meaning: 'in CSS pixels, at most 4000' },
    edge('left', '-5'),
    edge('right', '5'),
    edge('bottom', '-5'),
    edge('top', '5'),
    flag('coordinate-system', 'axes'),
    flag('number-line', 'the first axis alone'),
    flag('grid', 'lines at whole numbers'),
    flag('toolbar', 'buttons to zoom and move'),
    flag('snap-to-grid', 'what is dragged stops at the grid'),
    label('x'),
    label('y'),
    ticks('x'),
    ticks('y'),
    flag('numbers-at-edges', 'the axis numbers are placed along the edges'),
    flag('wheel-zoom', 'the wheel zooms it, and the buttons; fingers and mouse do not move it'),
    flag('infobox', 'a point that is pointed at or grabbed shows its coordinates'),
    flag('copyright', 'names the software that draws it'),
    flag('space', 'shows space; what follows is for space only'),
    {
      name: 'view-box',
      values: 'text',
      default: 'determined by the figure',
      meaning: 'bounds along x, y and z: six numbers',
    },
    {
      name: 'axes',
      values: spaceAxes,
      default: 'none',
      meaning: 'through the origin, along edges of the view box, or none',
    },
    {
      name: 'projection',
      values: projections,
      default: 'parallel',
      meaning: 'parallel or perspective projection',
    },
    {
      name: 'azimuth',
      values: 'number',
      default: 'the default view',
      meaning: "the viewer's azimuth around z, in degrees",
    },
    { name: 'elevation', values: 'number', default: 'the default view', meaning: "the viewer's elevation, in degrees" },
    label('z'),
  ],
  content: [{ tag: 'plot', many: true, meaning: "a variable's name", attributes: [], content: ['text'] }],
};

function edge(name: string, usual: string): AttributeFormat {
  return { name, values: 'number', default: usual, meaning: 'its edge in plane coordinates' };
}

function flag(name: string, meaning: string): AttributeFormat {
  return { name, values: ['true', 'false'], default: 'false', meaning };
}

function label(axis: string): AttributeFormat {
  return { name: `${axis}-label`, values: 'text', default: '', meaning: `the label of the ${axis} axis` };
}

function ticks(axis: string): AttributeFormat {
  const meaning = `the tick distance on the ${axis} axis; for a multiple of π, numbers are shown as multiples of π`;
  return { name: `${axis}-ticks`, values: 'number', default: 'automatic', meaning };
}
