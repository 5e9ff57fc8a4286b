import type { FigureReport } from './finding.ts';

interface Dependent {
  readonly name: string;
  readonly dependsOn: ReadonlySet<string>;
}

/** The unusable variables of a figure: what depends on them is unusable, too, everything else is not. */
export class WrongVariables {
  readonly #names = new Set<string>();

  get names(): ReadonlySet<string> {
    return this.#names;
  }

  add(name: string): void {
    this.#names.add(name);
  }

  /** Reports a finding about a variable, and records that it is unusable if it is an error. */
  noting(name: string, report: FigureReport): FigureReport {
    return (found) => {
      // Where its answer goes does not affect the variable.
      if (found.severity === 'error' && found.code !== 'WRONG_ANSWER_ATTRIBUTE') this.add(name);
      report(found);
    };
  }

  /** The usable ones among some variables, each after its dependencies; the others are recorded. */
  leaveOut<Item extends Dependent>(ordered: readonly Item[]): readonly Item[] {
    return ordered.filter(({ name, dependsOn }) => {
      const isWrong = this.#names.has(name) || [...dependsOn].some((other) => this.#names.has(other));
      if (isWrong) this.add(name);
      return !isWrong;
    });
  }
}
