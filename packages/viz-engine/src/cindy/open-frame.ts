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

/** Where the frame of every construction is served, with a policy of its own (docs/operating.md). */
export const cindyFrameAddress = '/cindy-frame.html';

/** A construction on the page. Disposed of, it is taken away with everything that runs in it. */
export interface CindyFrame extends Disposable {
  play(): void;
  pause(): void;
}

/** What a frame is opened with. */
export interface FrameOptions {
  /** What people who hear the page are told it is. */
  readonly title: string;
  readonly message: Extract<PageMessage, { kind: 'open' }>;
  readonly clock: Clock;
  readonly onState: (state: CindyState) => void;
}

/**
 * Shows a construction in a frame of its own: an opaque origin that reaches nothing of the page, no storage, no network, no
 * other address. The page hears of it only through one port, and takes it away when it does not behave.
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
    // A page that nobody sees gives its frames little time.
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
