import type { Canvas } from '@lemma/core/document';
import type { Variable } from '../definitions/index.ts';
import { namesInGap, type Words } from '../elements/index.ts';
import { calledName } from '../label/index.ts';
import type { Scene } from '../scene/index.ts';
import { featuresOf, type GraphFeatures } from './graph-features.ts';

/** One element of a figure in words, in no language yet: the view makes sentences of it. */
export interface DescribedElement {
  readonly name: string;
  readonly type: string;
  /** Which sentence, and what stands in its gaps now. */
  readonly words: Words;
  /** What the picture calls each variable: by its label, if it has one that is a name. */
  readonly called: ReadonlyMap<string, string>;
  /** How its numbers are written, where its author says. */
  readonly field: Variable['settings']['field'];
  /** Names it follows that are described as well, in the order of the figure. */
  readonly dependsOn: readonly string[];
  /** Whether the reader may move it here. */
  readonly movable: boolean;
  /** Of a graph: where it is zero, turns, and meets the others, in the part of the plane that is seen. */
  readonly features: GraphFeatures | undefined;
}

/**
 * What the boards show, for those who cannot see them: first what moves, then what follows it. What sentences refer to is described
 * as well, though it may not be seen.
 */
export function describeFigure(scene: Scene, canvases: readonly Canvas[]): readonly DescribedElement[] {
  const plotted = new Set(canvases.flatMap((canvas) => canvas.plotted.map(({ text }) => text.trim())));
  const called = new Map(
    scene.variables.map((variable) => [variable.name, calledName(variable.name, variable.look.label)]),
  );
  const isName = (name: string) => called.has(name);
  const spoken = new Map(
    scene.variables.filter(({ name }) => plotted.has(name)).map((each) => [each.name, each.element.describe()]),
  );
  const mentioned = new Set(
    [...spoken.values()].flatMap(({ gaps }) => Object.values(gaps).flatMap((gap) => namesInGap(gap, isName))),
  );
  const described = scene.variables.filter(({ name }) => plotted.has(name) || mentioned.has(name));
  const names = new Set(described.map(({ name }) => name));
  return described.map((variable) => ({
    name: variable.name,
    type: variable.type.type,
    words: spoken.get(variable.name) ?? variable.element.describe(),
    called,
    field: variable.settings.field,
    dependsOn: scene.variables.flatMap(({ name }) => (followed(variable, names, scene).has(name) ? [name] : [])),
    movable: scene.canBeMoved(variable),
    features: plotted.has(variable.name) ? featuresOf(variable, scene, canvases) : undefined,
  }));
}

/** What a variable follows among those that are described; in place of the others, what they follow. */
function followed({ follows }: Variable, described: ReadonlySet<string>, scene: Scene): ReadonlySet<string> {
  const reached = new Set(follows);
  for (const name of reached) {
    if (!described.has(name)) for (const next of scene.variable(name)?.follows ?? []) reached.add(next);
  }
  return new Set([...reached].filter((name) => described.has(name)));
}
