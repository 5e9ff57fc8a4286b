import { plainText, type CindyConstruction } from '@lemma/core/document';
import {
  cindyConfig,
  openCindyFrame,
  type CindyFrame,
  type CindyOpening,
  type CindyState,
} from '@lemma/viz-engine/cindy';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useClock } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

/** A construction in its frame, and what the page knows about it. */
export interface OpenConstruction {
  readonly state: CindyState;
  /** Whether something in it moves by itself. */
  readonly plays: boolean;
  /** Missing until it has loaded. */
  readonly frame: CindyFrame | undefined;
}

/** What is known before its frame has said anything. */
const loading: Omit<OpenConstruction, 'plays'> = { state: { status: 'loading' }, frame: undefined };

/** Shows a construction inside an element of the page while the view is mounted. */
export function useConstruction(
  place: RefObject<HTMLElement | null>,
  construction: CindyConstruction,
  still: boolean,
  opening: CindyOpening | undefined,
): OpenConstruction {
  const { t, language } = useTexts('cindy');
  const clock = useClock();
  const [known, setKnown] = useState(loading);
  const config = useMemo(() => cindyConfig(construction, still, opening), [construction, still, opening]);
  useEffect(() => {
    if (place.current === null) return undefined;
    const title = plainText(construction.title) || t('construction');
    const words = { language, title, point: t('point', { name: '{name}', x: '{x}', y: '{y}' }) };
    const frame = openCindyFrame(place.current, {
      title,
      message: { kind: 'open', construction: config, words },
      clock,
      onState: (state) => setKnown({ state, frame }),
    });
    return () => {
      frame.dispose();
      setKnown(loading);
    };
  }, [place, construction, config, clock, t, language]);
  return { ...known, plays: config.plays };
}
