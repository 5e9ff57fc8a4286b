import type { Tone } from '@lemma/viz-engine/sound';
import { createContext } from 'react';
import { playOnWebAudio } from './web-audio.ts';

/** Plays tones one after the other within so many seconds. What is returned stops it; `onEnd` hears when it is over by itself. */
export type Sound = (tones: readonly Tone[], seconds: number, onEnd: () => void) => () => void;

/** What figures are heard through: the loudspeakers, or something that only writes down what it was asked to play. */
export const SoundContext = createContext<Sound>(playOnWebAudio);
