import { fail, succeed, type Result } from '../store/index.ts';

/** The fields of a line that is not empty, and its number from 1. */
export interface TableLine {
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * Splits separated values into lines and fields. A quotation mark inside an unquoted field stands for itself, as in
 * spreadsheets; one that is never closed is a failure, because everything after it would be one field.
 */
export function linesOf(
  text: string,
): Result<readonly TableLine[], { readonly kind: 'openQuote'; readonly line: number }> {
  const { separator, from } = separatorIn(text);
  const field = new RegExp(
    `(?:[ ]*"([^"]*(?:""[^"]*)*)"(?!")([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'gy',
  );
  field.lastIndex = from;
  const lines: TableLine[] = [];
  let fields: string[] = [];
  let line = from > 1 ? 2 : 1;
  let ended = line;
  const end = () => {
    if (fields.some((value) => value.trim() !== '')) lines.push({ line, fields });
    fields = [];
    line = ended;
  };
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) break;
    const [whole, quoted, after = '', plain = '', ending] = match;
    if (quoted === undefined && plain.trimStart().startsWith('"')) return fail({ kind: 'openQuote', line });
    ended += (whole.match(/\r\n?|\n/g) ?? []).length;
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + after);
    if (ending !== separator) end();
  }
  end();
  return succeed(lines);
}

/** Excel reads and writes `sep=;` as a first line. */
const separatorLine = /^\uFEFF?(?:"?sep=([,;\t])"?[,;\t]*(?:\r\n?|\n|$))?/i;

/** A text without its byte order mark and the line that names the separator. */
export function withoutSeparatorLine(text: string): string {
  return text.replace(separatorLine, '');
}

/** The separator of a text, and where its table begins. */
function separatorIn(text: string): { readonly separator: string; readonly from: number } {
  const [start = '', said] = separatorLine.exec(text) ?? [];
  const from = start.length;
  if (said !== undefined) return { separator: said, from };
  const head = (/[^\r\n]+/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  return { separator: [';', '\t'].find((each) => head.includes(each)) ?? ',', from };
}
