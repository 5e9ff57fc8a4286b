const mantissa = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const mantissaWithComma = String.raw`(?:\d+(?:[.,]\d*)?|[.,]\d+)`;

const before = (separator: string) =>
  String.raw`(?<=(?:^|${separator}|[[\]{}():<>=≤≥≠∧∨¬（）＜＞＝；]|\b(?:AND|OR|NOT|and|or|not)\b)\s*[-+−]?\s*)`;
const behind = (separator: string) =>
  String.raw`(?=\s*(?:$|${separator}|[[\]{}():<>=≤≥≠!∧∨（）＜＞＝；]|(?:AND|OR|and|or)\b))`;

const lone = new RegExp(`${before('[;,，]')}(${mantissa})e([-+]?\\d+)${behind('[;,，]')}`, 'g');
// A comma between digits belongs to a number.
const loneWithComma = new RegExp(
  `${before('(?:;|,(?=\\s))')}(${mantissaWithComma})e([-+]?\\d+)${behind('(?:;|,(?!\\d))')}`,
  'g',
);

/**
 * A number by itself is clear where `e` is ambiguous in terms: `1e-7` is written `1E-7`. By itself is what is between two
 * ends of a text, separators, relations or brackets: an element of a list, an entry of a matrix, a side of an inequality.
 * `(2e+1)` is a term in brackets, and stays, like all other text.
 */
export function withPowersOfTen(text: string, decimalComma = false): string {
  if (!/[\d.]e[-+]?\d/.test(text)) return text;
  return text.replace(decimalComma ? loneWithComma : lone, (number, digits: string, power: string, at: number) => {
    const isInBrackets = /\(\s*[-+−]?\s*$/.test(text.slice(0, at)) && /^\s*\)/.test(text.slice(at + number.length));
    return isInBrackets ? number : `${digits}E${power}`;
  });
}
