import type { Commands, Parser } from '../parser.ts';
import { displayStyle, fractionStyle, inlineStyle, type MathStyle } from '../style.ts';
import type { FormulaToken } from '../token.ts';
import { fenced, type MathTree } from '../tree.ts';

/** Fractions and binomial coefficients. */
export const fractions: Commands = {
  frac: (parser, owner) => fraction(parser, owner, parser.style),
  dfrac: (parser, owner) => fraction(parser, owner, displayStyle(parser.style)),
  tfrac: (parser, owner) => fraction(parser, owner, textStyle(parser.style)),
  cfrac: continuedFraction,
  binom: (parser, owner) => binomial(parser, owner, parser.style),
  dbinom: (parser, owner) => binomial(parser, owner, displayStyle(parser.style)),
  tbinom: (parser, owner) => binomial(parser, owner, textStyle(parser.style)),
};

function textStyle(style: MathStyle): MathStyle {
  return { display: false, level: 0, font: style.font };
}

function fraction(parser: Parser, owner: FormulaToken, style: MathStyle): MathTree {
  return inStyle(numeratorOver(parser, owner, style, true), style, parser.style);
}

function binomial(parser: Parser, owner: FormulaToken, style: MathStyle): MathTree {
  return inStyle(fenced('(', [numeratorOver(parser, owner, style, false)], ')'), style, parser.style);
}

function numeratorOver(parser: Parser, owner: FormulaToken, style: MathStyle, line: boolean): MathTree {
  const inner = fractionStyle(style);
  const numerator = parser.argument(owner, inner);
  return { kind: 'fraction', numerator, denominator: parser.argument(owner, inner), line };
}

function continuedFraction(parser: Parser, owner: FormulaToken): MathTree {
  const style = displayStyle(parser.style);
  parser.optional(owner);
  const numerator = continuedPart(parser, owner, style);
  const denominator = continuedPart(parser, owner, style);
  return inStyle({ kind: 'fraction', numerator, denominator, line: true }, style, parser.style);
}

function continuedPart(parser: Parser, owner: FormulaToken, style: MathStyle): MathTree {
  return parser.nested(1, owner, () => inStyle(parser.argument(owner, style), style, inlineStyle(style)));
}

/** The tree with an explicit style where it differs from the surrounding one. */
function inStyle(child: MathTree, style: MathStyle, around: MathStyle): MathTree {
  if (style.display === around.display && style.level === around.level) return child;
  return { kind: 'styled', child, display: style.display, level: style.level };
}
