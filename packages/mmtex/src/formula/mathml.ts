import { escapeAttribute, escapeText } from '@lemma/core/document';
import type { Accent, Identifier, MathTree, Operator, Row, Scripts, Styled } from './tree.ts';
import { writeTable } from './table-mathml.ts';

/** Writes the whole formula as one `math` element with its TeX as `alttext`. */
export function writeMath(
  children: readonly MathTree[],
  attributes: { readonly display: boolean; readonly alttext: string },
): string {
  const display = attributes.display ? ' display="block"' : '';
  const alttext = escapeAttribute(attributes.alttext);
  return `<math xmlns="http://www.w3.org/1998/Math/MathML"${display} alttext="${alttext}">${writeAll(children)}</math>`;
}

function writeAll(children: readonly MathTree[]): string {
  let mathml = '';
  for (const child of children) mathml += write(child);
  return mathml;
}

function write(tree: MathTree): string {
  switch (tree.kind) {
    case 'identifier':
      return writeIdentifier(tree);
    case 'numeral':
      return `<mn>${tree.text}</mn>`;
    case 'operator':
      return writeOperator(tree);
    case 'function':
      return tree.text.length === 1
        ? `<mi mathvariant="normal">${escapeText(tree.text)}</mi>`
        : `<mi>${escapeText(tree.text)}</mi>`;
    case 'text':
      return `<mtext${attribute('mathvariant', tree.variant)}>${escapeText(tree.text)}</mtext>`;
    case 'space':
      return `<mspace width="${tree.width}"/>`;
    case 'variable':
      return `<mi class="var">${escapeText(tree.name)}</mi>`;
    case 'row':
      return writeRow(tree);
    case 'fraction':
      return (
        `<mfrac${tree.line ? '' : ' linethickness="0"'}>` + `${write(tree.numerator)}${write(tree.denominator)}</mfrac>`
      );
    case 'root':
      return tree.index === undefined
        ? `<msqrt>${writeInside(tree.radicand)}</msqrt>`
        : `<mroot>${write(tree.radicand)}${write(tree.index)}</mroot>`;
    case 'scripts':
      return writeScripts(tree);
    case 'accent':
      return writeAccent(tree);
    case 'styled':
      return writeStyled(tree);
    case 'phantom':
      return writePhantom(write(tree.child), tree.keeps);
    case 'enclosed':
      return `<menclose notation="${tree.notation}">${writeInside(tree.child)}</menclose>`;
    case 'table':
      return writeTable(tree, writeAll);
    case 'error':
      return `<merror><mtext>${escapeText(tree.source)}</mtext></merror>`;
  }
}

/** Letters that browsers slant if they are alone in an `mi`. */
const slanted = /^[A-Za-zıȷ\u0391-\u03a9\u03b1-\u03c9∂∇ϵϑϰϕϱϖ]$/;

function writeIdentifier({ text, upright }: Identifier): string {
  const normal = upright && text.length === 1 && slanted.test(text);
  return `<mi${normal ? ' mathvariant="normal"' : ''}>${escapeText(text)}</mi>`;
}

function writeOperator({ text, form, stretchy, size, spaces, limits }: Operator): string {
  let attributes = attribute('form', form);
  if (stretchy !== undefined) attributes += ` stretchy="${stretchy}"`;
  // Symmetric about the axis, whatever the operator dictionary says: \Bigl\| would hang below the line.
  if (size !== undefined) attributes += ` symmetric="true" minsize="${size}" maxsize="${size}"`;
  if (spaces !== undefined) attributes += ` lspace="${spaces[0]}" rspace="${spaces[1]}"`;
  // In inline formulas, a browser would move them beside the sign.
  if (limits === 'always') attributes += ' movablelimits="false"';
  return `<mo${attributes}>${escapeText(text)}</mo>`;
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`;
}

function writeRow(row: Row): string {
  return `<mrow>${writeAll(row.children)}</mrow>`;
}

/** For elements with an implied row. */
function writeInside(tree: MathTree): string {
  return tree.kind === 'row' ? writeAll(tree.children) : write(tree);
}

function writeScripts({ base, lower, upper, placement }: Scripts): string {
  const stacked = placement === 'stacked';
  if (lower === undefined && upper === undefined) return write(base);
  if (lower === undefined || upper === undefined) {
    const side = stacked ? (lower ? 'munder' : 'mover') : lower ? 'msub' : 'msup';
    return `<${side}>${write(base)}${writeOptional(lower)}${writeOptional(upper)}</${side}>`;
  }
  const both = stacked ? 'munderover' : 'msubsup';
  return `<${both}>${write(base)}${write(lower)}${write(upper)}</${both}>`;
}

function writeOptional(tree: MathTree | undefined): string {
  return tree === undefined ? '' : write(tree);
}

function writeAccent({ base, mark, place, stretchy }: Accent): string {
  const operator = `<mo stretchy="${stretchy}">${escapeText(mark)}</mo>`;
  return place === 'over'
    ? `<mover accent="true">${write(base)}${operator}</mover>`
    : `<munder accentunder="true">${write(base)}${operator}</munder>`;
}

function writeStyled({ child, display, level, color }: Styled): string {
  let attributes = attribute('mathcolor', color);
  if (display !== undefined) attributes += ` displaystyle="${display}"`;
  if (level !== undefined) attributes += ` scriptlevel="${level}"`;
  return `<mstyle${attributes}>${writeInside(child)}</mstyle>`;
}

function writePhantom(child: string, keeps: 'all' | 'width' | 'height'): string {
  const phantom = `<mphantom>${child}</mphantom>`;
  if (keeps === 'all') return phantom;
  const lost = keeps === 'width' ? 'height="0" depth="0"' : 'width="0"';
  return `<mpadded ${lost}>${phantom}</mpadded>`;
}
