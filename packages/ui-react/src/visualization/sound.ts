import type { Disposable } from '@lemma/core/platform';
import type { Tone } from '@lemma/viz-engine/sound';
import { createContext } from 'react';
import { playOnWebAudio } from './web-audio.ts';

/** Plays a sequence of tones within this duration. Disposing stops it; `onEnd` is called when it ends by itself. */
export type Sound = (tones: readonly Tone[], seconds: number, onEnd: () => void) => Disposable;

/** The audio output of figures: the loudspeakers, or a recorder of what it was asked to play. */
export const SoundContext = createContext<Sound>(playOnWebAudio);
