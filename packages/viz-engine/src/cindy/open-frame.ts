import type { Clock, Disposable } from '@lemma/core/platform';
import { openSandboxedFrame } from '../sandbox/index.ts';
import {
  asked,
  failed,
  heard,
  secondPassed,
  startOfWatch,
  type CindyState,
  type ConstructionWatch,
} from './construction-state.ts';
import { readFrameMessage, type PageMessage } from './messages.ts';

/**
 * The address that serves the frame of every construction, with its own content security policy (docs/operating.md).
 */
export const cindyFrameAddress = '/cindy-frame.html';

/** A construction on the page. Disposing removes it, with everything that runs in it. */
export interface CindyFrame extends Disposable {
  play(): void;
  pause(): void;
}

/** Options for opening a frame. */
export interface FrameOptions {
  /** Its accessible name. */
  readonly title: string;
  readonly message: Extract<PageMessage, { kind: 'open' }>;
  readonly clock: Clock;
  readonly onState: (state: CindyState) => void;
}

/**
 * Shows a construction in its own frame: an opaque origin without access to the page, storage, the network or other
 * addresses. The page communicates with it only through one port, and removes it if it misbehaves.
 */
export function openCindyFrame(place: HTMLElement, { title, message, clock, onState }: FrameOptions): CindyFrame {
  let watch = startOfWatch;

  function follow(next: ConstructionWatch): void {
    const before = watch.state;
    watch = next;
    if (next.state === before) return;
    if (next.state.status === 'failed') dispose();
    onState(next.state);
  }

  const seconds = clock.every(1000).subscribe(() => {
    // A hidden page gives its frames little time.
    if (!place.ownerDocument.hidden) follow(secondPassed(watch));
  });

  function dispose(): void {
    seconds.unsubscribe();
    frame.dispose();
  }

  const frame = openSandboxedFrame(place, {
    address: cindyFrameAddress,
    title,
    isLazy: true,
    onOpen: ({ say }) => {
      follow(asked(watch));
      say(message);
    },
    onMessage: (data) => follow(heard(watch, readFrameMessage(data))),
    onLeave: () => follow(failed(watch, 'left')),
  });
  return {
    play: () => frame.say({ kind: 'play' }),
    pause: () => frame.say({ kind: 'pause' }),
    dispose,
  };
}
