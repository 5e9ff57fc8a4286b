import type { NotOpened } from '../database/index.ts';

/** Why the data cannot be used, and what to do. */
export function notOpenedInWords(failure: NotOpened): string {
  switch (failure.kind) {
    case 'dataInUse':
      return `Lemma is already running on the data in ${failure.folder}. Stop it first, or choose another folder with LEMMA_DATA.`;
    case 'dataDamaged':
      return (
        `The data in ${failure.folder} are damaged: ${failure.damage}. Nothing has been changed.\n` +
        'Restore a backup (docs/operating.md), or choose another folder with LEMMA_DATA.'
      );
    case 'diskFull':
      return `There is no room left on the disk of ${failure.folder}. Make some and start again.`;
  }
}
