import type { AppletExporter, AppletFailure } from '@lemma/core/applet';
import type { Clock, Disposable } from '@lemma/core/platform';
import { openSandboxedFrame } from '../sandbox/index.ts';
import { afterSecond, heardFrom, misbehaviour, startOfFrameWatch, type FrameWatch } from './frame-watch.ts';
import { readAppletMessage, type AppletMessage, type AppletOpening } from './messages.ts';

/** Options for opening the frame of an applet. */
export interface AppletFrameOptions {
  /** Its accessible name. */
  readonly title: string;
  /** Its path in the platform's list, by which the server chooses the policy of the frame (docs/operating.md). */
  readonly path: string;
  readonly exporter: AppletExporter;
  readonly language: string;
  /** The answer that was given before. */
  readonly kept: string;
  readonly isEditable: boolean;
  readonly clock: Clock;
  readonly onInitialized: () => void;
  /** A line of limited length; not to be trusted otherwise. */
  readonly onAnswer: (text: string) => void;
  /** It did not start, or was removed. */
  readonly onFailure: (failure: AppletFailure) => void;
}

/**
 * Runs an applet in its own frame: an opaque origin without access to the page, its storage and its session. It is
 * removed if it misbehaves.
 */
export function openAppletFrame(place: HTMLElement, options: AppletFrameOptions): Disposable {
  const { title, path, exporter, language, kept, isEditable, clock, onInitialized, onAnswer, onFailure } = options;
  let watch: FrameWatch = startOfFrameWatch;
  let isInitialized = false;
  let isOver = false;

  function follow(next: FrameWatch): void {
    watch = next;
    const failure = misbehaviour(next);
    if (failure !== undefined) end(failure);
  }

  function end(failure: AppletFailure): void {
    if (isOver) return;
    dispose();
    onFailure(failure);
  }

  const seconds = clock.every(1000).subscribe(() => {
    // A hidden page gives its frames little time.
    if (!place.ownerDocument.hidden) follow(afterSecond(watch));
  });

  function dispose(): void {
    isOver = true;
    seconds.unsubscribe();
    frame.dispose();
  }

  function hear(message: AppletMessage | undefined): void {
    switch (message?.kind) {
      case 'initialized':
        isInitialized = true;
        onInitialized();
        return;
      case 'notLoaded':
        if (!isInitialized) end({ kind: 'notLoaded' });
        return;
      case 'fault':
        if (!isInitialized) end({ kind: 'faulty', message: message.message });
        return;
      case 'answer':
        if (isInitialized && isEditable) onAnswer(message.text);
        return;
      case 'alive':
      case undefined:
        return;
    }
  }

  const { id, integrity, ...where } = exporter;
  const opening: AppletOpening = {
    kind: 'open',
    properties: { gwtMathletId: id, lang: language, ...where },
    integrity,
    kept,
    isEditable,
  };
  const frame = openSandboxedFrame(place, {
    address: `/applet-frame.html?path=${encodeURIComponent(path)}`,
    title,
    isLazy: false,
    onOpen: ({ say }) => say(opening),
    onMessage: (data) => {
      follow(heardFrom(watch));
      if (!isOver) hear(readAppletMessage(data));
    },
    onLeave: () => end({ kind: 'left' }),
  });
  return { dispose };
}
