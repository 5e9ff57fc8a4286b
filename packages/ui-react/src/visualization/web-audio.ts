import type { Disposable } from '@lemma/core/platform';
import type { Tone } from '@lemma/viz-engine/sound';

/** Loud enough while a screen reader continues to speak. */
const loudness = 0.15;

/** Seconds in which a tone fades in and out: without that it would click. */
const fade = 0.02;

/** Plays a sequence of tones through the loudspeakers, until the result is disposed of. */
export function playOnWebAudio(tones: readonly Tone[], seconds: number, onEnd: () => void): Disposable {
  const context = new AudioContext();
  const oscillator = sound(context, tones, seconds);
  const ended = () => {
    void context.close();
    onEnd();
  };
  oscillator.addEventListener('ended', ended);
  return {
    dispose: () => {
      oscillator.removeEventListener('ended', ended);
      void context.close();
    },
  };
}

/** Schedules a sequence of tones in any audio context; returns the node that ends with the last one. */
export function sound(context: BaseAudioContext, tones: readonly Tone[], seconds: number): OscillatorNode {
  const oscillator = new OscillatorNode(context, { type: 'triangle' });
  const gain = new GainNode(context, { gain: 0 });
  const panner = new StereoPannerNode(context, { pan: tones[0]?.side ?? 0 });
  oscillator.connect(gain).connect(panner).connect(context.destination);
  const start = context.currentTime + fade;
  const step = seconds / Math.max(tones.length, 1);
  for (const [index, { frequency, side }] of tones.entries()) {
    const time = start + index * step;
    const isNew = tones[index - 1]?.frequency === undefined;
    gain.gain.setTargetAtTime(frequency === undefined ? 0 : loudness, time, fade / 3);
    if (frequency !== undefined && isNew) oscillator.frequency.setValueAtTime(frequency, time);
    else if (frequency !== undefined) oscillator.frequency.linearRampToValueAtTime(frequency, time);
    else oscillator.frequency.setValueAtTime(tones[index - 1]?.frequency ?? 0, time);
    panner.pan.linearRampToValueAtTime(side, time);
  }
  const end = start + seconds;
  gain.gain.setTargetAtTime(0, end - fade, fade / 3);
  oscillator.start(start);
  oscillator.stop(end + fade);
  return oscillator;
}
