import { withBothSigns } from './both-signs.ts';
import { withoutHeading } from './solved-relation.ts';

/** A number in a list, and the name that is said to have it. */
interface Item {
  readonly name: string | undefined;
  readonly number: string;
  /** Whether it follows an AND. */
  readonly isJoined: boolean;
}

const or = /^(?:or|oder|ou)(?![\p{L}\d_])|^(?:∨|或者?)|^v(?=\s+\p{L}[\p{L}\d_₀-₉]*\s*=)/iu;
const and = /^(?:and|und|et)(?![\p{L}\d_])|^[∧且和]/iu;

const endsInWord = /(?<![\p{L}\d_])(?:or|oder|ou|and|und|et|v)$|[∨∧或者且和]$/iu;

/** `x₁`, `x_{1}`, `x₁,₂` before an equals sign. */
const indexed = /(\p{L})(_\{[\d,;/ ]+\}|[₀-₉]+(?:[,/][₀-₉]+)*)(?=\s*=)/gu;

/**
 * The numbers of a finite set as texts: `{1; 2}`, `1, 2`, `x = 1 or x = 2`, `x_1 = 1 and x_2 = 2`, `±2`, `1 ± sqrt(3)`.
 * Undefined if one name has two values at once, and for a set that contains the empty set. Empty for the empty set. `isGrouped`: `1,000, 2,000` are two numbers.
 */
export function listedNumbers(text: string, decimalComma: boolean, isGrouped = false): readonly string[] | undefined {
  const list = withoutHeading(text)
    .replace(indexed, (_, name: string, index: string) => `${name}_${index.replace(/[^\d₀-₉]/g, '').normalize('NFKC')}`)
    // x_1 = 1  x_2 = 2
    .replace(/(?<=[\p{L}\d)])\s+(?=\p{L}_?\d+\s*=)/gu, (blank, at: number, all: string) =>
      /=[^;=]*$/.test(all.slice(0, at)) && !wordAt(all, at + blank.length) && !endsInWord.test(all.slice(0, at))
        ? '; '
        : blank,
    )
    .trim();
  const inner = list.replace(/^\{(.*)\}$/s, '$1').trim();
  if (inner === '' || list === '∅' || list === '\\emptyset') return [];
  if (/^(?:∅|\\emptyset)$/.test(inner)) return undefined;
  const items = itemsIn(inner, decimalComma, isGrouped);
  const isTwice = items.some(
    ({ name, isJoined }, index) =>
      isJoined && name !== undefined && items.slice(0, index).some((item) => item.name === name),
  );
  return isTwice ? undefined : items.flatMap(({ number }) => withBothSigns(number));
}

function itemsIn(text: string, decimalComma: boolean, isGrouped: boolean): readonly Item[] {
  const items: Item[] = [];
  const hasGroups = isGrouped || text.includes(';');
  let [from, depth, isJoined] = [0, 0, false];
  const end = (to: number) => {
    const [, name, number = ''] = /^\s*(?:(\p{L}[\p{L}\d_]*)\s*=(?!=))?(.*)$/su.exec(text.slice(from, to)) ?? [];
    items.push({ name, number: number.trim(), isJoined });
  };
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    const word = depth > 0 ? undefined : wordAt(text, at);
    const isDecimal = decimalComma && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
    // 1,000; 2,000 are two numbers.
    const isGroup = hasGroups && /\d$/.test(text.slice(0, at)) && /^,\d{3}(?!\d)/.test(text.slice(at));
    const isSeparator = depth === 0 && (sign === ';' || (sign === ',' && !isDecimal && !isGroup));
    if (word === undefined && !isSeparator) {
      at++;
      continue;
    }
    end(at);
    at += word?.length ?? 1;
    [from, isJoined] = [at, word !== undefined && and.test(word)];
  }
  end(text.length);
  return items;
}

/** The word for OR or AND that begins here. */
function wordAt(text: string, at: number): string | undefined {
  if (/[\p{L}\d_]/u.test(text.charAt(at - 1)) && /[a-z]/i.test(text.charAt(at))) return undefined;
  const rest = text.slice(at, at + 6);
  return (or.exec(rest) ?? and.exec(rest))?.[0];
}
