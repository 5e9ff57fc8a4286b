import type { Canvas } from '@lemma/core/document';
import type { Variable } from '../definitions/index.ts';
import { namesInGap, type Words } from '../elements/index.ts';
import { calledName } from '../label/index.ts';
import type { Scene } from '../scene/index.ts';
import { featuresOf, type GraphFeatures } from './graph-features.ts';

/** One element of a figure in words, independent of the language: the view turns it into sentences. */
export interface DescribedElement {
  readonly name: string;
  readonly type: string;
  /** The sentence, and the current contents of its gaps. */
  readonly words: Words;
  /** The name the picture shows for each variable: its label, if that is a name. */
  readonly called: ReadonlyMap<string, string>;
  /** The number field, if set by the author. */
  readonly field: Variable['settings']['field'];
  /** The described elements it follows, in figure order. */
  readonly dependsOn: readonly string[];
  /** Whether the reader may move it here. */
  readonly movable: boolean;
  /** For a graph: where it is zero, turns, and meets others, within the view. */
  readonly features: GraphFeatures | undefined;
}

/**
 * Describes the boards to those who cannot see them: first what moves, then what follows it. What sentences refer to is
 * described as well, even if it is not visible.
 */
export function describeFigure(scene: Scene, canvases: readonly Canvas[]): readonly DescribedElement[] {
  const plotted = new Set(canvases.flatMap((canvas) => canvas.plotted.map(({ text }) => text.trim())));
  const called = new Map(
    scene.variables.map((variable) => [variable.name, calledName(variable.name, variable.look.label)]),
  );
  const isName = (name: string) => called.has(name);
  const spoken = new Map(
    scene.variables.filter(({ name }) => plotted.has(name)).map((each) => [each.name, wordsOf(each, scene)]),
  );
  const mentioned = new Set(
    [...spoken.values()].flatMap(({ gaps }) => Object.values(gaps).flatMap((gap) => namesInGap(gap, isName))),
  );
  const described = scene.variables.filter(({ name }) => plotted.has(name) || mentioned.has(name));
  const names = new Set(described.map(({ name }) => name));
  return described.map((variable) => ({
    name: variable.name,
    type: variable.type.type,
    words: spoken.get(variable.name) ?? wordsOf(variable, scene),
    called,
    field: variable.settings.field,
    dependsOn: scene.variables.flatMap(({ name }) => (followed(variable, names, scene).has(name) ? [name] : [])),
    movable: scene.canBeMoved(variable),
    features: plotted.has(variable.name) ? featuresOf(variable, scene, canvases) : undefined,
  }));
}

/** The sentence about a variable. What has no place is not drawn, so nothing else is said about it. */
function wordsOf(variable: Variable, scene: Scene): Words {
  const words = variable.element.describe();
  const { role } = variable.type;
  const isNowhere =
    (role === 'point' && !scene.numbers(variable.name).every(Number.isFinite)) ||
    (role === 'shape' && Object.values(words.gaps).some((gap) => typeof gap === 'number' && Number.isNaN(gap)));
  return isNowhere ? { form: 'nowhere', gaps: {} } : words;
}

/** The described variables that a variable follows; undescribed ones are replaced by what they follow. */
function followed({ follows }: Variable, described: ReadonlySet<string>, scene: Scene): ReadonlySet<string> {
  const reached = new Set(follows);
  for (const name of reached) {
    if (!described.has(name)) for (const next of scene.variable(name)?.follows ?? []) reached.add(next);
  }
  return new Set([...reached].filter((name) => described.has(name)));
}
