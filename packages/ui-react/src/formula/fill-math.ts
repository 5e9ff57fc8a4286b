import type { MathElement } from '@lemma/core/document';
import { needsBrackets, type Neighbours } from './brackets.ts';
import { mentionOf, row, token, type ShownValue, type Values } from './values.ts';

const scripted: ReadonlySet<string> = new Set(['msub', 'msup', 'msubsup']);

/** The formula with values in place of its variables; an unknown variable keeps its name. */
export function fillMath(math: MathElement, values: Values): MathElement {
  return fill(math, { before: undefined, after: undefined, isBase: false }, values);
}

function fill(element: MathElement, around: Neighbours, values: Values): MathElement {
  if (element.tag === 'mi' && element.attributes['class'] === 'var') {
    const value = values.show(mentionOf(textOf(element)));
    return value === undefined ? element : inserted(value, around);
  }
  const parts = element.children.filter((child) => typeof child !== 'string');
  if (parts.length === 0) return element;
  // A row around one thing is no wall: {−3}² needs its brackets too.
  const transparent = parts.length === 1 && (element.tag === 'mrow' || element.tag === 'mstyle');
  const inRow = !scripted.has(element.tag) && element.tag !== 'mfrac' && element.tag !== 'mroot';
  return {
    ...element,
    children: parts.map((part, index) => {
      if (transparent) return fill(part, around, values);
      const isBase = scripted.has(element.tag) && index === 0;
      const before = inRow ? endOf(parts[index - 1]) : isBase ? around.before : undefined;
      return fill(part, { before, after: inRow ? endOf(parts[index + 1]) : undefined, isBase }, values);
    }),
  };
}

function inserted({ math }: ShownValue, around: Neighbours): MathElement {
  const value = math.tag === 'math' ? { ...math, tag: 'mrow', attributes: {} } : math;
  return needsBrackets(value, around) ? row([token('mo', '('), value, token('mo', ')')]) : value;
}

/** The sign an element is, or something that is none of the signs brackets depend on. */
function endOf(element: MathElement | undefined): string | undefined {
  return element === undefined || element.tag === 'mspace' ? undefined : element.tag === 'mo' ? textOf(element) : 'x';
}

function textOf({ children }: MathElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
