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

export const symbolCount = 24;
/** By rule: how many symbols it takes, which one it makes, whether it only renames. The rule after the last accepts. */
export const ruleLengths = [1,3,1,3,1,2,1,1,1,3,3,3,3,1,1,1,3,3,3,2,2,1,3,3,3,2,2,1,2,2,1,1,2,2,1,1,3,3,1,3,3,3,3,1,3,3,2,2,2,1,1,1,3,3,3,2,2,4,2,2,1,1,2,1,1,2,1,1,1,2,3,1,1,2,2,3,3,1, 1];
export const ruleSymbols = [0,1,1,2,2,3,3,4,4,5,5,6,6,6,7,7,8,8,8,8,8,8,9,9,9,9,9,9,10,10,10,10,11,11,11,11,12,12,12,13,13,14,14,14,15,15,15,16,16,16,16,16,16,16,16,17,17,17,18,18,18,18,19,19,19,20,20,20,21,21,21,22,22,22,22,22,23,23, 24];
export const ruleUnit = '1010101100000111000001000001001100110010000100000111000000001101101100011000000';
export const actionRows = [0,1,2,3,4,0,5,6,7,8,9,10,11,12,12,13,14,15,16,17,18,19,20,21,0,0,0,22,23,24,0,0,25,12,12,12,12,12,12,12,26,27,28,29,30,31,32,33,12,12,34,35,36,0,37,37,38,39,40,41,42,43,44,45,12,12,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,0,77,78,79,80,81,82,0,83,84,85,86,87,88,89];
export const gotoRows = [0,1,1,1,1,2,1,1,1,3,4,1,1,5,6,1,1,1,7,1,1,1,1,1,8,9,10,1,1,1,11,12,1,13,14,15,16,17,18,19,1,1,1,1,1,1,1,1,20,21,1,1,1,22,23,24,25,1,1,1,1,1,1,26,27,28,1,1,1,1,1,1,1,1,1,3,3,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,29,1,1,1,1,1,1,30,1,1,1,1,1,1,1];
/** Cells are 2n (shift to, go to n), 2r + 1 (reduce rule r) or 0. */
export const packedActions =
  'AAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBBAAAAAAAAAAAABAAAAAAAAAAAAABBBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABABABABABABBABABABABABABBABABBBBBBABABBAAAAAAAAAABAACABABCACACACABABABCCCCBABBABABABBABABABBABABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABABABABABABAAAAAAAAABABABABABABABAAAAAAAAABABABABBABABABBABABABABABABABBAAAAAAAAAAAABABABAAAAABABABABBABABABABABABCACACACACACACCACACACACACACBABABABABCACACACACACACACACACADACCADABABABABBABABABAAADADADAAACACACAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAAAAAAAAAAAAABBBAAAAAAAAAAAAAABBBAAAAAAAAAAAAAABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABABABABABABABBABABABABBABABABABABABBABABABABADADBABABABABABABBABABABABABABCACACACACACACBABABABABACACACACACACACACACACACACACACACADDABABABABABABABBABABABABBABABABABABABBABABABABBABABABBABABABBABABABBABABABACACACACACACACACACACAAADAAACACACACACACACACAAKAcaAqsuwAyA0AmAdABA8AFAF+AFAFAFAFJAJAJAJAJAJNANANANANANPAPACEGAPAPAPAPRARAIARARARARbAbAbKMOAbAbAbAmbdAdAdAqsuwdyd0dAdfAfAfAfAfAfAf3A3A3A3A3A3A3AcaAqsuwAyA0AmAFAFAFAFAFAFAFHAHAHAHAHAHAHXAXAXgikmXAXAusAqsuwAyA0AqmAJA+A8JAJAJAJANANANACEGNANjAjAjAjlAlAlAlnAnAnAnrArArArAr9A9A9A9A9/A/A/A/A/LALALALALAL1A1A1A1A1A1A1pApApApApzAzAzAzAzAzAznAnAnAnAnBABABABABABAB5A5A5A5A5DADADADADADAD7A7A7A7A7vAvAvAvxAxAxAxdAdAdAdAdAdAdAusAqsuwAyA0AmA5A5A5Aqsuw5y505A57A7A7A7A7A7A7FAFAFAFAFAFAFHAHAHAHAHAHAH/A/A/A/A/BABABABABALALALALALAAA8+ACAfAfAfAfhAhAhAhA8AMAOAQA8AbAbAbA8ASADAD+ADADADADHAHAHAHAHAHTATATEGATATATATXAXAXKMOAXAXAXAmXZAZAZKMOAZAZAZAmZVAVAVEGAVAVAVAVtAtAtAtAtAtAthAhAhAhAhvAvAvAvAvAvAvjAjAjAjAjxAxAxAxAxAxAxlAlAlAlAlZAZAZAZAZAZAZTATATATATbAbAbAbAbAbAbVAVAVAVAVAUAQ1A1A1A1A1A1A13A3A3A3A3A3A3DADADADADADAD9A9A9A9A9ANANANANANAPAPAPAPAPARARARARARAWYAPAPAPAPAPAPAPJAJAJAJAJRARARARARARARLALALALALpApApAprArArArtAtAtAtzAzAzAzATATATATATAVAVAVAVAVA8AeA8AZAZAZAXAXAXAXAXAEBBBBHBBBBBBBBCBBBaBBBYBBBBPBBBBBCBBBCPBBBBBCBBBCPBBBBBCBBBCBBBBLBBBBBCBBBCBBNBBBBBCBBBCBDBBBIBBBBBBBBBBCBGEBBBBBBBBBBCBBCBGIBBBBBBCBBCBGIBBBBBBCGBBHBBBBBBBBCBBBBCBGIBBBBBBCBBCBGIBBBBBBCBBCBGBBBBJBCGBBHBBBBBBBBBBBHCDBCBEBBBBBCBBBCBGBBBBJBCBBCBTBCBBCBTBCBBCBTBCBBCBGEJBCBBCBGEJBCBBCBGEJBCBBCPBBBBBCBBBCBGIBBBBBBCBBCBGEJBCBBCBGIBBBBBBCBBCBGEJBCBBCBGIBBBBBBCBBCBGEJBCBBCBGIBBBBBBCBBCBGEJBCBBCBTBCBBCBTBCBBCBGIBBBBBBCGBBHBBBBBBBBCBBBBCBGEBBBBBBBBBBCBBCBGIBBBBBBCBBCBGIBBBBBBCBBCBGIBBBBBBCBBCBGEJBCBBCBGEJBCGCHEBBBBBCIBHBBBBIBBCBTBCBBCBTBCCBQBcBEBCBQBBBEBCBUBDBBBBPBBBBBCBBBCPBBBBBCBBBCBBBBLBBBBBCBBBCBDBBBIBBBBBBBBBBCBDBBBIBBBBBBBBBBCBBBBLBBBBBCBBBCBGIBBBBBBCBBCBGEJBCBBCBGIBBBBBBCBBCBGEJBCBBCBGIBBBBBBCBBCBGEJBCBBCBGIBBBBBBCBBCBGEJBCBBCBGIBBBBBBCBBCBGEJBCTBGBBBCBGIBBBBBBCBBCBGIBBBBBBCBBCBGIBBBBBBCBBCBGEJBCGCHEBBBBBCHCHEBBBBBCHCHEBBBBBCQBBKBBCBGIBBBBBBCBBCBGEJBCBBCBGIBBBBBBCBBCBGEJBCBBCBTBCBBCBTBCBBCBTBCBBCBTBCGCHEBBBBBCHCHEBBBBBCDBQBJBQBBBEBGCHEBBBBBCB';
export const packedGotos =
  'AAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAABBAAAAABBAAABBAAAAAAAAABBAAAAAAAAABBBBAABBBAACAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAACACAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAACAAAAAAAAAAAAACAAAAAAAAAAAAACAAAAAAAAAAAAAACCAAAAAAAAACCAAAAAAAAACCAAAAAAAAACCAAAAAAAAACCAAAAAAAAACAAAAAAAAAAAAAAAAAAACABBBBAACBBAABBBBAACBBAACCAAACADDAAAAAAAAADDAAAAAAAAADAAAAAAAAAAAAAAAAAAADAAAAAAAAAAAAAAAAAAACEGIMQOSUW2Y4e6goiAkAAMQOSUW2Y4e6goiAkASQAiAkAWUAoAaY4e6goiAkAec4e6goiAkA4062oiowykAIGIMQOSUW2Y4e6goiAkAMGIMQOSUW2Y4e6goiAkAKAOGIMQOSUW2Y4e6goiAkAQIMQOSUW2Y4e6goiAkASMQOSUW2Y4e6goiAkAUSUW2Y4e6goiAkAWUW2Y4e6goiAkAYUW2Y4e6goiAkAaSUW2Y4e6goiAkAec4e6goiAkAig4e6goiAkAmk4e6goiAkAqo4e6goiAkAus4e6goiAkAMGIMQOSUW2Y4e6goiAkAwA4062oiywykA4062oi0wykA42AoA6AGE4e6goiAkAKI4e6goiAkAaGIMQOSUW2Y4e6goiAkAcGIMQOSUW2Y4e6goiAkABBBBBBBBBBBBBBBBBBDBdBBBBBBBBBBBBBBBDBQBBBBDBOBBCBRBBBBBBBBDBMBBBBBBBBDBOBBBBBBBBBBDBBBBBBBBBBBBBBBBBDBDBBBBBBBBBBBBBBBBBDBBBBBBBBBBBBBBBBBBBBBDBEBBBBBBBBBBBBBBBBDBFBBBBBBBBBBBBBBBDBIBBBBBBBBBBBBDBJBBBBBBBBBBBDBJBBBBBBBBBBBDBIBBBBBBBBBBBBDBMBBBBBBBBDBMBBBBBBBBDBMBBBBBBBBDBMBBBBBBBBDBMBBBBBBBBDBDBBBBBBBBBBBBBBBBBDBBBMBBBBBBBBBBOBBBBBBBBBBOBBCBdBLBBBBBBBBDBMBBBBBBBBDBDBBBBBBBBBBBBBBBBBDBDBBBBBBBBBBBBBBBBBDBC';

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
