import { Alert, Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { OwnDocumentsStore, UploadFailure, UploadObstacle } from '@lemma/core/own-document';
import { isIgnoredFile, largestUnpacked, largestUpload, type UploadedFile } from '@lemma/core/own-document';
import { FileUp, FolderUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { UploadProgress, useFailureText } from '../customisation/index.ts';
import { TitledDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';
import { UploadObstacles } from './upload-obstacles.tsx';

interface UploadDialogProps {
  readonly store: OwnDocumentsStore;
  readonly onClose: () => void;
}

/** What has become of the last upload. */
type Outcome =
  | { readonly kind: 'failed'; readonly failure: UploadFailure }
  | {
      readonly kind: 'hindered';
      readonly obstacles: readonly UploadObstacle[];
      readonly files: readonly UploadedFile[];
    };

/** Uploads documents with their pictures: some files, a folder, or a ZIP file. All of them arrive, or none. */
export function UploadDialog({ store, onClose }: UploadDialogProps) {
  const { t } = useTexts('own-document');
  const textOf = useFailureText();
  const notices = useNotices();
  const files = useRef<HTMLInputElement>(null);
  const [folder, setFolder] = useState<HTMLInputElement | null>(null);
  const [share, setShare] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const stop = useRef<() => void>(undefined);

  const send = async (given: readonly UploadedFile[], replace: boolean) => {
    let isStopped = false;
    const hasStopped = () => isStopped;
    setOutcome(undefined);
    setShare(0);
    const sending = store.upload(given, replace, setShare);
    stop.current = () => {
      isStopped = true;
      sending.cancel();
    };
    const sent = await sending.answer;
    setShare(undefined);
    if (hasStopped()) {
      notices.show({ kind: 'info', text: t('pictures.cancelled') });
      // What had been sent as a whole may have arrived.
      void store.load();
    } else if (!sent.ok) setOutcome({ kind: 'failed', failure: sent.failure });
    else if (!sent.value.ok) setOutcome({ kind: 'hindered', obstacles: sent.value.failure, files: given });
    else {
      notices.show({ kind: 'success', text: t('upload.done', { count: sent.value.value.length }) });
      onClose();
    }
  };
  const choose = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])]
      .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
      .filter(({ path }) => !isIgnoredFile(path));
    input.value = '';
    if (chosen.length === 0) return;
    if (chosen.reduce((sum, { file }) => sum + file.size, 0) > largestUnpacked) {
      setOutcome({ kind: 'failed', failure: { kind: 'tooLarge' } });
      return;
    }
    const read = await Promise.all(
      chosen.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    await send(read, false);
  };
  const isSending = share !== undefined;
  const existing =
    outcome?.kind === 'hindered' && outcome.obstacles.every(({ kind }) => kind === 'exists') ? outcome : undefined;
  return (
    <TitledDialog size="lg" title={t('upload.title')} closeLabel={t('close')} onClose={onClose}>
      <Stack gap="4">
        <Text>{t('upload.text')}</Text>
        <Flex gap="3" wrap="wrap">
          <Button
            colorPalette="brand"
            aria-disabled={isSending}
            onClick={() => {
              if (!isSending) files.current?.click();
            }}
          >
            <FileUp size={16} aria-hidden="true" />
            {t('upload.files')}
          </Button>
          <Button
            variant="outline"
            aria-disabled={isSending}
            onClick={() => {
              if (!isSending) folder?.click();
            }}
          >
            <FolderUp size={16} aria-hidden="true" />
            {t('upload.folder')}
          </Button>
        </Flex>
        <VisuallyHidden asChild>
          <input
            ref={files}
            type="file"
            tabIndex={-1}
            aria-hidden="true"
            multiple
            accept=".tex,.zip,image/png,image/jpeg,image/gif,image/webp,image/svg+xml"
            onChange={({ target }) => void choose(target)}
          />
        </VisuallyHidden>
        <VisuallyHidden asChild>
          <input
            ref={(input) => {
              if (input !== null) input.webkitdirectory = true;
              setFolder(input);
            }}
            type="file"
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ target }) => void choose(target)}
          />
        </VisuallyHidden>
        <Text fontSize="sm" color="fg.muted">
          {t('upload.hint', { size: largestUpload / 1_000_000 })}
        </Text>
        <UploadProgress
          upload={{
            current: isSending ? { name: t('upload.documents'), share } : undefined,
            cancel: () => stop.current?.(),
          }}
        />
        {share === 1 && <Text role="status">{t('upload.checking')}</Text>}
        {outcome?.kind === 'failed' && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>
              {outcome.failure.kind === 'tooLarge'
                ? t('upload.tooLarge', { size: largestUpload / 1_000_000 })
                : textOf(outcome.failure, t('upload.failed'))}
            </Alert.Title>
          </Alert.Root>
        )}
        {outcome?.kind === 'hindered' && <UploadObstacles obstacles={outcome.obstacles} />}
        {existing !== undefined && (
          <Stack gap="2" align="flex-start">
            <Text>{t('upload.replaceText')}</Text>
            <Button variant="outline" onClick={() => void send(existing.files, true)}>
              {t('upload.replace', { count: existing.obstacles.length })}
            </Button>
          </Stack>
        )}
      </Stack>
    </TitledDialog>
  );
}
