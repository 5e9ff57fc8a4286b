import type { CodeRunner } from '@lemma/core/code-cell';

/** Runs the cells of each language by its own runner. */
export function byLanguage(runners: Readonly<Record<'python' | 'octave', CodeRunner>>): CodeRunner {
  return { run: (cell) => runners[cell.language].run(cell) };
}
