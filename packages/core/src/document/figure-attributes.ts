/**
 * The commands that say more about a variable of a figure (specification 002 §3.3): `\color{P}{blue}`. Their first argument is
 * its name; they may stand among the definitions as well.
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
