import type { Disposable } from '@lemma/core/platform';
import { Button, chakra } from '@chakra-ui/react';
import type { BoardOptions } from '@lemma/core/document';
import type { BoardFunction } from '@lemma/viz-engine/board';
import { tonesOf } from '@lemma/viz-engine/sound';
import { Square, Volume2 } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/index.ts';
import { shownIn } from './figure-values.ts';
import { SoundContext } from './sound.ts';
import { toolSize } from './tool-size.ts';

/** Duration of a graph in seconds, from left to right. */
const seconds = 3;
const tonesPerSecond = 60;

interface HearGraphProps {
  /** The name shown in the picture. */
  readonly called: string;
  readonly graph: BoardFunction;
  /** The visible part of the plane. */
  readonly options: BoardOptions;
}

/**
 * Plays the current graph of a function, and moves along it: the higher it is, the higher its pitch. Nothing plays by
 * itself.
 */
export function HearGraph({ called, graph, options }: HearGraphProps) {
  const { t, language } = useTexts('visualization');
  const play = use(SoundContext);
  const playing = useRef<Disposable>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => () => playing.current?.dispose(), []);

  function toggle() {
    if (isPlaying) playing.current?.dispose();
    else
      playing.current = play(tonesOf(graph.evaluate, options, seconds * tonesPerSecond), seconds, () =>
        setIsPlaying(false),
      );
    setIsPlaying(!isPlaying);
  }

  const Icon = isPlaying ? Square : Volume2;
  return (
    <chakra.div lang={language} _print={{ display: 'none' }}>
      <Button size="xs" css={toolSize} variant="ghost" onClick={toggle} title={t('sound.how')}>
        <Icon size={16} aria-hidden="true" />
        {t(isPlaying ? 'sound.stop' : 'sound.hear', { name: called })}
      </Button>
      <WalkGraph called={called} graph={graph} options={options} />
    </chakra.div>
  );
}

/** Number of steps along a graph from the left edge of its board to the right. */
const steps = 100;

/** Moves along a graph by arrow keys, and announces the position. */
function WalkGraph({ called, graph, options: { left, right } }: HearGraphProps) {
  const { t, language } = useTexts('visualization');
  const write = shownIn(language);
  const [step, setStep] = useState<number>();
  const x = left + ((right - left) * (step ?? steps / 2)) / steps;
  const y = graph.evaluate(x);
  const place = Number.isFinite(y) ? t('sound.at', { x: write(x), y: write(y) }) : t('sound.nothing', { x: write(x) });
  return (
    <chakra.label display="flex" alignItems="center" gap="2" fontSize="xs" color="fg.muted" px="2">
      <chakra.span srOnly>{t('sound.walk', { name: called })}</chakra.span>
      <chakra.input
        type="range"
        min={0}
        max={steps}
        step={1}
        value={step ?? steps / 2}
        aria-valuetext={place}
        title={t('sound.walk', { name: called })}
        accentColor="brand.solid"
        width="8rem"
        height="6"
        onChange={(event) => setStep(Number(event.target.value))}
      />
      {step !== undefined && (
        <chakra.output fontVariantNumeric="tabular-nums" aria-hidden="true">
          {place}
        </chakra.output>
      )}
    </chakra.label>
  );
}
