/**
 * Commands that set attributes of a figure's variable (specification 002 §3.3): `\color{P}{blue}`. The first argument
 * is its name; they may appear among the definitions, too.
 */
export const figureAttributeNames = [
  'color',
  'label',
  'style',
  'transparency',
  'conditionalColoring',
  'textPosition',
  'offset',
  'trace',
  'traceDuration',
  'stepsize',
  'limits',
  'width',
  'position',
  'positioning',
  'displayValue',
  'field',
  'pointRepresentationType',
  'answer',
] as const;
