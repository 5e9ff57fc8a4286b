import {
  areEqual,
  differentiate,
  freeNames,
  isReservedName,
  rangeOf,
  substitute,
  type Expression,
} from '../expression/index.ts';

/** How a term depends on a constant of integration. */
type Constant = 'whole' | 'narrow' | 'unknown' | 'none';

/**
 * How a term depends on names other than the known ones: `whole` if one of them may be any constant of integration, as in
 * x² + C, x² + C³ and ln|Cx|; `narrow` if they leave out some constants, as x² + C² does; `unknown` if neither is certain.
 */
export function constantIn(term: Expression, known: ReadonlySet<string>): Constant {
  const names = [...freeNames(term)].filter((name) => !known.has(name) && !isReservedName(name));
  const kinds = names.map((name) => kindOfConstant(term, name)).filter((kind) => kind !== 'none');
  if (kinds.includes('whole')) return 'whole';
  // What C² and -D² leave out, they may have together.
  if (kinds.includes('unknown') || kinds.length > 1) return 'unknown';
  return kinds[0] ?? 'none';
}

function kindOfConstant(term: Expression, name: string): Constant {
  const slope = differentiate(term, name);
  if (!slope.ok) return 'unknown';
  const { span } = term;
  const zero: Expression = { kind: 'number', span, value: 0 };
  if (areEqual(slope.value, zero).kind !== 'unequal') return 'none';
  // Linear in the name, or in its logarithm.
  const byName: Expression = { kind: 'multiply', span, left: slope.value, right: { kind: 'name', span, value: name } };
  if ([slope.value, byName].some((rate) => isConstantIn(rate, name))) return 'whole';
  switch (rangeOf(term, name)) {
    case 'all':
      return 'whole';
    case 'part':
      return 'narrow';
    case 'unknown':
      return 'unknown';
  }
}

function isConstantIn(rate: Expression, name: string): boolean {
  const { span } = rate;
  const somewhere = substitute(rate, {
    names: new Map([[name, { kind: 'number', span, value: 2 }]]),
    functions: new Map(),
  });
  return somewhere !== undefined && areEqual(rate, somewhere).kind === 'equal';
}
