import type { Disposable } from '@lemma/core/platform';
import { answersAt } from './answers.ts';
import type { OpenFigure } from './open-figure.ts';

/**
 * Stores what the learner answers: whenever a movement has ended, a text was taken over, a step undone. Not at every pixel
 * on the way, here or in a figure that it follows, because a mathlet may be far away; and not after a while, because a learner who leaves the page at once would
 * lose the last step. Disposed of, it stores a movement that has not ended.
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
