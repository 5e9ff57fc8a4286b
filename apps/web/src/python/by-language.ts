import type { CodeRunner } from '@lemma/core/code-cell';

/** Runs the cells of each language by its own runner, and the answers of problems on the platform. */
export function byLanguage(
  runners: Readonly<Record<'python' | 'octave', CodeRunner>>,
  onPlatform: CodeRunner,
): CodeRunner {
  return { run: (cell) => (cell.answer === undefined ? runners[cell.language] : onPlatform).run(cell) };
}
