import type { ExpressionFailure } from '../expression/index.ts';
import type { SourceText } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { longestInput } from './limits.ts';

/** The functions of conditions on answers. */
export const conditionFunctions = [
  'length',
  'correct',
  'count',
  'valid',
  'equal',
  'equalString',
  'equalTrimmedString',
  'equalChoice',
  'edited',
  'condition',
  'answerEqual',
  'answerExactMatch',
  'equalAnswer',
] as const;
export type ConditionFunction = (typeof conditionFunctions)[number];

/** Those with one argument; all others have two. */
const withOneArgument: ReadonlySet<ConditionFunction> = new Set(['length', 'correct', 'valid', 'edited', 'condition']);

/** A call of such a function; its arguments are texts, because they may be anything: `count((, ans)`. */
export interface ConditionCall extends SourceText {
  readonly name: ConditionFunction;
  readonly items: readonly SourceText[];
}

const heads = new RegExp(`\\b(${conditionFunctions.join('|')})\\s*\\(`, 'g');

/** The outermost calls in a condition, in order; spans are in the text. */
export function conditionCallsIn(text: string): Result<readonly ConditionCall[], ExpressionFailure> {
  if (text.length > longestInput) {
    return fail({ kind: 'tooLong', span: { from: longestInput, to: text.length }, limit: longestInput });
  }
  const calls: ConditionCall[] = [];
  let end = 0;
  for (const { 0: head, 1: word, index } of text.matchAll(heads)) {
    const name = conditionFunctions.find((each) => each === word);
    if (name === undefined || index < end) continue;
    const items = name === 'count' ? countedIn(text, index) : itemsFrom(text, index + head.length);
    if (items === undefined)
      return fail({ kind: 'unexpectedEnd', span: { from: index, to: text.length }, expected: [] });
    end = items.end;
    const span = { from: index, to: end };
    const [found, asked] = [items.items.length, withOneArgument.has(name) ? 1 : 2];
    if (found !== asked || items.items.some((item) => item.text === '')) {
      return fail({ kind: 'wrongNumberOfArguments', span, name, found, fewest: asked, most: asked });
    }
    calls.push({ name, text: text.slice(index, end), span, items: items.items });
  }
  return succeed(calls);
}

interface Items {
  readonly items: readonly SourceText[];
  /** Behind the closing bracket. */
  readonly end: number;
}

/** The first argument of `count` is any signs, even brackets; the second is a name. */
const counted = /count\s*\(\s*("[^"]*"|.+?)\s*[,;]\s*([A-Za-z]\w*)\s*\)/dy;

function countedIn(text: string, index: number): Items | undefined {
  counted.lastIndex = index;
  const match = counted.exec(text);
  if (match === null) return itemsFrom(text, text.indexOf('(', index) + 1);
  const spans = [match.indices?.[1], match.indices?.[2]].flatMap((pair) => (pair === undefined ? [] : [pair]));
  const items = spans.map(([from, to]) => ({ text: text.slice(from, to), span: { from, to } }));
  return { items, end: index + match[0].length };
}

/** Arguments up to the closing bracket, separated by `,` or `;` outside of brackets and quotation marks. */
function itemsFrom(text: string, start: number): Items | undefined {
  const items: SourceText[] = [];
  const open: string[] = [];
  let from = start;
  const take = (to: number) => {
    const whole = text.slice(from, to);
    const begin = from + whole.length - whole.trimStart().length;
    const trimmed = whole.trim();
    items.push({ text: trimmed, span: { from: begin, to: begin + trimmed.length } });
    from = to + 1;
  };
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      const closing = text.indexOf('"', at + 1);
      if (closing < 0) return undefined;
      at = closing;
    } else if ('([{'.includes(sign)) open.push(sign);
    else if (open.length === 0 && (sign === ',' || sign === ';')) take(at);
    else if (')]}'.includes(sign)) {
      if (open.length === 0) {
        take(at);
        return { items, end: at + 1 };
      }
      open.pop();
    }
  }
  return undefined;
}
