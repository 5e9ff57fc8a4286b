import { allowedMath, mathAnnotations, mathParts, mathTokens, type AllowedAttributes } from './allowed-math.ts';
import type { Formula, InvalidFormula, MathElement, MathNode } from './inline.ts';
import { placeText } from './printing.ts';
import { isElement, spanOf, textOf } from './xml-element.ts';
import { element as write, type Markup } from './xml-writer.ts';
import type { XmlElement } from './xml.ts';

/** A formula from its `math` element, restricted to what is allowed on a page; an invalid one has nothing to render. */
export function readFormula(element: XmlElement, number?: string): Formula {
  const faults: InvalidFormula[] = [];
  const variables = new Set<string>();
  const math = readMath(element, faults, variables);
  const [invalid] = faults;
  return {
    kind: 'formula',
    display: element.attributes['display'] === 'block',
    tex: element.attributes['alttext'] ?? '',
    math: invalid === undefined ? math : { ...math, children: [] },
    ...(number && { number }),
    ...(invalid && { invalid }),
    variables: invalid === undefined ? [...variables] : [],
    span: spanOf(element),
  };
}

function readMath(element: XmlElement, faults: InvalidFormula[], variables: Set<string>): MathElement {
  const { tag } = element;
  const allowed = allowedMath.get(tag);
  if (allowed === undefined) {
    faults.push({ kind: 'elementNotAllowed', tag });
    return { tag: 'mrow', attributes: {}, children: [] };
  }
  const attributes = allowedOf(element.attributes, allowed);
  const parts = element.children.filter(isElement).filter((part) => !mathAnnotations.has(part.tag));
  if (mathTokens.has(tag)) {
    const [stranger] = parts;
    if (stranger !== undefined) faults.push({ kind: 'elementNotAllowed', tag: stranger.tag });
    if (attributes['class'] === 'var') variables.add(textOf(element).trim());
    const text = element.children.map((node) => (isElement(node) ? '' : node)).join('');
    return { tag, attributes, children: text === '' ? [] : [text] };
  }
  const expected = mathParts.get(tag);
  if (expected !== undefined && expected !== parts.length) faults.push({ kind: 'wrongNumberOfParts', tag });
  return { tag, attributes, children: parts.map((part) => readMath(part, faults, variables)) };
}

const none: Readonly<Record<string, string>> = {};

/** Most elements have no attributes, and a page has ten thousand of them, so they share one record. */
function allowedOf(
  attributes: Readonly<Record<string, string>>,
  allowed: AllowedAttributes,
): Readonly<Record<string, string>> {
  const entries = Object.entries(attributes);
  if (entries.length === 0) return none;
  return Object.fromEntries(entries.filter(([name, value]) => allowed.get(name)?.(value)));
}

const namespace = 'http://www.w3.org/1998/Math/MathML';

/** Prints a formula as a `math` element; an invalid one with the element at fault. */
export function printFormula({ math, invalid, span }: Formula): Markup {
  const children = invalid === undefined ? math.children.map(printMath) : faultOf(invalid);
  return write('math', { xmlns: namespace, ...math.attributes, at: placeText(span) }, children);
}

function printMath(node: MathNode): Markup {
  if (typeof node === 'string') return node;
  return write(node.tag, node.attributes, node.children.map(printMath));
}

/** An element that is valid elsewhere was misplaced in a text. */
function faultOf({ kind, tag }: InvalidFormula): Markup {
  const isMisplaced = kind === 'elementNotAllowed' && allowedMath.has(tag);
  return isMisplaced ? write('mtext', {}, write(tag, {})) : write(tag, {});
}
