import { classOf, type AtomClass, type MathTree, type Operator } from './tree.ts';

/** U+2061: tells screen readers that a function is applied to what follows. */
const applyFunction = '\u2061';
const thinSpace = '0.1667em';
/** Makes an operator at the start of a cell binary. */
const nothing: MathTree = { kind: 'identifier', text: '', upright: true };
const noSpaces = ['0em', '0em'] as const;

/**
 * Sets the forms and spaces of the atoms of a row by the rules of The TeXbook (chapter 18 and appendix G, rules 5 and
 * 6) where MathML Core's operator dictionary would decide otherwise. `before` is the class of the preceding atom.
 */
export function arrange(atoms: readonly MathTree[], level: number, before?: AtomClass): readonly MathTree[] {
  const arranged: MathTree[] = [];
  let previous = before;
  let openBars = 0;
  if (before !== undefined && isInfix(atoms[0])) arranged.push(nothing);
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at];
    if (atom === undefined) continue;
    let side = classOf(atom);
    if (side === 'space') {
      arranged.push(atom);
      continue;
    }
    if (side === 'bar' || isReversedBracket(atom, previous)) {
      const opens = expectsOperand(previous) || (side === 'bar' && openBars === 0);
      if (side === 'bar') openBars += opens ? 1 : -1;
      side = opens ? 'opening' : 'closing';
      const isBar = atom.kind === 'operator' && atom.class === 'bar';
      arranged.push(isBar ? { ...atom, form: opens ? 'prefix' : 'postfix' } : atom);
    } else if (side === 'function') {
      const next = classAfter(atoms, at);
      if (isOperand(previous) && atoms[at - 1]?.kind !== 'space') arranged.push({ kind: 'space', width: thinSpace });
      arranged.push(atom);
      if (next !== undefined && takesArgument(next)) arranged.push(application(next, atoms[at + 1]));
    } else if (atom.kind === 'operator') {
      arranged.push(place(atom, previous, atoms, at, level));
    } else {
      arranged.push(atom);
    }
    previous = side;
  }
  return arranged;
}

function place(
  operator: Operator,
  previous: AtomClass | undefined,
  atoms: readonly MathTree[],
  at: number,
  level: number,
): Operator {
  switch (operator.class) {
    case 'ordinary':
      return { ...operator, spaces: noSpaces };
    case 'binary':
      return operator.spaces === undefined ? placeBinary(operator, previous, atoms, at, level) : operator;
    case 'relation':
    case 'punctuation':
      return level > 0 && atoms.length > 1 && operator.stretchy !== true ? { ...operator, spaces: noSpaces } : operator;
    default:
      return operator;
  }
}

function placeBinary(
  operator: Operator,
  previous: AtomClass | undefined,
  atoms: readonly MathTree[],
  at: number,
  level: number,
): Operator {
  const next = classAfter(atoms, at);
  const ends = next === undefined || next === 'closing' || next === 'relation' || next === 'punctuation';
  if (expectsOperand(previous) || ends) {
    if (atoms.length === 1) return operator;
    return isSign(operator) && !ends ? { ...operator, form: 'prefix' } : { ...operator, spaces: noSpaces };
  }
  return level > 0 ? { ...operator, spaces: noSpaces } : operator;
}

function isInfix(atom: MathTree | undefined): boolean {
  if (atom === undefined) return false;
  const side = classOf(atom);
  return side === 'relation' || side === 'binary';
}

function isSign({ text }: Operator): boolean {
  return text === '−' || text === '+' || text === '±' || text === '∓';
}

/** The interval ]0;1[ opens with a closing bracket. */
function isReversedBracket(atom: MathTree, previous: AtomClass | undefined): boolean {
  return atom.kind === 'operator' && atom.text === ']' && atom.stretchy === false && expectsOperand(previous);
}

function expectsOperand(previous: AtomClass | undefined): boolean {
  switch (previous) {
    case undefined:
    case 'binary':
    case 'relation':
    case 'opening':
    case 'punctuation':
    case 'large':
    case 'function':
      return true;
    default:
      return false;
  }
}

function isOperand(side: AtomClass | undefined): boolean {
  return side === 'ordinary' || side === 'closing' || side === 'fenced';
}

function takesArgument(next: AtomClass): boolean {
  return next !== 'relation' && next !== 'punctuation' && next !== 'closing';
}

function application(next: AtomClass, neighbour: MathTree | undefined): Operator {
  const tight = next === 'opening' || next === 'fenced' || neighbour?.kind === 'space';
  const applied: Operator = { kind: 'operator', text: applyFunction, class: 'function' };
  return tight ? applied : { ...applied, spaces: ['0em', thinSpace] };
}

function classAfter(atoms: readonly MathTree[], at: number): AtomClass | undefined {
  for (let after = at + 1; after < atoms.length; after += 1) {
    const atom = atoms[after];
    if (atom === undefined) return undefined;
    const side = classOf(atom);
    if (side !== 'space') return side;
  }
  return undefined;
}
