import { largestPicture, pictureCommand, type PictureFailure } from '@lemma/core/own-document';
import { tokens } from '@lemma/core/tokens';
import { useState } from 'react';
import { useService } from '../binding/index.ts';
import { useFailureText } from './failure-text.ts';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';

/** Uploads of pictures, one after the other. */
export interface PictureUpload {
  /** The file that is under way. */
  readonly current: string | undefined;
  /** Uploads files; what is refused is said in a notice. */
  readonly send: (files: Iterable<File>) => Promise<void>;
}

/** Uploads pictures to a document; `onAdded` is given the command that shows what has arrived. */
export function usePictureUpload(document: string, onAdded: (command: string) => void): PictureUpload {
  const { t } = useTexts('own-document');
  const gateway = useService(tokens.pictureGateway);
  const textOf = useFailureText();
  const notices = useNotices();
  const [current, setCurrent] = useState<string>();
  const refused = (name: string, failure: PictureFailure) => {
    switch (failure.kind) {
      case 'tooLarge':
        return t('pictures.tooLarge', { name, size: largestPicture / 1_000_000 });
      case 'noPicture':
      case 'tooMany':
        return t(`pictures.${failure.kind}`, { name });
      case 'unsafe':
        return t('pictures.unsafe', { name, what: failure.what });
      default:
        return textOf(failure, t('pictures.notAdded', { name }));
    }
  };
  return {
    current,
    async send(files) {
      for (const file of files) {
        const { name } = file;
        setCurrent(name);
        const added =
          file.size > largestPicture
            ? ({ ok: false, failure: { kind: 'tooLarge' } } as const)
            : await gateway.add(document, { name, bytes: new Uint8Array(await file.arrayBuffer()) });
        if (added.ok) onAdded(pictureCommand(document, added.value.name, t('pictures.words')));
        else notices.show({ kind: 'error', text: refused(name, added.failure), stay: 10_000 });
      }
      setCurrent(undefined);
    },
  };
}

/** The pictures among what was pasted or dropped. */
export function picturesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
