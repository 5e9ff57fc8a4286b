import { Button } from '@chakra-ui/react';
import type { BoardOptions } from '@lemma/core/document';
import type { FunctionTerm } from '@lemma/viz-engine/board';
import { tonesOf } from '@lemma/viz-engine/sound';
import { Square, Volume2 } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/index.ts';
import { SoundContext } from './sound.ts';

/** So long a graph is heard from left to right. */
const seconds = 3;
const tonesPerSecond = 60;

interface HearGraphProps {
  readonly name: string;
  readonly graph: FunctionTerm;
  /** The part of the plane in which it is seen. */
  readonly options: BoardOptions;
}

/** Plays the graph of a function as it is now: the higher it is, the higher it sounds. Nothing sounds by itself. */
export function HearGraph({ name, graph, options }: HearGraphProps) {
  const { t, language } = useTexts('visualization');
  const play = use(SoundContext);
  const stop = useRef<() => void>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => () => stop.current?.(), []);

  function toggle() {
    if (isPlaying) stop.current?.();
    else
      stop.current = play(tonesOf(graph.evaluate, options, seconds * tonesPerSecond), seconds, () =>
        setIsPlaying(false),
      );
    setIsPlaying(!isPlaying);
  }

  const Icon = isPlaying ? Square : Volume2;
  return (
    <Button
      lang={language}
      size="xs"
      variant="ghost"
      onClick={toggle}
      title={t('sound.how')}
      _print={{ display: 'none' }}
    >
      <Icon size={16} aria-hidden="true" />
      {t(isPlaying ? 'sound.stop' : 'sound.hear', { name })}
    </Button>
  );
}
