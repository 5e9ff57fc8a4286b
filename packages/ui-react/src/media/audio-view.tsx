import { chakra } from '@chakra-ui/react';
import type { AudioMedia } from '@lemma/core/document';
import { Volume2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../language/index.ts';
import { MediaFailed } from './media-failed.tsx';
import { MediaInWords } from './media-in-words.tsx';
import { useMedia } from './use-media.ts';

/** A recording with a player and a choice of speeds. */
export function AudioView({ audio }: { readonly audio: AudioMedia }) {
  const { t } = useTexts('media');
  const { path, title } = audio;
  return (
    <chakra.span display="block" my="3">
      {path === undefined ? (
        <MediaInWords icon={<Volume2 aria-hidden size="1.2em" />}>{title || t('audio')}</MediaInWords>
      ) : (
        <AudioFile key={path} audio={audio} path={path} />
      )}
    </chakra.span>
  );
}

function AudioFile({ audio, path }: { readonly audio: AudioMedia; readonly path: string }) {
  const { t, language } = useTexts('media');
  const number = new Intl.NumberFormat(language);
  const place = useRef<HTMLSpanElement>(null);
  const player = useRef<HTMLAudioElement>(null);
  const { state, retry } = useMedia(path, place);
  const [isBroken, setIsBroken] = useState(false);
  const [speed, setSpeed] = useState(audio.defaultSpeed);
  const id = useId();
  const name = audio.title || t('audio');
  const playAt = (wanted: number) => {
    setSpeed(wanted);
    if (player.current !== null) player.current.playbackRate = wanted;
  };
  return (
    <chakra.span ref={place} role="group" aria-label={name} display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {audio.title !== '' && (
        <chakra.span flexBasis="full" fontWeight="semibold">
          {audio.title}
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
        <>
          <chakra.audio
            ref={player}
            controls
            src={state.value.address}
            aria-label={name}
            preload="metadata"
            maxW="full"
            onLoadedMetadata={() => playAt(speed)}
            onError={() => setIsBroken(true)}
          />
          <span data-control="">
            <chakra.label htmlFor={`${id}speed`} fontSize="sm" color="fg.muted" me="2">
              {t('speed')}
            </chakra.label>
            <chakra.select
              id={`${id}speed`}
              value={speed}
              onChange={(event) => playAt(Number(event.target.value))}
              borderWidth="1px"
              borderColor="border.emphasized"
              bg="bg.panel"
              color="fg"
              rounded="md"
              px="2"
              py="1"
            >
              {audio.speeds.map((option) => (
                <option key={option} value={option}>
                  {t('times', { speed: number.format(option) })}
                </option>
              ))}
            </chakra.select>
          </span>
        </>
      )}
    </chakra.span>
  );
}
