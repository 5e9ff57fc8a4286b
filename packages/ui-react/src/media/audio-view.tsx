import { chakra } from '@chakra-ui/react';
import type { AudioMedia } from '@lemma/core/document';
import { Volume2 } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { useTexts } from '../language/index.ts';
import { PlayedMedia } from './played-media.tsx';

/** A recording with a player and a choice of speeds. */
export function AudioView({ audio }: { readonly audio: AudioMedia }) {
  return (
    <PlayedMedia
      path={audio.path}
      title={audio.title}
      kind="audio"
      icon={Volume2}
      player={({ address, name, onBroken }) => (
        <AudioPlayer audio={audio} src={address} aria-label={name} onError={onBroken} />
      )}
    />
  );
}

function AudioPlayer({ audio, ...file }: ComponentProps<typeof chakra.audio> & { readonly audio: AudioMedia }) {
  const { t, language } = useTexts('media');
  const number = new Intl.NumberFormat(language);
  const player = useRef<HTMLAudioElement>(null);
  const [speed, setSpeed] = useState(audio.defaultSpeed);
  const id = useId();
  const playAt = (wanted: number) => {
    setSpeed(wanted);
    if (player.current !== null) player.current.playbackRate = wanted;
  };
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.audio
        {...file}
        ref={player}
        controls
        preload="metadata"
        maxW="full"
        onLoadedMetadata={() => playAt(speed)}
      />
      <span lang={language} data-control="">
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
    </chakra.span>
  );
}
