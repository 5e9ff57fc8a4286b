import type { Visualization } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { unseenNames } from '@lemma/viz-engine/check';
import { openScene } from '@lemma/viz-engine/scene';

/** What is wrong with one variant of a figure: variables by name. */
export interface VariantFlags {
  /** It cannot be drawn. */
  readonly findings: readonly Finding[];
  /** Their value is no finite number. */
  readonly undefinedNames: readonly string[];
  /** Plotted, and nothing of them is seen on any board. */
  readonly unseen: readonly string[];
}

/** Opens a figure with a seed, without a page, and looks for what an author would not want a reader to meet. */
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

/** Whether there is anything to tell. */
export function isFlagged({ findings, undefinedNames, unseen }: VariantFlags): boolean {
  return findings.length + undefinedNames.length + unseen.length > 0;
}
