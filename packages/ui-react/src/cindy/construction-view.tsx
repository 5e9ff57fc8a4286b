import { Button, chakra, Skeleton } from '@chakra-ui/react';
import type { CindyConstruction } from '@lemma/core/document';
import { hasOwnBackground, type CindyState, type CindyPoint } from '@lemma/viz-engine/cindy';
import { Pause, Play } from 'lucide-react';
import { answersOfConstruction, keptPoints, type BridgeFailure, type PageAnswers } from '@lemma/core/mathlet';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { printNumber } from '@lemma/core/expression';
import { writesDecimalComma } from '@lemma/core/language';
import { InlineView } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { BridgeFailures } from '../visualization/index.ts';
import { useConstruction } from './use-construction.ts';

interface ConstructionViewProps {
  readonly construction: CindyConstruction;
  /** The answers of the problem around it, if there is one. */
  readonly answers?: PageAnswers | undefined;
  /** Whether answers are taken now. */
  readonly isEditable?: boolean | undefined;
}

/** A CindyJS construction with its title, play controls and description. It is found as its answers left it. */
export function ConstructionView({ construction, answers, isEditable = true }: ConstructionViewProps) {
  const { t, language } = useTexts('cindy');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  // What is moved later must not open it again.
  const opening = useMemo(
    () => answers && { points: keptPoints(construction, answers.state), isHeld: !isEditable },
    [construction, answers, isEditable],
  );
  const { state, plays, frame } = useConstruction(place, construction, still, opening);
  const failures = useGiven(construction, state, answers, isEditable);
  const { width, height, title } = construction;
  const hasTitle = title.length > 0;
  return (
    <chakra.figure
      aria-labelledby={hasTitle ? `${id}title` : undefined}
      aria-label={hasTitle ? undefined : t('construction')}
      aria-busy={state.status === 'loading'}
      breakInside="avoid"
      mx="0"
      my="5"
    >
      {hasTitle && (
        <chakra.figcaption id={`${id}title`} fontWeight="semibold" mb="3">
          <InlineView content={title} />
        </chakra.figcaption>
      )}
      <chakra.div
        // The border is not part of the canvas: the drawing area is 500 by 500 (specification 002 §2).
        boxSizing="content-box"
        width={`${String(width)}px`}
        maxWidth="calc(100% - 4px)"
        aspectRatio={`${String(width)} / ${String(height)}`}
        position="relative"
        overflow="hidden"
        borderWidth="2px"
        borderColor={{ base: '#000', _dark: 'fg' }}
        bg="rgb(236, 236, 236)"
        css={hasOwnBackground(construction) ? {} : darkPaper}
      >
        <chakra.div ref={place} position="absolute" inset="0" css={frameStyle} />
        {state.status === 'loading' && (
          <>
            <Skeleton position="absolute" inset="0" rounded="none" pointerEvents="none" aria-hidden="true" />
            <chakra.span srOnly lang={language}>
              {t('coming')}
            </chakra.span>
          </>
        )}
        {state.status === 'failed' && (
          <chakra.p position="absolute" inset="0" p="4" m="0" role="alert" bg="bg.error" color="fg.error">
            {t(`failed.${state.reason}`)}
          </chakra.p>
        )}
      </chakra.div>
      <Fault state={state} />
      <BridgeFailures failures={failures} />
      {plays && state.status === 'shown' && frame !== undefined && <PlayButton frame={frame} playsFirst={!still} />}
      <ConstructionInWords construction={construction} points={state.status === 'shown' ? state.points : []} />
    </chakra.figure>
  );
}

const nothing: readonly BridgeFailure[] = [];

/**
 * Gives what was moved: where points are when it opens is no answer yet. Returns why the last answer is not stored
 * (specification 002 §8.3).
 */
function useGiven(
  construction: CindyConstruction,
  state: CindyState,
  answers: PageAnswers | undefined,
  isEditable: boolean,
): readonly BridgeFailure[] {
  const [failures, setFailures] = useState(nothing);
  const former = useRef<string>(undefined);
  const points = state.status === 'shown' && state.points.length > 0 ? state.points : undefined;
  const give = useEffectEvent((now: readonly CindyPoint[]) => {
    const given = answersOfConstruction(construction, now);
    const text = JSON.stringify([...given]);
    if (isEditable && given.size > 0 && former.current !== undefined && former.current !== text) {
      const isStored = answers?.give(given) ?? false;
      setFailures(isStored ? nothing : [{ kind: answers === undefined ? 'cannotStore' : 'storingFailed' }]);
    }
    former.current = text;
  });
  useEffect(() => {
    if (points === undefined) former.current = undefined;
    else give(points);
  }, [points]);
  return failures;
}

const frameStyle = { '& iframe': { width: '100%', height: '100%', border: '0', display: 'block' } } as const;

/**
 * On a dark page the paper is dark and the ink light, but hues are kept. A paper chosen by the author stays the same.
 * Printed pages are light.
 */
const darkPaper = {
  _dark: { bg: 'rgb(19, 19, 19)', '& iframe': { filter: 'invert(1) hue-rotate(180deg)' } },
} as const;

/** An error in a script, for whoever can fix it. */
function Fault({ state }: { readonly state: CindyState }) {
  const { t, language } = useTexts('cindy');
  if (state.status === 'loading' || state.fault === undefined) return null;
  const { event, message } = state.fault;
  return (
    <chakra.p lang={language} role="alert" color="fg.error" fontSize="sm" mt="2" overflowWrap="anywhere">
      {event === undefined ? t('fault') : t('faultIn', { script: `cs${event}` })} <code>{message}</code>
    </chakra.p>
  );
}

interface PlayButtonProps {
  readonly frame: { play(): void; pause(): void };
  readonly playsFirst: boolean;
}

function PlayButton({ frame, playsFirst }: PlayButtonProps) {
  const { t, language } = useTexts('cindy');
  const [playing, setPlaying] = useState(playsFirst);
  function toggle() {
    if (playing) frame.pause();
    else frame.play();
    setPlaying(!playing);
  }
  return (
    <Button size="sm" variant="outline" mt="3" onClick={toggle} lang={language} data-control>
      {playing ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      {playing ? t('pause') : t('play')}
    </Button>
  );
}

interface ConstructionInWordsProps {
  readonly construction: CindyConstruction;
  /** The movable ones, with their current positions. */
  readonly points: readonly CindyPoint[];
}

/** The author's description of the construction, and the positions of its points. */
function ConstructionInWords({ construction: { description }, points }: ConstructionInWordsProps) {
  const { t, language } = useTexts('cindy');
  if (description.length === 0 && points.length === 0) return null;
  const decimalComma = writesDecimalComma(language);
  const write = (value: number) => printNumber(value, { decimalComma });
  return (
    <chakra.details fontSize="sm" mt="2" _print={{ display: 'none' }}>
      <chakra.summary lang={language} cursor="pointer" color="fg.muted" py="1">
        {t('inWords')}
      </chakra.summary>
      {description.length > 0 && (
        <chakra.p my="2">
          <InlineView content={description} />
        </chakra.p>
      )}
      <chakra.ul lang={language} ps="5" my="2" listStyleType="disc">
        {points.map(({ name, x, y }) => (
          <li key={name}>{t('point', { name, x: write(x), y: write(y) })}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
