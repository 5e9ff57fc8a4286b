import { compileInterval, newInterval, substitute, type FunctionBody, type Interval } from '../../expression/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { VariableFailure } from './failure.ts';
import { numberDomain } from './number-domain.ts';
import { badLimits, lastOf } from './random-domain.ts';
import type { LimitedDefinition, ReadDefinition } from './read-definitions.ts';
import type { Term } from './term.ts';

/** The values an author's limits may take; wider ones are refused. */
const widest = 1e15;

/**
 * Gives every random number with limits that depend on others the domain of all values they may allow, found by
 * intervals. Takes and gives definitions in dependency order.
 */
export function placeDomains(
  ordered: readonly (ReadDefinition | LimitedDefinition)[],
): Result<readonly ReadDefinition[], readonly VariableFailure[]> {
  const failures: VariableFailure[] = [];
  const placed: ReadDefinition[] = [];
  const slots = new Map<string, number>();
  const cells: Interval[] = [];
  const functions = new Map<string, FunctionBody>();
  const rangeOf = ({ expression }: Term): Interval => {
    const into = newInterval();
    const tree = substitute(expression, { names: new Map(), functions }) ?? expression;
    const compiled = compileInterval(tree, { slots });
    if (compiled.ok && compiled.value.type === 'number') compiled.value.evaluate(cells, into);
    return into;
  };
  const texts = new Set<string>();
  const place = (name: string, range: Interval): void => {
    slots.set(name, cells.push(range) - 1);
  };
  for (const each of ordered) {
    const { name } = each;
    switch (each.kind) {
      case 'limited': {
        const { definition, limits } = each;
        const words = [...limits.from.dependsOn, ...limits.to.dependsOn].find((needed) => texts.has(needed));
        if (words !== undefined) {
          failures.push({ kind: 'noNumberValue', span: definition.span, name, text: words });
          continue;
        }
        const [low, high] = [rangeOf(limits.from).low, rangeOf(limits.to).high];
        const isWhole = definition.type === 'randint';
        const [from, to] = isWhole ? [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)] : [low, high];
        const isBounded = Math.abs(from) <= widest && Math.abs(to) <= widest;
        // The step counts from the first limit, which may be anywhere.
        const domain = isBounded ? numberDomain(definition.type, [from, to], definition.options.length > 0) : undefined;
        if (domain === undefined) {
          failures.push(badLimits(definition));
          continue;
        }
        place(name, { ...domain.hull(0, lastOf(domain)), isDefined: true });
        placed.push({ kind: 'random', name, domain, limits, definition });
        continue;
      }
      case 'random':
        if (each.domain.isText) texts.add(name);
        else place(name, { ...each.domain.hull(0, lastOf(each.domain)), isDefined: true });
        break;
      case 'number':
        place(name, rangeOf(each.term));
        break;
      case 'function': {
        const { parameters, expression } = each.term;
        if (parameters.length === 0) place(name, rangeOf(each.term));
        else {
          const body = substitute(expression, { names: new Map(), functions }) ?? expression;
          functions.set(name, { parameters, expression: body });
        }
      }
    }
    placed.push(each);
  }
  return failures.length > 0 ? fail(failures) : succeed(placed);
}
