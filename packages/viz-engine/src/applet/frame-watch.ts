import type { AppletFailure } from '@lemma/core/applet';

/** What is known about a frame beside its messages: how long it has been silent, and how many it has sent. */
export interface FrameWatch {
  /** Seconds since it was last heard; undefined before it was heard at all. */
  readonly quiet: number | undefined;
  /** Messages within this second. */
  readonly heard: number;
}

export const startOfFrameWatch: FrameWatch = { quiet: undefined, heard: 0 };

/** More messages per second are noise. */
const mostMessages = 50;
/** Seconds that a frame may be silent once it has started. */
const longestSilence = 5;

/** It has sent something. */
export function heardFrom({ heard }: FrameWatch): FrameWatch {
  return { quiet: 0, heard: heard + 1 };
}

/** Another second has passed. */
export function afterSecond({ quiet }: FrameWatch): FrameWatch {
  return { quiet: quiet === undefined ? undefined : quiet + 1, heard: 0 };
}

/** Why the frame must go. */
export function misbehaviour({ quiet, heard }: FrameWatch): AppletFailure | undefined {
  if (heard > mostMessages) return { kind: 'noisy' };
  return quiet !== undefined && quiet > longestSilence ? { kind: 'silent' } : undefined;
}
