import { isThorough } from './runs.ts';

/**
 * The variants of a test or journey, which differ in the language of its texts, in the width of a screen, or in as little: the
 * first one in `npm test`, all of them in the long run. Which language comes first changes from file to file.
 */
export function variants<const All extends readonly [unknown, ...unknown[]]>(...all: All): readonly All[number][] {
  return isThorough ? all : all.slice(0, 1);
}

/**
 * Every row with one of its columns, in turn, so that each column occurs: in the long run, every row with all of them.
 */
export function inTurn<Row, Column>(
  rows: readonly Row[],
  columnsOf: (row: Row) => readonly Column[],
): readonly (readonly [Row, Column])[] {
  return rows.flatMap((row, turn) => {
    const columns = columnsOf(row);
    const chosen = isThorough ? columns : columns.filter((_, at) => at === turn % columns.length);
    return chosen.map((column): readonly [Row, Column] => [row, column]);
  });
}
