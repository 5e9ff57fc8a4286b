import type { Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { CompileScope } from './compile-scope.ts';
import { constants } from '../constants.ts';
import type { ExpressionFailure } from '../failure.ts';
import { functionsByName } from '../functions/index.ts';
import type { CallNode, Expression } from '../nodes.ts';
import { splitNames } from '../reading/split-names.ts';
import { nearestName } from '../suggest.ts';

/** One run of the compiler: the scope, and the first failure. */
export class Compilation {
  failure: ExpressionFailure | undefined;
  readonly scope: CompileScope;

  constructor(scope: CompileScope) {
    this.scope = scope;
  }

  knows(name: string): boolean {
    return this.scope.slots.has(name) || constants.has(name);
  }

  /** Records a failure; only the first counts. */
  report(failure: ExpressionFailure): void {
    this.failure ??= failure;
  }

  /** Records that a name or the function of a call is unknown: a span that begins with the name. */
  reportUnknown(name: string, { from, to }: Span): void {
    if (this.failure !== undefined) return;
    const { slots, functions } = this.scope;
    const suggestion = nearestName(name, [
      ...slots.keys(),
      ...(functions?.keys() ?? []),
      ...functionsByName.keys(),
      ...constants.keys(),
    ]);
    const span = { from, to: Math.min(to, from + name.length) };
    this.report({ kind: 'unknownName', span, name, ...(suggestion === undefined ? {} : { suggestion }) });
  }

  /** Whether a call has as many arguments as its function takes; records it if not. */
  hasArguments({ name, span, items }: CallNode, fewest: number, most: number): boolean {
    const isRight = items.length >= fewest && items.length <= most;
    if (!isRight) this.report({ kind: 'wrongNumberOfArguments', span, name, found: items.length, fewest, most });
    return isRight;
  }
}

/** Compiles a tree; if it has an unknown name, once more with names split into products: `xy` as x·y. */
export function compiled<Run extends Compilation, Product>(
  expression: Expression,
  start: () => Run,
  compile: (expression: Expression, run: Run) => Product,
): Result<Product, ExpressionFailure> {
  const first = start();
  const product = compile(expression, first);
  if (first.failure === undefined) return succeed(product);
  if (first.failure.kind !== 'unknownName') return fail(first.failure);
  const split = splitNames(expression, (name) => first.knows(name));
  const second = split === expression ? first : start();
  const other = split === expression ? product : compile(split, second);
  return second.failure === undefined ? succeed(other) : fail(second.failure);
}
