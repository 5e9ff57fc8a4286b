import type { Canvas } from '@lemma/core/document';
import type { Words } from '../elements/index.ts';
import type { Scene } from '../scene/index.ts';

/** One element of a figure in words, in no language yet: the view makes sentences of it. */
export interface DescribedElement {
  readonly name: string;
  readonly type: string;
  /** Which sentence, and what stands in its gaps now. */
  readonly words: Words;
  /** Names it follows, in the order of the figure. */
  readonly dependsOn: readonly string[];
  /** Whether the reader may move it here. */
  readonly movable: boolean;
}

/** What the boards show, for who cannot see them: first what moves, then what follows it. */
export function describeFigure(scene: Scene, canvases: readonly Canvas[]): readonly DescribedElement[] {
  const plotted = new Set(canvases.flatMap((canvas) => canvas.plotted.map(({ text }) => text.trim())));
  return scene.variables
    .filter(({ name }) => plotted.has(name))
    .map((variable) => ({
      name: variable.name,
      type: variable.type.type,
      words: variable.element.describe(),
      dependsOn: scene.variables.filter(({ name }) => variable.follows.has(name)).map(({ name }) => name),
      movable: scene.canBeMoved(variable),
    }));
}
