import { chakra } from '@chakra-ui/react';
import type { VideoMedia } from '@lemma/core/document';
import { ExternalLink, Film } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTexts } from '../language/index.ts';
import { MediaFailed } from './media-failed.tsx';
import { MediaInWords } from './media-in-words.tsx';
import { useMedia } from './use-media.ts';

/** A video: of the content in a player, of the web as a link. A page of somebody else is never put into ours. */
export function VideoView({ video }: { readonly video: VideoMedia }) {
  const { t } = useTexts('media');
  const { path, href, title } = video;
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
    <chakra.span display="block" my="3" maxW="full" style={video.width === undefined ? {} : { width: video.width }}>
      {path === undefined ? (
        <MediaInWords icon={<Film aria-hidden size="1.2em" />}>{title || t('video')}</MediaInWords>
      ) : (
        <VideoFile key={path} video={video} path={path} />
      )}
    </chakra.span>
  );
}

function VideoFile({ video, path }: { readonly video: VideoMedia; readonly path: string }) {
  const { t } = useTexts('media');
  const place = useRef<HTMLSpanElement>(null);
  const { state, retry } = useMedia(path, place);
  const [isBroken, setIsBroken] = useState(false);
  const name = video.title || t('video');
  return (
    <chakra.span ref={place} role="group" aria-label={name} display="block">
      {video.title !== '' && (
        <chakra.span display="block" fontWeight="semibold" mb="1">
          {video.title}
        </chakra.span>
      )}
      {state.status === 'loading' && (
        <chakra.span role="status" color="fg.muted">
          {t('loading')}
        </chakra.span>
      )}
      {state.status === 'failed' && <MediaFailed trouble={state.failure.kind} name="" onRetry={retry} />}
      {state.status === 'loaded' && isBroken && <MediaFailed trouble="broken" name="" onRetry={retry} />}
      {state.status === 'loaded' && !isBroken && (
        <chakra.video
          controls
          src={state.value.address}
          aria-label={name}
          preload="metadata"
          display="block"
          w={video.width === undefined ? undefined : 'full'}
          maxW="full"
          rounded="sm"
          onError={() => setIsBroken(true)}
        >
          {video.captions !== undefined && <CaptionTrack key={video.captions} path={video.captions} place={place} />}
        </chakra.video>
      )}
    </chakra.span>
  );
}

/** Captions that cannot be had leave the video without them. */
function CaptionTrack({ path, place }: { readonly path: string; readonly place: RefObject<Element | null> }) {
  const { t, language } = useTexts('media');
  const { state } = useMedia(path, place);
  if (state.status !== 'loaded') return null;
  return <track kind="captions" src={state.value.address} srcLang={language} label={t('captions')} default />;
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname : href;
}
