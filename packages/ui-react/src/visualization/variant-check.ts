import type { Visualization } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { unseenNames } from '@lemma/viz-engine/check';
import { openScene } from '@lemma/viz-engine/scene';

/** What is wrong with one variant of a figure, as names of variables. */
export interface VariantFlags {
  /** Why it cannot be drawn. */
  readonly findings: readonly Finding[];
  /** Variables whose value is not a finite number. */
  readonly undefinedNames: readonly string[];
  /** Plotted variables that are not visible on any board. */
  readonly unseen: readonly string[];
}

/** Opens a figure with a seed, without a page, and looks for problems that readers should not meet. */
export function checkVariant(visualization: Visualization, seed: number): VariantFlags {
  const opened = openScene(visualization, seed);
  if (!opened.ok) return { findings: opened.failure, undefinedNames: [], unseen: [] };
  const scene = opened.value;
  const findings = scene.findings.filter(({ severity }) => severity === 'error');
  const undefinedNames = scene.variables
    .map(({ name }) => name)
    .filter((name) => scene.numbers(name).some((number) => !Number.isFinite(number)));
  const unseen = unseenNames(visualization, scene).filter((name) => !undefinedNames.includes(name));
  return { findings, undefinedNames, unseen };
}

/** Whether there is anything to report. */
export function isFlagged({ findings, undefinedNames, unseen }: VariantFlags): boolean {
  return findings.length + undefinedNames.length + unseen.length > 0;
}
