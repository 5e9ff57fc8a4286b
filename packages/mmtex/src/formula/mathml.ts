import { element, type Markup, type XmlElement } from '@lemma/core/document';
import type { Accent, Identifier, MathTree, Operator, Scripts, Styled } from './tree.ts';
import { writeTable } from './table-mathml.ts';

/** The whole formula as one `math` element with its TeX as `alttext`. */
export function writeMath(
  children: readonly MathTree[],
  { display, alttext, at }: { readonly display: boolean; readonly alttext: string; readonly at?: string },
): XmlElement {
  const xmlns = 'http://www.w3.org/1998/Math/MathML';
  return element('math', { at, xmlns, display: display ? 'block' : undefined, alttext }, writeAll(children));
}

function writeAll(children: readonly MathTree[]): Markup {
  return children.map(write);
}

function write(tree: MathTree): Markup {
  switch (tree.kind) {
    case 'identifier':
      return writeIdentifier(tree);
    case 'numeral':
      return element('mn', {}, tree.text);
    case 'operator':
      return writeOperator(tree);
    case 'function':
      return element('mi', { mathvariant: tree.text.length === 1 ? 'normal' : undefined }, tree.text);
    case 'text':
      return element('mtext', { mathvariant: tree.variant }, tree.text);
    case 'space':
      return element('mspace', { width: tree.width });
    case 'variable':
      return element('mi', { class: 'var' }, tree.name);
    case 'row':
      return element('mrow', {}, writeAll(tree.children));
    case 'fraction':
      return element('mfrac', { linethickness: tree.line ? undefined : '0' }, [
        write(tree.numerator),
        write(tree.denominator),
      ]);
    case 'root':
      return tree.index === undefined
        ? element('msqrt', {}, writeInside(tree.radicand))
        : element('mroot', {}, [write(tree.radicand), write(tree.index)]);
    case 'scripts':
      return writeScripts(tree);
    case 'accent':
      return writeAccent(tree);
    case 'styled':
      return writeStyled(tree);
    case 'phantom':
      return writePhantom(write(tree.child), tree.keeps);
    case 'enclosed':
      return element('menclose', { notation: tree.notation }, writeInside(tree.child));
    case 'table':
      return writeTable(tree, writeAll);
    case 'error':
      return element('merror', {}, element('mtext', {}, tree.source));
  }
}

/** Letters that browsers slant if they are alone in an `mi`. */
const slanted = /^[A-Za-zıȷ\u0391-\u03a9\u03b1-\u03c9∂∇ϵϑϰϕϱϖ]$/;

function writeIdentifier({ text, upright }: Identifier): Markup {
  const normal = upright && text.length === 1 && slanted.test(text);
  return element('mi', { mathvariant: normal ? 'normal' : undefined }, text);
}

function writeOperator({ text, form, stretchy, size, spaces, limits }: Operator): Markup {
  const attributes = {
    form,
    stretchy: stretchy?.toString(),
    // Symmetric about the axis, whatever the operator dictionary says: \Bigl\| would hang below the line.
    ...(size !== undefined && ({ symmetric: true, minsize: size, maxsize: size } as const)),
    ...(spaces !== undefined && { lspace: spaces[0], rspace: spaces[1] }),
    // In inline formulas, a browser would move them beside the sign.
    movablelimits: limits === 'always' ? 'false' : undefined,
  };
  return element('mo', attributes, text);
}

/** For elements with an implied row. */
function writeInside(tree: MathTree): Markup {
  return tree.kind === 'row' ? writeAll(tree.children) : write(tree);
}

function writeScripts({ base, lower, upper, placement }: Scripts): Markup {
  const stacked = placement === 'stacked';
  if (lower === undefined && upper === undefined) return write(base);
  if (lower === undefined || upper === undefined) {
    const side = stacked ? (lower ? 'munder' : 'mover') : lower ? 'msub' : 'msup';
    return element(side, {}, [write(base), writeOptional(lower), writeOptional(upper)]);
  }
  const both = stacked ? 'munderover' : 'msubsup';
  return element(both, {}, [write(base), write(lower), write(upper)]);
}

function writeOptional(tree: MathTree | undefined): Markup {
  return tree === undefined ? '' : write(tree);
}

function writeAccent({ base, mark, place, stretchy }: Accent): Markup {
  const parts = [write(base), element('mo', { stretchy: String(stretchy) }, mark)];
  return place === 'over' ? element('mover', { accent: true }, parts) : element('munder', { accentunder: true }, parts);
}

function writeStyled({ child, display, level, color }: Styled): Markup {
  return element(
    'mstyle',
    { mathcolor: color, displaystyle: display?.toString(), scriptlevel: level },
    writeInside(child),
  );
}

function writePhantom(child: Markup, keeps: 'all' | 'width' | 'height'): Markup {
  const phantom = element('mphantom', {}, child);
  if (keeps === 'all') return phantom;
  return element('mpadded', keeps === 'width' ? { height: 0, depth: 0 } : { width: 0 }, phantom);
}
