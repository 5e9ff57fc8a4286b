import type { Disposable } from '@lemma/core/platform';
import type { Tone } from '@lemma/viz-engine/sound';
import { createContext } from 'react';
import { playOnWebAudio } from './web-audio.ts';

/** Plays tones one after the other within so many seconds. It stops when it is disposed of; `onEnd` hears when it is over by itself. */
export type Sound = (tones: readonly Tone[], seconds: number, onEnd: () => void) => Disposable;

/** The audio output of figures: the loudspeakers, or a recorder of what it was asked to play. */
export const SoundContext = createContext<Sound>(playOnWebAudio);
