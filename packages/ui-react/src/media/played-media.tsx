import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { MediaFailed } from './media-failed.tsx';
import { MediaInWords } from './media-in-words.tsx';
import { useMedia } from './use-media.ts';

/** A file in its player. */
interface Playing {
  /** Undefined while loading: the player's place is reserved, so that nothing moves when it arrives. */
  readonly address: string | undefined;
  /** The accessible name of the player. */
  readonly name: string;
  readonly onBroken: () => void;
}

interface PlayedMediaProps {
  /** If missing, the file is not available. */
  readonly path: string | undefined;
  readonly title: string;
  /** The name of one without a title. */
  readonly kind: 'audio' | 'video';
  readonly icon: LucideIcon;
  readonly width?: string | undefined;
  readonly player: (playing: Playing) => ReactNode;
}

/** The title and the player, or what replaces the player. On paper, where nothing plays, its name. */
export function PlayedMedia({ path, title, kind, icon: Icon, width, player }: PlayedMediaProps) {
  const { t } = useTexts('media');
  const name = title || t(kind);
  const inWords = <MediaInWords icon={<Icon aria-hidden size="1.2em" />}>{name}</MediaInWords>;
  return (
    <chakra.span display="block" my="3" maxW="full" style={width === undefined ? {} : { width }}>
      {path === undefined ? (
        inWords
      ) : (
        <>
          <chakra.span display="block" _print={{ display: 'none' }}>
            <PlayedFile key={path} path={path} title={title} kind={kind} name={name} player={player} />
          </chakra.span>
          <chakra.span display="none" _print={{ display: 'inline' }}>
            {inWords}
          </chakra.span>
        </>
      )}
    </chakra.span>
  );
}

interface PlayedFileProps extends Pick<PlayedMediaProps, 'title' | 'kind' | 'player'> {
  readonly path: string;
  readonly name: string;
}

function PlayedFile({ path, title, kind, name, player }: PlayedFileProps) {
  const { t, language } = useTexts('media');
  const place = useRef<HTMLSpanElement>(null);
  const { state, retry, onBroken } = useMedia(path, place);
  return (
    <chakra.span ref={place} role="group" aria-label={name} display="block">
      {title !== '' && (
        <chakra.span display="block" fontWeight="semibold" mb="1">
          {title}
        </chakra.span>
      )}
      {state.status === 'loading' && (
        <chakra.span role="status" lang={language} srOnly>
          {t('loading')}
        </chakra.span>
      )}
      {state.status === 'failed' && <MediaFailed of={kind} trouble={state.failure} name="" onRetry={retry} />}
      {state.status !== 'failed' &&
        player({ address: state.status === 'loaded' ? state.value.address : undefined, name, onBroken })}
    </chakra.span>
  );
}
