// Generated from grammar.ne by scripts/generate-expression-tables.mjs. Do not edit.
import { appliedTo, binary, bracketed, head, longerChain, relation, startChain, unary } from './build.ts';
import { noChain, noExpression, noHead, noList, noSign, noWord, type Pieces } from './pieces.ts';

export const tokenKinds = ["end","bad","or","and","not","relation","+","-","*","/","mod","^","#","!","superscript","number","name","truth","(",")","[","]","openBar","closeBar","callBracket","function","separator"] as const;
export type TokenKind = (typeof tokenKinds)[number];
export const END = 0;
export const BAD = 1;
export const OR = 2;
export const AND = 3;
export const NOT = 4;
export const RELATION = 5;
export const PLUS = 6;
export const MINUS = 7;
export const STAR = 8;
export const SLASH = 9;
export const MOD = 10;
export const CARET = 11;
export const HASH = 12;
export const BANG = 13;
export const SUPERSCRIPT = 14;
export const NUMBER = 15;
export const NAME = 16;
export const TRUTH = 17;
export const OPEN_BRACKET = 18;
export const CLOSE_BRACKET = 19;
export const OPEN_SQUARE = 20;
export const CLOSE_SQUARE = 21;
export const OPEN_BAR = 22;
export const CLOSE_BAR = 23;
export const CALL_BRACKET = 24;
export const FUNCTION = 25;
export const SEPARATOR = 26;

export const stateCount = 112;
/** By rule: how many symbols it takes, which one it makes, whether it only renames. The rule after the last accepts. */
export const ruleLengths = [1,3,1,3,1,2,1,1,1,3,3,3,3,1,1,1,3,3,3,2,2,1,3,3,3,2,2,1,2,2,1,1,2,2,1,1,3,3,1,3,3,3,3,1,3,3,2,2,2,1,1,1,3,3,3,2,2,4,2,2,1,1,2,1,1,2,1,1,1,2,3,1,1,2,2,3,3,1, 1];
export const ruleSymbols = [0,1,1,2,2,3,3,4,4,5,5,6,6,6,7,7,8,8,8,8,8,8,9,9,9,9,9,9,10,10,10,10,11,11,11,11,12,12,12,13,13,14,14,14,15,15,15,16,16,16,16,16,16,16,16,17,17,17,18,18,18,18,19,19,19,20,20,20,21,21,21,22,22,22,22,22,23,23, 24];
export const ruleUnit = '1010101100000111000001000001001100110010000100000111000000001101101100011000000';
/** By state: the rule it reduces by plus 1, or 0; and which of the sets of kinds (bit masks) it shifts. */
export const reductions = [0,79,1,3,5,0,7,8,9,14,15,16,28,0,0,35,36,44,0,69,39,50,51,52,0,0,0,22,31,32,0,0,6,0,0,0,0,0,0,0,27,21,26,20,33,29,34,30,0,0,56,57,47,0,0,0,61,62,67,68,64,65,70,0,0,0,48,49,0,0,78,0,2,4,10,12,13,11,23,17,24,18,25,19,45,42,46,43,0,59,60,66,63,71,72,73,0,0,40,37,41,38,53,54,0,55,58,74,75,0,77,76];
export const shifts = [0,1,2,3,1,0,1,4,5,6,7,1,1,8,8,1,1,9,10,11,9,1,1,1,0,0,0,1,1,1,0,0,1,8,8,8,8,8,8,8,1,1,1,1,1,1,1,1,8,8,1,1,1,0,8,8,7,1,1,1,1,1,1,12,8,8,1,1,13,14,2,15,3,1,16,6,6,16,1,1,1,1,1,1,1,1,1,1,17,1,1,1,1,1,1,1,18,0,1,1,1,1,1,1,0,1,1,1,1,13,2,1];
export const shiftedKinds = [39289040,0,4,8,224,32,33556224,5734400,39289024,30720,56066240,18432,360576,524292,69206016,8388612,192,67633152,98304];
/** The state after a symbol (kinds of token first), symbol by symbol, state by state: runs of a state and its length. */
export const successorRuns = [0,224,30,112,31,112,5,112,33,8,36,104,14,7,34,6,14,5,55,6,14,30,55,10,14,10,34,23,14,15,13,7,35,6,13,5,54,6,13,30,54,9,96,1,13,10,35,23,13,15,37,112,38,112,39,112,48,19,63,1,64,92,49,20,65,92,50,20,66,92,51,19,62,1,67,92,21,63,94,1,21,32,107,1,21,15,22,63,95,1,22,32,108,1,22,15,23,112,24,63,97,1,24,48,102,88,106,21,111,3,25,112,103,112,26,112,105,112,53,112,19,112,104,112,1,112,2,24,68,1,70,1,71,27,70,44,109,7,110,8,3,30,72,23,3,59,4,5,32,19,4,7,73,22,4,59,6,112,8,112,7,33,74,3,77,17,7,59,9,34,75,1,76,1,9,76,10,112,11,112,27,13,45,1,47,10,27,13,79,1,81,1,83,9,85,1,87,4,27,11,99,1,101,32,27,15,12,13,44,1,46,10,12,13,78,1,80,1,82,9,84,1,86,4,12,11,98,1,100,32,12,15,28,10,43,3,28,5,60,6,28,30,60,2,92,8,28,48,15,10,42,3,15,5,58,6,15,30,58,2,91,8,15,48,29,9,41,4,29,5,61,6,29,30,61,10,29,11,41,22,29,15,16,9,40,4,16,5,59,6,16,30,59,10,16,11,40,22,16,15,20,112,17,112,52,54,89,1,90,57,56,112,57,112,18,112,93,112,69,53,88,59];

/** Puts what a rule makes of the pieces from `first` on in their place. They end at `end`. */
export function reduce(rule: number, pieces: Pieces, first: number, end: number): void {
  const { froms, chains, expressions, heads, lists, signs, words } = pieces;
  const span = { from: froms[first] ?? 0, to: end };
  switch (rule) {
    case 1:
      expressions[first] = binary(span, 'or', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 3:
      expressions[first] = binary(span, 'and', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 5:
      expressions[first] = unary(span, 'not', (expressions[first + 1] ?? noExpression));
      return;
    case 8:
      expressions[first] = relation(span, (chains[first] ?? noChain));
      return;
    case 9:
      chains[first] = startChain((expressions[first] ?? noExpression), (signs[first + 1] ?? noSign), (expressions[first + 2] ?? noExpression));
      return;
    case 10:
      chains[first] = longerChain((chains[first] ?? noChain), (signs[first + 1] ?? noSign), (expressions[first + 2] ?? noExpression));
      return;
    case 11:
      expressions[first] = binary(span, 'add', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 12:
      expressions[first] = binary(span, 'subtract', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 16:
    case 22:
      expressions[first] = binary(span, 'multiply', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 17:
    case 23:
      expressions[first] = binary(span, 'divide', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 18:
    case 24:
      expressions[first] = binary(span, 'modulo', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 19:
    case 20:
    case 25:
    case 26:
    case 62:
    case 65:
      expressions[first] = binary(span, 'juxtapose', (expressions[first] ?? noExpression), (expressions[first + 1] ?? noExpression));
      return;
    case 28:
    case 32:
    case 58:
    case 73:
    case 74:
      expressions[first] = unary(span, 'negate', (expressions[first + 1] ?? noExpression));
      return;
    case 29:
    case 33:
    case 59:
      expressions[first] = unary(span, 'plus', (expressions[first + 1] ?? noExpression));
      return;
    case 36:
    case 39:
    case 41:
    case 44:
      expressions[first] = binary(span, 'power', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 37:
    case 40:
    case 42:
    case 45:
      expressions[first] = binary(span, 'root', (expressions[first] ?? noExpression), (expressions[first + 2] ?? noExpression));
      return;
    case 46:
      expressions[first] = appliedTo(span, (heads[first] ?? noHead), [(expressions[first + 1] ?? noExpression)]);
      return;
    case 47:
    case 55:
      expressions[first] = unary(span, 'factorial', (expressions[first] ?? noExpression));
      return;
    case 48:
    case 56:
      expressions[first] = binary(span, 'power', (expressions[first] ?? noExpression), (expressions[first + 1] ?? noExpression));
      return;
    case 52:
    case 75:
      expressions[first] = unary(span, 'group', (expressions[first + 1] ?? noExpression));
      return;
    case 53:
      expressions[first] = bracketed(span, (lists[first + 1] ?? noList));
      return;
    case 54:
      expressions[first] = unary(span, 'absolute', (expressions[first + 1] ?? noExpression));
      return;
    case 57:
      expressions[first] = appliedTo(span, (heads[first] ?? noHead), (lists[first + 2] ?? noList));
      return;
    case 68:
      heads[first] = head(span, (words[first] ?? noWord), undefined);
      return;
    case 69:
      heads[first] = head(span, (words[first] ?? noWord), (expressions[first + 1] ?? noExpression));
      return;
    case 70:
      heads[first] = head(span, (words[first] ?? noWord), (expressions[first + 2] ?? noExpression));
      return;
    case 76:
      lists[first] = [...(lists[first] ?? noList), (expressions[first + 2] ?? noExpression)];
      return;
    case 77:
      lists[first] = [(expressions[first] ?? noExpression)];
      return;
  }
}
