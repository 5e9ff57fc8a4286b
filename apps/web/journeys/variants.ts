/**
 * The variants of a journey, which differ in the language of its texts, and in little more: the first one in `npm test`,
 * all of them in the long run, `LEMMA_JOURNEYS=all npm test -- journeys`. Which language comes first changes from file to
 * file.
 */
export function variants<const All extends readonly [unknown, ...unknown[]]>(...all: All): readonly All[number][] {
  return process.env['LEMMA_JOURNEYS'] === 'all' ? all : all.slice(0, 1);
}
