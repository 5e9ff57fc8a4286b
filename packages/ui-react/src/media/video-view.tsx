import { chakra } from '@chakra-ui/react';
import type { VideoMedia } from '@lemma/core/document';
import { ExternalLink, Film } from 'lucide-react';
import { useRef, type ComponentProps, type RefObject } from 'react';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { PlayedMedia } from './played-media.tsx';
import { useMedia } from './use-media.ts';

/** A video: from the content in a player, from the web as a link. Foreign pages are never embedded. */
export function VideoView({ video }: { readonly video: VideoMedia }) {
  const { t } = useTexts('media');
  const { path, href, title, width } = video;
  if (href !== undefined) {
    return (
      <chakra.a href={href} rel="external noreferrer" display="inline-flex" alignItems="center" gap="1.5">
        <Film aria-hidden size="1.1em" style={{ flex: 'none' }} />
        {t('videoElsewhere', { title: title || t('video'), host: hostOf(href) })}
        <ExternalLink aria-hidden size="0.9em" style={{ flex: 'none' }} />
      </chakra.a>
    );
  }
  return (
    <PlayedMedia
      path={path}
      title={title}
      kind="video"
      icon={Film}
      width={width}
      player={({ address, name, onBroken }) => (
        <VideoPlayer
          captions={video.captions}
          src={address}
          aria-label={name}
          onError={onBroken}
          w={width === undefined ? undefined : 'full'}
        />
      )}
    />
  );
}

function VideoPlayer({
  captions,
  ...file
}: ComponentProps<typeof chakra.video> & { readonly captions: string | undefined }) {
  const player = useRef<HTMLVideoElement>(null);
  return (
    <chakra.video
      {...file}
      ref={player}
      controls
      preload="metadata"
      display="block"
      maxW="full"
      aspectRatio="auto 16 / 9"
      rounded="sm"
    >
      {captions !== undefined && <CaptionTrack key={captions} path={captions} place={player} />}
    </chakra.video>
  );
}

/** Without available captions, the video is shown without them. */
function CaptionTrack({ path, place }: { readonly path: string; readonly place: RefObject<Element | null> }) {
  const { t } = useTexts('media');
  const language = usePageLanguage();
  const { state } = useMedia(path, place);
  if (state.status !== 'loaded') return null;
  return <track kind="captions" src={state.value.address} srcLang={language} label={t('captions')} default />;
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname : href;
}
