import type { Visualization } from '@lemma/core/document';
import { AnswerKeeper, type CannotGet, type Mathlet } from '@lemma/core/mathlet';
import type { Finding } from '@lemma/core/source';
import { succeed, type Result } from '@lemma/core/store';
import { openScene, SceneStore } from '../scene/index.ts';
import { answersAt, answerVariables, broughtBack, type AnswerVariable } from './answers.ts';
import { problemValues } from './problem-values.ts';

/** An interactive figure, with its answers. */
export interface OpenFigure {
  readonly store: SceneStore;
  readonly answers: readonly AnswerVariable[];
  readonly keeper: AnswerKeeper;
}

/** A figure, or what is wrong with it; and what its mathlet could not provide. */
export interface FigureInMathlet {
  readonly opened: Result<OpenFigure, readonly Finding[]>;
  readonly failures: readonly CannotGet[];
}

/** Opens a figure with the values of its surrounding problem and the stored answers. */
export function openFigure(visualization: Visualization, seed: number, mathlet?: Mathlet): FigureInMathlet {
  const failures = new Map<string, CannotGet>();
  const failed = (failure: CannotGet) => void failures.set(failure.name, failure);
  const scene = openScene(visualization, seed, mathlet && problemValues(mathlet, failed));
  if (!scene.ok) return { opened: scene, failures: [...failures.values()] };
  const answers = answerVariables(scene.value.variables);
  const kept = answers.flatMap(({ name, place }) => {
    const answer = mathlet?.kept(name, place);
    if (answer?.ok === false) failed(answer.failure);
    return (answer?.ok === true ? answer.value : undefined) ?? [];
  });
  const { position, lost } = broughtBack(scene.value, answers, kept);
  for (const name of lost) failed({ kind: 'cannotGet', name });
  const store = new SceneStore(scene.value, position);
  const keeper = new AnswerKeeper(mathlet, answersAt(scene.value, position, answers));
  return { opened: succeed({ store, answers, keeper }), failures: [...failures.values()] };
}
