import { allowedMath, mathAnnotations, mathParts, mathTokens } from './allowed-math.ts';
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
  const attributes = Object.fromEntries(
    Object.entries(element.attributes).filter(
      ([name, value]) => Object.hasOwn(allowed, name) && allowed[name]?.(value),
    ),
  );
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
