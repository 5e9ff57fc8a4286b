import type { Disposable } from '@lemma/core/platform';
import { answersAt } from './answers.ts';
import type { OpenFigure } from './open-figure.ts';

/**
 * Stores the learner's answers whenever a drag has ended, a text was accepted, or a step was undone. Not on every pixel
 * of a drag, here or in a figure it follows, because a mathlet may be remote; and not after a delay, because a learner
 * who leaves the page immediately would lose the last step. Disposing stores a drag that has not ended.
 */
export function keepAnswers({ store, answers, keeper }: OpenFigure): Disposable {
  let kept = store.state.position;
  const keep = () => {
    const { position } = store.state;
    if (position === kept) return;
    kept = position;
    void keeper.put(answersAt(store.scene, position, answers));
  };
  const subscription = store.state$.subscribe(({ moving, isFollowing }) => {
    if (moving === undefined && isFollowing === undefined) keep();
  });
  return {
    dispose: () => {
      subscription.unsubscribe();
      keep();
    },
  };
}
