import { allowedMath, mathAnnotations, mathParts, mathTokens, type AllowedAttributes } from './allowed-math.ts';
import type { Formula, InvalidFormula, MathElement } from './inline.ts';
import { isElement, spanOf, textOf } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** A formula from its `math` element, reduced to what is allowed on a page. */
export function readFormula(element: XmlElement, number?: string): Formula {
  const faults: InvalidFormula[] = [];
  const variables = new Set<string>();
  const math = readMath(element, faults, variables);
  const [invalid] = faults;
  return {
    kind: 'formula',
    display: element.attributes['display'] === 'block',
    tex: element.attributes['alttext'] ?? '',
    math,
    ...(number && { number }),
    ...(invalid && { invalid }),
    variables: [...variables],
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
    return { tag, attributes, children: element.children.filter((node) => !isElement(node)) };
  }
  const expected = mathParts.get(tag);
  if (expected !== undefined && expected !== parts.length) faults.push({ kind: 'wrongNumberOfParts', tag });
  return { tag, attributes, children: parts.map((part) => readMath(part, faults, variables)) };
}

const none: Readonly<Record<string, string>> = {};

/** Most elements have no attributes, and a page has ten thousand of them: those share one record. */
function allowedOf(
  attributes: Readonly<Record<string, string>>,
  allowed: AllowedAttributes,
): Readonly<Record<string, string>> {
  const entries = Object.entries(attributes);
  if (entries.length === 0) return none;
  return Object.fromEntries(entries.filter(([name, value]) => allowed.get(name)?.(value)));
}
