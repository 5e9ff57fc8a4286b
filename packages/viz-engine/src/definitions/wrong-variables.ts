import type { FigureReport } from './finding.ts';

interface Dependent {
  readonly name: string;
  readonly dependsOn: ReadonlySet<string>;
}

/** The variables of a figure that cannot be used: what depends on them cannot either, everything else can. */
export class WrongVariables {
  readonly #names = new Set<string>();

  get names(): ReadonlySet<string> {
    return this.#names;
  }

  add(name: string): void {
    this.#names.add(name);
  }

  /** Reports what is found about a variable, and remembers that it is wrong if it is. */
  noting(name: string, report: FigureReport): FigureReport {
    return (found) => {
      // Where its answer goes is no matter of what it is.
      if (found.severity === 'error' && found.code !== 'WRONG_ANSWER_ATTRIBUTE') this.add(name);
      report(found);
    };
  }

  /** Those of some variables, each after what it depends on, that can be used; the others are remembered. */
  leaveOut<Item extends Dependent>(ordered: readonly Item[]): readonly Item[] {
    return ordered.filter(({ name, dependsOn }) => {
      const isWrong = this.#names.has(name) || [...dependsOn].some((other) => this.#names.has(other));
      if (isWrong) this.add(name);
      return !isWrong;
    });
  }
}
