import type { MathElement } from '../document/index.ts';
import { needsBrackets, type Neighbours } from './brackets.ts';
import { tidyRow } from './tidy-row.ts';
import { mentionOf, row, token, type ShownValues } from './values.ts';

const scripted: ReadonlySet<string> = new Set(['msub', 'msup', 'msubsup']);
const rows: ReadonlySet<string> = new Set('math mrow mstyle msqrt mtd mpadded mphantom menclose merror'.split(' '));

/** The formula with values substituted for its variables; an unknown variable keeps its name. */
export function fillMath(math: MathElement, values: ShownValues): MathElement {
  return fill(math, { before: undefined, after: undefined, isBase: false }, values);
}

function fill(element: MathElement, around: Neighbours, values: ShownValues): MathElement {
  const value = valueOf(element, values);
  if (value !== undefined) return inserted(value, around);
  const parts = element.children.filter((child) => typeof child !== 'string');
  if (parts.length === 0) return element;
  // A row around a single element is transparent: {−3}² needs its brackets, too.
  const [only] = parts;
  const transparent = parts.length === 1 && (element.tag === 'mrow' || element.tag === 'mstyle');
  if (transparent && only !== undefined) return { ...element, children: [fill(only, around, values)] };
  if (rows.has(element.tag)) return { ...element, children: fillRow(parts, values) };
  return {
    ...element,
    children: parts.map((part, index) => {
      const isBase = scripted.has(element.tag) && index === 0;
      return fill(part, { before: isBase ? around.before : undefined, after: undefined, isBase }, values);
    }),
  };
}

function fillRow(children: readonly MathElement[], values: ShownValues): readonly MathElement[] {
  const parts = tidyRow(
    withoutOwnBrackets(children, values).map((element) => {
      const value = valueOf(element, values);
      return value === undefined ? { element } : { element: value, value };
    }),
  );
  return parts.map(({ element, value }, index) => {
    const around = {
      before: endOf(parts[index - 1]?.element),
      after: endOf(parts[index + 1]?.element),
      isBase: false,
    };
    return value === undefined ? fill(element, around, values) : inserted(value, around);
  });
}

/** Signs beside which a value has brackets exactly if it needs them. */
const operators: ReadonlySet<string> = new Set('+−-=·⋅×∗÷:/<>≤≥≈≠'.split(''));

/** Brackets that an author has put around a value alone, in case it is negative, are left out: 0 − 4, not 0 − (4). */
function withoutOwnBrackets(children: readonly MathElement[], values: ShownValues): readonly MathElement[] {
  const isToken = (element: MathElement | undefined, text: string) => element?.tag === 'mo' && textOf(element) === text;
  return children.filter((element, at) => {
    const open = isToken(element, '(') ? at : isToken(element, ')') ? at - 2 : undefined;
    if (open === undefined || !isToken(children[open], '(') || !isToken(children[open + 2], ')')) return true;
    const [before, value] = [children[open - 1], children[open + 1]];
    const isAfterOperator = before?.tag === 'mo' && operators.has(textOf(before));
    return !isAfterOperator || value === undefined || valueOf(value, values) === undefined;
  });
}

function valueOf(element: MathElement, values: ShownValues): MathElement | undefined {
  if (element.tag !== 'mi' || element.attributes['class'] !== 'var') return undefined;
  const math = values.show(mentionOf(textOf(element)))?.math;
  return math?.tag === 'math' ? { ...math, tag: 'mrow', attributes: {} } : math;
}

function inserted(value: MathElement, around: Neighbours): MathElement {
  return needsBrackets(value, around) ? row([token('mo', '('), value, token('mo', ')')]) : value;
}

/** The operator of an element, or a value that is none of the operators brackets depend on. */
function endOf(element: MathElement | undefined): string | undefined {
  return element === undefined || element.tag === 'mspace' ? undefined : element.tag === 'mo' ? textOf(element) : 'x';
}

function textOf({ children }: MathElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
