import type { CodeMark, EvaluatorFailure, MarkedSolution, UnfitValue, ValueKind } from '@lemma/core/code-answer';
import { succeed, type Result } from '@lemma/core/store';
import { broken } from './read-verdict.ts';
import { sourceOf } from './value-kind.ts';

/** What an evaluator has said about a program, and how it came to it. */
export interface Trial {
  readonly marked: Result<CodeMark, EvaluatorFailure>;
  /** Whether the evaluator came to no end. */
  readonly isEndless: boolean;
  /** Milliseconds in which it has worked. */
  readonly judged: number;
  /** The kinds of the values that it got, by what it asked for, in order. */
  readonly values: ReadonlyMap<string, ValueKind | undefined>;
}

/** Mistakes of an author that no value brings about: a name or a module that is not there, wherever the evaluator comes to it. */
const own =
  /^(?:NameError|ImportError|ModuleNotFoundError)\b|^AttributeError: (?:partially initialized )?module |^'[^']*' undefined\b/;

/** Whether the mark depends on what becomes of the solution: the evaluator has failed, or the answer took too long. */
export function needsSolution({ marked }: Trial): boolean {
  if (!marked.ok) return !own.test(marked.failure.message);
  return marked.value.kind === 'failed' && marked.value.failure.kind === 'timeout';
}

/** How many times as long as on the solution an evaluator works on an answer, if that is why it comes to no end. */
const muchLonger = 2;

/**
 * The mark of an answer at which an evaluator has failed, when it was run again with the solution, and with the same random
 * numbers. If it takes the solution, the answer is wrong: no answer is undecided because of its value. Otherwise the
 * evaluator is at fault. So it is if the solution takes too long as well.
 */
export function blame(answer: Trial, solution: Trial, { exits }: MarkedSolution): Trial['marked'] {
  if (answer.marked.ok)
    return isTooLong(solution) ? broken('The evaluator comes to no end with the solution.') : answer.marked;
  const takesSolution =
    solution.marked.ok && solution.marked.value.kind === 'graded' && exits.includes(solution.marked.value.exit);
  if (!takesSolution || (answer.isEndless && solution.judged * muchLonger > answer.judged)) return answer.marked;
  const { kind: _, ...cause } = answer.marked.failure;
  return succeed({ kind: 'failed', failure: { kind: 'unfit', ...unfitIn(answer, solution), cause } });
}

function isTooLong({ marked, isEndless }: Trial): boolean {
  return isEndless || (marked.ok && marked.value.kind === 'failed' && marked.value.failure.kind === 'timeout');
}

/** The last value that is not of the kind of the solution; or the last one, where all are. */
function unfitIn(answer: Trial, solution: Trial): Omit<UnfitValue, 'cause'> {
  const asked = [...answer.values].toReversed();
  for (const [request, found] of asked) {
    const needed = solution.values.get(request);
    if (found !== undefined && needed !== undefined && found !== needed)
      return { unlike: { found, needed }, of: sourceOf(request) };
  }
  const [last] = asked;
  return last === undefined ? {} : { of: sourceOf(last[0]) };
}
