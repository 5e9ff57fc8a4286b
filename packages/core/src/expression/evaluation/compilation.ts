import type { Span } from '../../source/index.ts';
import type { CompileScope } from './compile-scope.ts';
import { constants } from '../constants.ts';
import type { ExpressionFailure } from '../failure.ts';
import { functionsByName } from '../functions/index.ts';
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

  reportUnknown(name: string, span: Span): void {
    if (this.failure !== undefined) return;
    const { slots, functions } = this.scope;
    const suggestion = nearestName(name, [
      ...slots.keys(),
      ...(functions?.keys() ?? []),
      ...functionsByName.keys(),
      ...constants.keys(),
    ]);
    this.report({ kind: 'unknownName', span, name, ...(suggestion === undefined ? {} : { suggestion }) });
  }
}
