import { constants } from '../constants.ts';
import type { Expression } from '../nodes.ts';

/** What the form of a term tells about its values, wherever it has any. */
type FormSign = 'positive' | 'notNegative' | 'unknown';

/** Whether a term can only be positive, as e^x and x^2 + 1 are, or at least not negative; as far as its form tells. */
export function signOfForm(node: Expression): FormSign {
  switch (node.kind) {
    case 'number':
      return node.value > 0 ? 'positive' : node.value === 0 ? 'notNegative' : 'unknown';
    case 'name':
      return (constants.get(node.value)?.value ?? 0) > 0 ? 'positive' : 'unknown';
    case 'group':
    case 'plus':
      return signOfForm(node.operand);
    case 'absolute':
      return atLeast(signOfForm(node.operand), 'notNegative');
    case 'add': {
      const both = [signOfForm(node.left), signOfForm(node.right)];
      if (both.includes('unknown')) return 'unknown';
      return both.includes('positive') ? 'positive' : 'notNegative';
    }
    case 'multiply':
    case 'juxtapose':
    case 'divide': {
      const both = [signOfForm(node.left), signOfForm(node.right)];
      if (both.includes('unknown')) return 'unknown';
      return both.includes('notNegative') ? 'notNegative' : 'positive';
    }
    case 'power': {
      const base = signOfForm(node.left);
      const isEven = node.right.kind === 'number' && node.right.value > 0 && node.right.value % 2 === 0;
      return isEven ? atLeast(base, 'notNegative') : base;
    }
    case 'call':
      if (node.name === 'exp' || node.name === 'cosh') return 'positive';
      return node.name === 'sqrt' || node.name === 'abs' ? signOfCall(node.items) : 'unknown';
    default:
      return 'unknown';
  }
}

function signOfCall([inner]: readonly Expression[]): FormSign {
  return inner === undefined ? 'unknown' : atLeast(signOfForm(inner), 'notNegative');
}

function atLeast(sign: FormSign, least: FormSign): FormSign {
  return sign === 'positive' ? sign : least;
}
