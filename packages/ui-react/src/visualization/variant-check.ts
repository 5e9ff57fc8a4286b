import { canvasesIn, type Visualization } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { openScene, type Scene } from '@lemma/viz-engine/scene';

/** What is wrong with one variant of a figure: variables by name. */
export interface VariantFlags {
  /** It cannot be drawn. */
  readonly findings: readonly Finding[];
  /** Their value is no finite number. */
  readonly undefinedNames: readonly string[];
  /** Points that none of the boards they are plotted on shows. */
  readonly pointsOutside: readonly string[];
}

/** Opens a figure with a seed, without drawing it, and looks for what an author would not want a reader to meet. */
export function checkVariant(visualization: Visualization, seed: number): VariantFlags {
  const opened = openScene(visualization, seed);
  if (!opened.ok) return { findings: opened.failure, undefinedNames: [], pointsOutside: [] };
  const scene = opened.value;
  const undefinedNames = scene.variables
    .map(({ name }) => name)
    .filter((name) => scene.numbers(name).some((number) => !Number.isFinite(number)));
  return { findings: [], undefinedNames, pointsOutside: pointsOutside(visualization, scene, new Set(undefinedNames)) };
}

/** Whether there is anything to tell. */
export function isFlagged({ findings, undefinedNames, pointsOutside }: VariantFlags): boolean {
  return findings.length + undefinedNames.length + pointsOutside.length > 0;
}

function pointsOutside(visualization: Visualization, scene: Scene, undefinedNames: ReadonlySet<string>) {
  const isSeen = new Map<string, boolean>();
  for (const { plotted, options } of canvasesIn(visualization.rows)) {
    for (const { text } of plotted) {
      const name = text.trim();
      const [x, y, z] = scene.numbers(name);
      if (scene.variable(name)?.type.role !== 'point' || undefinedNames.has(name)) continue;
      if (x === undefined || y === undefined || z !== undefined) continue;
      const isInside = x >= options.left && x <= options.right && y >= options.bottom && y <= options.top;
      isSeen.set(name, isInside || isSeen.get(name) === true);
    }
  }
  return [...isSeen].flatMap(([name, seen]) => (seen ? [] : [name]));
}
