import type { NotOpened } from '../database/index.ts';

/** Why the data cannot be used, and what to do. */
export function notOpenedInWords(failure: NotOpened): string {
  switch (failure.kind) {
    case 'dataInUse':
      return `Lemma is already running on the data in ${failure.folder}. Stop it first, or choose another folder with LEMMA_DATA.`;
    case 'dataDamaged':
      return (
        `The data in ${failure.folder} is damaged: ${failure.damage}. Nothing has been changed.\n` +
        'Restore a backup (docs/operating.md), or choose another folder with LEMMA_DATA.'
      );
    case 'diskFull':
      return `The disk of ${failure.folder} is full. Free some space and start again.`;
    case 'notWritable':
      return (
        `Lemma cannot write to the data folder ${failure.folder} (${failure.reason}). ` +
        'Let its user own the folder, or choose another one with LEMMA_DATA.'
      );
  }
}
