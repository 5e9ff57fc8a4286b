import { isPeopleTable, readCsv, withoutSeparatorLine } from '../csv/index.ts';

/**
 * The names of accounts in a text as it is typed, pasted or read from a file: the column of user names of a table, or
 * else whatever stands between line breaks, commas, semicolons and tabs. Each once.
 */
export function namesInList(text: string): readonly string[] {
  const table = isPeopleTable(text) ? readCsv(text) : undefined;
  const names = table?.ok
    ? table.value.flatMap(({ values }) => values.user ?? [])
    : withoutSeparatorLine(text).split(/[\n\r,;\t]+/);
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '');
}
