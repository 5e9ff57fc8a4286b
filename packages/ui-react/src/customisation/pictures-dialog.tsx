import { Alert, Box, Button, Flex, IconButton, Skeleton, Stack, Text, VisuallyHidden, chakra } from '@chakra-ui/react';
import { largestPicture, pictureCommand, picturePath } from '@lemma/core/own-document';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { useFailureText } from './failure-text.ts';
import { TitledDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { useMedia } from '../media/index.ts';
import { useNotices } from '../shell/index.ts';
import { UploadProgress } from './upload-progress.tsx';
import { picturesIn, usePictureUpload } from './use-picture-upload.ts';

interface PicturesDialogProps {
  /** The path of the document. */
  readonly document: string;
  /** Puts a command where the cursor is. */
  readonly onInsert: (command: string) => void;
  readonly onClose: () => void;
}

/** The pictures beside a document: added by choosing, dropping or pasting them, inserted, deleted. */
export function PicturesDialog({ document, onInsert, onClose }: PicturesDialogProps) {
  const { t, language } = useTexts('own-document');
  const gateway = useService(tokens.pictureGateway);
  const store = useMemo(() => new ResourceStore(() => gateway.list(document)), [gateway, document]);
  const listed = useLoaded(store);
  const textOf = useFailureText();
  const notices = useNotices();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const upload = usePictureUpload(
    document,
    () => void store.load(),
    () => void store.load(),
  );
  const remove = async (name: string) => {
    const removed = await gateway.remove(document, name);
    if (removed.ok) void store.load();
    else notices.show({ kind: 'error', text: textOf(removed.failure, t('notChanged')) });
  };
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <TitledDialog title={t('pictures.title')} closeLabel={t('close')} onClose={onClose}>
      <Stack
        gap="4"
        onPaste={({ clipboardData }) => void upload.send(picturesIn(clipboardData))}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void upload.send(picturesIn(event.dataTransfer));
        }}
      >
        <Stack
          gap="2"
          align="center"
          textAlign="center"
          p="5"
          borderWidth="2px"
          borderStyle="dashed"
          borderRadius="l2"
          borderColor={isOver ? 'brand.solid' : 'border'}
        >
          <Button
            colorPalette="brand"
            aria-disabled={upload.current !== undefined}
            onClick={() => {
              if (upload.current === undefined) chooser.current?.click();
            }}
          >
            <ImagePlus size={16} aria-hidden="true" />
            {t('pictures.add')}
          </Button>
          <VisuallyHidden asChild>
            <input
              ref={chooser}
              type="file"
              tabIndex={-1}
              aria-hidden="true"
              multiple
              accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml"
              onChange={({ target }) => {
                void upload.send([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </VisuallyHidden>
          <Text fontSize="sm" color="fg.muted">
            {t('pictures.hint', { size: largestPicture / 1_000_000 })}
          </Text>
          <UploadProgress upload={upload} />
        </Stack>
        {listed.status === 'loading' && <Skeleton height="16" />}
        {listed.status === 'failed' && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title flex="1">{textOf(listed.failure, t('pictures.failed'))}</Alert.Title>
            <Button size="sm" variant="outline" onClick={() => void store.load()}>
              {t('retry')}
            </Button>
          </Alert.Root>
        )}
        {listed.status === 'loaded' && listed.value.length === 0 && <Text color="fg.muted">{t('pictures.none')}</Text>}
        {listed.status === 'loaded' && (
          <Stack as="ul" role="list" listStyleType="none" gap="2">
            {listed.value.map((picture) => (
              <Flex as="li" key={picture.name} gap="3" align="center" wrap="wrap">
                <Thumbnail path={picturePath(document, picture.name)} />
                <Box flex="1 1 8rem" minW="0" wordBreak="break-word">
                  {picture.name}
                  <Text fontSize="sm" color="fg.muted">
                    {size.format(Math.max(1, picture.size / 1000))}
                  </Text>
                </Box>
                <Button
                  size={{ base: 'md', md: 'sm' }}
                  variant="outline"
                  aria-label={t('pictures.insertNamed', { name: picture.name })}
                  onClick={() => onInsert(pictureCommand(document, picture.name, t('pictures.words')))}
                >
                  {t('pictures.insert')}
                </Button>
                <IconButton
                  size={{ base: 'md', md: 'sm' }}
                  variant="ghost"
                  aria-label={t('remove', { name: picture.name })}
                  title={t('remove', { name: picture.name })}
                  onClick={() => void remove(picture.name)}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </IconButton>
              </Flex>
            ))}
          </Stack>
        )}
      </Stack>
    </TitledDialog>
  );
}

/** A picture in small; its name is beside it. */
function Thumbnail({ path }: { readonly path: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useMedia(path, place);
  return (
    <Box ref={place} boxSize="12" flex="none" bg="white" borderWidth="1px" borderRadius="l1" overflow="hidden">
      {state.status === 'loaded' && <chakra.img src={state.value.address} alt="" boxSize="full" objectFit="contain" />}
    </Box>
  );
}
