import { chakra, CloseButton, Dialog, Portal, VisuallyHidden } from '@chakra-ui/react';
import type { PixelSize } from '@lemma/core/document';
import { useRef, useState } from 'react';
import { useTexts } from '../language/index.ts';

interface ZoomableImageProps {
  readonly address: string;
  /** The alternative text; empty for an ornament, which cannot be enlarged. */
  readonly name: string;
  /** Whether it is as wide as its place on the page. */
  readonly isFilling: boolean;
  /** Whether it cannot be enlarged, because it is part of a control. */
  readonly isPlain: boolean;
  readonly height?: string | undefined;
  /** The size of the file: reserves room until the browser has read it. */
  readonly pixels?: PixelSize | undefined;
  readonly onBroken: () => void;
}

/** An image that opens in full size, by a click or the keyboard; Escape, the button or a click beside it closes it. */
export function ZoomableImage({ address, name, isFilling, isPlain, height, pixels, onBroken }: ZoomableImageProps) {
  const { t } = useTexts('media');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const picture = (
    <chakra.img
      src={address}
      alt={name}
      onError={onBroken}
      draggable={isPlain ? false : undefined}
      display="block"
      maxW="full"
      w={isFilling ? 'full' : height === undefined ? undefined : 'auto'}
      rounded="sm"
      htmlWidth={pixels?.width}
      htmlHeight={pixels?.height}
      // Drawings are made for white paper.
      bg="white"
      {...(height !== undefined && { style: { height } })}
    />
  );
  if (name === '' || isPlain) return picture;
  return (
    <>
      <chakra.button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        display="block"
        maxW="full"
        w={isFilling ? 'full' : undefined}
        cursor="zoom-in"
        rounded="sm"
        focusRing="outside"
        onClick={() => setIsOpen(true)}
      >
        {picture}
        <VisuallyHidden>{t('enlarge')}</VisuallyHidden>
      </chakra.button>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
        finalFocusEl={() => opener.current}
        placement="center"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content maxW="calc(100vw - 1rem)" maxH="calc(100dvh - 1rem)" w="fit-content" m="2">
              <Dialog.Header pe="14" py="3">
                <Dialog.Title fontSize="md">{name}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body overflow="auto" p="3" pt="0">
                <chakra.img
                  src={address}
                  alt={name}
                  bg="white"
                  minW="min(80vw, 40rem)"
                  maxW="full"
                  maxH="calc(100dvh - 7rem)"
                  objectFit="contain"
                  mx="auto"
                />
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t('close')} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}
