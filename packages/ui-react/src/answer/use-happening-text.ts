import type { Happening } from '@lemma/core/tile-board';
import { useTexts } from '../language/index.ts';

/** The sentence for what has just happened on a board of tiles. */
export function useHappeningText(nameOf: (tile: string) => string): (happened: Happening) => string {
  const { t } = useTexts('tile-board');
  return (happened) => {
    switch (happened.kind) {
      case 'taken':
        return happened.from === undefined
          ? t('happened.taken', { tile: nameOf(happened.tile) })
          : t('happened.takenFrom', { tile: nameOf(happened.tile), place: happened.from });
      case 'released':
        return t('happened.released', { tile: nameOf(happened.tile) });
      case 'placed':
        return t('happened.placed', { tile: nameOf(happened.tile), place: happened.place });
      case 'exchanged':
        return t('happened.exchanged', {
          tile: nameOf(happened.tile),
          place: happened.place,
          other: happened.other,
        });
      case 'removed':
        return t('happened.removed', { tile: nameOf(happened.tile), place: happened.place });
      case 'undone':
        return t('happened.undone');
      case 'nothingHeld':
        return t('happened.nothingHeld', { place: happened.place });
    }
  };
}
