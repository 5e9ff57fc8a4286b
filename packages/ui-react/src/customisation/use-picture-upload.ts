import { largestPicture, pictureCommand, type PictureFailure } from '@lemma/core/own-document';
import { tokens } from '@lemma/core/tokens';
import { useRef, useState } from 'react';
import { useService } from '../binding/index.ts';
import { useFailureText } from './failure-text.ts';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';

/** Uploads of pictures, one after the other. */
export interface PictureUpload {
  /** The file that is under way, and what share of it has been sent, from 0 to 1. */
  readonly current: { readonly name: string; readonly share: number } | undefined;
  /** Stops it, and sends no further ones. */
  readonly cancel: () => void;
  /** Uploads files; what is refused is said in a notice. */
  readonly send: (files: Iterable<File>) => Promise<void>;
}

/** Uploads pictures to a document; `onAdded` is given the command that shows what has arrived. */
export function usePictureUpload(
  document: string,
  onAdded: (command: string) => void,
  onStopped?: () => void,
): PictureUpload {
  const { t } = useTexts('own-document');
  const gateway = useService(tokens.pictureGateway);
  const textOf = useFailureText();
  const notices = useNotices();
  const [current, setCurrent] = useState<PictureUpload['current']>();
  const stop = useRef<() => void>(undefined);
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
    cancel: () => stop.current?.(),
    async send(files) {
      let isStopped = false;
      const hasStopped = () => isStopped;
      for (const file of files) {
        const { name } = file;
        stop.current = () => (isStopped = true);
        setCurrent({ name, share: 0 });
        if (file.size > largestPicture) {
          notices.show({ kind: 'error', text: refused(name, { kind: 'tooLarge' }), stay: 10_000 });
          continue;
        }
        const bytes = new Uint8Array(await file.arrayBuffer());
        if (hasStopped()) break;
        const adding = gateway.add(document, { name, bytes }, (share) => setCurrent({ name, share }));
        stop.current = () => {
          isStopped = true;
          adding.cancel();
        };
        const added = await adding.answer;
        if (hasStopped()) break;
        if (added.ok) onAdded(pictureCommand(document, added.value.name, t('pictures.words')));
        else notices.show({ kind: 'error', text: refused(name, added.failure), stay: 10_000 });
      }
      stop.current = undefined;
      setCurrent(undefined);
      if (hasStopped()) {
        notices.show({ kind: 'info', text: t('pictures.cancelled') });
        // What had been sent as a whole may have arrived.
        onStopped?.();
      }
    },
  };
}

/** The pictures among what was pasted or dropped. */
export function picturesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
