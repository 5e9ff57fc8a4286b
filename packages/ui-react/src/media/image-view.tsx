import { chakra, Skeleton } from '@chakra-ui/react';
import type { ImageMedia, PixelSize } from '@lemma/core/document';
import { ImageIcon } from 'lucide-react';
import { use, useRef, type CSSProperties } from 'react';
import { useTexts } from '../language/index.ts';
import { MediaFailed } from './media-failed.tsx';
import { MediaInWords } from './media-in-words.tsx';
import { PlainImagesContext } from './plain-images.ts';
import { useMedia } from './use-media.ts';
import { ZoomableImage } from './zoomable-image.tsx';

/** An image of the page. One with alternative text can be enlarged; an ornament cannot. */
export function ImageView({ image }: { readonly image: ImageMedia }) {
  const { t } = useTexts('media');
  const { path, alternative } = image;
  if (alternative === '' && path === undefined) return null;
  return (
    <chakra.span css={layout} style={styleOf(image)} data-align={image.align}>
      {path === undefined ? (
        <MediaInWords icon={<ImageIcon aria-hidden size="1.2em" />}>{alternative ?? t('image')}</MediaInWords>
      ) : (
        <ImageFile key={path} image={image} path={path} />
      )}
    </chakra.span>
  );
}

function ImageFile({ image, path }: { readonly image: ImageMedia; readonly path: string }) {
  const { t } = useTexts('media');
  const place = useRef<HTMLSpanElement>(null);
  const { state, retry, onBroken } = useMedia(path, place, true);
  const name = image.alternative ?? t('imageWithoutWords');
  const isFilling = image.width !== undefined;
  const isPlain = use(PlainImagesContext);
  return (
    <span ref={place} style={{ display: 'inline-block', maxWidth: '100%', ...(isFilling && { width: '100%' }) }}>
      {state.status === 'loading' && (
        <Skeleton
          asChild
          w={isFilling ? 'full' : undefined}
          {...(image.pixels === undefined && { minH: '24', minW: '32' })}
        >
          <span role="img" aria-busy aria-label={name || t('image')} style={placeFor(image)} />
        </Skeleton>
      )}
      {state.status === 'failed' && isPlain && name}
      {state.status === 'failed' && !isPlain && (
        <MediaFailed of="image" trouble={state.failure} name={name} onRetry={retry} />
      )}
      {state.status === 'loaded' && (
        <ZoomableImage
          address={state.value.address}
          name={name}
          isFilling={isFilling}
          isPlain={isPlain}
          height={image.height}
          pixels={image.pixels}
          onBroken={onBroken}
        />
      )}
    </span>
  );
}

/** A placeholder of the image's size, so that nothing moves when it loads. */
function placeFor({ width, height, pixels }: ImageMedia): CSSProperties {
  return {
    display: 'block',
    maxWidth: '100%',
    ...(pixels && {
      aspectRatio: ratioOf(pixels),
      ...(width === undefined && height === undefined && { width: pixels.width }),
    }),
    ...(height !== undefined && { height }),
  };
}

function ratioOf({ width, height }: PixelSize): string {
  return `${width} / ${height}`;
}

const layout = {
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'middle',
  '&[data-align=left]': { float: 'left', marginInlineEnd: '4', marginBlockEnd: '2' },
  '&[data-align=right]': { float: 'right', marginInlineStart: '4', marginBlockEnd: '2' },
  '&[data-align=center]': { display: 'block', width: 'fit-content', marginInline: 'auto' },
} as const;

function styleOf({ width }: ImageMedia): CSSProperties {
  return width === undefined ? {} : { width };
}
