import { readCsv } from '../csv/index.ts';

/**
 * The names of accounts in a text as it is typed, pasted or read from a file: the column `user` of a table, or else
 * whatever stands between line breaks, commas, semicolons and tabs. Each once.
 */
export function namesInList(text: string): readonly string[] {
  const [heading = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const isTable = rest.some((line) => line.trim() !== '') && /(?:^|[;,\t])\s*"?user"?\s*(?:[;,\t]|$)/i.test(heading);
  const names = isTable
    ? readCsv(text, ['user']).flatMap(({ values }) => values.user ?? [])
    : text.split(/[\n\r,;\t]+/);
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '');
}
