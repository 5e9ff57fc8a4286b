import type { MathElement } from '@lemma/core/document';

/** Whether this browser renders MathML at all, according to MathML Core; `math-style` was introduced with it. */
export function knowsMathml(): boolean {
  return CSS.supports('math-style', 'compact');
}

/** Whether an element needs something that browsers with MathML Core and our style sheet do not render. */
type Asks = (element: MathElement) => boolean;

/** The notations of `menclose` drawn by `formula.css`. */
const drawnNotations: ReadonlySet<string> = new Set([
  ...['top', 'bottom', 'left', 'right', 'box', 'roundedbox', 'circle', 'actuarial', 'madruwb'],
  ...['updiagonalstrike', 'downdiagonalstrike', 'horizontalstrike', 'verticalstrike'],
]);

/** The only reasons to load a typesetter, by element; anything else looks as good without one. */
const reasons: Readonly<Record<string, Asks>> = {
  mfenced: () => true,
  mlabeledtr: () => true,
  ms: () => true,
  mfrac: ({ attributes }) => has(attributes, 'bevelled', 'numalign', 'denomalign'),
  menclose: ({ attributes: { notation = 'longdiv' } }) => notation.split(' ').some((name) => !drawnNotations.has(name)),
  mpadded: ({ attributes }) => Object.values(attributes).some((length) => /^[-+]|%/.test(length)),
  mtable: ({ attributes }) => has(attributes, 'align', 'equalrows', 'equalcolumns', 'side'),
  munder: aligned,
  mover: aligned,
  munderover: aligned,
  mi: lettered,
  mn: lettered,
  mo: lettered,
  mstyle: lettered,
};

/** Whether a formula contains something only a typesetter renders well (MathML 3 that is not in MathML Core). */
export function needsTypesetter(element: MathElement): boolean {
  return (
    reasons[element.tag]?.(element) === true ||
    element.children.some((child) => typeof child !== 'string' && needsTypesetter(child))
  );
}

function aligned({ attributes }: MathElement): boolean {
  return has(attributes, 'align');
}

/** Letters of another alphabet by attribute; `mmtex` writes the letters themselves. */
function lettered({ attributes: { mathvariant = 'normal' } }: MathElement): boolean {
  return mathvariant !== 'normal';
}

function has(attributes: MathElement['attributes'], ...names: readonly string[]): boolean {
  return names.some((name) => attributes[name] !== undefined);
}
