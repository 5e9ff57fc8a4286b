/** The filters whose values are counted. */
export const filterNames = [
  'section',
  'chapter',
  'topic',
  'objective',
  'userLabel',
  'difficulty',
  'customized',
] as const;

/** One of them. */
export type FilterName = (typeof filterNames)[number];

/** How many hits have a value. */
export type ValueCounts = ReadonlyMap<string, number>;
