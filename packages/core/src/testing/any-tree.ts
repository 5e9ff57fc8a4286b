import fc from 'fast-check';
import {
  isTruthValued,
  mapChildren,
  parseExpression,
  type BinaryKind,
  type Expression,
  type RelationSign,
  type UnaryKind,
} from '../expression/index.ts';

const functions: ReadonlySet<string> = new Set(['f']);
/** The span of trees without a source. */
export const nowhere = { from: 0, to: 0 };

/** Parses a text in which f is a function. */
export function treeOf(text: string): Expression {
  const result = parseExpression(text, { functions });
  if (!result.ok) throw new Error(`${text}: ${result.failure.kind}`);
  return result.value;
}

/** The tree with uniform spans. */
export function withoutPlaces(expression: Expression): Expression {
  return { ...mapChildren(expression, withoutPlaces), span: nowhere };
}

/** The tree with uniform spans and without brackets. */
export function withoutAnyBrackets(expression: Expression): Expression {
  if (expression.kind === 'group') return withoutAnyBrackets(expression.operand);
  return { ...mapChildren(expression, withoutAnyBrackets), span: nowhere };
}

/** Trees of every kind, constructed regardless of where brackets are needed. */
export const { anyTree } = fc.letrec<Record<'anyTree', Expression>>((tie) => {
  const each = tie('anyTree');
  const binaryKinds: readonly BinaryKind[] = [
    ...(['add', 'subtract', 'multiply', 'divide', 'modulo', 'power', 'root', 'and', 'or'] as const),
    ...(['juxtapose', 'juxtapose', 'juxtapose'] as const),
  ];
  const unaryKinds: readonly UnaryKind[] = ['negate', 'plus', 'factorial', 'absolute', 'absolute', 'group', 'not'];
  const relationSigns: readonly RelationSign[] = ['=', '!=', '<', '<=', '>', '>='];
  const number = fc
    .oneof(fc.nat(12), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }))
    .map((value): Expression => ({ kind: 'number', span: nowhere, value }));
  const name = fc
    .constantFrom('x', 'y', 'e2', 'E', 'pi', 'n_1', 'P[x]', 'alpha')
    .map((value): Expression => ({ kind: 'name', span: nowhere, value }));
  const truth = fc.boolean().map((value): Expression => ({ kind: 'truth', span: nowhere, value }));
  const items = fc.array(each, { minLength: 1, maxLength: 3 });
  return {
    anyTree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      number,
      name,
      truth,
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...unaryKinds), each)
          .map(([kind, operand]): Expression => ({ kind, span: nowhere, operand })),
      },
      {
        weight: 5,
        arbitrary: fc
          .tuple(fc.constantFrom(...binaryKinds), each, each)
          .map(([kind, left, right]): Expression => ({ kind, span: nowhere, left, right })),
      },
      fc.array(fc.tuple(fc.constantFrom(...relationSigns), each), { minLength: 1, maxLength: 2 }).chain((rest) =>
        each.map((first): Expression => ({
          kind: 'relation',
          span: nowhere,
          signs: rest.map(([sign]) => sign),
          operands: [first, ...rest.map(([, operand]) => operand)],
        })),
      ),
      // Square brackets around a single truth value are not a vector.
      items
        .filter(([first, second]) => second !== undefined || (first !== undefined && !isTruthValued(first)))
        .map((entries): Expression => ({ kind: 'vector', span: nowhere, items: entries })),
      fc
        .tuple(
          fc.constantFrom('sin', 'atan2', 'sqrt', 'f', 'mod', 'if', 'log', 'log', 'sec^-1', 'f^-1', 'lg^-1'),
          items,
        )
        .map(([called, entries]): Expression => ({ kind: 'call', span: nowhere, name: called, items: entries })),
    ),
  };
});
